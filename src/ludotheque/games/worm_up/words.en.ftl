# All sentences of Worm Up.  A seat comes as its name, $seat, and $seatIs: "you" for who reads it, otherwise "other".
# A sentence refers to no other sentence.  The French catalogue has the same ids with the same variables.

## Things.  Headings are seen from above, with the finish ahead; those to be typed are those of a clock face, on which 12 o’clock is ahead.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
worm-of = { $seatIs ->
    [you] your { $worm } worm
   *[other] { $seatOf } { $worm } worm
}
worm-listed = the { $worm } worm
tile-and-worm = { $tile } ({ $worm })
heading-ahead = straight ahead
heading-slight = a little to the { $side }
heading-half = half { $side }
heading-side = to the { $side }
heading-behind = back and to the { $side }
heading-back = straight back
heading-finish = towards the finish
heading-finish-side = a little { $side } of the finish
heading-hour = { $hour } o’clock
heading-time = { $hour }:{ $minute }
post-left = left
post-right = right
no-tile = none

## What one may do

action-bid = Lay { $tile }
action-bid-for = Lay { $tile } for { $worm }
action-name-number = Move { $number ->
    [one] 1 segment
   *[other] { $number } segments
}
action-crawl = One segment { $heading }
action-crawl-reverse = In reverse: one segment { $heading }
action-crawl-path = { $count ->
    [one] 1 segment
   *[other] { $count } segments
}: { $headings }
action-crawl-path-reverse = In reverse: { $count ->
    [one] 1 segment
   *[other] { $count } segments
}: { $headings }
action-swing-finish = Hold the { $post } post and turn the other by { $degrees }° { $way ->
    [left] to the left
   *[right] to the right
}
action-confirm = My move is done
region-crawl = One segment, { $arcs } (type a heading: 2, 2:30)
region-crawl-reverse = In reverse, { $arcs } (type: back 7)
region-arc = from { $first } clockwise to { $last }
region-swing = Swing the finish: hold the { $post } post and turn the other, up to { $left }° to the left or { $right }° to the right (type: swing right 45 left)
note-tile-number = Your worm moves { $tile } segments, unless somebody else lays a { $tile } too.
note-tile-x = Your worm takes a number that nobody has laid, and you may swing the finish, unless somebody else lays an X too.
note-bid-number = Low numbers move first.

## What may be typed, separated by commas; the first word is also shown

typed-confirm = done, ok, d
typed-towards = towards { $clock }, { $clock }
typed-reverse = back { $clock }, reverse { $clock }
typed-swing-finish = swing { $post } { $degrees } { $way }
typed-way-left = left
typed-way-right = right

## What is asked, and why

ask-bidding = Which tile do you lay?
ask-bidding-for = Which tile do you lay for { $worm }?
why-bidding = Everyone lays a tile in secret. If nobody else lays the same number, your worm moves that far; equal tiles cancel each other. You may change your mind until the last tile is down.
wait-bidding = Waiting for { $seats } to lay a tile.

ask-naming = Which number does your X stand for?
why-naming = You are the only one who laid an X: it takes a number that nobody has shown, and that number’s place in the order.
wait-naming = Waiting for { $seats } to choose a number for X.

ask-moving = Where does the next segment go? { $left ->
    [one] 1 to go.
   *[other] { $left } to go.
}
ask-moving-swing = Crawl { $left ->
    [one] 1 segment
   *[other] { $left } segments
}, or swing the finish first?
ask-swinging = Swing the finish, or is your move done?
ask-confirming = Is your move done? After that it stands.
why-moving = Nobody else laid your tile, so the last segment of { $worm } goes in front of its head, again and again. All of them must move, as long as there is room. Nobody sees your steps until you say that your move is done.
why-swinging = With an X you may hold one finish post and turn the other, once, before or after your own crawl.
why-confirming = There is nothing left to crawl. Until you confirm, you may still take segments back.
wait-moving = Waiting for { $seats } to move.

## What has happened

event-race-began = Race { $race } begins. Lanes from the left: { $lanes }.
event-round-began = Round { $round }: everyone lays a tile.
event-choice-sealed = You have laid your tile: { $action }.
event-choice-sealed-unseen = { $seat } has laid a tile.
event-choice-reopened = { $seatIs ->
    [you] You take your tile back.
   *[other] { $seat } takes a tile back.
}
event-bids-shown = The tiles: { $bids }.
event-bids-shown-clashing = The tiles: { $bids }. { $clashes }.
tiles-clash = { $count ->
    [2] { $tile } was laid by { $worms }, so both are cancelled
   *[other] { $tile } was laid by { $worms }, so all are cancelled
}
event-number-named = X counts as { $number } for { $worm }.
event-number-named-none = All numbers are taken: with its X, { $worm } does not move.
event-move-began = { $seatIs ->
    [you] Your { $worm } worm’s move:
   *[other] { $seatOf } { $worm } worm’s move:
} { $number ->
    [0] only the finish may be swung
    [one] 1 segment
   *[other] { $number } segments
}.
event-worm-stayed = There is no room for { $worm }, which stays where it is.
event-finish-swung = { $seatIs ->
    [you] You hold the { $post } post and turn
   *[other] { $seat } holds the { $post } post and turns
} the other by { $degrees }° { $way ->
    [left] to the left
   *[right] to the right
}.
event-worm-crawled = { $seatIs ->
    [you] Your { $worm } worm
   *[other] { $seatOf } { $worm } worm
} crawls { $count ->
    [one] 1 segment
   *[other] { $count } segments
}.
event-worm-crawled-reverse = { $seatIs ->
    [you] Your { $worm } worm
   *[other] { $seatOf } { $worm } worm
} crawls { $count ->
    [one] 1 segment
   *[other] { $count } segments
} in reverse.
event-worm-crawled-lost = { $seatIs ->
    [you] Your { $worm } worm
   *[other] { $seatOf } { $worm } worm
} crawls { $count ->
    [one] 1 segment
   *[other] { $count } segments
} and has no room for { $lost } more.
event-race-ended = { $winnersIs ->
    [you] You win race { $race }.
   *[other] { $winnersCount ->
        [one] { $winners } wins race { $race }.
       *[other] { $winners } share race { $race }.
    }
}
event-step-taken = Tried: { $action }.
event-step-taken-back = You take a segment back.

finish = { $winnersIs ->
    [you] You win: your worm’s head touches the finish.
   *[other] { $winners } wins: first to touch the finish.
}
last-round = { $winnersIs ->
    [you] You win: after the last round, your worm’s head is nearest to the finish.
   *[other] { $count ->
        [one] { $winners } wins: nearest to the finish after the last round.
       *[other] { $winners } share the win: equally near to the finish after the last round.
    }
}
most-races = { $winnersIs ->
    [you] You win: you have won the most races.
   *[other] { $count ->
        [one] { $winners } wins the match with the most races.
       *[other] { $winners } share the win: they have won equally many races.
    }
}

## The whole position

view-round = Race { $race }, round { $round }.
view-worm = { $seatIs ->
    [you] Your { $worm } worm
   *[other] { $seatOf } { $worm } worm
} is at { $x } × { $y } cm, heading { $heading }, { $far } mm from the finish.
view-tiles = { $seatIs ->
    [you] Your { $worm } worm’s tiles
   *[other] { $seatOf } { $worm } worm’s tiles
}: { $available }; resting: { $resting }.
view-finish = The finish stands between { $leftX } × { $leftY } cm (left post) and { $rightX } × { $rightY } cm (right post).
view-obstacle = In the way, at { $x } × { $y } cm: { $kind ->
    [can] a can
    [book] a book
    [pencil] a pencil
   *[other] { $kind }
}.
view-order = Still to move: { $moves }.
order-move = { $worm }: { $number }
view-laid = You have laid: { $tiles }.
view-wins = Races won: { $wins }.
wins-each = { $seatIs ->
    [you] you
   *[other] { $seat }
} { $wins }
panel-resting = resting { $tile }
panel-you = You
panel-to-go = { $far } mm
panel-finish = FINISH

## The board in a browser

board-table = The table seen from above, the finish at the top
board-racks = The worms and their tiles
board-laid = laid
board-clash = cancelled
board-clashed = Equal tiles ({ $tile }): no move for { $seats }
board-often-cancelled = { $seatIs ->
    [you] Your tile
   *[other] { $seatOf } tile
} was cancelled in { $cancelled } of { $rounds } rounds. All bid at once, so the clashes themselves count neither as luck nor as mistakes.
board-swings = may swing
board-to-go = { $number } to go
board-rests = rests
board-rests-why = { $tile } moved your worm last round, so it rests this round.
board-last = last
board-hand = Your tiles
board-tile = Tile { $tile }
board-take-tile = Take { $tile } back
board-move = Your move
board-head = The head of your worm: left and right turn, Enter sets a segment
board-tail = The tail of your worm, to crawl in reverse: left and right turn, Enter sets a segment
board-no-room = { $step }: no room there
board-post = The { $post } finish post: left and right turn it, Enter swings it
board-not-turned = not turned yet
board-turn-left = Turn 5° to the left
board-turn-right = Turn 5° to the right
board-x-is = X becomes a number that nobody has laid; you name it once all tiles are up.
board-to-finish = Crawl towards the finish
board-to-place = Crawl to a place
board-flag = The flag to crawl to: the arrow keys move it, Enter crawls there
board-go = Crawl there
board-not-there = Cancel
board-swing = Swing it there
board-no-way = No path from here leads any nearer to that place.
board-way = { $count ->
    [one] 1 segment leads
   *[other] { $count } segments lead
} there. Crawl?
board-hint-crawl = Drag the head across the table; drag back to take segments back. Or tap a place to crawl there.
board-hint-touch = Drag anywhere: the head follows your finger. Or tap a place to crawl there.
board-hint-both = Drag the head across the table or tap a place to crawl there; or drag a finish post first.
board-hint-swing = Drag a finish post to swing it, or say that your move is done.
board-hint-done = Nobody has seen your move yet. Is it done?
board-nearer = Zoom in
board-farther = Zoom out
board-whole = The whole table
board-finish-there = Show the finish
board-finish-far = Show the finish: about { $count ->
    [one] 1 segment
   *[other] { $count } segments
} from your worm’s head
board-follow = Follow the action
board-slow = slow motion
board-again = Watch the finish again

## The options

option-distance = Distance
option-distance-text = From the start line to the finish, in centimetres.
option-reverse = In reverse
option-reverse-text = When a worm may crawl tail first.
option-reverse-blocked = only when its head is blocked
option-reverse-always = at every move
option-reverse-never = never
option-swing-limit = Swing limit
option-swing-limit-text = How far, in degrees, the finish may be swung at once; no limit if not set.
option-obstacles = Obstacles
option-obstacles-text = What stands on the table: cans, books, pencils, desk, or things with their positions in millimetres: “can 420 270; book 480 210 30”.
option-dice = Tiles
option-dice-text = Which edition’s tiles are used.
option-dice-2008 = 2008: tiles 4 to 7 and X; every tile rests for a round after it succeeds
option-dice-1994 = 1994: tiles 3 to 7 and X; only 7 and X rest for a round after they succeed
option-races = Races
option-races-text = How many races make a match; whoever wins the most races wins.
option-races-1 = one race
option-races-3 = three races
option-consolation = Consolation
option-consolation-text = A worm whose tile is cancelled in two rounds running crawls 2 segments.
option-last-round = Last round
option-last-round-text = After this round of a race, the head nearest to the finish wins.

## Why a move is refused

bid-first = You must lay a tile now
name-first = First choose a number for X
move-first = Your worm must move now
laid-already = Your tile is already down; take it back to lay another
not-your-move = It is not your move
tile-rests = { $tile } rests this round
no-such-tile = There is no tile “{ $tile }”
number-shown = { $number } has been shown; X takes a number that nobody has shown
no-such-number = There is no tile { $number }
move-all = { $left ->
    [one] 1 segment is still to be moved
   *[other] { $left } segments are still to be moved
}, and there is room
empty-path = A path has at least one segment
nothing-left = There is no segment left to move
too-many-segments = Too many segments: you gave { $count }, but only { $left } can still be moved
no-angle = Segment { $step }: { $angle } is not a direction; they go from 0 to 65535
beyond-the-finish = Segment { $step }: the race ends where the head touches the card
end-chosen = Choose which end crawls before the first segment is set
never-reverse = At this table worms do not crawl in reverse
head-not-blocked = Only a worm whose head is blocked may crawl in reverse
off-the-table = Segment { $step } would stick out over the edge of the table
overlaps-itself = Segment { $step } would overlap the worm itself
touches-a-worm = Segment { $step } would come too near to another worm
overlaps-a-post = Segment { $step } would overlap a finish post
overlaps-an-obstacle = Segment { $step } would overlap something on the table
no-x = You may swing the finish only if you alone have laid an X
swung-already = The finish has already been swung; it swings only once a move
no-turn = A swing must turn the finish by some angle
whole-turn = A swing is less than a whole turn
swing-limit = At this table a swing is at most { $limit }°
between-two-steps = The finish is swung before or after the crawl, not between two segments
swing-hindered = Something is in the way: this post can go at most { $low }° to the right and { $high }° to the left

## What is wrong with a box or a table

bad-obstacle = “{ $value }” is not a thing with x and y in millimetres and an angle in degrees, such as “book 480 210 30”
many-obstacles = there is no room for more than { $most } things
obstacle-off-table = this obstacle sticks out over the edge of the table: { $kind }
obstacle-not-clear = this obstacle must stand clear of worms, posts and card: { $kind }
small-table = the table is too small for the worms or the race
odd-size = the diameters of segments and posts, and the card’s thickness, must be even
thin-post = a post must be thicker than the card
bad-tile-sets = there must be these sets of tiles: { $names }
bad-tiles = there must be three to six different numbers from 1 to 12, lowest first
bad-obstacle-kind = an obstacle needs an id of its own, in small letters, and a diameter, or a length and a width, of 2 to 600
no-such-goal = you can crawl to a place on the table, or to the finish

# Why a choice is better than another (gain) or worse than the best (loss), by the feature that differs most.
gain-less-steps = Ends nearer to the finish.
loss-more-steps = Ends farther from the finish.
gain-less-steps-squared = Avoids falling far behind.
loss-more-steps-squared = Risks falling far behind.
gain-more-lead = Gives a larger lead over the nearest rival.
loss-less-lead = Gives a smaller lead over the nearest rival.
gain-less-behind = Stays closer to the leader.
loss-more-behind = Stays farther behind the leader.
gain-more-in-reach-of-the-lowest-number = More often so near the finish that any number will do.
loss-less-in-reach-of-the-lowest-number = Less often so near the finish that any number will do.
gain-more-in-reach-of-the-highest-number = More likely to bring the finish within one move.
loss-less-in-reach-of-the-highest-number = Less likely to bring the finish within one move.
gain-less-nearer-rivals = Leaves fewer worms nearer to the finish.
loss-more-nearer-rivals = Leaves more worms nearer to the finish.
gain-more-moves-now = More likely to reach the finish this round.
loss-less-moves-now = Less likely to reach the finish this round.
gain-more-swing-to-come = More likely to swing the finish.
loss-less-swing-to-come = Less likely to swing the finish.
gain-less-x-rests = Keeps X for the next round.
loss-more-x-rests = Puts X to rest for a round.
gain-less-a-high-number-rests = Keeps a high number for the next round.
loss-more-a-high-number-rests = Puts a high number to rest for a round.
gain-more-wins = More likely to win this race.
loss-less-wins = Less likely to win this race.
win-by-swing = The swing brings the finish within { $after ->
    [one] 1 segment
   *[other] { $after } segments
} of the head instead of { $before }, and the worm may crawl { $left }.
win-missed = { $number ->
    [one] The head stopped about 1 segment short of the finish.
   *[other] The head stopped about { $number } segments short of the finish.
}
fact-clash = { $amount ->
    [1] Cancelled more often: 1 time in 10 instead of { $other }.
    [10] Almost surely cancelled.
   *[other] Cancelled more often: { $amount } times in 10 instead of { $other }.
}
fact-clash-not = { $amount ->
    [0] Almost never cancelled.
    [1] Rarely cancelled: 1 time in 10 instead of { $other }.
    [2] Rarely cancelled: 2 times in 10 instead of { $other }.
   *[other] Cancelled less often: { $amount } times in 10 instead of { $other }.
}
fact-steps = Ends about { $gap ->
    [one] 1 segment
   *[other] { $gap } segments
} farther from the finish.
fact-steps-not = Ends about { $gap ->
    [one] 1 segment
   *[other] { $gap } segments
} nearer to the finish.
fact-rival-steps = { $seatIs ->
    [you] Keeps you
   *[other] Keeps { $seat }
} about { $gap ->
    [one] 1 segment
   *[other] { $gap } segments
} farther from the finish.
fact-rival-steps-not = { $seatIs ->
    [you] Lets you
   *[other] Lets { $seat }
} come about { $gap ->
    [one] 1 segment
   *[other] { $gap } segments
} nearer to the finish.
## What the things are: in the box, and on the board now

about-worm = A worm of { $segments } segments. The first whose head touches the finish card wins (§5.1).
about-finish = The finish: a card between two posts. Touch the card with your worm’s head (§5.1). A successful X may swing it (§4.1).
about-tile-number = A number: your worm moves that many segments, if nobody else has laid the same number. Low numbers move first (§2.2, §2.3).
about-tile-x = X: your worm takes a number that nobody has laid, and you may swing the finish (§2.4, §4.1).
about-tile-down = Laid face down: all tiles are turned up at once (§2.1).
about-tile-resting = A tile that was successful rests for one round (§2.5).
about-tile-clash = Equal tiles cancel each other: these worms do not move (§2.2).
about-obstacle = Something on the table: no segment may overlap it, and neither post nor card may touch it (§3.2, §4.2).
about-rack = { $seatIs ->
    [you] Your { $worm } worm, and the tiles you may lay. The tile that last succeeded rests (§2.5).
   *[other] { $seatOf } { $worm } worm, and its tiles. A tile that rests cannot be laid this round (§2.5).
}
about-your-worm = { $seatIs ->
    [you] Your { $worm } worm: its last segment moves in front of its head, again and again (§3.1).
   *[other] { $seatOf } { $worm } worm: you may not touch it (§3.2).
}
about-table = The table: crawl straight on or in any curve (§3.2).

# The pictures of the rulebook

picture-resting = Ann and Ben have both bid 7: neither worm moves, and both keep the tile. Cleo’s 5 will rest for one round.
picture-crawl = Ann has bid 5: the last five segments of the red worm go to the front, one by one.
picture-swing = X has swung the finish: one post was held, the other went round it with the card.

# What was done with a thing, in the lab

used-bid = laid
