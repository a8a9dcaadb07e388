# All sentences of All Wound Up.  A seat comes as its name, $seat, and $seatIs: "you" for who reads it, otherwise "other".
# A sentence refers to no other sentence.  The French catalogue has the same ids with the same variables.

## Things.  Headings are those of a clock face seen from above: 12 o’clock is north.

card-wind-1 = Wind 1
card-wind-2 = Wind 2
card-wind-3 = Wind 3
card-wind-4 = Wind 4
card-rotate-left = Rotate Left
card-rotate-right = Rotate Right
card-rotate-opponent = Rotate Opponent
card-wild = Wild
cards-of = { $count } × { $card }
nothing = nothing
token-black = black
token-purple = purple
token-green = green
token-yellow = yellow
token-red = red
tokens-of = { $count } { $token }
pawn-name = { $name ->
    [gravedigger] the Gravedigger
    [bride] the Bride
    [fiddler] the Fiddler
    [butler] the Butler
   *[other] { $name }
}
pawn-drawn = { $name } ({ $seat })
pawn-of = { $seatIs ->
    [you] your pawn
   *[other] the pawn of { $seat }
}
heading-hour = { $hour } o’clock
heading-time = { $hour }:{ $minute }
tile = tile { $number } ({ $name })
beside-the-tiles = beside the tiles
face-1a = Front gate
face-1b = Front gate, overgrown
face-2a = Old rows
face-2b = Angel court
face-3a = Crooked yew
face-3b = Pauper’s field
face-4a = Family vaults
face-4b = Potter’s bend
edge-north = north
edge-east = east
edge-south = south
edge-west = west
trigger-at = { $kind ->
    [mausoleum] mausoleum
    [grave] open grave
   *[brain] brain
} at { $x }, { $y }
area-zone = in the start zone of { $tile }
area-tile = anywhere on { $tile }
area-grave = on the grave that took it

## What one may do

action-agree = Agree to the layout
action-give = Pass on { $card }
action-discard = Discard { $card }
action-open = Open { $card }{ $wilds ->
    [0] {""}
    [one] , with 1 Wild
   *[other] , with { $wilds } Wilds
}
action-pass = Pass
action-answer = { $wilds ->
    [0] Add no Wild
    [one] Add 1 Wild
   *[other] Add { $wilds } Wilds
}
action-answer-forced = Play { $forced } × { $card }{ $wilds ->
    [0] {""}
    [one] {" "}and 1 Wild
   *[other] {" "}and { $wilds } Wilds
}
action-raise = { $wilds ->
    [one] Add 1 Wild
   *[other] Add { $wilds } Wilds
}
action-target = { $seatIs ->
    [you] Your own pawn
   *[other] The pawn of { $seat }
}
action-place = Place the pawn at { $x }, { $y }, facing { $heading }
action-place-on = Place the pawn on { $tile } at { $x }, { $y }, facing { $heading }
action-face = The pawn faces { $heading }
action-turn = { $way ->
    [left] Turn left by { $degrees } degrees
    [right] Turn right by { $degrees } degrees
   *[none] Turn by { $degrees } degrees
}
action-let-go = Let go{ $black ->
    [0] {""}
    [one] , 1 wind fewer (black)
   *[other] , { $black } winds fewer (black)
}{ $green ->
    [0] {""}
    [one] , 1 wind more (green)
   *[other] , { $green } winds more (green)
}
action-let-go-turned = { $way ->
    [left] Turn left by { $degrees } degrees and let go
   *[right] Turn right by { $degrees } degrees and let go
}{ $black ->
    [0] {""}
    [one] , 1 wind fewer (black)
   *[other] , { $black } winds fewer (black)
}{ $green ->
    [0] {""}
    [one] , 1 wind more (green)
   *[other] , { $green } winds more (green)
}
action-gain = Gain a black token
action-upgrade = Upgrade your { $token } token
action-leave = Leave the brain
action-purple = Purple token: { $way ->
    [left] turn your pawn left by { $degrees } degrees
    [right] turn your pawn right by { $degrees } degrees
   *[none] turn your pawn by { $degrees } degrees
}
action-yellow = Yellow token: steal a card from { $seat }
action-red = Red token: raise your bid by 1
region-place = Place your pawn: x and y on the tile, from its south-west corner, and a heading (type: place 50 10 12)
region-face = Choose its facing (type a heading: 2, 2:30)
region-turn = Turn, up to { $left }° to the left or { $right }° to the right (type: right 40)
region-purple = A purple token turns your pawn, up to { $left }° to the left or { $right }° to the right (type: purple right 40)
region-let-go = Let go with { $black } black and { $green } green, turned up to { $left }° to the left or { $right }° to the right (type: go, or go right 20)
note-wind-1 = Your pawn walks about 28 u.
note-wind-2 = Your pawn walks about 55 u.
note-wind-3 = Your pawn walks about 83 u.
note-wind-4 = Your pawn walks about 110 u.
note-rotate-left = Turn your pawn up to 180° counter-clockwise.
note-rotate-right = Turn your pawn up to 180° clockwise.
note-rotate-opponent = Turn another pawn up to 180° either way.
note-token-black = Black: one wind fewer.
note-token-purple = Purple: turn your own pawn at any time.
note-token-green = Green: one wind more.
note-token-yellow = Yellow: steal a random card before an opening.
note-token-red = Red: your bid is one higher.

## What may be typed, separated by commas; the first word is also shown

typed-agree = agree, yes, ok
typed-pass = pass, p
typed-wind-1 = wind 1, w1
typed-wind-2 = wind 2, w2
typed-wind-3 = wind 3, w3
typed-wind-4 = wind 4, w4
typed-rotate-left = rotate left, rl
typed-rotate-right = rotate right, rr
typed-rotate-opponent = rotate opponent, ro
typed-wild = wild, w
typed-wind-1-wilds = wind 1 + { $wilds }, w1 { $wilds }
typed-wind-2-wilds = wind 2 + { $wilds }, w2 { $wilds }
typed-wind-3-wilds = wind 3 + { $wilds }, w3 { $wilds }
typed-wind-4-wilds = wind 4 + { $wilds }, w4 { $wilds }
typed-rotate-left-wilds = rotate left + { $wilds }, rl { $wilds }
typed-rotate-right-wilds = rotate right + { $wilds }, rr { $wilds }
typed-rotate-opponent-wilds = rotate opponent + { $wilds }, ro { $wilds }
typed-wild-wilds = wild + { $wilds }
typed-wilds = { $wilds } wilds, add { $wilds }
typed-place = place { $x } { $y } { $clock }
typed-face = face { $clock }, facing { $clock }
typed-turn-left = left { $degrees }, turn left by { $degrees }
typed-turn-right = right { $degrees }, turn right by { $degrees }
typed-turn-none = stay, { $degrees }
typed-purple-left = purple left { $degrees }
typed-purple-right = purple right { $degrees }
typed-purple-none = purple { $degrees }
typed-letgo = go, let go
typed-letgo-tokens = go { $black } black { $green } green
typed-letgo-left = { $black ->
    [0] go left { $degrees }
   *[other] go left { $degrees } { $black } black { $green } green
}
typed-letgo-right = { $black ->
    [0] go right { $degrees }
   *[other] go right { $degrees } { $black } black { $green } green
}
typed-gaintoken = gain, black token
typed-leavebrain = leave, nothing
typed-yellow = yellow { $seat }, steal { $seat }
typed-usered = red, raise by one

## What is asked, and why

ask-agreeing = Do you agree to this layout?
why-agreeing = The tiles, the path and the start are agreed by all before the first deal, and then stay.
wait-agreeing = Waiting for { $seats }: the layout is to be agreed.
ask-giving = Which card do you pass to the left? { $count ->
    [one] One more.
   *[other] { $count } more.
}
why-giving = Hands are improved by passing cards to the left, fewer each time. Until the last card is chosen you may take them back.
wait-giving = Waiting for { $seats }: cards to pass on.
ask-discarding = Which card do you discard? { $count ->
    [one] One more.
   *[other] { $count } more.
}
why-discarding = With two players you discard cards face down and draw as many.
wait-discarding = Waiting for { $seats }: cards to discard.
ask-opening = Which type do you open?
why-opening = You play all your cards of the type, and Wilds if you like; the others must play all of theirs. Most cards perform the action. A type is opened once a turn.
wait-opening = Waiting for { $seats }: an opening bid.
ask-answering = { $card }: you must play { $forced }; the best bid is { $best }. How many Wilds do you add?
why-answering = All your cards of the type must be played, whether you want the action or not.
wait-answering = Waiting for { $seats }: an answer to the bid.
ask-raising = { $card }: you bid { $mine }, the best bid is { $best }. Do you add Wilds?
why-raising = Wilds may be added round and round until all pass in a row. On a tie everybody tied performs the action.
wait-raising = Waiting for { $seats }: Wilds, or a pass.
ask-targeting = Whose pawn do you rotate?
why-targeting = Rotate Opponent turns another pawn. If it is not on the board, its owner places it first.
wait-targeting = Waiting for { $seats }: whose pawn is rotated.
ask-placing = Place your pawn { $where }.
why-placing = A pawn comes onto the board when a card action is about it, and back to it after running off. It may face anywhere, and must not touch a pawn, a grave, a mausoleum or a brain.
wait-placing = Waiting for { $seats }: a pawn is to be placed.
ask-turning = { $card }: how far is this turned: { $pawn }?
why-turning = A pawn turns about its centre, up to 180°, until it would overlap another. What its feet sweep over counts.
wait-turning = Waiting for { $seats }: a pawn is to be turned.
ask-winding = { $winds ->
    [one] Wound once. Let go?
   *[other] Wound { $winds } times. Let go?
}
why-winding = The pawn walks until its spring has run down; its movement and that of all others is final. Black tokens take a wind away, green ones add one.
wait-winding = Waiting for { $seats }: a pawn is to be let go.
ask-feeding = Your pawn touched another brain: what do you take?
why-feeding = The first brain pays a black token; each further one a black token, or one of yours becomes better by one rank.
wait-feeding = Waiting for { $seats }: a brain is to be paid.
ask-token = Do you use a token?
why-token = Purple, yellow and red tokens may be used whenever the game waits: yellow before an opening, red while Wilds are added.

## What has happened

event-match-began = Pawns are drawn: { $pawns }. First dealer: { $dealer }. The layout: { $layout }.
event-layout-agreed = All agree to the layout.
event-turn-began = Turn { $turn }; the dealer: { $dealer }.
event-hand-dealt = { $seatIs ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-hand-dealt-unseen = { $seat } is dealt { $count } cards.
event-cards-passed = { $giverIs ->
    [you] You pass { $cards } to { $receiver }.
   *[other] { $giver } passes { $cards } to { $receiver }.
}
event-cards-passed-unseen = { $giver } passes { $count ->
    [one] a card
   *[other] { $count } cards
} to { $receiver }.
event-cards-discarded = { $seatIs ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-cards-discarded-unseen = { $seat } discards { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-cards-drawn = { $seatIs ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-cards-drawn-unseen = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-bidder-passed = { $seatIs ->
    [you] You open nothing.
   *[other] { $seat } opens nothing.
}
event-bid-opened = { $seatIs ->
    [you] You open { $card }
   *[other] { $seat } opens { $card }
} with { $count }{ $wilds ->
    [0] {""}
    [one] {" "}(1 Wild)
   *[other] {" "}({ $wilds } Wilds)
}.
event-bid-answered = { $seatIs ->
    [you] You bid
   *[other] { $seat } bids
} { $count }{ $wilds ->
    [0] {""}
    [one] {" "}(1 Wild)
   *[other] {" "}({ $wilds } Wilds)
}.
event-bid-raised = { $seatIs ->
    [you] You raise to { $bid }.
   *[other] { $seat } raises to { $bid }.
}
event-raise-passed = { $seatIs ->
    [you] You add nothing.
   *[other] { $seat } adds nothing.
}
event-auction-won = { $card } is won by { $count ->
    [one] { $winners }
   *[other] { $winners }, tied
}.
event-target-named = { $seatIs ->
    [you] You name
   *[other] { $seat } names
} { $pawn }.
event-pawn-placed = Placed, facing { $heading }: { $pawn }.
event-pawn-turned = { $byIs ->
    [you] You turn
   *[other] { $by } turns
} { $pawn } { $way ->
    [left] left by { $degrees }°
    [right] right by { $degrees }°
   *[none] by { $degrees }°
}; it faces { $heading }.
event-pawn-wound = { $winds ->
    [one] Wound once
   *[other] Wound { $winds } times
} and let go: { $pawn }.
event-pawn-wound-askew = { $winds ->
    [one] Wound once
   *[other] Wound { $winds } times
}, put back a little askew and let go: { $pawn }.
event-pawns-walked = It walks for { $seconds } s: { $pawn }.
event-pawn-fell = It falls { $how ->
    [face] on its face
    [back] on its back
    [left] to the left
   *[right] to the right
} and is stood up: { $pawn }.
event-step-reached = At step { $step } of the path: { $pawn }.
event-pawn-taken = { $kind ->
    [mausoleum] A mausoleum takes { $pawn }.
   *[grave] An open grave takes { $pawn }.
}
event-pawn-ran-off = It ran off tile { $tile }: { $pawn }.
event-brain-paid = { $seatIs ->
    [you] A brain! You gain a { $token } token.
   *[other] A brain! { $seat } gains a { $token } token.
}
event-brain-paid-upgrade = { $seatIs ->
    [you] A brain! Your { $old } token becomes { $token }.
   *[other] A brain! The { $old } token of { $seat } becomes { $token }.
}
event-brain-paid-nothing = { $seatIs ->
    [you] A brain, but you take nothing.
   *[other] A brain, but { $seat } takes nothing.
}
event-token-used = { $seatIs ->
    [you] You use a { $token } token.
   *[other] { $seat } uses a { $token } token.
}
event-card-stolen = { $seatIs ->
    [you] You steal { $card } from { $victim }.
   *[other] { $seat } steals { $card } from { $victim }.
}
event-card-stolen-unseen = { $seat } steals a card from { $victim }.
event-turn-ended = Turn { $turn } is over{ $count ->
    [0] {""}
    [one] ; 1 card is dropped
   *[other] ; { $count } cards are dropped
}.
event-step-taken = { $seatIs ->
    [you] You choose: { $action }.
   *[other] { $seat } chooses: { $action }.
}
event-step-taken-back = { $seatIs ->
    [you] You take a card back.
   *[other] { $seat } takes a card back.
}
event-choice-sealed = { $seatIs ->
    [you] You have chosen: { $action }.
   *[other] { $seat } has chosen: { $action }.
}
event-choice-sealed-unseen = { $seat } has chosen.
event-choice-reopened = { $seatIs ->
    [you] You choose once more.
   *[other] { $seat } chooses once more.
}
gate = { $winnersIs ->
    [you] You win: your pawn is out of the gate.
   *[other] { $winners } wins: out of the gate.
}
last-turn = { $winnersIs ->
    [you] You win: after the last turn your pawn is furthest along the path.
   *[other] { $count ->
        [one] { $winners } wins: furthest along the path after the last turn.
       *[other] { $winners } share the win: equally far after the last turn.
    }
}

## The whole position

view-turn = Turn { $turn } of { $last }; the dealer: { $dealer }.
view-path = The path: { $path }. It starts at the { $start } edge and ends at the gate, the { $gate } edge.
view-tile = On { $tile }: { $triggers }.
view-pawn = { $name }, { $pawn }: on { $tile } at { $x }, { $y }, facing { $heading }; step { $step } of { $last }.
view-pawn-off = { $name }, { $pawn }: { $where ->
    [box] not placed yet
    [mausoleum] taken by a mausoleum
    [grave] in an open grave
    [out] out of the gate
   *[ranOff] ran off
}.
view-seat = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}; tokens: { $tokens }.
view-supply = In supply: { $tokens }.
view-opened = Opened this turn: { $cards }.
view-auction = Auction of { $card }: { $bids }.
bid-of = { $seat } { $bid }
view-to-answer = Still to play all cards of { $card }: { $seats }.
view-known = You know of the hand of { $seat }: { $cards }.
view-hand = Your hand: { $cards }.
view-chosen = Chosen: { $cards }.
view-tokens = Your tokens: { $tokens }.
panel-you = You
panel-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
panel-step = step { $step }/{ $last }
panel-where = { $where ->
    [box] not placed
    [board] on the board
    [mausoleum] in a mausoleum
    [grave] in a grave
    [out] out
   *[ranOff] ran off
}

## The options

option-layout = Layout
option-layout-text = Where the tiles lie: straight, L, S, square, or the short text of a layout of your own.
option-hand = Cards dealt
option-hand-text = How many cards each seat is dealt; 8 is a known variant.
option-passing = Passing
option-passing-text = How cards are passed before the bidding.
option-passing-turn = in turn, from the dealer’s left
option-passing-together = all choose at once
option-passing-none = no passing
option-pawns = Pawns
option-pawns-text = Whether each pawn drifts to a side of its own.
option-pawns-characters = each has its character
option-pawns-identical = all walk alike
option-hands = Hands
option-hands-text = Whether a wound pawn is put back exactly or a little askew.
option-hands-steady = steady
option-hands-human = human
option-aim = Aim
option-aim-text = How many degrees the owner may turn a pawn before letting go; a house rule for long loops.
option-last-turn = Last turn
option-last-turn-text = After this turn the pawn furthest along the path wins.
option-dealer = First dealer
option-dealer-text = The oldest player, who deals first; drawn if left open.

## Why a move is refused

match-over = The match is over
not-your-turn = It is not you who decides now
agreed-already = You have agreed already
chosen-already = You have chosen already; take a card back to choose another
agree-first = First all agree to the layout
give-first = Now a card to pass on must be chosen
discard-first = Now a card to discard must be chosen
open-first = Now a type is opened, or you pass
answer-first = Now the bid must be answered
raise-first = Now you add Wilds, or pass
target-first = First say whose pawn you rotate
place-first = Now the pawn must be placed
turn-first = Now the pawn must be turned
wind-first = Now the pawn must be let go
brain-first = First say what you take for the brain
no-such-card = There is no card “{ $card }”
not-in-hand = You have no { $card } left to choose
wild-has-no-action = A Wild has no action and cannot be opened
opened-already = { $card } was opened this turn; a type is opened only once
not-so-many-wilds = { $wilds } Wilds: you have { $held }
bid-something = An opening bid has at least one card: you have no { $card } and add no Wild
add-something = To add nothing, pass
own-pawn = Rotate Opponent is for another pawn
no-such-seat = There is no seat { $number }
no-facing = { $facing } is no facing; there are 0 to 65535
facing-only = Where the pawn comes back is given; you choose its facing
place-it = There is room: say where the pawn stands, not only its facing
out-of-the-area = The whole foot box must lie in the area
on-a-pawn = The pawn would overlap another
on-a-trigger = The pawn must not touch a mausoleum, a grave or a brain when it is placed
only-left = Rotate Left turns counter-clockwise only
only-right = Rotate Right turns clockwise only
too-far = { $degrees }° is too far: up to 180°
pawn-in-the-way = Another pawn is in the way: up to { $degrees }°
not-so-many-tokens = { $count } { $token } tokens: you have { $held }
below-no-winds = A pawn cannot be wound less than not at all
same-facing = A wound pawn is put back as it stood
beyond-the-aim = Before letting go a pawn may be turned up to { $aim }° at this table
no-such-token = There is no token “{ $token }”
red-is-highest = A red token cannot be upgraded
token-not-held = You have no { $token } token
none-higher = No token higher than { $token } is left
pawn-not-there = Your pawn is not on the board
yellow-later = A yellow token is used while an opening is awaited
red-later = A red token is used while Wilds may be added
own-hand = A card is stolen from another hand
empty-hand = That hand is empty

## What is wrong with a layout or a box

layout-unknown = “{ $text }” is neither a layout ({ $names }) nor the text of one, such as 2A00-3A01-4A02-1A03-2341-S
layout-bad-tile = “{ $text }” is no tile: number, face, column, row and quarter turns, such as 1A121
layout-bad-face = “{ $text }” is no tile with a face, such as 3B
layout-bad-path = “{ $text }” is no path, such as 2341
layout-bad-start = “{ $text }” is no start edge: N, E, S or W
layout-missing-tile = Tile { $tile } is missing
layout-twice = There is only one tile { $tile }
layout-no-such-tile = There is no tile { $tile }
layout-bad-turns = Tile { $tile } is turned by { $turns } quarters; 0 to 3 will do
layout-overlap = Tiles lie on one another: { $tiles }
layout-hole = Tiles lie edge to edge; there is a hole before: { $tiles }
layout-path-stranger = The path leads over tile { $tile }, which there is not
layout-short-path = A path has at least two steps
layout-path-end = The path ends on tile { $tile }, not on tile 1, where the gate is
layout-path-thrice = Tile { $tile } comes more than twice on the path
layout-path-jump = Tiles { $from } and { $to } follow on the path but are not neighbours
layout-gate-blocked = The gate looks at tile { $tile }; it must look outside, or at the first tile of the path
layout-gate-start = The gate looks at the first tile, { $tile }; so the path must start there, at its { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
} edge
no-such-walk = one can ask about a pawn that stands on a tile and is wound 1 to 9 times
bad-kinds = there must be these, in this order: { $names }
bad-pawns = there must be four pawns or more, no two of the same name
bad-walker = such a pawn could not walk
bad-face = what is printed must lie wholly on the tile, and a grave is [x, y, 0] or [x, y, 1]
crowded-grave = a pawn on the grave at { $x }, { $y } would touch something else

## On the board of the browser

board-graveyard = The graveyard from above, north at the top
board-start = START
board-gate = THE GATE
board-slow = Slow motion
board-nearer = Nearer
board-farther = Farther
board-whole = The whole graveyard
board-follow = Follow what happens
board-pawn-at = { $name }, { $seat }
board-pawn-lies = { $name }, { $seat }: fallen over
board-place-grip = Your pawn: the arrow keys move it, Page up and Page down turn it, Enter places it; it faces { $heading }
board-hand = Your hand
board-pile = { $count } × { $card }
board-racers = The racers
board-tokens = Tokens
board-dealer = Deals this turn
board-dealer-short = deals
board-name = This one
board-use-tokens = Tokens you may use now
board-use-purple = Purple: turn your pawn
board-auction = Auction of { $card }
board-acts-now = acts now
board-acts-next = acts next
board-must-play = must play all
board-may-raise = may add Wilds
board-leads = leads
board-ties = tied
board-passed = passed
board-forced = You must play { $count } × { $card }.
board-forced-lead = That would be the highest bid: you will be forced to act!
board-forced-tie = That would be a tie: you will be forced to act with the others!
board-you-lead = You lead: as it stands you will have to act ({ $card }).
board-you-tie = A tie: as it stands all tied have to act ({ $card }).
board-would-lead = That leads: you would act.
board-would-tie = That ties: all tied would act.
board-pick-type = Choose the type you open from your hand.
board-wilds = { $wilds ->
    [0] no Wild
    [one] 1 Wild
   *[other] { $wilds } Wilds
}
board-wild-less = One Wild fewer
board-wild-more = One Wild more
board-bid = { $count ->
    [one] Play 1 card
   *[other] Play { $count } cards
}
board-raise = Raise to { $bid }
board-let-go = { $winds ->
    [0] Do not wind it at all
    [one] Wind it once and let go
   *[other] Wind it { $winds } times and let go
}
board-agree = This is the layout. The race goes along the arrows, from the start to the gate.
board-turner = Turn
board-left-by = Left by { $degrees } degrees
board-right-by = Right by { $degrees } degrees
board-turn-degrees = Degrees to the right
board-heading-degrees = Heading in degrees, clockwise from the north
board-faces = facing { $heading }
board-not-there = It does not fit there.
board-do-place = Place it here
board-do-face = Face it so
board-do-turn = Turn it
board-do-let-go = Wind it and let go
board-do-purple = Use the purple token
board-not-now = Not now
board-wonder = What could happen?
board-fan = { $count } guessed walks, wound { $winds ->
    [one] once
   *[other] { $winds } times
}: { $rests } % come to rest, { $falls } % fall, { $grave } % into a grave or mausoleum, { $off } % off the edge, { $gate } % out of the gate
board-wind-pad = Turn the key: draw circles, or press the right arrow. { $done } of { $winds } turns
board-three = 3D: in three dimensions
board-flat = 2D: from above
board-wind-by-hand = Draw circles around the key until it is full, then let go.
board-layout = The layout: four tiles to drag
board-draw-path = Draw the path
board-turn-tile = Turn tile { $tile }
board-flip-tile = Flip tile { $tile }
board-start-edge = Start edge
board-tiles-how = Drag a tile, or move it by the arrow keys; R turns it, F flips it.
board-path-how = Choose the tiles in the order of the race; it ends on tile 1.
board-path-is = The path: { $path }.
board-layout-good = This layout can be played. As a short text, to share it:
board-layout-text = The layout as a short text
board-look-left = Look from further left
board-look-right = Look from further right
board-no-three = This browser shows no three dimensions.
