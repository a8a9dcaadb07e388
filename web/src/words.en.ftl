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
nowhere = There is nothing here
nowhere-text = The address may be mistyped, or what was here is gone.
offline = The house cannot be reached. You can look at the games and read their rules; playing has to wait.
try-again = Try again
not-loaded = This page could not be loaded
not-loaded-text = The house may have been updated. Reload the page.
not-loaded-offline = Without the house, you can only look at the games and read their rules. Nothing is lost: your matches wait for you.
to-the-shelf = Back to the games
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
next-table-short = Other match: your turn
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

change-the-box = Make your own version
change-the-box-text = with other numbers and other cards
box-chosen = You play with the box “{ $name }”.
box-use-printed = Play with the printed box

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
dice-opening = Fair dice: everybody’s secret number is locked in; they are now being revealed…
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
tools = Tools for this question
tool-since = News
tool-ahead = Auto-pass
all-choices = All choices in words ({ $count })
choices = Choices
in-the-rules = in the rules
answer-given = Your answer is in. It counts when time is up or everyone has answered.
answers-itself = There is only one answer: it is given for you in a moment.
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

replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
look-back = Look back

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
news-opening-began = Fair dice: everybody’s secret number is locked in; they are now being revealed.
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

## Boards

board-failed = The board of this game does not work. You can play on with the plain board below.
board-undrawable = This position cannot be drawn. You can choose from the list and read the position in words.
in-words = In words
pick-nothing = Choose something else
pile-all = Show all
pile-less = Show less
pile-empty = empty

## The reference card

guide = Help
guide-box = In the box
guide-rules = The whole rulebook
guide-what = What is this?
guide-what-how = Touch anything on the board, point at it or reach it with Tab, to learn what it is. Nothing is played meanwhile.
guide-what-touch = Touch anything on the board to learn what it is. Nothing is played meanwhile.
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
hint = Hint
hint-do = Do this
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

## Puzzles and reviews

puzzles = Puzzles
puzzle-today = Puzzle of the day
review = Review
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
review-details = Details in numbers
