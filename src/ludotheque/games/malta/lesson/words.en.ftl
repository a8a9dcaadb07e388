# The lesson of Malta.  Each sentence has at most fifteen words.

lesson-host = Gulliver
lesson-name-1 = Basil
lesson-goal = Be the last one who has not lost.
lesson-danger = You are out if your hand is empty or you cannot move.

lesson-win = Win first
lesson-win-card = I’m Gulliver, the harbour gull. Basil looks comfortable. Play Remove A Space!
lesson-win-target = Now point at the floor under Basil.
lesson-win-target-self = Splash! That was your own floor. No arrow, no way out. Try again.
lesson-win-move = A circle has no arrows: Basil is stuck. Follow one of your arrows.
lesson-win-end = Basil could not move, so you won. That was quick! Now properly.

lesson-turn = A whole turn
lesson-turn-number = The number says how many cards you draw next. Move right, onto the three.
lesson-turn-number-circle = A circle: no cards, no arrows. Out you go! Try again.
lesson-turn-half = Three new cards! You must play half your hand: two. First, Draw Two.
lesson-turn-free = One more, any card you like.
lesson-turn-move = Do what the card asks, if anything. Then move along an arrow.
lesson-turn-end = Draw, play half, move. Never end up with an empty hand. That’s all!

lesson-negate = The nasty surprise
lesson-negate-again = Back on the pier. Same trick: play Remove A Space.
lesson-negate-target = Point at the floor under Basil. He is smiling. Why is he smiling?
lesson-negate-away = Negated! Your card did nothing, but it counted. Step left.
lesson-negate-answer = He removes your floor! You hold a Negate too. Use it!
lesson-negate-answer-pass = Polite, and very wet: no floor, no arrow, last card gone. Try again.
lesson-negate-finish = Ha! Your turn, with new cards. Finish Basil: no hints this time.
lesson-negate-finish-missed = Basil just strolled off. Take the floor from under him. Try again.
lesson-negate-end = You win, and Basil swims. I have nothing left to teach you.

lesson-tip-playing = Before each card, count: an empty hand loses, even when the card was brilliant.
lesson-tip-moving = The number under your feet is your next draw. Avoid circles and company.
lesson-tip-answering-on = Would this card hurt you? If not, keep your answer for a worse one.
lesson-tip-paying = Pay with the cards you would miss least.
