# The lesson of All Wound Up.  Each sentence has at most fifteen words.

lesson-host = Vesper
lesson-name-1 = Mortimer
lesson-goal = Be the first to follow the path and walk through the gate.
lesson-danger = Nobody is knocked out, but graves and edges cost you time.

lesson-win = Win first
lesson-win-open = I’m Vesper, a bat. I do nights. The gate is near. Bid your Wind 3!
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
    [right] You guessed right: in the grave! It climbs out with its next card.
   *[other] You guessed wrong: even toes count. It climbs out with its next card.
}

lesson-turn = The right way round
lesson-turn-open = Your fiddler faces the wall. Bid Wind 3, or Rotate Right?
lesson-turn-open-wind = Off it marched, the wrong way, with great dignity. Try again.
lesson-turn-finish = Turn it to the gate, then bid Wind 3 and let go. All yours!
lesson-turn-finish-missed = Nearly. Aim straight at the gate this time. Try again.
lesson-turn-end = You win! I’d applaud, but I am holding on to the ceiling.

lesson-tip-opening = Bid what you hold most of: others must match it to walk too.
lesson-tip-answering = All your cards of this type are in. Add a Wild only to win.
lesson-tip-raising = Others may still add Wilds. Pass, and you are asked again if they do.
lesson-tip-turning = Point the nose at the gate. Toys walk where they look, roughly.
lesson-tip-winding = One wind is about a pawn’s length of courage. Mind the graves.
lesson-tip-feeding = Black shortens a walk by a wind. One rank up, purple turns your pawn.
