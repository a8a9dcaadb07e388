# The lesson of All Wound Up.  Each sentence has at most fifteen words.

lesson-host = Vesper
lesson-name-1 = Mortimer
lesson-goal = Be the first to follow the path and walk through the gate.
lesson-danger = Nobody is knocked out, but graves and edges cost you time.

lesson-win = Win first
lesson-win-open = I’m Vesper, a bat. To bid is to lay cards: most win. Bid Wind 3!
lesson-win-go = You win the auction, so you wind three times. Let it go!
lesson-win-end = Home, through the gate! You never steer: you only wind. Now the auction.

lesson-auction = Bid, then watch
lesson-auction-open = The most cards of a type win. You have two. Touch the Wild?
lesson-auction-open-tie = Two against two: both walk, and Mortimer leaves. Politely. Try again.
lesson-auction-guess = Three beat two! Before the key is let go: where will it stop?
lesson-auction-guess-past = Safely past the grave
lesson-auction-guess-grave = In the grave
lesson-auction-guess-edge = Over the edge
lesson-auction-go = Bets are closed. Let go, and don’t look down.
lesson-auction-end = { $guess ->
    [right] Right: in the grave! Mausoleums swallow you too. It climbs out with its next card.
   *[other] Wrong: even toes count. Mausoleums swallow you too. It climbs out with its next card.
}

lesson-pass = Passing cards
lesson-pass-give = Most tables first pass cards. Give Mortimer three, and keep what you hold most of.
lesson-pass-give-split = There goes a Wind 2. Cards of one kind win together. Try again.
lesson-pass-give-wild = A Wild fits every bid. Mortimer thanks you warmly. Try again.
lesson-pass-swap = He passes you three as well. Now discard two, and draw two.
lesson-pass-swap-split = Not those! The more you hold of one kind, the better. Try again.
lesson-pass-swap-wild = A Wild, thrown away? It fits every bid. Try again.
lesson-pass-end = Six alike! One last swap, and the bidding begins. Now to the brains.

lesson-brains = Brains
lesson-brains-turn = Turn to the brain. You can go no further: Mortimer’s pawn is in the way.
lesson-brains-turn-short = No brain over there. Turn as far as Mortimer’s pawn lets you. Try again.
lesson-brains-guess = Two winds, and Mortimer’s pawn is close. Who falls over?
lesson-brains-guess-you = Your pawn
lesson-brains-guess-rival = Mortimer’s pawn
lesson-brains-guess-nobody = Nobody
lesson-brains-go = Bets are closed. Let go: feet that touch a brain have eaten it.
lesson-brains-feed = You fell: you stand up, but walk no further. The brain still pays. Choose!
lesson-brains-feed-leave = Nothing, thank you? You are a zombie. Try again.
lesson-brains-end = The first brain pays black. Later ones: another black, or one rank higher.

lesson-tokens = Tokens
lesson-tokens-yellow = Yellow robs a hand before an auction. Take a card from Mortimer!
lesson-tokens-purple = A second Wind 2! Purple turns your pawn at any time. To the gate!
lesson-tokens-purple-short = The gate is a quarter turn to the right. Try again.
lesson-tokens-purple-far = Too far: the gate is a quarter turn to the right. Try again.
lesson-tokens-open = Now bid both your Wind 2.
lesson-tokens-red = A tie: both of you would walk. Red raises your bid by one.
lesson-tokens-red-tie = Both walk, and Mortimer is out first. Red breaks ties. Try again.
lesson-tokens-go = Two winds are too few. Green adds one, black takes one away. Let go!
lesson-tokens-go-short = Short of the gate by a nose. Green adds a wind. Try again.
lesson-tokens-go-even = Black takes away what green has added. Green alone, please. Try again.
lesson-tokens-end = You win! From low to high: black, purple, green, yellow, red.

lesson-turn = Turning
lesson-turn-open = Your zombie faces the wall. Bid Wind 3, or Rotate Right?
lesson-turn-open-wind = Off it marched, the wrong way, with great dignity. Try again.
lesson-turn-finish = Turn it to the gate, then bid Wind 3 and let go. All yours!
lesson-turn-finish-missed = Nearly. Aim straight at the gate this time. Try again.
lesson-turn-end = You win! I’d applaud, but I am holding on to the ceiling.

lesson-tip-giving = Pass on what you hold only once: many alike win auctions.
lesson-tip-discarding = Throw away single cards, but never a Wild.
lesson-tip-opening = Bid what you hold most of: others must match it to walk too.
lesson-tip-answering = All your cards of this type are in. Add a Wild only to win.
lesson-tip-raising = Others may still add Wilds. Pass, and you are asked again if they do.
lesson-tip-targeting = Turn whoever is nearest to the gate. Backwards is a fine direction.
lesson-tip-placing = Give it a clear way ahead: no grave, no neighbour.
lesson-tip-turning = Point the nose at the gate. Toys walk where they look, roughly.
lesson-tip-winding = One wind is about a pawn’s length of courage. Mind the graves.
lesson-tip-feeding = Black shortens a walk by a wind. One rank up, purple turns your pawn.
