# All sentences of All Wound Up.  A seat comes as its name, $seat, and $seatIs: "you" for who reads it, otherwise "other".
# A sentence refers to no other sentence.  The French catalogue has the same ids with the same variables.

## Things.  Directions and places are told as seen along the path, so that they are true on every screen.

card-wind-1 = Wind 1
card-wind-2 = Wind 2
card-wind-3 = Wind 3
card-wind-4 = Wind 4
card-rotate-left = Rotate Left
card-rotate-right = Rotate Right
card-rotate-opponent = Rotate Opponent
card-wild = Wild
card-listed = “{ $card }”
card-times = { $count } × { $card }
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
pawns-each = { $pawns } ({ $seatIs ->
    [you] you
   *[other] { $seat }
})
pawn-of = { $seatIs ->
    [you] your pawn
   *[other] { $seatOf } pawn
}
pawn-own = { $seatIs ->
    [you] your pawn
   *[other] their own pawn
}
heading = { $way ->
    [ahead] { $goal ->
        [gate] the gate
       *[path] along the path
    }
    [little-left] { $goal ->
        [gate] a little left of the gate
       *[path] a little left of the path
    }
    [little-right] { $goal ->
        [gate] a little right of the gate
       *[path] a little right of the path
    }
    [half-left] { $goal ->
        [gate] well left of the gate
       *[path] well left of the path
    }
    [half-right] { $goal ->
        [gate] well right of the gate
       *[path] well right of the path
    }
    [side-left] across the path, to the left
    [side-right] across the path, to the right
    [half-back-left] half backwards, to the left
    [half-back-right] half backwards, to the right
   *[back] backwards
}
turn-by = { $size ->
    [touch] very slightly
    [little] a little
    [eighth] an eighth of a turn
    [quarter] a quarter turn
    [more] more than a quarter turn
   *[half] half a turn
}
spot = { $side ->
    [left] { $aside } cm left of the middle
    [right] { $aside } cm right of the middle
   *[none] in the middle
}
tile = tile { $number } ({ $name })
face-1a = Front gate
face-1b = Front gate, overgrown
face-2a = Old rows
face-2b = Angel court
face-3a = Crooked yew
face-3b = Pauper’s field
face-4a = Family vaults
face-4b = Potter’s bend
trigger-at = { $kind ->
    [mausoleum] mausoleum
    [grave] open grave
   *[brain] brain
} { $along } cm in, { $spot }
area-zone = in the start zone
area-tile = anywhere on { $tile }
area-grave = on the grave it fell into

## What one may do

action-agree = Agree to the layout
action-give-card = Pass on “{ $card }”
action-discard-card = Discard “{ $card }”
action-open = Bid “{ $card }”{ $wilds ->
    [0] {""}
    [one] , with 1 Wild
   *[other] , with { $wilds } Wilds
}
action-pass = Pass
action-pass-opening = Bid nothing
action-pass-raising = Add no Wilds
action-pass-leading = Keep my bid
action-answer = { $wilds ->
    [0] Bid nothing
    [one] Add 1 Wild
   *[other] Add { $wilds } Wilds
}
action-answer-forced = Play { $forced } × “{ $card }”{ $wilds ->
    [0] {""}
    [one] {" "}and 1 Wild
   *[other] {" "}and { $wilds } Wilds
}
action-raise = { $wilds ->
    [one] Add 1 Wild
   *[other] Add { $wilds } Wilds
}
action-raise-to = { $wilds ->
    [one] Add 1 Wild
   *[other] Add { $wilds } Wilds
}: bid { $bid }
action-name-target = { $seatIs ->
    [you] Your own pawn
   *[other] { $seatOf } pawn
}
action-place-pawn = Place the pawn
action-place-pawn-on = Place the pawn { $along } cm into { $tile }, { $spot }, facing { $heading }
action-face-pawn = Face the pawn
action-face-pawn-to = Face the pawn: { $heading }
action-turn = { $way ->
    [left] Turn the pawn { $much } to the left
    [right] Turn the pawn { $much } to the right
   *[none] Do not turn the pawn
}
action-turn-to = { $way ->
    [left] Turn the pawn { $much } to the left, to face { $heading }
    [right] Turn the pawn { $much } to the right, to face { $heading }
   *[none] Do not turn the pawn: it faces { $heading }
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
    [left] Turn the pawn { $much } to the left and let go
   *[right] Turn the pawn { $much } to the right and let go
}{ $black ->
    [0] {""}
    [one] , 1 wind fewer (black)
   *[other] , { $black } winds fewer (black)
}{ $green ->
    [0] {""}
    [one] , 1 wind more (green)
   *[other] , { $green } winds more (green)
}
action-gain-token = Gain a black token
action-upgrade-token = Upgrade your { $token } token
action-upgrade-token-to = Upgrade your { $token } token to { $higher }
action-leave-brain = Take nothing for the brain
action-use-purple = Purple token: { $way ->
    [left] turn your pawn { $much } to the left
    [right] turn your pawn { $much } to the right
   *[none] do not turn your pawn
}
action-use-purple-to = Purple token: { $way ->
    [left] turn your pawn { $much } to the left, to face { $heading }
    [right] turn your pawn { $much } to the right, to face { $heading }
   *[none] do not turn your pawn
}
action-use-yellow = Yellow token: steal a card from { $seat }
action-use-red = Red token: raise your bid by 1
region-place = Place your pawn: how many cm into the tile, how many left or right of its middle, and which way it faces (type: place 3 left 4, or place 3 left 4 right 90)
region-face = Choose which way it faces, as seen along the path (type: ahead, back, left 30, right 90)
region-turn = Turn, up to { $left }° to the left or { $right }° to the right (type: right 40)
region-purple = A purple token turns your pawn, up to { $left }° to the left or { $right }° to the right (type: purple right 40)
region-let-go = Let go (tokens: { $black } black, { $green } green), turned up to { $left }° to the left or { $right }° to the right (type: go, or go right 20)
note-wind-1 = Your pawn walks about 7 cm: a good quarter of a tile.
note-wind-2 = Your pawn walks about 14 cm: a little over half a tile.
note-wind-3 = Your pawn walks about 21 cm: most of a tile.
note-wind-4 = Your pawn walks about 28 cm: a little more than a tile.
note-rotate-left = Turn your pawn anticlockwise, up to 180°.
note-rotate-right = Turn your pawn clockwise, up to 180°.
note-rotate-opponent = Turn somebody else’s pawn either way, up to 180°.
note-token-black = Black: wind your pawn once less when you let it go.
note-token-purple = Purple: turn your own pawn at any time.
note-token-green = Green: wind your pawn once more when you let it go.
note-token-yellow = Yellow: steal a random card before an auction begins.
note-token-red = Red: raise your bid by one while Wilds are being added.

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
typed-wilds = { $wilds ->
    [one] 1 wild, add 1
   *[other] { $wilds } wilds, add { $wilds }
}
typed-spot = { $side ->
    [left] left { $aside }
    [right] right { $aside }
   *[none] middle
}
typed-facing = { $way ->
    [ahead] ahead
    [back] back
    [left] left { $degrees }
   *[right] right { $degrees }
}
typed-place = place { $along } { $spot } { $facing }
typed-place-ahead = place { $along } { $spot }
typed-face = { $facing }, face { $facing }
typed-turn-left = left { $degrees }, turn left by { $degrees } degrees
typed-turn-right = right { $degrees }, turn right by { $degrees } degrees
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
typed-gain-token = gain, black token
typed-leave-brain = nothing, leave
typed-use-yellow = yellow { $seat }, steal { $seat }
typed-use-red = red, raise by one

## What is asked, and why

ask-agreeing = Do you agree to this layout?
why-agreeing = Everyone agrees on the tiles, the path and the start before the first deal; after that they stay.
wait-agreeing = Waiting for { $seats } to agree to the layout.
ask-giving = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
} to pass to { $receiver }.
why-giving = You improve your hand by passing cards to the player on your left, fewer each time. You may take them back until you have chosen the last one.
wait-giving = Waiting for { $seats } to pass cards on.
ask-discarding = { $count ->
    [one] Choose a card to discard; you draw a new one.
   *[other] Choose { $count } cards to discard; you draw as many.
}
why-discarding = With two players, you discard cards face down and draw as many.
wait-discarding = Waiting for { $seats } to discard.
ask-opening = Which cards do you bid?
why-opening = You bid all your cards of one type, and Wilds if you like; the others must then bid all of theirs. Whoever bids the most performs the action. If you bid nothing, the next player may; if nobody bids, the turn ends and all hands are dropped.
wait-opening = Waiting for { $seats } to bid.
ask-answering = “{ $card }”: { $forced ->
    [0] you have none
   *[other] you must play your { $forced }
}; the highest bid is { $best }.{ $wilds ->
    [0] {""}
   *[other] {" "}Do you add Wilds?
}
why-answering = All your cards of this type go down, wanted or not. Each Wild counts as one more; you may also add Wilds later in this auction.
wait-answering = Waiting for { $seats } to answer the bid.
ask-raising = “{ $card }”: { $lead ->
    [yes] you lead with { $mine }.
    [tie] you tie for the lead with { $mine }.
   *[no] you bid { $mine }, and the highest bid is { $best }.
}{ $wilds ->
    [0] {" "}You have no Wilds.
   *[other] {" "}Do you add Wilds?
}
why-raising = Whoever bids most performs the action; if there is a tie, everyone tied does. If you add nothing you keep your Wilds, and are asked again when somebody raises.
wait-raising = Waiting for { $seats } to add Wilds or pass.
ask-targeting = Whose pawn do you rotate?
why-targeting = “Rotate Opponent” turns somebody else’s pawn. If that pawn is not on the board, its owner places it first.
wait-targeting = Waiting for { $seats } to choose a pawn to rotate.
ask-placing = Place your pawn { $where }.
why-placing = A pawn is placed when a card action concerns it, and again after it has run off. It may face any way, and must not touch a pawn, a grave, a mausoleum or a brain.
wait-placing = Waiting for { $seats } to place a pawn.
ask-turning = “{ $card }”: how far do you turn { $pawn }?
why-turning = A pawn turns about its centre, up to 180°, and stops short of overlapping another. Whatever its feet sweep over counts.
wait-turning = Waiting for { $seats } to turn a pawn.
ask-winding = { $winds ->
    [0] Not wound at all. Let go?
    [one] Wound once. Let go?
    [2] Wound twice. Let go?
   *[other] Wound { $winds } times. Let go?
}
why-winding = The pawn walks until its spring has run down; wherever it and the others end up is final. A black token takes one wind away, a green one adds one.
wait-winding = Waiting for { $seats } to let a pawn go.
ask-feeding = Your pawn touched another brain: what do you take?
why-feeding = The first brain gives you a black token; each further one gives a black token, or raises one of your tokens by one rank.
wait-feeding = Waiting for { $seats } to take something for a brain.
ask-any-time = Do you use a token?
why-any-time = Purple, yellow and red tokens may be used whenever the game waits for somebody: yellow before an auction begins, red while Wilds are being added.

## What has happened

event-match-began = The pawns are drawn: { $pawns }. First dealer: { $dealerIs ->
    [you] you
   *[other] { $dealer }
}. Layout: { $layout }.
event-layout-agreed = Everyone agrees to the layout.
event-turn-began = Turn { $turn }; dealer: { $dealerIs ->
    [you] you
   *[other] { $dealer }
}.
event-hand-dealt = { $seatIs ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-hand-dealt-unseen = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-cards-passed = { $giverIs ->
    [you] You pass { $cards } to { $receiver }.
   *[other] { $receiverIs ->
        [you] { $giver } passes { $cards } to you.
       *[other] { $giver } passes { $cards } to { $receiver }.
    }
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
    [you] You bid nothing.
   *[other] { $seat } bids nothing.
}
event-bid-opened = { $seatIs ->
    [you] You bid “{ $card }”
   *[other] { $seat } bids “{ $card }”
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $wilds ->
    [0] {""}
    [one] , including 1 Wild
   *[other] , including { $wilds } Wilds
}.
event-bid-answered = { $seatIs ->
    [you] You bid
   *[other] { $seat } bids
} { $count ->
    [0] nothing
   *[other] { $count }
}{ $wilds ->
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
event-auction-won = { $winnersIs ->
    [you] You win “{ $card }”.
   *[other] { $winnersCount ->
        [one] { $winners } wins “{ $card }”.
       *[other] A tie for “{ $card }”: { $winners }.
    }
}
event-target-named = { $seatIs ->
    [you] You choose
   *[other] { $seat } chooses
} { $targetIs ->
    [you] your pawn
   *[other] { $targetOf } pawn
}.
event-pawn-placed = { $seatIs ->
    [you] You place your pawn.
   *[other] { $seat } places a pawn.
}
event-pawn-turned = { $way ->
    [none] { $byIs ->
        [you] You do
       *[other] { $by } does
    } not turn { $pawn }.
   *[other] { $byIs ->
        [you] You turn
       *[other] { $by } turns
    } { $pawn } { $much } to the { $way ->
        [left] left
       *[right] right
    }.
}
event-pawn-wound = { $seatIs ->
    [you] Your pawn is
   *[other] { $seatOf } pawn is
} { $winds ->
    [0] not wound at all, but
    [one] wound once and
    [2] wound twice and
   *[other] wound { $winds } times and
} let go.
event-pawn-wound-askew = { $seatIs ->
    [you] Your pawn is
   *[other] { $seatOf } pawn is
} { $winds ->
    [0] not wound at all
    [one] wound once
    [2] wound twice
   *[other] wound { $winds } times
}, put back a little askew and let go.
event-pawns-walked = { $seatIs ->
    [you] Your pawn
   *[other] { $seatOf } pawn
} walks for { $seconds } s.
event-pawn-fell = { $seatIs ->
    [you] Your pawn
   *[other] { $seatOf } pawn
} falls { $how ->
    [face] on its face
    [back] on its back
    [left] to the left
   *[right] to the right
} and is stood up again.
event-step-reached = { $seatIs ->
    [you] Your pawn
   *[other] { $seatOf } pawn
} reaches stage { $stage } of the path.
event-pawn-taken = { $kind ->
    [mausoleum] A mausoleum swallows { $seatIs ->
        [you] your pawn
       *[other] { $seatOf } pawn
    }.
   *[grave] { $seatIs ->
        [you] Your pawn
       *[other] { $seatOf } pawn
    } falls into an open grave.
}
event-pawn-ran-off = { $seatIs ->
    [you] Your pawn
   *[other] { $seatOf } pawn
} runs off tile { $tile } and has to go back.
event-brain-paid = { $token ->
    [none] { $seatIs ->
        [you] A brain, but you take nothing.
       *[other] A brain, but { $seat } takes nothing.
    }
   *[other] { $upgraded ->
        [none] { $seatIs ->
            [you] A brain! You gain a { $token } token
           *[other] A brain! { $seat } gains a { $token } token
        }
       *[other] { $seatIs ->
            [you] A brain! Your { $upgraded } token becomes { $token }
           *[other] A brain! { $seatOf } { $upgraded } token becomes { $token }
        }
    }{ $tokenId ->
        [black] {" "}(one wind fewer, when it helps).
        [purple] {" "}(it turns the owner’s pawn).
        [green] {" "}(one wind more, when it helps).
        [yellow] {" "}(it steals a card).
       *[red] {" "}(it raises a bid by one).
    }
}
event-token-used = { $seatIs ->
    [you] You use a { $token } token.
   *[other] { $seat } uses a { $token } token.
}
event-card-stolen = { $seatIs ->
    [you] You steal “{ $card }” from { $victim }.
   *[other] { $victimIs ->
        [you] { $seat } steals “{ $card }” from you.
       *[other] { $seat } steals “{ $card }” from { $victim }.
    }
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
    [you] You may choose again.
   *[other] { $seat } may choose again.
}
gate = { $winnersIs ->
    [you] You win: your pawn is out of the gate.
   *[other] { $winners } wins: first out of the gate.
}
last-turn = { $winnersIs ->
    [you] You win: after the last turn, your pawn is furthest along the path.
   *[other] { $count ->
        [one] { $winners } wins: furthest along the path after the last turn.
       *[other] { $winners } share the win: equally far along the path after the last turn.
    }
}

## The whole position

view-turn = Turn { $turn } of { $last }; dealer: { $dealerIs ->
    [you] you
   *[other] { $dealer }
}.
view-path = The path: { $path }. It starts in the start zone of the first tile and ends at the gate.
view-tile = On { $tile }: { $triggers }.
view-pawn = { $name }, { $pawn }: { $along } cm into { $tile }, { $spot }, facing { $heading }; stage { $stage } of { $stages }.
view-pawn-off = { $name }, { $pawn }: { $where ->
    [box] not placed yet
    [mausoleum] taken by a mausoleum
    [grave] in an open grave
    [out] out of the gate
   *[ranOff] ran off
}.
view-seat = { $seatIs ->
    [you] You
   *[other] { $seat }
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}; tokens: { $tokens }.
view-supply = In supply: { $tokens }.
view-opened = Auctioned this turn: { $opened }.
view-auction = Auction for “{ $card }”: { $bids }.
bid-of = { $seatIs ->
    [you] you
   *[other] { $seat }
} { $bid }
view-to-answer = Still to play all their “{ $card }” cards: { $toAnswer }.
view-known = You know these cards in { $seatOf } hand: { $cards }.
view-hand = Your hand: { $hand }.
view-chosen = Chosen: { $chosen }.
view-tokens = Your tokens: { $tokens }.
panel-you = You
panel-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
panel-stage = stage { $stage } of { $stages }{ $isBack ->
    [yes] , sent back
   *[no] {""}
}
panel-where = { $where ->
    [box] not placed
    [board] on the board
    [mausoleum] in a mausoleum
    [grave] in a grave
    [out] home
   *[ranOff] ran off
}

## The options

option-layout = Layout
option-layout-text = How the tiles lie: straight, L, S, square, or the code of a layout that somebody drew.
option-hand = Cards dealt
option-hand-text = How many cards each player is dealt; 8 is a common variant.
option-passing = Passing
option-passing-text = How cards are passed before the bidding.
option-passing-turn = in turn, from the dealer’s left
option-passing-together = all choose at once
option-passing-none = no passing
option-pawns = Pawns
option-pawns-text = Whether each pawn veers off in its own way.
option-pawns-characters = each has its own character
option-pawns-identical = all walk alike
option-hands = Hands
option-hands-text = Whether a wound pawn is put back exactly or a little askew.
option-hands-steady = steady
option-hands-human = human
option-aim = Aiming
option-aim-text = How many degrees the owner may turn a pawn before letting go; a house rule for long loops.
option-last-turn = Last turn
option-last-turn-text = After this turn, the pawn furthest along the path wins.
option-dealer = First dealer
option-dealer-text = Who deals first. The rulebook says the oldest player; if nobody is chosen, chance decides.
first-match = Easier first match: no cards are passed, and you bid first

## Why a move is refused

match-over = The match is over
not-your-turn = It is not your turn to decide
agreed-already = You have already agreed
chosen-already = You have already chosen; take a card back to choose another
agree-first = First, everyone must agree to the layout
give-first = Choose a card to pass on
discard-first = Choose a card to discard
open-first = Bid some cards, or pass
answer-first = You must answer the bid
raise-first = Add Wilds, or pass
target-first = First choose whose pawn you rotate
place-first = You must place the pawn
turn-first = You must turn the pawn
wind-first = You must let the pawn go
brain-first = First choose what you take for the brain
no-such-card = There is no card “{ $card }”
not-in-hand = You have no “{ $card }” left to choose
wild-has-no-action = A Wild has no action of its own, so it cannot be auctioned
opened-already = “{ $card }” has already been auctioned; each type is auctioned only once a turn
not-so-many-wilds = You cannot add { $wilds }: { $held ->
    [0] you hold no Wilds
    [one] you hold only 1 Wild
   *[other] you hold only { $held } Wilds
}
bid-something = An opening bid has at least one card: you have no “{ $card }” and add no Wild
add-something = To add nothing, pass
own-pawn = “Rotate Opponent” is for somebody else’s pawn
no-such-seat = There is no seat { $number }
no-facing = { $facing } is not a direction; they go from 0 to 65535
facing-only = The pawn comes back to a fixed place; you only choose which way it faces
place-it = There is room: choose where the pawn stands, not only which way it faces
out-of-the-area = The pawn’s feet must lie wholly within the area
on-a-pawn = The pawn would overlap another
on-a-trigger = The pawn must not touch a mausoleum, a grave or a brain when it is placed
only-left = “Rotate Left” turns anticlockwise only
only-right = “Rotate Right” turns clockwise only
too-far = { $degrees }° is too far: at most 180°
pawn-in-the-way = { $seatIs ->
    [you] Your pawn
   *[other] { $seatOf } pawn
} stands in the way: at most { $degrees }°
not-so-many-tokens = You cannot use { $count }: { $held ->
    [0] you have no { $token } tokens
    [one] you have only 1 { $token } token
   *[other] you have only { $held } { $token } tokens
}
below-no-winds = A pawn cannot be wound fewer than 0 times
same-facing = A wound pawn is put back just as it stood
beyond-the-aim = At this table, a pawn may be turned by at most { $aim }° before it is let go
no-such-token = There is no token “{ $token }”
red-is-highest = A red token cannot be upgraded
token-not-held = You have no { $token } token
none-higher = No token of a higher rank than { $token } is left
pawn-not-there = Your pawn is not on the board
yellow-later = A yellow token is used before an auction begins
red-later = A red token is used while Wilds are being added
own-hand = You steal a card from somebody else’s hand
empty-hand = That hand is empty

## What is wrong with a layout or a box

layout-unknown = “{ $text }” is neither a layout ({ $names }) nor the code of one, such as 2A00-3A01-4A02-1A03-2341-S
layout-bad-tile = “{ $text }” is not a tile: number, face, column, row and quarter turns, such as 1A121
layout-bad-face = “{ $text }” is not a tile with a face, such as 3B
layout-bad-path = “{ $text }” is not a path, such as 2341
layout-bad-start = “{ $text }” is not a start edge: N, E, S or W
layout-missing-tile = Tile { $tile } is missing
layout-twice = There is only one tile { $tile }
layout-no-such-tile = There is no tile { $tile }
layout-bad-turns = Tile { $tile }: { $turns } is not a number of quarter turns; use 0 to 3
layout-overlap = Tiles lie on top of one another: { $tiles }
layout-hole = Tiles must lie edge to edge; there is a gap before: { $tiles }
layout-path-stranger = The path crosses tile { $tile }, which does not exist
layout-short-path = A path has at least two steps
layout-path-end = The path ends on tile { $tile }, not on tile 1, where the gate is
layout-path-thrice = Tile { $tile } comes more than twice on the path
layout-path-jump = Tiles { $from } and { $to } follow each other on the path but are not neighbours
layout-gate-blocked = The gate opens onto tile { $tile }; it must open to the outside, or onto the first tile of the path
layout-gate-start = The gate opens onto the first tile, { $tile }; so the path must start there, at its { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
} edge
no-such-walk = you can ask about a pawn that stands on a tile and is wound 1 to 9 times
bad-kinds = the box must have these, in this order: { $names }
bad-pawns = there must be at least four pawns, all with different names
bad-walker = a pawn like this could not walk
bad-face = everything printed must lie wholly on the tile; a grave is written [x, y, 0], or [x, y, 1] if it lies across
crowded-grave = a pawn on the grave at { $x }, { $y } would touch something else

## On the board of the browser
board-graveyard = The graveyard seen from above
board-start = START
board-gate = THE GATE
board-slow = Slow motion
board-mishap = { $how ->
    [grave] { $seatIs ->
        [you] Your pawn
       *[other] { $seatOf } pawn
    } touched the white line and fell into the grave.
    [mausoleum] { $seatIs ->
        [you] Your pawn
       *[other] { $seatOf } pawn
    } touched the mausoleum, which swallowed it.
    [ranOff] { $seatIs ->
        [you] Your pawn
       *[other] { $seatOf } pawn
    } went over the edge, and has to go back.
   *[fell] { $seatIs ->
        [you] Your pawn
       *[other] { $seatOf } pawn
    } fell over, so its walk ends here.
}
board-nearer = Zoom in
board-farther = Zoom out
board-whole = The whole graveyard
board-follow = Follow the action
board-pawn-at = { $name }, { $seat }
board-pawn-lies = { $name }, { $seat }: fallen over
board-pawn-below = { $name }, { $seat }: in this { $where ->
    [mausoleum] mausoleum
   *[other] grave
}
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
board-auction = Auction for “{ $card }”
board-acts-now = acts now
board-acts-next = acts next
board-must-play = to bid
board-may-raise = deciding
board-leads = leads
board-ties = tied
board-passed = passed
board-forced = You must play { $count } × “{ $card }”.
board-forced-lead = That would be the highest bid: you would have to perform the action!
board-forced-tie = That would be a tie: you would have to perform the action, like everyone else who is tied!
board-you-lead = You are in the lead: as things stand, you will perform “{ $card }”.
board-you-tie = A tie: as things stand, everyone tied will perform “{ $card }”.
board-would-lead = That takes the lead: the action would be yours.
board-would-tie = That makes a tie: everyone tied would perform the action.
board-pick-type = In your hand, choose the cards to bid.
board-wilds = { $wilds ->
    [0] no Wilds
    [one] 1 Wild
   *[other] { $wilds } Wilds
}
board-wild-less = One Wild fewer
board-wild-more = One Wild more
board-add-wild = Add a Wild
board-beaten = Even all your Wilds would not reach { $best }.
board-let-go = { $winds ->
    [0] Do not wind it at all
    [one] Wind it once and let go
    [2] Wind it twice and let go
   *[other] Wind it { $winds } times and let go
}
board-winds-by = { $token ->
    [black] −
   *[green] +
}{ $count } { $count ->
    [one] wind
   *[other] winds
}
board-turner = Turn
board-left-much = Turn left
board-left-little = Turn left, just a little
board-right-much = Turn right
board-right-little = Turn right, just a little
board-face-on = { $goal ->
    [gate] Face the gate
    [back] Face backwards
   *[path] Face along the path
}
board-turned = { $way ->
    [left] Turned { $much } to the left: facing { $heading }.
    [right] Turned { $much } to the right: facing { $heading }.
   *[none] Not turned: facing { $heading }.
}
board-stopped = { $side ->
    [left] To the left
    [right] To the right
   *[both] Either way
}, { $seatIs ->
    [you] your pawn
   *[other] { $seatOf } pawn
} stops it { $size ->
    [touch] almost at once
    [little] soon
    [eighth] after an eighth of a turn
    [quarter] after a quarter turn
    [more] after more than a quarter turn
   *[half] just before half a turn
}.
board-pit = { $kind ->
    [mausoleum] Its feet would touch a mausoleum: it would leave the board.
   *[other] Its feet would touch the open grave: it would fall in.
}
board-faces = Facing { $heading }.
board-not-there = { $why ->
    [area] Its feet must lie within the marked area.
    [pawn] Its feet would overlap another pawn.
   *[mark] Its feet would touch a grave, a mausoleum or a brain.
}
board-do-place = Place it here
board-place-and-go = { $winds ->
    [one] Wind it once here and let go
    [2] Wind it twice here and let go
   *[other] Wind it { $winds } times here and let go
}
board-do-face = Face it this way
board-do-turn = { $turned ->
    [yes] Turn it this way
   *[no] Leave it as it stands
}
board-do-let-go = Wind it and let go
board-do-purple = Use the purple token
board-not-now = Not now
board-wonder = What could happen?
board-fan = { $agree ->
    [all] All { $trials } trial walks
   *[some] Of { $trials } trial walks
}, wound { $winds ->
    [one] once
    [2] twice
   *[other] { $winds } times
}, { $ends }.
board-fan-rests = { $count ->
    [all] stop safely
    [one] 1 stops safely
   *[other] { $count } stop safely
}
board-fan-falls = { $count ->
    [all] fall over
    [one] 1 falls over
   *[other] { $count } fall over
}
board-fan-grave = { $count ->
    [all] end in a grave or mausoleum
    [one] 1 ends in a grave or mausoleum
   *[other] { $count } end in a grave or mausoleum
}
board-fan-off = { $count ->
    [all] run off the edge
    [one] 1 runs off the edge
   *[other] { $count } run off the edge
}
board-fan-gate = { $count ->
    [all] win
    [one] 1 wins
   *[other] { $count } win
}
board-wind-pad = Turn the key: draw circles, or press the right arrow key. Turned: { $done } of { $winds }
board-three = 3D: in three dimensions
board-flat = 2D: from above
board-aim-flat = Aim from above (2D)
board-wind-by-hand = Draw circles around the key until it is fully wound, then let go.
board-layout = The layout: four tiles to drag
board-draw-path = Draw the path
board-turn-tile = Turn tile { $tile }
board-flip-tile = Flip tile { $tile }
board-start-edge = Start edge
board-tiles-how = Drag a tile, or move it with the arrow keys; R turns it, F flips it.
board-path-how = Choose the tiles in the order of the race; it ends on tile 1.
board-path-is = Path: { $path }.
board-layout-good = This layout can be played. To share it, copy its code:
board-layout-text = The code of this layout, to share it
board-look-left = Look from further left
board-look-right = Look from further right
board-no-three = This browser cannot show three dimensions.

# Why a bot decided as it did.
why-wins = This walk should lead out of the gate.
win-by-turn = Turned first, the pawn walks straight out of the gate.
win-missed = The pawn is still about { $way } cm from the way out.
win-missed-grave = The pawn fell into a grave.
win-missed-off = The pawn left the board at the wrong place.
why-could-win = “{ $card }” could win the match at once.
why-gain = “{ $card }” should bring the pawn about { $way } cm further.
why-deny = “{ $card }” would help an opponent more.
why-hinder = “{ $card }” turns the leader away from the gate.
why-cheap = “{ $card }” costs little now.
why-keep-wilds = The Wilds are worth more later.
why-nothing-to-gain = There is nothing worth bidding for.
why-least-useful = “{ $card }” is the least useful card in hand.
why-turn-away = Facing away, that pawn loses its next walk.
why-way-ahead = From there the way ahead is clearest.
why-winds-fit = With this many winds the walk ends best.
why-let-go = The pawn faces well enough, so no token is spent.

# Why a choice is better than another (gain) or worse than the best (loss), by the feature that differs most.
gain-less-way-to-go = Shortens the way to the gate.
loss-more-way-to-go = Leaves a longer way to the gate.
gain-more-near = Comes within reach of the next edge.
loss-less-near = Stays out of reach of the next edge.
gain-more-not-far = Comes nearer to the gate.
loss-less-not-far = Stays farther from the gate.
gain-less-astray = Faces the way ahead.
loss-more-astray = Faces the wrong way.
gain-more-on-board = Keeps the pawn on the board.
loss-less-on-board = Risks the pawn’s place on the board.
gain-less-in-box = Gets the pawn out of the box.
loss-more-in-box = Leaves the pawn in the box.
gain-less-in-grave = Keeps the pawn out of the grave.
loss-more-in-grave = Risks a grave.
gain-more-black = Leaves one more black token.
loss-less-black = Leaves one black token fewer.
gain-more-purple = Leaves one more purple token.
loss-less-purple = Leaves one purple token fewer.
gain-more-green = Leaves one more green token.
loss-less-green = Leaves one green token fewer.
gain-more-yellow = Leaves one more yellow token.
loss-less-yellow = Leaves one yellow token fewer.
gain-more-red = Leaves one more red token.
loss-less-red = Leaves one red token fewer.
gain-more-wilds = Leaves more Wilds for later.
loss-less-wilds = Leaves fewer Wilds for later.
gain-more-most-wilds = More often holds the most Wilds.
loss-less-most-wilds = Less often holds the most Wilds.
gain-more-cards = Keeps more cards for the auctions to come.
loss-less-cards = Leaves fewer cards for the auctions to come.
gain-more-bids-next = Opens the next auction.
loss-less-bids-next = Lets somebody else open the next auction.
gain-more-winds-held = Keeps Wind cards that can still be opened.
loss-less-winds-held = Less likely to keep Wind cards that could still be opened.
gain-more-winds-led = Keeps the lead in a type of Wind that is still to be opened.
loss-less-winds-led = Gives up the lead in a type of Wind that is still to be opened.
gain-more-way-led = Keeps the lead in a Wind that would carry the pawn far.
loss-less-way-led = Gives up the lead in a Wind that would carry the pawn far.
gain-more-longest-way = Leaves a longer walk to come.
loss-less-longest-way = Leaves a shorter walk to come.
gain-more-winning-winds = Leaves a Wind card that could win.
loss-less-winning-winds = Uses up a Wind card that could win.
gain-more-winning-led = Keeps the cards for a winning walk.
loss-less-winning-led = Gives up the cards for a winning walk.
gain-more-turns-led = Keeps a rotation that the pawn needs.
loss-less-turns-led = Gives up a rotation that the pawn needs.
gain-more-opponents-led = Keeps the cards to rotate an opponent.
loss-less-opponents-led = Gives up rotating an opponent.
gain-more-action-led = More likely to lead an auction.
loss-less-action-led = Less likely to lead an auction.
gain-more-action-gain = Leads in auctions that are worth more.
loss-less-action-gain = Leads in auctions that are worth less.
gain-more-action-won = More likely to win the action.
loss-less-action-won = Less likely to win the action.
gain-more-action-gain-won = More likely to win an action that brings the pawn far.
loss-less-action-gain-won = Less likely to win an action that brings the pawn far.
why-best-left = It is the best of what is left.
fact-grave = { $amount ->
    [1] Falls into a grave more often: 1 time in 10 instead of { $other }.
    [10] Almost surely falls into a grave.
   *[other] Falls into a grave more often: { $amount } times in 10 instead of { $other }.
}
fact-grave-not = { $amount ->
    [0] Almost never falls into a grave.
    [1] Rarely falls into a grave: 1 time in 10 instead of { $other }.
   *[other] Falls into a grave less often: { $amount } times in 10 instead of { $other }.
}
fact-way = Ends about { $gap } cm farther from the gate.
fact-way-not = Ends about { $gap } cm nearer to the gate.
fact-rival-way = { $seatIs ->
    [you] Keeps you
   *[other] Keeps { $seat }
} about { $gap } cm farther from the gate.
fact-rival-way-not = { $seatIs ->
    [you] Lets you
   *[other] Lets { $seat }
} come about { $gap } cm nearer to the gate.
fact-wilds = Leaves { $amount ->
    [one] 1 Wild
   *[other] { $amount } Wilds
} in hand instead of { $other }.
fact-wilds-not = Leaves { $amount ->
    [0] no Wilds
    [one] only 1 Wild
   *[other] only { $amount } Wilds
} in hand instead of { $other }.

## What the things are: in the box, and on the board now

about-gate = The front gate: the first pawn to follow the path and leave completely through it wins (§9.1).
about-start = The start zone: pawns come onto the board here (§1.6, §1.9).
about-grave = An open grave: a pawn whose feet touch its white line leaves the board. When a card next concerns it, it starts again on this grave (§7.2).
about-mausoleum = A mausoleum: a pawn that touches it leaves the board. When a card next concerns it, it starts again one tile back (§7.1).
about-brain = A brain: a pawn whose feet touch it earns a token (§8.1).
about-scenery = Tombstones, trees and the like do nothing (§7.3).
about-tile = A graveyard tile, 25 cm wide. The race follows the arrows; a pawn that runs off the edge goes back one tile (§6.4).
about-pawn = A clockwork zombie: you never move it, you wind it up and let it go (§5.1).
about-this-pawn = { $seatIs ->
    [you] { $pawn }, your pawn.
   *[other] { $pawn }, { $seatOf } pawn. You may push it over the edge (§6.2).
}
about-step = It has reached stage { $stage } of { $stages } (§6.9).
about-wind = Wind: the pawn of the highest bidder is wound that many times and let go (§5.1).
about-rotate = Rotate: turn your own pawn, or somebody else’s, up to 180° (§5.2, §5.3).
about-wild = Wild: counts as any type in a bid, and has no action of its own (§4.6).
about-card = “{ $card }”: { $text }
about-token = { $text } (§8.3)
about-tokens = Brain tokens, in five ranks: each further brain may raise one (§8.1, §8.3).
about-auction = The auction: whoever has bid the most cards must act; those who tie act one after another (§4.4).
about-racer = { $seat }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. The number is public, the cards are not (§2.3).

## What to know before it cannot be undone

warn-let-go = Once you let go, the walk cannot be undone (§5.1).

## Passing all cards at once, and layouts by picture
board-pass-more = { $count ->
    [one] Choose 1 more card.
   *[other] Choose { $count } more cards.
}
board-pass-these = { $count ->
    [0] Pass on
    [one] Pass this card on
   *[other] Pass these { $count } cards on
}
board-discard-these = { $count ->
    [0] Discard
    [one] Discard this card
   *[other] Discard these { $count } cards
}
board-pass-for-me = Choose for me
layout-straight = straight
layout-l = L
layout-s = S
layout-square = square
layout-own = drawn by the players

# The pictures of the rulebook

picture-oval = Two tiles by two: an oval whose gate is both start and end.
picture-gate = One good walk, and the pawn in front is completely off the gate edge: it wins.
picture-wrong-way = Facing the side, a pawn near the gate walks past it: it must be turned before it is wound.

# What was done with a thing, in the lab

used-give-card = passed on
used-discard-card = discarded
used-open = bid first
used-upgrade-token = upgraded
