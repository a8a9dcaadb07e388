# What a table, not the rules, refuses.
table-not-seated = You are only watching; take a seat first
table-seated-already = You already have a seat at this table
table-seat-taken = { $seat } sits there already
table-seat-empty = Seat { $number } is still free
table-nobody-there = Nobody sits there
table-seal-missing = { $seatIs ->
    [you] You have not yet sealed your random number for the dice
   *[other] { $seat } has not yet sealed their random number for the dice
}
table-colour-taken = This colour is taken
table-bad-seal = The seal of a random number for the dice has { $size } bytes, in hexadecimal
table-bad-nonce = Your random number for the dice (the nonce) must have { $low } to { $high } bytes, in hexadecimal
table-opening = The match is about to begin: the random numbers for the dice are being revealed
table-not-opening = There is nothing to reveal now
table-nonce-not-sealed = That is not the random number that you sealed
table-bad-name = A name has 1 to { $longest } characters
table-bad-id = A move id has 1 to { $longest } characters
table-begun = The match has begun
table-not-begun = The match has not begun
table-over = The match is over
table-not-over = The match is not over yet
no-such-line = There is no such line in the log
table-paused = The match is paused
table-not-paused = The match is not paused
table-too-late = Too late: you are being asked something else now
table-no-advice = This game gives no hints
table-no-hints = This house gives no hints
table-hint-not-asked = You are not asked for anything now
table-hint-window = Not while everyone may react: to ask would show that you have something to think about
table-hint-waits = The bot is already thinking about it
table-hint-busy = Too many players want a hint at the moment; try again soon
table-hint-failed = The bot found no answer; try again
table-bot-plays = A bot plays this seat
table-not-a-bot = You play this seat yourself
table-not-absent = { $seat } is still here, or has only just left
table-resigned = This player has given up
table-store-down = The house cannot save anything at the moment: its disk may be full or its database down. Nothing is lost; try again soon
table-our-fault = This move went wrong through a fault of ours; nothing has changed
table-elsewhere = The table has moved; connect again
table-no-guest = This house does not know you yet; allow its cookie, then reload the page
table-not-host = Only the person who opened this table may do that
table-silenced = The person who opened this table has asked you not to speak here
table-bad-chat = A chat message has 1 to { $longest } characters
table-chat-fast = One message at a time: wait a moment
table-no-link = This link no longer works; the player who has the seat can make a new one

## Emotes: what players say without typing

emote-wave = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-oops = Oops!
emote-thinking = Let me think…
emote-hurry = Shall we go on?
