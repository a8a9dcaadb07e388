# All sentences of Malta.  A seat comes as its name, $seat, and $seatIs: "you" for who reads it, otherwise "other".
# A sentence refers to no other sentence.  The French catalogue has the same ids with the same variables.

## The cards

card-draw-two = Draw Two
card-discard-two-of-yours = Discard Two of Yours
card-discard-two-of-theirs = Discard Two of Theirs
card-swap-hands = Swap Hands
card-pickpocket = Pickpocket
card-hand-me-down = Hand-Me-Down
card-pass-it-on = Pass It On
card-round-on-the-house = Round On The House
card-reshuffle = Reshuffle
card-everyone-moves = Everyone Moves
card-going-home = Going Home
card-shove = Shove
card-sidestep = Sidestep
card-trade-places = Trade Places
card-long-jump = Long Jump
card-welcome-back = Welcome Back
card-remove-a-space = Remove A Space
card-restore-a-space = Restore A Space
card-swap-two-spaces = Swap Two Spaces
card-turn-a-space = Turn A Space
card-shift-a-line = Shift A Line
card-end-turn = End Turn
card-blind-faith = Blind Faith
card-negate = Negate
card-boomerang = Boomerang
card-second-wind = Second Wind

card-listed = “{ $card }”
card-times = { $card } ×{ $count }
no-card = no card
card-says = “{ $card }”: { $text }

## What the cards do.  An edited box may change $amount.

effect-draw = Draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
effect-discard-own = Discard { $amount } of your own cards.
effect-discard-theirs = A rival discards { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} of their choice.
effect-swap-hands = Swap hands with a rival.
effect-pickpocket = Take { $amount ->
    [one] 1 random card
   *[other] { $amount } random cards
} from a rival.
effect-hand-me-down = Give a rival { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} of your choice.
effect-pass-it-on = Everyone passes 1 card to the left.
effect-everyone-draws = Everyone draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
effect-reshuffle = The discards go back into the deck; this card leaves the game.
effect-everyone-moves = All pawns move 1 space in the direction you name.
effect-going-home = Any pawn returns to its start space.
effect-shove = Move a rival’s pawn { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
} in any direction.
effect-jump = Move your pawn { $amount ->
    [one] 1 space in any direction
   *[other] { $amount } spaces in a straight line
}.
effect-trade-places = Two pawns trade places.
effect-welcome-back = A player who has lost comes back, with at least { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
effect-remove-a-space = Flip a space to its 0-circle: no arrows, no cards.
effect-restore-a-space = Turn a 0-circle face up again.
effect-swap-two-spaces = Two spaces trade places; pawns stay put.
effect-turn-a-space = Turn a space by 90, 180 or 270°.
effect-shift-a-line = Slide a row or column by one; pawns stay put.
effect-end-turn = Your turn ends, and you do not move.
effect-blind-faith = The next player { $blindFaith ->
    [turn] loses their next turn
    [random] plays random cards on their next turn
   *[skip] plays no cards on their next turn
}.
effect-negate = Reaction: a rival’s card has no effect.
effect-boomerang = Reaction: a rival’s card becomes yours.
effect-second-wind = Move along an arrow now, and again at the end of your turn.
reaction-in-own-turn = Does nothing on your own turn, but counts as played.

## The board

direction-up = up
direction-right = right
direction-down = down
direction-left = left
line-row = row { $name }
line-column = column { $name }
by-degrees = by { $degrees }° clockwise

space-star = star { $number }
space-crown = crown { $direction } { $number }
space-drop = drop { $direction } { $number }
space-start = start { $direction } { $number }
space-circle = 0-circle
place-and-space = { $place } { $space }
target-and-how = { $target }, { $how }

## What one may do

action-place-pawn = Place your pawn on { $place }
action-play-card = Play “{ $card }”
action-name-seat = { $seatIs ->
    [you] Choose yourself
   *[other] Choose { $seat }
}
action-name-pawn = { $seatIs ->
    [you] Choose your own pawn, on { $place } ({ $space })
   *[other] Choose { $seat }, on { $place } ({ $space })
}
action-name-space = Choose { $place }
action-name-space-there = Choose { $place } ({ $space })
action-name-direction = Go { $direction }
action-name-direction-to = Go { $direction }, to { $place } ({ $space })
action-everyone-goes = Everyone goes { $direction }; you land on { $place } ({ $space })
action-slide = Slide it { $direction }
action-name-quarters = Turn it by { $quarters }° clockwise
action-name-quarters-to = Turn it by { $quarters }° clockwise: { $space }
action-name-line = Choose { $line }
action-pass = Pass
action-react = React with “{ $card }”
action-choose-card = Choose “{ $card }”
action-discard = Discard “{ $card }”
action-give = Give “{ $card }” to { $seat }
action-pass-on = Pass “{ $card }” on to { $seat }
action-pay = Pay { $seat } with “{ $card }”
action-pay-first = Pay { $seat } first
action-move = Move { $direction }
action-move-to = Move { $direction }, to { $place } ({ $space })
action-move-toll = Move { $direction }, to { $place } ({ $space }), and pay { $toll ->
    [one] 1 card
   *[other] { $toll } cards
} { $count ->
    [one] to { $owners }
   *[other] each to { $owners }
}

## What may be typed, separated by commas; the first word is also shown

typed-up = up, u
typed-right = right, r
typed-down = down, d
typed-left = left, l
typed-pass = pass, p, no

## What is asked, and why

ask-placing = On which start space do you place your pawn?
why-placing = The match begins: everyone places a pawn on a start space, in turn order. Several pawns may share one.
wait-placing = Waiting for { $seats } to place a pawn.

ask-playing = Which card do you play? { $quota ->
    [one] 1 more this turn.
   *[other] { $quota } more this turn.
}
why-playing = It is your turn: you must play half of the hand you held after drawing, rounded up. If you run out of cards, you lose.
wait-playing = Waiting for { $seats } to play a card.

ask-rival = “{ $card }”: which rival?
ask-pawn = “{ $card }”: which pawn?
ask-other-pawn = “{ $card }”: with which other pawn?
ask-lost-seat = “{ $card }”: who comes back?
ask-direction = “{ $card }”: which way?
ask-space = “{ $card }”: which space?
ask-other-space = “{ $card }”: { $place } trades places with which space?
ask-circle = “{ $card }”: which 0-circle?
ask-quarters = “{ $card }”: how far does { $place } turn?
ask-line = “{ $card }”: which row or column?
why-naming = You play a card together with all its targets. Nobody sees your choice until you have named the last one; until then you may undo it.
why-naming-turned = Your “Boomerang” has turned “{ $card }” round. Now you play it and name its targets; where it needs a rival, that is { $seat }.
why-naming-blind = “Blind Faith”: chance has drawn “{ $card }” from your hand. You only name its targets.
wait-naming = Waiting for { $seats } to name targets for “{ $card }”.

ask-answering = { $seat } plays “{ $card }”. Do you react?
ask-answering-on = { $seat } plays “{ $card }”: { $targets }. Do you react?
ask-answering-on-seats = { $seat } plays “{ $card }” on { $targets }. Do you react?
ask-answering-idle = { $seat } plays “{ $card }” in their own turn, to no effect. Do you react?
ask-answering-reaction = { $seat } answers “{ $on }” with “{ $card }”. Do you react to that?
why-answering = Whenever a card is played, the others may react with “Negate” or “Boomerang”, all in secret and at once. You are asked whatever you hold, so that no pause gives anything away.
wait-answering = Waiting for { $seats } to react or pass.

ask-discarding = “{ $card }”: which card do you discard? { $left ->
    [one] 1 to go.
   *[other] { $left } to go.
}
why-discarding = “{ $card }” makes you discard. You choose which cards.
wait-discarding = Waiting for { $seats } to discard.

ask-giving = “{ $card }”: which card do you give to { $seat }? { $left ->
    [one] 1 to go.
   *[other] { $left } to go.
}
why-giving = “{ $card }”: a rival gets a card of your choice. Only the two of you see it.
wait-giving = Waiting for { $seats } to give a card.

ask-passing-on = “{ $card }”, played by { $player }: which card do you pass on to { $seat }?
why-passing-on = “{ $card }”: everyone chooses in secret and at once, then every card goes to the left.
wait-passing-on = Waiting for { $seats } to pass a card on.

ask-ordering = Whom do you pay first?
why-ordering = You owe { $toll ->
    [one] 1 card
   *[other] { $toll } cards
} to each rival on the space you have reached, and you do not have enough for all. You choose the order.
wait-ordering = Waiting for { $seats } to decide whom to pay first.

ask-paying = Which card do you give { $seat } as a toll? { $left ->
    [one] 1 to go.
   *[other] { $left } to go.
}
why-paying = You have reached a space with other pawns on it. Each owner gets as many of your cards as the number on the space: { $toll }. You choose which.
wait-paying = Waiting for { $seats } to pay a toll.

ask-moving = Which way do you move?
why-moving = You have played your cards. Now you must move one space along an arrow under your pawn, and pay whoever stands there.
wait-moving = Waiting for { $seats } to move.

## What has happened

event-board-laid = The board is laid out: { $spacesCount ->
    [25] 5 × 5
   *[other] 7 × 7
} spaces.
event-first-seat-named = { $seatIs ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-pawn-placed = { $seatIs ->
    [you] You start on { $place }.
   *[other] { $seat } starts on { $place }.
}
event-turn-began = { $seatIs ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }’s turn.
}
event-cards-drawn = { $seatIs ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-cards-drawn-unseen = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-quota-counted = { $seatIs ->
    [you] { $quota ->
        [0] You play no cards this turn.
        [one] You must play 1 card this turn.
       *[other] You must play { $quota } cards this turn.
    }
   *[other] { $quota ->
        [0] { $seat } plays no cards this turn.
        [one] { $seat } must play 1 card this turn.
       *[other] { $seat } must play { $quota } cards this turn.
    }
}
event-card-drawn-blindly = { $seatIs ->
    [you] “Blind Faith” draws “{ $card }” from your hand.
   *[other] “Blind Faith” draws “{ $card }” from { $seatOf } hand.
}
event-card-played = { $seatIs ->
    [you] You play “{ $card }”.
   *[other] { $seat } plays “{ $card }”.
}
event-card-played-on = { $seatIs ->
    [you] You play “{ $card }”: { $targets }.
   *[other] { $seat } plays “{ $card }”: { $targets }.
}
event-card-played-on-seats = { $seatIs ->
    [you] You play “{ $card }” on { $targets }.
   *[other] { $seat } plays “{ $card }” on { $targets }.
}
event-reacted = { $seatIs ->
    [you] You answer “{ $on }” with “{ $card }”.
   *[other] { $seat } answers “{ $on }” with “{ $card }”.
}
event-card-negated = { $seatIs ->
    [you] Your “{ $card }” has no effect.
   *[other] { $seatOf } “{ $card }” has no effect.
}
event-card-turned-round = { $seatIs ->
    [you] Now it is you who plays “{ $card }”.
   *[other] Now it is { $seat } who plays “{ $card }”.
}
event-card-turned-round-on = { $seatIs ->
    [you] Now it is you who plays “{ $card }”: { $targets }.
   *[other] Now it is { $seat } who plays “{ $card }”: { $targets }.
}
event-card-turned-round-on-seats = { $seatIs ->
    [you] Now it is you who plays “{ $card }” on { $targets }.
   *[other] Now it is { $seat } who plays “{ $card }” on { $targets }.
}
event-card-did-nothing = “{ $card }” does nothing.
event-cards-discarded = { $seatIs ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-first-payment-chosen = { $seatIs ->
    [you] You cannot pay everybody, and pay { $receiver } first.
   *[other] { $receiverIs ->
        [you] { $seat } cannot pay everybody, and pays you first.
       *[other] { $seat } cannot pay everybody, and pays { $receiver } first.
    }
}
event-cards-given = { $giverIs ->
    [you] You give { $receiver } { $cards }.
   *[other] { $receiverIs ->
        [you] { $giver } gives you { $cards }.
       *[other] { $giver } gives { $receiver } { $cards }.
    }
}
event-cards-given-unseen = { $giver } gives { $receiver } { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-hands-swapped = { $seatIs ->
    [you] You and { $rival } swap hands. You now hold { $toSeat }; { $rival } now holds { $toRival }.
   *[other] { $rivalIs ->
        [you] { $seat } and you swap hands. You now hold { $toRival }; { $seat } now holds { $toSeat }.
       *[other] { $seat } and { $rival } swap hands. { $seat } now holds { $toSeat }; { $rival } now holds { $toRival }.
    }
}
event-hands-swapped-unseen = { $seat } and { $rival } swap hands.
event-discards-reshuffled = { $count ->
    [0] No card is shuffled back into the deck: there are no discards.
    [one] 1 discarded card is shuffled back into the deck.
   *[other] { $count } discarded cards are shuffled back into the deck.
}
event-pawn-moved = { $seatIs ->
    [you] You go from { $start } to { $end }.
   *[other] { $seat } goes from { $start } to { $end }.
}
event-space-removed = Space { $place } is flipped to its 0-circle.
event-space-restored = Space { $place } is turned face up.
event-spaces-swapped = Spaces { $one } and { $other } trade places.
event-space-turned = Space { $place } turns by { $quarters }° clockwise.
event-line-shifted = A line slides { $direction }: { $line }.
event-blind-faith-laid = { $seatIs ->
    [you] “Blind Faith” awaits your next turn.
   *[other] “Blind Faith” awaits { $seatOf } next turn.
}
event-blind-faith-worked = { $seatIs ->
    [you] “Blind Faith” strikes you.
   *[other] “Blind Faith” strikes { $seat }.
}
event-turn-ended = { $seatIs ->
    [you] Your turn is over.
   *[other] { $seat }’s turn is over.
}
no-cards = { $seatIs ->
    [you] You have run out of cards and lose.
   *[other] { $seat } has run out of cards and loses.
}
no-way = { $seatIs ->
    [you] You cannot move and lose.
   *[other] { $seat } cannot move and loses.
}
event-seat-returned = { $seatIs ->
    [you] You are back, on { $place }.
   *[other] { $seat } is back, on { $place }.
}
last-standing = { $winnersIs ->
    [you] You win: everyone else has lost.
   *[other] { $winners } wins: everyone else has lost.
}
last-round = { $winnersIs ->
    [you] You win: you hold the most cards after the last round.
   *[other] { $count ->
        [one] { $winners } wins: the most cards in hand after the last round.
       *[other] { $winners } share the win: the most cards in hand after the last round.
    }
}

## The whole position

view-turn = { $seatIs ->
    [you] Round { $round }, your turn.
   *[other] Round { $round }, { $seat }’s turn.
}
view-quota = Still to play this turn: { $quota ->
    [one] 1 card
   *[other] { $quota } cards
}.
view-seat = { $seatIs ->
    [you] You are
   *[other] { $seat } is
} on { $place } ({ $space }), { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, start space on { $home }.
view-seat-waiting = { $seatIs ->
    [you] You have no pawn on the board yet.
   *[other] { $seat } has no pawn on the board yet.
}
view-seat-lost = { $seatIs ->
    [you] You have lost.
   *[other] { $seat } has lost.
} { $cards ->
    [0] No cards kept.
    [one] 1 card kept.
   *[other] { $cards } cards kept.
}
view-lives = { $seatIs ->
    [you] You have
   *[other] { $seat } has
} { $lives ->
    [one] 1 life
   *[other] { $lives } lives
} left.
view-in-play = In play: { $cards }.
in-play = { $seatIs ->
    [you] your “{ $card }”
   *[other] { $seatOf } “{ $card }”
}
in-play-on = { $seatIs ->
    [you] your “{ $card }” ({ $targets })
   *[other] { $seatOf } “{ $card }” ({ $targets })
}
in-play-on-seats = { $seatIs ->
    [you] your “{ $card }” on { $targets }
   *[other] { $seatOf } “{ $card }” on { $targets }
}
view-hand = { $seatIs ->
    [you] Your hand: { $hand }.
   *[other] { $seatOf } hand: { $hand }.
}
view-known = You know that { $seat } holds { $cards }.
view-piles = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. Discards: { $discards }.
view-gone = Out of the game: { $cards }.
view-row = Row { $name }: { $spaces }.
view-rows-up = The board from the top row to the start row; up is towards the top.

## Drawn beside the board

panel-round = Round { $round }
panel-deck = deck { $deck }
panel-discards = discards { $discards }
panel-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
panel-home = start { $home }
panel-lost = out
panel-blind = Blind Faith
panel-lives = lives { $lives }
panel-you = You

## Drawn in the browser

board-spaces = The spaces of the board
board-hand = Your hand
board-choose = Choose
board-play-idle = Play to no effect
board-quota = { $quota ->
    [one] 1 card to play
   *[other] { $quota } cards to play
}
board-in-play = In play
board-legend = Ways off a space
board-legend-star = star: any direction
board-legend-crown = crown: not over the flat side
board-legend-drop = drop: only where it points
board-legend-circle = 0-circle: no way off
board-draws-you = { $number ->
    [0] You would draw nothing next turn, with no way off
    [one] You would draw 1 card next turn
   *[other] You would draw { $number } cards next turn
}
board-draws-rival = { $number ->
    [0] { $name } would draw nothing next turn, with no way off
    [one] { $name } would draw 1 card next turn
   *[other] { $name } would draw { $number } cards next turn
}
board-pays-all = You would pay all your cards and be out
out-paid = { $seatIs ->
    [you] You had no card left after paying { $to }
   *[other] { $toIs ->
        [you] { $seat } had no card left after paying you
       *[other] { $seat } had no card left after paying { $to }
    }
}
out-no-cards = { $seatIs ->
    [you] You had no card left
   *[other] { $seat } had no card left
}
out-no-way = { $seatIs ->
    [you] No arrow led you off your space
   *[other] No arrow led { $seat } off the space
}
board-take-back = Undo
board-players = Players
board-known = Cards you know
board-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-discards = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-deck-short = Deck
board-discards-short = Discards
board-orders-always-pass = Always pass
board-orders-clear = Ask me every time
board-orders-rule = Order { $number }
board-orders-with = React with
board-orders-when = to a card played
board-orders-on-me = on me
board-orders-on-anybody = on anyone
board-orders-any-card = any card
board-orders-remove = Remove order { $number }
board-orders-add = Add an order
board-orders-otherwise = Otherwise
board-orders-ask = ask me
board-orders-give = Save these orders

## The options

option-board = Board
option-board-text = The size of the board; 5 × 5 only with two players.
option-board-7 = 7 × 7
option-board-5 = 5 × 5
option-lives = Lives
option-lives-text = How many losses put you out of the game.
option-lives-1 = one life
option-lives-2 = two lives
option-last-round = Last round
option-last-round-text = After this round, the player with the most cards in hand wins.
option-blind-faith = Blind Faith
option-blind-faith-text = What the victim of “Blind Faith” does on the next turn.
option-blind-faith-skip = draws and moves, but plays no cards
option-blind-faith-turn = loses the whole turn
option-blind-faith-random = plays cards drawn at random
option-first = First player
option-first-text = Who begins. The rulebook says the youngest; if nobody is chosen, chance decides.

## Why a move is refused.  Without $seatIs, $seat is the number of the seat.

place-first = First place your pawn on a start space
play-first = You must play a card now
answer-first = It is time to react, or to pass
choose-first = You must choose a card from your hand now
order-first = First choose whom you pay next
pay-first = First pay the toll
move-first = You must move now
nothing-to-react-to = There is no card to react to
no-reaction = “{ $card }” is not a reaction: only “Negate” and “Boomerang” are
not-in-hand = You do not hold “{ $card }”
no-arrow = No arrow under your pawn leads { $direction }
not-owed = { $seatIs ->
    [you] You owe yourself nothing
   *[other] You owe { $seat } nothing
}
no-start-space = There is no start space “{ $space }”
you-have-lost = You have lost: you take no part unless somebody brings you back
answered-already = You have already chosen; now the others choose
your-own-card = You cannot react to your own card
reacted-already = You have already reacted; you may react only once
no-card-to-react-with = Without a card you cannot react
not-your-turn = It is not your turn
not-lost = { $seatIs ->
    [you] You have not lost
   *[other] { $seat } has not lost
}
has-lost = { $seatIs ->
    [you] You have lost and cannot be a target
   *[other] { $seat } has lost and cannot be a target
}
rival-without-cards = { $seatIs ->
    [you] You have no card
   *[other] { $seat } has no card; choose a rival who has
}
no-rival = { $seatIs ->
    [you] “{ $card }” needs a rival; you are not your own
   *[other] “{ $card }” cannot be played on { $seat } now
}
is-circle = Space { $place } shows its 0-circle; choose a space that lies face up
is-face-up = Space { $place } lies face up; choose a 0-circle
not-along-the-line = That line cannot slide { $direction }
off-the-board = Going { $direction } would lead off the board
cannot-name = “{ $card }” cannot be used on that
name-first = First name the target of “{ $card }”, or undo it

## What is wrong with a box or a table

small-board = 5 × 5 is for two players, not for { $seats }
star-direction = a star has no direction; a crown or a drop has one
double-id = two rows of the box have the same id
bad-starts = one row of the box must be the start spaces, with count = 7
too-few-spaces = besides the start spaces there must be 42 to 255 spaces, not { $count }
too-few-cards = there must be 24 to 255 cards, of at most 200 kinds, not { $count }

# Why a choice is better than another (gain) or worse than the best (loss), by the feature that differs most.
gain-more-lives = Saves a life.
loss-less-lives = Costs a life.
gain-more-on-turn = Keeps the turn.
loss-less-on-turn = Gives the turn away.
gain-more-next = Brings the next turn sooner.
loss-less-next = Puts the next turn off.
gain-more-cards = Keeps enough cards for the next turn.
loss-less-cards = Leaves too few cards for the next turn.
gain-more-cards-on-turn = Leaves more cards after this turn.
loss-less-cards-on-turn = Leaves fewer cards after this turn.
gain-less-few-cards = Avoids running out of cards.
loss-more-few-cards = Leaves hardly any cards.
gain-more-worth = Keeps better cards.
loss-less-worth = Leaves weaker cards in hand.
gain-more-reaction = Keeps a reaction in hand.
loss-less-reaction = Less likely to keep a reaction.
gain-more-refills = Keeps a card that brings new cards.
loss-less-refills = Less likely to keep a card that brings new cards.
gain-more-hand = Keeps more cards in hand.
loss-less-hand = Leaves fewer cards in hand.
gain-more-quota = Leaves more cards to play.
loss-less-quota = Leaves fewer cards to play.
gain-more-removals = Keeps a card that removes a space.
loss-less-removals = Less likely to keep a card that removes a space.
gain-more-swap = Keeps “Swap Hands” while a rival holds more cards.
loss-less-swap = Gives up swapping hands with a rival who holds more cards.
gain-less-exposed = Leaves the rivals less to attack with.
loss-more-exposed = Leaves too few cards against the rivals’ attacks.
gain-more-cards-when-stuck = Keeps cards to free the pawn.
loss-less-cards-when-stuck = Leaves fewer cards to free the pawn.
gain-more-trade-when-stuck = Keeps “Trade Places” to free the pawn.
loss-less-trade-when-stuck = Less likely to keep “Trade Places”, which could free the pawn.
gain-more-best-arrow = Gives the pawn a better arrow to follow.
loss-less-best-arrow = Leaves only poor arrows to follow.
gain-less-stuck = Keeps a way out for the pawn.
loss-more-stuck = Leaves the pawn without a way out.
gain-less-stuck-without-help = Avoids being stuck without help.
loss-more-stuck-without-help = Risks being stuck without help.
gain-less-last-card = Avoids playing the last card.
loss-more-last-card = Risks having to play the last card.
gain-less-blind = Avoids a turn under Blind Faith.
loss-more-blind = Means a turn under Blind Faith.
fact-out = { $seatIs ->
    [you] You would be out.
   *[other] { $seat } would be out.
}
fact-out-not = { $seatIs ->
    [you] Keeps you in the match.
   *[other] Keeps { $seat } in the match.
}
fact-out-soon = { $seatIs ->
    [you] You
   *[other] { $seat }
} would { $amount ->
    [1] soon be out 1 time in 10 instead of { $other }
    [10] almost surely be out soon
   *[other] soon be out { $amount } times in 10 instead of { $other }
}.
fact-out-soon-not = { $seatIs ->
    [you] You
   *[other] { $seat }
} would { $amount ->
    [0] almost surely stay in for now
    [1] rarely be out soon: 1 time in 10 instead of { $other }
   *[other] soon be out only { $amount } times in 10 instead of { $other }
}.
fact-rival-out-soon = { $seatIs ->
    [you] You
   *[other] { $seat }
} would { $amount ->
    [1] soon be out 1 time in 10 instead of { $other }
    [10] almost surely be out soon
   *[other] soon be out { $amount } times in 10 instead of { $other }
}.
fact-rival-out-soon-not = { $seatIs ->
    [you] You
   *[other] { $seat }
} would { $amount ->
    [0] almost surely stay in for now
    [1] rarely be out soon: 1 time in 10 instead of { $other }
   *[other] soon be out only { $amount } times in 10 instead of { $other }
}.
fact-stuck = { $seatIs ->
    [you] Leaves your pawn without an arrow to follow.
   *[other] Leaves { $seatOf } pawn without an arrow to follow.
}
fact-stuck-not = { $seatIs ->
    [you] Keeps your pawn where it has an arrow to follow.
   *[other] Keeps { $seatOf } pawn where it has an arrow to follow.
}
fact-draws = Draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} next turn instead of { $other }.
fact-draws-not = Draws only { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} next turn instead of { $other }.
fact-hand = Keeps { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} instead of { $other }.
fact-hand-not = Keeps only { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} instead of { $other }.
fact-rival-out = { $seatIs ->
    [you] Puts you out of the match.
   *[other] Puts { $seat } out of the match.
}
fact-rival-out-not = { $seatIs ->
    [you] Misses the chance to put you out of the match.
   *[other] Misses the chance to put { $seat } out of the match.
}
fact-rival-stuck = { $seatIs ->
    [you] Leaves your pawn without an arrow to follow.
   *[other] Leaves { $seatOf } pawn without an arrow to follow.
}
fact-rival-stuck-not = { $seatIs ->
    [you] Leaves your pawn a way out.
   *[other] Leaves { $seatOf } pawn a way out.
}
fact-rival-hand = { $seatIs ->
    [you] You have
   *[other] { $seat } has
} { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} instead of { $other }.
fact-rival-hand-not = { $seatIs ->
    [you] You have
   *[other] { $seat } has
} only { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} instead of { $other }.
fact-rival-draws = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
} { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} next turn instead of { $other }.
fact-rival-draws-not = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
} only { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} next turn instead of { $other }.
why-keep = Keeps “{ $card }” for something worse than { $seatOf } “{ $played }”.
why-negate = Stops { $seatOf } “{ $played }”, which would hurt more than losing “{ $card }”.
why-turn-round = Turns { $seatOf } “{ $played }” against the others.
why-negate-last = Stops { $seatOf } “{ $played }”. Safe even as the last card: the next draw comes before an empty hand counts.
why-turn-round-last = Turns { $seatOf } “{ $played }” against the others. Safe even as the last card: the next draw comes before an empty hand counts.
why-last-draws = The last card in hand, but “{ $card }” brings new ones before an empty hand counts.
## What the things are: in the box, and on the board now

about-star = Star: leave it in any of the four directions (§3.3). The number says how many cards you draw if your turn begins here (§3.1).
about-crown = Crown: leave it in three directions, but not over its flat side (§3.3).
about-drop = Drop: leave it only where its tip points (§3.3).
about-start = Start space: it is left in the same three directions as a crown (§3.3). “Going Home” takes a pawn back to the start space it began on (§4.4).
about-circle = 0-circle, the back of every space: no cards to draw and no way off. If your turn ends here without “End Turn”, you lose (§3.3, §4.2).
about-pawn = Pawn: it moves one space at the end of its player’s turn, along an arrow (§3.3).
about-hand-cards = Cards with an orange frame change hands: draw, discard, give, steal.
about-pawn-cards = Cards with a red frame move pawns.
about-space-cards = Cards with a teal frame change the board; pawns stay where they are (§4.8).
about-turn-cards = Cards with a purple frame: turns and reactions. “Negate” and “Boomerang” answer a rival’s card (§5.1).
about-place = { $place }: { $space }. { $number ->
    [0] No cards to draw here, and no way off.
    [one] Whoever begins a turn here draws 1 card.
   *[other] Whoever begins a turn here draws { $number } cards.
}
about-standing = { $seatIs ->
    [you] Your pawn stands here.
   *[other] { $number ->
        [0] { $seat } stands here. On a 0-circle there is no toll (§3.4).
        [one] { $seat } stands here: if you move here, you pay { $seat } 1 card (§3.4).
       *[other] { $seat } stands here: if you move here, you pay { $seat } { $number } cards (§3.4).
    }
}
about-player = { $seatIs ->
    [you] You hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Without a card on your own turn, you lose (§2.1).
   *[other] { $seat } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; only the number is public (§1.6). Without a card on their own turn, they lose (§2.1).
}
about-out = { $seatIs ->
    [you] You are out; “Welcome Back” may bring you back (§2.5, §4.9).
   *[other] { $seat } is out; “Welcome Back” may bring them back (§2.5, §4.9).
}
about-deck = The deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. When it is empty, it stays empty, unless somebody plays “Reshuffle” (§3.1, §4.14).
about-discards = The discard pile: everyone may look through it (§1.6).
about-in-play = The card being played. Before it works, the others may react with “Negate” or “Boomerang” (§5.1).
about-card = “{ $card }”: { $text } (§4.1)

## What to know before it hurts

warn-last-card = This is your last card: you lose, unless it brings you new ones (§2.4).
warn-no-way = No arrow leads off your space. Change that this turn, or play “End Turn”, or you lose (§3.3).
warn-toll = On { $place } the toll takes all your cards, and you lose (§3.4).
warn-must-pay = As the board lies, you must move onto { $seat }’s space and pay your last card. Change that this turn, or play “End Turn”, or you lose (§3.4).
warn-then-toll = If you choose { $choices }, you must move onto { $seat }’s space, pay your last card, and lose (§3.4).
warn-then-no-way = If you choose { $choices }, no arrow leads off your space, and you lose (§3.3).

# The pictures of the rulebook

picture-toll = If Ann follows the arrow to the right, onto Ben’s space with its 3, she must give him three of her four cards.
picture-end-turn = You stand on a 0-circle. “End Turn” saves you: you do not have to move, and still hold a card.
picture-going-home = Ben’s start space has been swapped into the third row: “Going Home” takes his pawn there.

# What was done with a thing, in the lab

used-play-card = played
used-react = played as a reaction
used-choose-card = given away or discarded
