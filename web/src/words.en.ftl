# The sentences of the browser client itself; those of the house and of the games come from the house.

## Everywhere

skip-to-main = Skip to the page
settings = Settings
language = Language
theme = Light
theme-system = as the device
theme-light = light
theme-dark = dark
pace = Motion
pace-slow = slow
pace-usual = usual
pace-quick = quick
pace-none = none
notices = Tell me by a notice when it is my turn
mute = Sound off
api-docs = For programs: the API
close = Close
loading = One moment …
loading-part = One moment … { $percent } %
nowhere = There is nothing here
to-the-shelf = To the shelf
to-the-table = To the table
house-unreachable = The house cannot be reached. Is it running, and are you online?
house-trouble = Something went wrong in the house. Please try again.
title-asked = Your turn

## The shelf

shelf-title = What shall we play?
shelf-text = Four tabletop games, with friends or against bots. The machine is the referee, the dice can be checked, and nothing is ever lost.
shelf-games = Games
shelf-mine = Your matches
shelf-open = Open tables
shelf-resume = Go on
shelf-join = Have a look
players-count = { $least }–{ $most } players
play = Play
play-game = Play { $title }
rules = Rules
rules-of = Rules of { $title }
pitch-malta = Be the only one who has not lost, on a board that moves under your feet.
pitch-worm-up = Secret bids, free curves on a bare table, and a finish line that swings away.
pitch-glory = Wrestlers, cards and dice; and everybody may climb into the ring.
pitch-wound-up = Wind up the clockwork zombies, aim well, and let go.
row-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
phase-gathering = gathering
phase-playing = being played
phase-over = over
seats = Seats
seat-free = free
lan-title = Everybody in the room
lan-text = With a phone in the same network, scan this and sit down.
qr-alt = QR code of { $url }

## A new table

your-name = Your name
guest = Guest
you = you
how-many = How many players?
who-plays = Who plays?
who-at-seat = Who plays at seat { $number }?
a-friend = a friend, by link
bot-random = Beginner bot
bot-plain = Casual bot
bot-heuristic = Strong bot
more-options = More options
clock = Clock
clock-decision = for each decision
clock-match = for the whole match
clock-none = no clock
clock-alone = Alone against bots you play without a clock.
seconds-decision = Time for a decision
seconds-match = Time for each player
seconds-count = { $count } seconds
minutes-count = { $count } minutes
hours-count = { $count } hours
drawn = drawn at random
left-open = left open
is-listed = Show this table to everybody in the house
open-and-invite = Open the table and invite
play-now = Play now

## Before the match

gathering-wait = Waiting for players. Send the link to your friends, or seat bots.
gathering-full = Everybody is here.
gathering-full-watch = All seats are taken; you can watch.
sit-here = Sit down here
sit-at = Sit down at seat { $number }
stand-up = Stand up
add-bot = Add a bot …
bot-at = Add a bot at seat { $number }
remove = Remove
remove-bot = Remove the bot at seat { $number }
is-away = away
begin = Begin
begin-when-full = Begin when all seats are taken
invite = Friends come by this link
invite-only-here = Only this computer can open it. To let phones in the room join, start the house with ./play --lan.
copy = Copy
copied = Copied
share = Share
dice-promise = Fair dice
dice-promise-text = Before anything was drawn, the house fixed its secret seed and shows its fingerprint here. Each player seals a random number of their own, and all seals are opened when nobody can change theirs any more: so nobody can choose the dice, not even the house together with a player. At the end the seed is opened, and everybody can check every draw.
dice-sealed = Fair dice: { $count } of { $total } have sealed what they add.
dice-opening = Fair dice: everything is sealed and is being opened…
dice-not-ours = Do not trust these dice: they are not made from what this browser sealed and opened.
dice-not-sealed = Do not trust these dice: somebody’s share in them is not the one that was sealed.
dice-not-promised = the seed is not the one that the house promised
dice-opened = The seed, opened:

## At the table

table-opening = The table is being set …
connection-lost = The connection is interrupted. Everything will be where it was.
house-cannot-write = The house cannot write anything down at the moment. You may look; nothing is lost, and it goes on by itself
closed-not-understood = The house did not understand this page. Please load it again.
closed-wrong-origin = This page does not belong to this house.
closed-no-table = There is no such table.
closed-old-client = The house has been renewed. Please load this page again.
load-again = Load again
the-board = The board
the-question = The decision
beside = Beside the board
log = Log
log-earlier = Show what came before
chat = Chat
chat-new = new
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-host = You opened this table
chat-silence = { $name } may not speak here
a-watcher = Somebody
mute-person = Mute { $name }
unmute-all = Hear everybody again
is-paused = Paused
resume = Go on
pause = Pause
ask-why = Why?
all-choices = All { $count } choices in words
choices = Choices
in-the-rules = in the rules
answer-given = Your answer is in. It counts when the time is over or all have answered.
type-choice = { $count } choices: type to find one
showing = …
skip = Skip
you-watch = You are watching: you see what everybody may see.
any-time = You may also, at any time:
take-back = Take back
time-left = { $seconds } seconds left
bot = bot
is-asked = decides now
notice-is-out = out
notice-seat-out = { $seatIs ->
    [you] You are out!
   *[other] { $seat } is out!
}
notice-out = { $round ->
    [0] You are out
   *[other] You are out, in round { $round }
}
notice-out-text = The others play on. You can watch to the end.
hand-over = Let a bot play on
refused = That is not possible:
refused-rule = Rule { $section }
table-menu = The table
describe = Tell me the position in words
your-hand = Your hand
orders = Standing orders
orders-text = What is answered for you at once when others play a card. Nobody else sees it.
other-device = Another device
other-device-text = This private link is your seat: open it on another device to play on there. Keep it to yourself.
bot-for-me = Let a bot play for me
take-seat = Play on myself
resign = Give up
resign-sure = Do you really want to give up this match?
go-on = Go on playing

## The end

you-won = You have won!
match-ended = The match is over
your-place = { $round ->
    [0] You are { $place } of { $count }.
   *[other] You are { $place } of { $count }, out in round { $round }.
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
ended-resigned = Everybody else has resigned
rematch = Rematch
rematch-waits = { $count ->
    [0] Setting the table …
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
watch-next = Watch the next match
replay = Replay
check-dice = Check the dice
dice-not-simulated = { $walks ->
    [one] One walk was made by an earlier version of the clockwork: it was taken from the record, not simulated again.
   *[other] { $walks } walks were made by an earlier version of the clockwork: they were taken from the record, not simulated again.
}
dice-good = Every draw and every move is as it should be.
dice-bad = Something is wrong from entry { $entry } on: { $reason }
download-record = Download the record

## The replay

replay-of = Replay: { $title }
replay-empty = There is nothing to look at yet.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-go = Play
replay-stop = Stop
replay-step = Step { $at } of { $count }
replay-whose = Seen by
replay-own = me

## News of the table

news-table-opened = The table is open; its seed is fixed.
news-seat-taken = { $seat } sits down.
news-seat-left = { $seat } stands up.
news-nonce-shown = { $seat } has added to the luck.
news-seal-shown = { $seat } has sealed a share in the dice.
news-opening-began = All shares in the dice are sealed, and are opened now.
news-nonce-opened = { $seat } has opened a share in the dice.
news-opening-late = { $count ->
    [one] The match did not begin: { $names } did not open a share in the dice in time, and stands up. The dice are sealed anew.
   *[other] The match did not begin: { $names } did not open their shares in the dice in time, and stand up. The dice are sealed anew.
}
news-opening-left = The match did not begin: { $names } left while the dice were being opened. They are sealed anew.
news-match-began = The match begins.
news-timed-out = { $seatIs ->
    [you] Your time is over; a choice was made for you.
   *[other] { $seat } ran out of time; the house chose.
}
news-window-shut = The time to react is over.
news-seat-handed-over = A bot plays on for { $seat }.
news-seat-taken-back = { $seatIs ->
    [you] You play yourself again.
   *[other] { $seat } plays again.
}
news-match-paused = { $seat } pauses the match.
news-match-resumed = The match goes on.
news-physics-changed = The clockwork has been improved: from here on, pawns walk by its version { $version }.
news-deadlines-moved = After an interruption everybody has { $seconds } seconds more.
news-seat-resigned = { $seatIs ->
    [you] You give up.
   *[other] { $seat } gives up.
}
news-match-over = The match is over; the seed is opened.
news-rematch-wanted = { $seatIs ->
    [you] You want a rematch.
   *[other] { $seat } wants a rematch.
}
news-rematch-at = The next match is ready.
news-answer-kept = Your answer is in.
news-answer-reopened = You answer once more.
news-orders-kept = Your standing orders are kept.
option-draw = Draw it
option-drawn = Close the drawing
