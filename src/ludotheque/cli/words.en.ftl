# Sentences of the command `ludotheque`.  The French catalogue has the same ids with the same variables.

## Commands while playing, parted by commas; the first is shown

cli-command-help = help, ?, h
cli-command-why = why
cli-command-rules = rules, rule
cli-command-what = what
cli-command-hand = hand, cards
cli-command-board = board, table
cli-command-tell = tell, describe
cli-command-log = log
cli-command-undo = undo, back
cli-command-auto = auto
cli-command-save = save
cli-command-export = export
cli-command-quit = quit, exit, q

cli-about-help = this page
cli-about-why = why you are asked, or why a move was refused, and the rule behind it
cli-about-rules = the sections of the rulebook; rules 4.2 reads one out
cli-about-what = what a card does: what negate
cli-about-hand = your cards and what they do
cli-about-board = the table once more
cli-about-tell = the whole position in words
cli-about-log = what has happened; log all for everything
cli-about-undo = take a choice back while nobody has seen it
cli-about-auto = pass by itself where nothing else is possible: on or off
cli-about-save = keep the match and play on later: save FILE
cli-about-export = write the record: export FILE
cli-about-quit = leave; the match can be kept

cli-help =
    Answer with a number, or in words: the beginning is enough.
    With a ! at the end, an answer is given again as long as it is possible: pass!
    You can also type:

## Asking

cli-which-game = Which game? Its number or its name (Enter: { $usual })
cli-name-a-game = which game? There are: { $names }
cli-how-many = How many players, bots included? { $low }–{ $high } (Enter: { $usual })
cli-how-many-people = How many of them are people at this terminal? { $low }–{ $high } (Enter: { $usual })
cli-what-names = Their names, parted by commas? (Enter: none)
cli-have-fun = While you play, type help for help and why to learn the reason of a question. Have fun!
cli-enter = (Enter to begin)
cli-enter-is = (Enter: { $action })
cli-enter-back = (Enter: back to the table)
cli-enter-on = (Enter: go on)
cli-hand-over = Now { $seat } decides. Hand over, then press Enter.
cli-many = { $count } possible: { $names }
cli-packed = (type hand to see what they do)
cli-not-understood = “{ $text }” is none of the choices. Type a number, words, or help.
cli-which-one = “{ $text }” may mean: { $names }
cli-no-number = There is no choice { $number }; they go from 1 to { $count }.
cli-refused = { $reason } ({ $section }). Type why for the rule.
cli-earlier = … and { $count } earlier lines: type log
cli-no-section = there is no section { $section }
cli-no-text = There is nothing to tell about “{ $text }”.
cli-auto-on = From now on a pass is made for you where nothing else is possible.
cli-auto-off = From now on you are asked even where you can only pass.
cli-bot-names = Ada, Basil, Cleo, Dario, Edda, Fosco

## Ending

cli-quit = Keep the match? (Enter: yes, n: no, c: play on)
cli-no = n, no
cli-stay = c, play on
cli-goodbye = Goodbye!
cli-saved = The match is kept in { $file }. Go on with it: ludotheque play --load { $file }
cli-exported = The record is in { $file }. Look at it: ludotheque replay { $file }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-places = The match is over: { $places }
cli-end = Enter to leave (or export FILE, log, board)

## Looking back

cli-entry = Entry { $entry } of { $last }
cli-replay = Enter: next, b: back, g N: go to entry N, q: leave
cli-good = { $file }: good
cli-not-simulated = { $walks ->
    [one] One walk was made by an earlier version of the physics: it was taken from the record, not simulated again.
   *[other] { $walks } walks were made by an earlier version of the physics: they were taken from the record, not simulated again.
}
cli-bad = { $file }: not good: { $reason }
cli-no-seed = No seed is open here: only the record of a finished match with fair luck has one
cli-bad-from = { $file }: not good from entry { $entry } on: { $reason }

## The shelf

cli-game = { $game }: { $title }, { $low }–{ $high } players
cli-option = { $name }: { $about } ({ $values }; usually { $usual })
cli-open = open
cli-type-seat = a seat
cli-type-flag = true or false
cli-type-text = a text

## What is wrong with what was typed

cli-bad-arguments = { $reason }
cli-bots-count = { $count } bots for { $seats } seats without a person
cli-names-count = { $count } names for { $seats } seats
cli-names-twice = two players have the same name
cli-option-form = write NAME=VALUE
cli-no-seat = { $value } is no seat; there are: { $names }
cli-load-alone = a saved match has its own seats, names, options and luck
cli-no-save = this is not a saved match
cli-bad-save = this saved match is damaged: { $reason }
cli-other-seat = this record holds only what seat { $seat } saw
cli-bug = This is a mistake of ours ({ $error }). Please report it; python -X dev -m ludotheque tells more.

## Backups

cli-backed-up = { $file }: { $count ->
    [one] one table
   *[other] { $count } tables
}
cli-restored = { $database }: { $count ->
    [one] one table
   *[other] { $count } tables
}
cli-tidied = { $database }: { $count ->
    [0] no table was old enough to be removed
    [one] one table removed
   *[other] { $count } tables removed
}
cli-would-tidy = { $database }: { $count ->
    [0] no table is old enough to be removed
    [one] one table would be removed
   *[other] { $count } tables would be removed
}
store-unreachable = the tables cannot be kept here: { $reason }. Is there room on the disk, may you write there, does the database run? Else name another place with --database
store-bad-url = “{ $value }” is neither a file nor a URL such as postgresql://user@host/name
store-newer = these tables were written by a later version of Ludotheque; install that one ({ $reason })
store-cannot-write = cannot be written: { $reason }
store-no-backup = this is no whole backup: { $reason }
store-not-empty = there are tables already; a backup is only put into an empty house: choose another --database
store-served = a running house uses these tables: stop it first
store-backup-exists = is there already: choose another name, or replace it with --force
store-bad-password = an @ or a / in the password ends it too early: write %40 and %2F, or better keep the password in the file that PGPASSFILE names
store-none = there are no tables here yet

## The house on the web

cli-serving = The house is open at { $url } (Ctrl-C closes it)
serve-host = this machine cannot listen there: { $reason }; --host is one of its own addresses, such as 127.0.0.1, or 0.0.0.0 for all of them
serve-port = cannot be used: { $reason }; choose another --port
cli-house-open-already = The house is open already: { $url }
cli-house-lan = Phones and others in this network: { $url }
cli-house-closed = The house is closed. Every match stands as it was.
house-without-lan = a house is open here already, but for this machine only: close it (Ctrl-C where it was started), then start with --lan again
house-no-network = this machine is in no network that phones could be in
