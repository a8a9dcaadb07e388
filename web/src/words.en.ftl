# The sentences of the browser client itself; those of the house and of the games come from the house.

## Everywhere

skip-to-main = Skip to main content
settings = Settings
language = Language
theme = Theme
theme-system = same as device
theme-light = light
theme-dark = dark
pace = Animation speed
pace-slow = slow
pace-usual = normal
pace-quick = fast
pace-none = off
notices = Notify me when it is my turn
mute = Mute sounds
volume = Volume
api-docs = For developers: the API
close = Close
loading = One moment…
loading-part = One moment… { $percent }
nowhere = There is nothing here
nowhere-text = The address may be mistyped, or what was here is gone.
offline = The house cannot be reached. You can look at the games and read their rules; playing has to wait.
try-again = Try again
not-loaded = This page could not be loaded
not-loaded-text = The house may have been updated. Reload the page.
not-loaded-offline = Without the house, you can only look at the games and read their rules. Nothing is lost: your matches wait for you.
to-the-shelf = Back to the games
to-the-table = Back to the table
house-unreachable = The house cannot be reached. Is it running, and are you online?
house-trouble = Something went wrong in the house. Please try again.
title-asked = Your turn

## The shelf

shelf-title = What shall we play?
shelf-text = Tabletop games, with friends or against bots. The machine is the referee, the dice can be checked, and nothing is ever lost.
shelf-games = Games
shelf-mine = Your matches
shelf-finished = Your finished matches
shelf-more = Show older matches
next-table = Your turn at another table: { $title }
next-table-short = Your turn
shelf-open = Open tables
shelf-resume = Resume
shelf-join = Have a look
players-count = { $least }–{ $most } players
play = Play
play-game = Play { $title }
rules = Rules
rules-of = Rules of { $title }
row-free = { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
}
row-your-turn = Your turn
row-waits = Waiting for { $names }
phase-gathering = waiting for players
phase-playing = in progress
phase-over = finished
seats = Seats
seat-free = free
lan-title = For everyone in the room
lan-text = On a phone connected to the same network, scan this code and sit down.
qr-alt = QR code for { $url }
learn-new = New here? Learn in 3 minutes
learn-on = Continue the lesson
learn-done = You know this one. Repeat the lesson?
learn-game = { $text } ({ $title })

## A lesson

lesson-of = Learn { $title }
lesson-chapters = Chapters
lesson-chapter-done = finished
lesson-leave = Leave the lesson
lesson-goal-label = Goal:
lesson-danger-label = Beware:
lesson-host-panel = Your host
lesson-try-again = Try again
lesson-next = Next chapter
lesson-repeat = Repeat the lesson
lesson-repeat-chapter = Repeat this chapter
lesson-play = Play it for real, against beginners, with hints
lesson-play-new = A whole match
coach-hints = A hint at every question

## A new table

your-name = Your name
guest = Guest
you = you
how-many = How many players?
who-plays = Who plays?
who-at-seat = Who plays at seat { $number }?
a-friend = a friend, by link
bots-levels = Bots by level
bots-characters = Characters
# An option that a game suggests to so many players: Board: 5 × 5 (suggested for 2 players)
suggested-option = { $option }: { $value } (suggested for { $count ->
    [one] 1 player
   *[other] { $count } players
})
more-options = More options
clock = Clock
clock-decision = per decision
clock-match = for the whole match
clock-none = no clock
clock-said-decision = Clock: { $length } per decision
clock-said-match = Clock: { $length } per player for the whole match
clock-said-none = No clock: take all the time you like
seconds-decision = Time per decision
seconds-match = Time per player
seconds-count = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
minutes-count = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours-count = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
drawn = chosen at random
left-open = not set
is-listed = Show this table to everyone in the house
open-and-invite = Open the table and invite friends
clock-alone = Alone against bots, you play without a clock.
play-now = Play now

## The workshop

change-the-box = Change the box
change-the-box-text = other numbers, other cards
box-chosen = You play with the box “{ $name }”.
box-use-printed = Play with the printed box
workshop-title = Workshop: { $title }
workshop-text = Change any number, any name, and how many there are of each card. Keep your box, let bots try it, and play it with friends.
workshop-state = Your box
workshop-name = Name of your box
workshop-unnamed = My { $title }
workshop-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
workshop-keep = Keep it
workshop-try = Try it
workshop-try-text = Bots play your box and the printed one, with the same luck, and you see what your change did.
workshop-play = Play it
workshop-link = Copy the link
workshop-link-copied = Link copied
workshop-csv-out = Save as CSV
workshop-csv-in = Open a CSV file
workshop-reset = Reset to the printed box
workshop-box = The box
workshop-history = History
workshop-mine = Your boxes
box-as-printed = The printed box
box-label = { $what }: { $field }
box-said = { $what }:
box-no-changes = No changes.
box-printed = printed: { $value }
box-before = before: { "" }
box-after = after: { "" }
box-thing = Item
box-more = Copy or remove
box-copy = Copy { $name }
box-remove = Remove { $name }
box-missing = A value is missing.
box-no-number = This must be a number.
box-no-value = This is not a possible value.
box-numbers = Numbers
trial-bot = Who plays
trial-matches = Matches with each box
trial-begin = Let bots play
trial-cancel = Cancel
trial-progress = { $done } of { $of } matches
trial-left = { $count ->
    [0] Less than a minute left.
    [one] About one minute left.
   *[other] About { $count } minutes left.
}
trial-waits = Tables come first: in a busy house this takes longer.
trial-waiting = { $before ->
    [one] Another box is being tried first.
   *[other] { $before } other boxes are being tried first.
}
trial-done = { $matches } matches with each box, with the same luck.
trial-clear = What your change did, beyond luck:
trial-unclear = Nothing changed that luck alone could not explain. More matches reveal smaller changes.
trial-wins = Who wins
trial-figures = All figures
trial-first-seat = First player
trial-seat = Seat { $number }
trial-printed = Printed
trial-yours = Yours
trial-things-text = How often each item was used per match, and how many of those who used it won.
trial-download = Download the whole report

box-part-card = Cards
box-part-space = Spaces
box-part-token = Tokens
box-part-pawn = Pawns
box-part-identical = Identical pawns
box-part-face = Tile faces
box-part-wrestler = Wrestlers
box-part-tiles = Number tiles
box-part-obstacle = Obstacles
box-part-layouts = Ready-made layouts
box-part-sizes = Sizes
box-part-physics = Physics
box-part-table = Table
box-part-worm = Worms
box-part-finish = Finish
box-part-start = Start
box-part-stamina = Stamina
box-part-hand = Most cards in a hand
box-part-hand-for-two = Most cards in a hand, two players
box-part-fee = Fee
box-part-most-dice = Most dice of a fighter
box-part-turns-outside = Turns outside the ring
box-field-id = name
box-field-count = how many
box-field-amount = amount
box-field-number = number
box-field-group = group
box-field-effect = effect
box-field-shape = shape
box-field-direction = direction
box-field-start = start
box-field-length = length
box-field-width = width
box-field-diameter = diameter
box-field-mass = mass
box-field-friction = friction
box-field-bias = drift
box-field-numbers = numbers
box-field-rests = resting
box-field-age = age
box-field-style = style
box-field-gender = gender
box-field-look = appearance

## Before the match

gathering-wait = Waiting for players. Send the link to your friends, or add bots.
gathering-full = Everyone is here.
gathering-full-watch = All seats are taken; you can watch.
sit-here = Sit here
sit-at = Sit here: seat { $number }
stand-up = Stand up
your-colour = Your colour
your-colour-of = Your colour, set { $number }
add-bot = Add a bot…
bot-at = Add a bot at seat { $number }
remove = Remove
remove-bot = Remove the bot at seat { $number }
is-away = away
begin = Begin
begin-when-full = The match begins when every seat is taken
invite = Send this link to your friends
invite-only-here = Only this computer can open it. To let phones in the room join, start the house with ./play --lan.
copy = Copy
copied = Copied
share = Share
dice-promise = Fair dice
dice-promise-text = Before anything was drawn, the house fixed its secret seed; its fingerprint is shown here. Each player seals a random number of their own, and the seals are opened only when nobody can change theirs any more. So nobody can choose the dice, not even the house together with a player. At the end the seed is revealed, and anyone can check every draw.
dice-sealed = { $count ->
    [one] Fair dice: 1 of { $total } has sealed a random number.
   *[other] Fair dice: { $count } of { $total } have sealed their random numbers.
}
dice-opening = Fair dice: all random numbers are sealed and are being revealed…
dice-not-ours = Do not trust these dice: they were not made from the random number that this browser sealed and revealed.
dice-not-sealed = Do not trust these dice: somebody’s random number is not the one that was sealed.
dice-not-promised = the seed is not the one the house promised
dice-opened = The seed, revealed:

## At the table

table-opening = Setting the table…
connection-lost = Connection lost; trying again. Nothing is lost: everything will be as you left it.
house-cannot-write = The house cannot save anything at the moment. You can still look; nothing is lost, and play will resume by itself.
closed-not-understood = The house did not understand this page. Please reload it.
closed-wrong-origin = This page does not belong to this house.
closed-no-table = There is no such table.
closed-old-client = The house has been updated. Please reload this page.
load-again = Reload
the-board = The board
the-question = Your decision
beside = Beside the board
log = Log
log-earlier = Show earlier lines
why-title = Why did this happen?
why-of = Why? { $text }
why-because = because
why-late = Nobody decided in time.
why-nothing = Nothing else led to this: it was simply the next thing to do.
chat = Chat
chat-new = new
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
emotes = Say it without words
chat-host = You opened this table
chat-silence = { $name } may not speak here
a-watcher = Somebody
mute-person = Mute { $name }
unmute-all = Unmute everyone
is-paused = Paused
resume = Resume
pause = Pause
ask-why = Why?
all-choices = All choices in words ({ $count })
choices = Choices
in-the-rules = in the rules
answer-given = Your answer is in. It counts when time is up or everyone has answered.
answers-itself = There is only one answer: it is given for you.
choices-challenge = Challenge
choices-play = Play a card
choices-draw = Draw
choices-move = Move or end the turn
choices-discard = Discard
choices-other = Other
pass-for-me = Pass for me until my turn
type-choice = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}: type to find one
showing = Watch…
skip = Skip
you-watch = You are watching: you see only what everyone can see.
screen-of = Big screen: { $title }
screen-open = Show on a big screen
hand-only = Show only my hand
show-board = Show the board
screen-asked = thinking
screen-scan = Scan this with your phone to sit down.
screen-scan-watch = Scan to watch on your phone.
screen-begin = When everybody is seated, begin the match on any phone. Your hand stays on your phone; this screen shows only what everybody may see.
visitor = About this table
visitor-over = This match is over.
visitor-playing = You have no seat in this match: you see what everybody may see.
visitor-seat = Are you playing here on another device? Its menu has a link to your seat.
visitor-replay = Watch the replay
visitor-watch = Just watch
any-time = At any time you may also:
take-back = Undo
time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
bot = bot
is-asked = is deciding
hand-over = Let a bot take over
notice-is-out = out
notice-seat-out = { $seatIs ->
    [you] You are out!
   *[other] { $seat } is out!
}
notice-seat-back = { $seatIs ->
    [you] You are back in!
   *[other] { $seat } is back!
}
aside-out = { $round ->
    [0] You are out
   *[other] You are out, in round { $round }
}
aside-out-text = The others play on. Watch to the end, or come back later: the match waits under “Your matches”.
aside-resigned = You have given up
aside-resigned-text = The others play on, with a bot in your place. Watch to the end, or come back later: the match waits under “Your matches”.
aside-finishing = Only bots are left: they finish the match…
aside-bot = A bot plays for you
aside-bot-text = You can take your seat back at any time.
refused = That is not possible:
refused-rule = Rule { $section }
table-menu = The table
describe = Describe the position in words
your-hand = Your hand
orders = Standing orders
orders-text = How the game answers for you, at once, when others play a card. Nobody else sees this.
other-device = Another device
other-device-text = This private link is your seat: open it on another device to carry on there. Keep it to yourself.
bot-for-me = Let a bot play for me
take-seat = Take my seat back
resign = Give up
resign-sure = Do you really want to give up this match?
go-on = Keep playing

## The end

you-won = You have won!
you-gave-up = You gave up; a bot played on in your place.
match-ended = The match is over
your-place = { $round ->
    [0] You came { $place } of { $count }.
   *[other] You came { $place } of { $count }, out in round { $round }.
}
place-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
count-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
out-in-round = out in round { $round }
ended-resigned = Everybody else has given up
rematch = Rematch
rematch-waits = { $count ->
    [0] Setting the table…
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
watch-next = Watch the next match
replay = Replay
watch-the-rest = Watch how it ended
check-dice = Check the draws
dice-not-simulated = { $walks ->
    [one] 1 walk comes from an earlier version of the clockwork: it was taken from the record, not simulated again.
   *[other] { $walks } walks come from an earlier version of the clockwork: they were taken from the record, not simulated again.
}
dice-good = Every draw and every move is as it should be.
dice-bad = Something is wrong from step { $entry } on: { $reason }
download-record = Download the record

## The replay

replay-of = Replay: { $title }
replay-empty = There is nothing to watch yet.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-go = Play
replay-stop = Stop
replay-step = Step { $at } of { $count }
replay-whose = As seen by
replay-own = me
replay-spectator = a spectator
looking-back = Looking back: { $title }
look-back = Look back
fork = Play on from here
fork-text = A new match begins from step { $step }, against bots and with new luck. The finished match stays as it is.
fork-seat = You play for
fork-bots = The others are bots
fork-go = Play on
review-shared = Shared review
review-share = Review together
review-leading = { $others ->
    [0] You lead. Nobody follows yet: send the link.
    [one] You lead; one person follows.
   *[other] You lead; { $others } people follow.
}
review-following = You see the step that the leader shows.
review-invite = Copy the link
review-leave = Leave
review-alone = Watch it alone
review-gone = This shared review is over.
review-draw = Draw on the board
review-draw-text = Press anything to mark it; drag from one place to another for an arrow. By keyboard: Tab to a thing, then Enter.
review-undo = Undo
review-clear = Erase all
review-pen-0 = Red pen
review-pen-1 = Blue pen
review-pen-2 = Green pen
review-pen-3 = Violet pen
notes = Private notes
notes-text = Notes stay in this browser; nobody else sees them.
notes-placeholder = Your note on step { $step }
notes-not-kept = This browser does not keep notes: they will be gone when you close this page.

## News of the table

news-table-opened = The table is open; its seed is fixed.
news-seat-taken = { $seat } sits down.
news-seat-left = { $seat } stands up.
news-nonce-shown = { $seat } has added a random number to the draws.
news-seal-shown = { $seat } has sealed a random number.
news-colour-shown = { $seatIs ->
    [you] You play { $colour }.
   *[other] { $seat } plays { $colour }.
}
news-opening-began = All random numbers are sealed and are now being revealed.
news-nonce-opened = { $seat } has revealed a random number.
news-opening-late = { $count ->
    [one] The match did not begin: { $names } did not reveal a random number for the dice in time and has left the seat. Everybody will seal a new one.
   *[other] The match did not begin: { $names } did not reveal their random numbers for the dice in time and have left their seats. Everybody will seal a new one.
}
news-opening-left = The match did not begin: { $names } left while the random numbers for the dice were being revealed. Everybody will seal a new one.
news-match-began = The match begins.
news-timed-out = { $seatIs ->
    [you] You ran out of time; a choice was made for you.
   *[other] { $seat } ran out of time; a choice was made for them.
}
news-window-shut = The time to react is up.
news-seat-handed-over = A bot takes over for { $seat }.
news-seat-taken-back = { $seatIs ->
    [you] You are playing again.
   *[other] { $seat } is playing again.
}
news-match-paused = { $seat } pauses the match.
news-match-resumed = The match resumes.
news-physics-changed = The clockwork has been improved: from here on, pawns walk by its version { $version }.
news-deadlines-moved = { $seconds ->
    [one] After an interruption, everyone has 1 more second.
   *[other] After an interruption, everyone has { $seconds } more seconds.
}
news-seat-resigned = { $seatIs ->
    [you] You give up.
   *[other] { $seat } gives up.
}
news-match-over = The match is over; the seed is revealed.
news-rematch-wanted = { $seatIs ->
    [you] You want a rematch.
   *[other] { $seat } wants a rematch.
}
news-rematch-at = The next match is ready.
news-answer-kept = Your answer is in.
news-answered-itself = { $count ->
    [one] Answered for you: you had only one choice.
   *[other] Answered for you { $count } times: you had only one choice.
}
news-answer-reopened = You can answer again.
news-orders-kept = Your standing orders are saved.
option-draw = Draw it
option-drawn = Close the drawing

## The workbench for game authors

workbench-of = Workbench: { $title }
bench-watching = { $count ->
    [0] Watching { $folder }/: the rules are reloaded whenever a file changes.
    [one] Watching { $folder }/: the rules were reloaded once.
   *[other] Watching { $folder }/: the rules were reloaded { $count } times.
}
bench-last-good = The files cannot be used as they are; the match goes on under the last good rules.
bench-lost = The workbench does not answer. Was it closed in the terminal?
bench-cut = The new rules could play only { $kept } of { $steps } steps again. Step { $step } is no longer possible (“{ $done }”). The rest will come back if you undo the change before you play on.
bench-cut-all = The new rules cannot repeat the beginning of this match, so it was begun afresh. It will come back if you undo the change before you play on.
bench-fault-refused = Refused
bench-fault-syntax = Python cannot read this file
bench-fault-contract = The game does not keep its contract
bench-fault-exception = The rules failed
bench-fault-input = This is not possible
bench-fault-luck = The rules asked luck for something other than what was recorded
bench-fault-stuck = The rules never came to an end
bench-fault-gone = The process that runs the rules ended, and was started again
bench-calls = The calls that led there
bench-timeline = Steps of the match
bench-step = Step { $at } of { $steps }
bench-step-done = { $who }: { $what }
bench-set-up = The set-up
bench-from-position = An edited position
bench-step-takeBack = takes a choice back
bench-step-handOver = is handed over
bench-luck = Luck: { $luck }
bench-branches = Playing from here begins a new line.
bench-lines = Lines of play
bench-line = Line { $number }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
bench-line-begun = set up
bench-line-edited = edited position
bench-line-branch = branches off line { $line } at step { $step }
bench-bot = Which bot plays
bench-bot-steps = How many steps
bench-let-bots = { $count ->
    [one] Let bots play 1 step
   *[other] Let bots play { $count } steps
}
bench-random-end = Random to the end
bench-over = The match is over. Winners: { $winners }.
bench-spectator = Spectator
bench-owes = to decide
bench-may = may act
bench-told = What this viewer was told of the last step
bench-told-nothing = Saw nothing of the last step.
bench-samples = Choices with dashed borders are only some of many possible values. “Try anything” accepts any other value.
bench-words = What this viewer knows, in words
bench-board = Show the board
bench-data = The view as data
bench-hidden = Hidden from this viewer
bench-hidden-nothing = Nothing is hidden from this viewer.
bench-panel-failed = The rules failed to show this view
bench-checking = Looking for leaks…
bench-no-leak = No leak found
bench-not-checked = The leak check failed
bench-leaks-count = { $count ->
    [one] 1 leak
   *[other] { $count } leaks
}
bench-leaks-text = For each viewer, the workbench imagines other worlds that fit what this viewer knows, and plays on in the true world and in each of them side by side. Views, choices, refusals and events must be the same in both.
bench-leaks-tried = Worlds compared: { $worlds }; decisions played in both: { $decisions }.
bench-tools = Tools
bench-tab-sees = Who sees what
bench-tab-leaks = Leaks
bench-tab-position = Position
bench-tab-try = Try anything
bench-tab-setup = Set-up
bench-sees-text = Fields of the views. Shaded: what a seat sees differently from a spectator.
bench-sees-alike = Everybody sees the same at this step.
bench-sees-all = Also show what everybody sees alike
bench-field = Field
bench-viewers = Seen by
bench-value = Value
bench-position-text = The whole position, secrets too. Edit it and play on from there, in a new line.
bench-position-play = Play from this position
bench-position-reset = Discard my changes
bench-position-bad = This position is not possible
bench-position-moved = The match has moved on since you began to edit; your text is kept.
bench-try-text = Play any action for any seat, legal or not, to see what is refused, and by which line of your code.
bench-try-seat = Seat
bench-try-offers = Actions to start from
bench-try-action = Action, as JSON
bench-try = Try it
bench-seed = Seed
bench-seed-other = Another seed
bench-box = Edited box
bench-box-text = What is in the box, as TOML or JSON. A match with a changed box keeps it.
bench-box-reset = Reset to the printed box
bench-setup-bad = A match cannot begin like this
bench-begin = New match
dev-no-report = The rules were reloaded during the check

## Boards

board-failed = The board of this game does not work. You can play on with the plain board below.
board-undrawable = This position cannot be drawn. You can choose from the list and read the position in words.
in-words = In words
pick-nothing = Choose something else
pile-all = Show all
pile-less = Show less
pile-empty = empty

# What fields of views are called on a board that is drawn by their types; games may have sentences field-… of their own.
field-hand = Your hand
field-hands = In hand
field-hand-sizes = In hand
field-hand-size = In hand
field-cards = Cards
field-chosen = You have chosen
field-choice = Your choice
field-picked = You have picked
field-sealed = has chosen
field-known = Known cards
field-trick = Trick
field-played = Played so far
field-voids = Has none of
field-points = Points
field-scores = Score
field-score = Score
field-turn = to play
field-dealer = dealer
field-leader = leads
field-starter = starts
field-first = first
field-deal = Deal
field-round = Round
field-rounds = Rounds
field-deck = Deck
field-stock = Stock
field-bag = Bag
field-supply = Supply
field-discards = Discards
field-discard = Discards
field-pile = Pile
field-table = On the table
field-board = Board
field-track = Track
field-market = On offer
field-pot = Pot
field-bid = Your bid
field-bids = Bids
field-bids-in = has bid
field-trump = Trumps
field-tricks = Tricks
field-coins = Coins
field-money = Money
field-lives = Lives
field-left = Left
field-out = out
field-passed = has passed

## The reference card

guide = Help
guide-box = In the box
guide-rules = The whole rulebook
guide-what = What is this?
guide-what-how = Touch anything on the board, point at it or reach it with Tab, to learn what it is. Nothing is played meanwhile.
guide-what-end = Back to the game

## On the box

on-the-box = On the box
box-minutes = about { $least }–{ $most } min
box-age = ages { $age }+
box-weight = { $weight ->
    [1] very simple rules
    [2] simple rules
   *[other] richer rules
}

## Puzzles

puzzles = Puzzles
puzzles-text = Positions from real matches with one decision that is clearly best, or a win to be found this turn.
puzzle-of = { $title }: a puzzle
puzzle-today = Puzzle of the day
puzzle-today-done = You have solved today’s puzzle.
puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-solve = Solve it
puzzle-number = Puzzle { $number }
puzzle-done = solved
puzzle-grade = Difficulty { $grade } of 5
puzzle-best = Find the best decision.
puzzle-win = Win before your turn is over.
puzzle-seat = This is you
puzzle-rival = Rival { $number }
puzzle-solved = Solved!
puzzle-wrong-win = No win this time, but there is one to be found.
puzzle-shown = This is the answer.
puzzle-reason = Why? { $reason }
puzzle-against = Why not? { $reason }
puzzle-close = Close! There is something slightly better.
puzzle-worse = There is something better: your decision gives away { $share } of your chances.
puzzle-won = You win before your turn is over.
puzzle-as-good = Your decision is as good as the best one.
puzzle-best-found = You found the best decision.
puzzle-figures-best = The best decision wins { $chance } of the time, the next best { $second }. Both were tried in { $worlds } imagined matches that fit what you know.
puzzle-figures-win = There is a way that works { $chance } of the time.
puzzle-show = Show the answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-none = There are no puzzles here yet.
## Since your last turn, and the end

table-changed-box = Changed box
table-changed-box-text = This table does not play with the printed box. These are the differences:
since-to-you = Since your last turn, for you:
stage-camera = Zoom and camera
since-more = and { $count } more
since-your-turn = Since your last turn
since-your-turn-count = Since your last turn ({ $count })
celebrate = { $count ->
    [one] wins the match
   *[other] win together
}
celebrate-you = You win!
celebrate-close = Close

## Rulebooks

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 section
   *[other] { $count } sections
}

## Hints

hint-ask = What would a bot do?
hint-thinking = The bot is thinking…
hint-marks = Everyone will see that you had a hint.
hint-title = A bot would choose
hint-chance = { $percent } to win
assisted = has had a hint
with-hints = with hints
news-hint-given = { $seatIs ->
    [you] You had a hint from a bot.
   *[other] { $seat } had a hint from a bot.
}

## The review of a match

review = Review
review-of = Review: { $title }
review-working = The house is going through the match… { $percent }
review-chart = Chances of winning throughout the match
review-seat-chance = { $name } { $percent }
review-now = Chances of winning at this step
review-comparable = With this box, the chances are only estimates: compare them, but do not take them literally.
review-sums = Luck and choices
review-player = Player
review-luck = luck
review-choices = choices
review-mistakes = mistakes
review-units = In hundredths of a win, ± standard error. Luck: what draws and dice changed. Choices: what was lost compared with the best known choice, judged by what the player knew.
review-turns = Turning points
review-turns-text = Press a number to see that turning point on the board.
review-no-turns = None: the match was decided little by little.
review-by-luck = by luck
review-by-choice = by a choice
best-moments = Best moments
best-moment-of = { $name }’s best moment
best-by-luck = { $points ->
    [one] Luck: the chances of winning rose by 1 percentage point.
   *[other] Luck: the chances of winning rose by { $points } percentage points.
}
best-by-choice = { $points ->
    [one] A choice: the chances of winning rose by 1 percentage point.
   *[other] A choice: the chances of winning rose by { $points } percentage points.
}
picture-save = Save the picture
review-worst = The largest mistakes
review-no-mistakes = None that stand out.
review-better = Better: { $best }.

## The review in plain words

when-in = { $unit ->
    [round] in round { $number }
    [turn] in turn { $number }
   *[step] at step { $number }
}
when-until = { $unit ->
    [round] until round { $number }
    [turn] until turn { $number }
   *[step] until step { $number }
}
when-label = { $unit ->
    [round] Round { $number }
    [turn] Turn { $number }
   *[step] Step { $number }
}
story-won-always = { $seatIs ->
    [you] You led from start to finish.
   *[other] { $seat } led from start to finish.
}
story-won-late = { $seatIs ->
    [you] It was open until the very end, and you won.
   *[other] It was open until the very end, and { $seat } won.
}
story-won-lead = { $seatIs ->
    [you] You took the lead { $at } and kept it.
   *[other] { $seat } took the lead { $at } and kept it.
}
story-won-behind = { $seatIs ->
    [you] You came from behind: { $at } { $chance ->
        [slim] you hardly had a chance.
       *[poor] you were well behind.
    }
   *[other] { $seat } came from behind: { $at } { $chance ->
        [slim] hardly a chance was left.
       *[poor] the others were well ahead.
    }
}
story-best-luck = The luckiest moment came { $at }.
story-best-choice = The turning point came { $at }.
story-lost-ahead = { $seatIs ->
    [you] You were ahead { $until }.
   *[other] { $seat } was ahead { $until }.
}
story-lost-late = { $seatIs ->
    [you] You were ahead almost to the end.
   *[other] { $seat } was ahead almost to the end.
}
story-lost-open = It was open until the very end.
story-lost-hopeful = { $seatIs ->
    [you] You were in the running { $until }.
   *[other] { $seat } was in the running { $until }.
}
story-lost-early = { $seatIs ->
    [you] You fell behind early and never caught up.
   *[other] { $seat } fell behind early and never caught up.
}
story-no-blow = No single moment decided it.
story-blow-luck = { $seatIs ->
    [you] The hardest blow was bad luck { $at }, which cost you { $share } of your chances.
   *[other] The hardest blow was bad luck { $at }, which cost { $seat } { $share } of their chances.
}
story-blow-choice = { $seatIs ->
    [you] Your costliest choice came { $at }: { $did }. It cost you { $share } of your chances.
   *[other] The costliest choice came { $at }: { $did }. It cost { $seat } { $share } of their chances.
}
story-share = { $share ->
    [all] nearly all
    [most] most
    [two-thirds] about two thirds
    [half] about half
    [third] about a third
    [quarter] about a quarter
    [fifth] about a fifth
    [tenth] about a tenth
   *[little] a small part
}
story-luck-nobody = Luck hardly took sides.
story-luck-for = Luck was { $strength ->
    [strong] strongly
    [clear] clearly
   *[slight] slightly
} on { $seatIs ->
    [you] your
   *[other] { $seatOf }
} side.
story-luck-against = Luck was { $strength ->
    [strong] strongly
    [clear] clearly
   *[slight] slightly
} against { $seatIs ->
    [you] you
   *[other] { $seat }
}.
review-turn = { $seatIs ->
    [you] Your
   *[other] { $seatOf }
} chances { $cause ->
    [luck-up] rose by luck
    [luck-down] fell by bad luck
    [up] rose
   *[down] fell
}: from { $before } to { $after }.
review-decisions = { $seatIs ->
    [you] Your choices that mattered
   *[other] { $seatOf } choices that mattered
}
review-decisions-none = { $seatIs ->
    [you] You gave nothing big away.
   *[other] { $seat } gave nothing big away.
}
review-best-choice = { $seatIs ->
    [you] Your best choice.
   *[other] { $seatOf } best choice.
}
review-chose = { $seatIs ->
    [you] You chose
   *[other] { $seat } chose
}
review-instead = Better
review-cost = { $seatIs ->
    [you] It cost you { $share } of your chances.
   *[other] It cost { $seat } { $share } of their chances.
}
review-see = See it
review-differently = Play it differently
review-balance = Luck or choices?
review-bar-luck = Luck
review-bar-choices = Choices
review-bar-hurt = cost chances
review-bar-helped = gave chances
balance-close = Luck and choices weighed about the same: too close to call.
balance-choices-more = { $seatIs ->
    [you] Your choices cost you more than luck did.
   *[other] { $seatOf } choices cost more than luck did.
}
balance-luck-hurt-more = { $seatIs ->
    [you] Bad luck cost you more than your choices did.
   *[other] Bad luck cost { $seat } more than choices did.
}
balance-luck-helped-more = { $seatIs ->
    [you] Luck gave you more than your choices cost.
   *[other] Luck gave { $seat } more than choices cost.
}
balance-luck-wasted = { $seatIs ->
    [you] Luck helped you, but your choices cost you more.
   *[other] Luck helped { $seat }, but choices cost more.
}
review-details = Details in numbers
review-meanwhile = You can look through the match in the meantime.
