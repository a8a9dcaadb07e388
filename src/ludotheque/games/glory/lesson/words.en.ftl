# The lesson of Road to Glory.  Each sentence has at most fifteen words.

lesson-host = Barnaby
lesson-name-1 = Granit
lesson-name-2 = Mirabelle
lesson-goal = Be the last one standing.
lesson-danger = At 0 stamina you are out. The lower throw loses the difference.

lesson-win = Win first
lesson-win-challenge = I’m Barnaby: bulldog, retired champion. Granit is wobbling. Challenge him!
lesson-win-lay = Two dice each; the lower sum bleeds. Lay your +4 first!
lesson-win-lay-nothing = Bare paws, snake eyes: two against eleven. Stretcher, please! Try again.
lesson-win-end = Eleven to seven: Granit had four stamina left. Had. Now, the road there.

lesson-path = The road
lesson-path-draw = Your space says 1: one action. Draw a card, from either deck.
lesson-path-advance = No actions left. Walk on: the next step is the ring.
lesson-path-advance-stay = Two stamina, for sitting on your tail? Expensive bench. Try again.
lesson-path-first = First in! Bonus: a card for each rival still walking. Which deck?
lesson-path-end = Full paws, warm ring. Now they have to come to you.

lesson-meddle = The bystander
lesson-meddle-challenge = Three in the ring. Pick on Granit again, he is used to it.
lesson-meddle-guess = Mirabelle isn’t fighting. She is only… watching. What will she do?
lesson-meddle-guess-watch = Just watch, and clap politely
lesson-meddle-guess-help = Help me
lesson-meddle-guess-trip = Trip me up
lesson-meddle-lay = { $guess ->
    [right] You smell it too. Lay a card: +2 for you, or −2 for him?
   *[other] Hm. I knew a Mirabelle once. Lay a card: +2, or −2 for him?
}
lesson-meddle-revenge = Her −3 cost you the fight! Now she fights. Return it to her.
lesson-meddle-revenge-wrong = You tripped Granit, and Mirabelle thanks you warmly. Wrong leg! Try again.
lesson-meddle-finish = Mirabelle is out. Finish Granit, any way you like. I say nothing.
lesson-meddle-finish-missed = Down you go. Even champions lay a card first. Try again.
lesson-meddle-end = Champion! I am not crying. Bulldogs always look like this.

lesson-tip-in-ring = Hit the one with the least stamina, while they hold few cards.
lesson-tip-laying-fighter = Attack adds to your throw, defence takes from theirs. Losing costs the difference.
lesson-tip-laying-bystander = You may meddle: a diva or a die hurts whoever you like less.
lesson-tip-repeating = A second action costs stamina. Only buy it to finish someone.
