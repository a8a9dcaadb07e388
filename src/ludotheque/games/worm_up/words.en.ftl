# All sentences of Worm Up.  A seat comes as its name, $seat, and $seatIs: "you" for who reads it, otherwise "other".
# A sentence refers to no other sentence.  The French catalogue has the same ids with the same variables.

## Things.  Headings are those of a clock face seen from above: 12 o’clock points from the start to the finish.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
worm-of = { $seatIs ->
    [you] your { $colour } worm
   *[other] the { $colour } worm of { $seat }
}
worm-colour = the { $colour } worm
tile-and-worm = { $tile } ({ $worm })
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
action-crawl = One segment towards { $heading }
action-crawl-reverse = In reverse: one segment towards { $heading }
action-crawl-path = { $count ->
    [one] One segment
   *[other] { $count } segments
}: { $headings }
action-crawl-path-reverse = In reverse: { $count ->
    [one] one segment
   *[other] { $count } segments
}: { $headings }
action-swing = Hold the { $post } post and turn the other by { $degrees }° { $way ->
    [left] to the left
   *[right] to the right
}
action-confirm = The move is done
region-crawl = One segment, { $arcs } (type a heading: 2, 2:30)
region-crawl-reverse = In reverse, { $arcs } (type: back 7)
region-arc = from { $first } round to { $last }
region-swing = Swing the finish: hold the { $post } post and turn the other, up to { $left }° to the left or { $right }° to the right (type: swing right 45 left)
note-tile-number = Your worm moves { $tile } segments if nobody else lays a { $tile }.
note-tile-x = Your worm takes a number nobody has laid, and you may swing the finish; if nobody else lays an X.
note-bid-number = Low numbers move first.

## What may be typed, separated by commas; the first word is also shown

typed-confirm = done, ok, d
typed-towards = towards { $clock }, { $clock }
typed-reverse = back { $clock }, reverse { $clock }
typed-swing = swing { $post } { $degrees } { $way }
typed-way-left = left
typed-way-right = right

## What is asked, and why

ask-bidding = Which tile do you lay?
ask-bidding-for = Which tile do you lay for { $worm }?
why-bidding = All lay a tile in secret. A number that only one has laid is how far that worm moves; equal tiles cancel each other. You may change your mind until the last tile lies there.
wait-bidding = Waiting for { $seats }: a tile.

ask-naming = Which number does your X stand for?
why-naming = Only you have laid X: it takes a number that nobody has shown, and that number’s place in the order.
wait-naming = Waiting for { $seats }: a number for X.

ask-moving = Where does the next segment go? { $left ->
    [one] One to go.
   *[other] { $left } to go.
}
ask-moving-swing = Crawl { $left ->
    [one] 1 segment
   *[other] { $left } segments
}, or swing the finish first?
ask-swinging = Swing the finish, or is your move done?
ask-confirming = Is your move done?
why-moving = Your tile was unique: the last segment of { $worm } goes in front of its head, again and again. All of them must go, as long as there is room. Nobody sees your steps until you say that the move is done.
why-swinging = X lets you hold one finish post and turn the other, once, before or after your own crawl.
why-confirming = Nothing is left to crawl. Until you say so you may still take steps back.
wait-moving = Waiting for { $seats }: a move.

## What has happened

event-race-began = Race { $race } begins. Lanes from the left: { $worms }.
event-round-began = Round { $round }: all lay a tile.
event-choice-sealed = You have laid your tile: { $action }.
event-choice-sealed-unseen = { $seat } has laid a tile.
event-choice-reopened = { $seatIs ->
    [you] You take your tile back.
   *[other] { $seat } takes a tile back.
}
event-bids-shown = The tiles: { $bids }.
event-bids-shown-clashing = The tiles: { $bids }. Equal ones cancel each other; these stay: { $worms }.
event-number-named = X is a { $number } for { $worm }.
event-number-named-none = All numbers are taken: with X, { $worm } does not move.
event-move-began = It is the move of { $worm }: { $number ->
    [0] only the finish may be swung
    [one] 1 segment
   *[other] { $number } segments
}.
event-worm-stayed = No room for { $worm }, which stays where it is.
event-finish-swung = { $seatIs ->
    [you] You hold the { $post } post and turn
   *[other] { $seat } holds the { $post } post and turns
} the other by { $degrees }° { $way ->
    [left] to the left
   *[right] to the right
}.
event-worm-crawled = This crawls { $count ->
    [one] 1 segment
   *[other] { $count } segments
}: { $worm }.
event-worm-crawled-reverse = This crawls { $count ->
    [one] 1 segment
   *[other] { $count } segments
} in reverse: { $worm }.
event-worm-crawled-lost = This crawls { $count ->
    [one] 1 segment
   *[other] { $count } segments
}, and has no room for { $lost } more: { $worm }.
event-race-ended = { $winnersIs ->
    [you] You win race { $race }.
   *[other] { $count ->
        [one] { $winners } wins race { $race }.
       *[other] { $winners } share race { $race }.
    }
}
event-step-taken = Tried: { $action }.
event-step-taken-back = You take a step back.

finish = { $winnersIs ->
    [you] You win: the head of your worm touches the finish.
   *[other] { $winners } wins: head at the finish.
}
last-round = { $winnersIs ->
    [you] You win: after the last round your head is nearest to the finish.
   *[other] { $count ->
        [one] { $winners } wins: nearest to the finish after the last round.
       *[other] { $winners } share the win: equally near to the finish after the last round.
    }
}
most-races = { $winnersIs ->
    [you] You win: you have won the most races.
   *[other] { $count ->
        [one] { $winners } wins the most races.
       *[other] { $winners } share the win: equally many races won.
    }
}

## The whole position

view-round = Race { $race }, round { $round }.
view-worm = At { $x } × { $y } cm, heading for { $heading }, { $far } mm from the finish: { $worm }.
view-tiles = Tiles of { $worm }: { $tiles }; resting: { $resting }.
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
wins-of = { $seat } { $wins }
panel-resting = resting { $tile }
panel-you = You
panel-to-go = { $far } mm
panel-finish = FINISH

## The board in a browser

board-table = The table from above, the finish at the top
board-racks = The worms and their tiles
board-laid = laid
board-clash = clash
board-swings = may swing
board-to-go = { $number ->
    [one] 1 to go
   *[other] { $number } to go
}
board-rests = rests
board-tile = Tile { $tile }
board-take-tile = Take { $tile } back
board-move = Your move
board-head = The head of your worm: left and right turn, Enter sets a segment
board-tail = The tail of your worm, to crawl in reverse: left and right turn, Enter sets a segment
board-no-room = { $step }: no room there
board-post = The { $post } finish post: left and right turn it, Enter swings it
board-not-turned = not turned yet
board-turn-left = Turn the heading 5° to the left
board-turn-right = Turn the heading 5° to the right
board-to-finish = To the finish for me
board-to-place = To a place for me
board-flag = The flag to crawl to: arrows move it, Enter crawls there
board-go = Crawl there
board-not-there = Do not
board-swing = Swing it there
board-no-way = No way from here leads nearer to that place.
board-way = { $count ->
    [one] One segment leads
   *[other] { $count } segments lead
} there. Crawl?
board-hint-crawl = Drag the head along the table; drag back to take segments back. Or tap a place to crawl there.
board-hint-both = Drag the head along the table or tap a place to crawl there; or first drag a finish post.
board-hint-swing = Drag a finish post to swing it, or say that your move is done.
board-hint-done = Nobody has seen your move yet. Is it done?
board-nearer = Look nearer
board-farther = Look from farther away
board-whole = The whole table
board-follow = Look where something happens
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
option-swing-limit-text = How far, in degrees, the finish may be swung at once; no limit if left open.
option-obstacles = Obstacles
option-obstacles-text = What stands on the table: cans, books, pencils, desk, or things with their places in millimetres: “can 420 270; book 480 210 30”.
option-dice = Tiles
option-dice-text = Which edition’s tiles are used.
option-dice-2008 = 2008: 4 to 7 and X, all of them rest
option-dice-1994 = 1994: 3 to 7 and X, only 7 and X rest
option-races = Races
option-races-text = How many races make a match; the most races win.
option-races-1 = one race
option-races-3 = three races
option-consolation = Consolation
option-consolation-text = Who clashed in two rounds running crawls 2 segments.
option-last-round = Last round
option-last-round-text = After this round of a race the head nearest to the finish wins.

## Why a move is refused

bid-first = Now a tile must be laid
name-first = First X must take a number
move-first = Now your worm must move
laid-already = Your tile lies there already; take it back to lay another
not-your-move = It is not your move
tile-rests = { $tile } rests this round
no-such-tile = There is no tile “{ $tile }”
number-shown = { $number } has been shown; X takes a number that nobody has
no-such-number = There is no tile with { $number }
move-all = { $left ->
    [one] One segment is still to be moved
   *[other] { $left } segments are still to be moved
}, and there is room for it
empty-path = A path has at least one segment
nothing-left = There is no segment left to move
too-many-segments = { $count } segments are too many: { $left } are left to move
no-angle = Segment { $step }: { $angle } is no direction; there are 0 to 65535
beyond-the-finish = Segment { $step }: the race is over where the head touches the card
end-chosen = The end to crawl with is chosen before the first segment
never-reverse = At this table worms do not crawl in reverse
head-not-blocked = Only a worm whose head is blocked may crawl in reverse
off-the-table = Segment { $step } would stick out over the edge of the table
overlaps-itself = Segment { $step } would overlap the worm itself
touches-a-worm = Segment { $step } would come too near to another worm
overlaps-a-post = Segment { $step } would overlap a finish post
overlaps-an-obstacle = Segment { $step } would overlap what stands on the table
no-x = Only a unique X may swing the finish
swung-already = The finish has been swung already; once is all
no-turn = A swing turns the finish by something
whole-turn = A swing is less than a whole turn
swing-limit = At this table a swing is at most { $limit }°
between-two-steps = The finish is swung before or after the crawl, not between two segments
swing-hindered = Something is in the way: this post goes { $low }° to the right and { $high }° to the left at most

## What is wrong with a box or a table

bad-obstacle = “{ $value }” is not a thing with x and y in millimetres and a turn in degrees, such as “book 480 210 30”
many-obstacles = more than { $most } things do not fit
obstacle-off-table = sticks out over the edge of the table: { $kind }
obstacle-not-clear = must stand clear of worms, posts and card: { $kind }
small-table = the table is too small for the worms or the race
odd-size = the diameters of segments and posts, and the card’s thickness, must be even
thin-post = a post must be thicker than the card
bad-tile-sets = there must be these sets of tiles: { $names }
bad-tiles = three to six different numbers from 1 to 12, lowest first
bad-obstacle-kind = its id is of small letters, used once; it has a diameter, or a length and a width, of 2 to 600
no-such-goal = one can crawl to a place on the table, or to the finish
