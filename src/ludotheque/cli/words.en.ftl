# Sentences of the command `ludotheque`.  The French catalogue has the same ids with the same variables.

## Commands while playing, separated by commas; the first is shown

cli-command-help = help, ?, h
cli-command-why = why
cli-command-hint = hint
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
cli-about-hint = what a bot would do now, and why
cli-about-rules = the sections of the rulebook; “rules 4.2” shows one
cli-about-what = what a card does: “what negate”
cli-about-hand = your cards and what they do
cli-about-board = show the table again
cli-about-tell = the whole position in words
cli-about-log = what has happened; “log all” for everything
cli-about-undo = take a choice back while nobody has seen it
cli-about-auto = pass automatically when you can do nothing else: on or off
cli-about-save = save the match to play on later: save FILE
cli-about-export = write the record to a file: export FILE
cli-about-quit = leave; you can keep the match

cli-help =
    Answer with a number, or in words: the first letters are enough.
    End an answer with ! to repeat it as long as it is possible: pass!
    You can also type:

## Asking

cli-which-game = Which game? Its number or its name (Enter: { $usual })
cli-name-a-game = which game? Choose one of: { $names }
cli-how-many = How many players, bots included? { $low }–{ $high } (Enter: { $usual })
cli-how-many-people = How many of them are people at this terminal? { $low }–{ $high } (Enter: { $usual })
cli-which-bots = Who plays the other seats? One name for all, or one for each (Enter: { $usual })
cli-bots = Bots, for --bots (default { $usual }):
cli-what-names = Their names, separated by commas? (Enter: none)
cli-have-fun = While you play, type “help” for help, or “why” to learn why you are being asked. Have fun!
cli-enter = (Enter to begin)
cli-enter-is = (Enter: { $action })
cli-enter-back = (Enter: back to the table)
cli-enter-on = (Enter: carry on)
cli-hand-over = { $seat } decides now. Hand over the screen, then press Enter.
cli-packed = (type “what” and a name to see what it does)
cli-not-understood = “{ $text }” is not one of the choices. Type a number, words, or “help”.
cli-which-one = “{ $text }” could mean: { $names }
cli-no-number = There is no choice { $number }; they go from 1 to { $count }.
cli-refused = { $reason } ({ $section }). Type “why” for the rule.
cli-earlier = { $count ->
    [one] … and 1 earlier line: type “log”
   *[other] … and { $count } earlier lines: type “log”
}
cli-box-of-which-game = name the game whose box is meant: { $names }
cli-no-section = there is no section { $section }
cli-what = { $name }: { $text }
cli-no-text = There is nothing to say about “{ $text }”.
cli-auto-on = From now on you pass automatically when you can do nothing else.
cli-auto-off = From now on you are asked even when you can only pass.

## Ending

cli-quit = Keep the match? (Enter: yes, n: no, c: carry on playing)
cli-no = n, no
cli-stay = c, carry on, play on
cli-goodbye = Goodbye!
cli-saved = The match is saved in { $file }. To play on: ludotheque play --load { $file }
cli-exported = The record is in { $file }. To watch it: ludotheque replay { $file }
cli-cannot-write = Cannot write { $file }: { $reason }
cli-hint = { $number }. { $plan }. { $reason }
cli-hint-chance = { $number }. { $plan }: { $chance }% to win. { $reason }
cli-hint-not-asked = You are not asked for anything now.
cli-hinted = With hints: { $seats }
cli-places = The match is over: { $places }
cli-end = Press Enter to leave (or type: export FILE, log, board)

## Looking back

cli-entry = Entry { $entry } of { $last }
cli-replay = Enter: next, b: back, g N: go to entry N, q: leave
cli-report = Table { $table } of { $game }, rules { $rules }, after version { $version }. What was tried:
cli-report-without-move = The report names no move, so the table is only loaded again.
cli-reproduced = The error happens again:
cli-not-reproduced = The error does not happen any more. It was: { $error }
cli-test-written = { $test } fails until the bug is fixed. It reads { $data }, which contains the secrets of the match: keep it private as long as the match is played.
cli-bad-report = this crash report is damaged: { $reason }
cli-test-name = the name of a test is test_….py, with lower-case letters, digits and _
cli-good = { $file }: valid
cli-not-simulated = { $walks ->
    [one] One walk was made by an earlier version of the physics: it was taken from the record, not simulated again.
   *[other] { $walks } walks were made by an earlier version of the physics: they were taken from the record, not simulated again.
}
cli-bad = { $file }: not valid: { $reason }
cli-no-seed = There is no seed to show: only the record of a finished match with fair dice has one
cli-bad-from = { $file }: not valid from entry { $entry } on: { $reason }

## Lessons

cli-lesson-chapter = Chapter { $number } of { $count }: { $title }
cli-lesson-goal = Goal: { $text }
cli-lesson-danger = Beware: { $text }
cli-lesson-says = { $host }: “{ $text }”
cli-lesson-not-now = That is not what this step is about. Choose something else.
cli-lesson-choose = Type the number of a choice, or quit.
cli-lesson-over = That was the lesson. Enter: a real match from the lesson’s position, against beginners (“hint” helps). A whole match: ludotheque play { $game } --bots beginner
cli-lesson-left = See you next time. “--chapter N” resumes at a chapter.

## The shelf

cli-game = { $game }: { $title }, { $low }–{ $high } players
cli-option = { $name }: { $about } ({ $values }; default { $usual })
cli-open = open
cli-type-seat = a seat
cli-type-flag = true or false
cli-type-text = a text

## What is wrong with what was typed

cli-bad-arguments = { $reason }
cli-bots-count = { $count ->
    [one] you named 1 bot
   *[other] you named { $count } bots
}; the number of seats without a person is { $seats }
cli-names-count = { $count ->
    [one] you gave 1 name
   *[other] you gave { $count } names
} for a table of { $seats }
cli-names-twice = two players have the same name
cli-option-form = write NAME=VALUE
cli-no-seat = { $value } is not a seat; choose one of: { $names }
cli-load-alone = a saved match already has its seats, names, options and luck: leave these arguments out
cli-no-save = this is not a saved match
cli-bad-save = this saved match is damaged: { $reason }
cli-other-seat = this record holds only what player { $seat } saw
cli-needs-extra = This command needs more than the bare package: pip install "ludotheque[{ $extra }]"
cli-bug = This is a fault of ours ({ $error }). Please report it; python -X dev -m ludotheque tells more.

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
store-unreachable = cannot save tables here: { $reason }. Is there room on the disk, may you write there, is the database running? If not, choose another place with --database
store-bad-url = “{ $value }” is neither a file nor a URL such as postgresql://user@host/name
store-newer = a later version of Ludotheque wrote these tables; install that version ({ $reason })
store-cannot-write = cannot write: { $reason }
store-no-backup = this is not a complete backup: { $reason }
store-not-empty = there are tables here already; a backup can only be restored into an empty house: choose another --database
store-served = a running house is using these tables: stop it first
store-backup-exists = this file exists already: choose another name, or replace it with --force
store-bad-password = an @ or a / cuts the password short: write %40 and %2F, or better, keep the password in the file that PGPASSFILE names
store-none = there are no tables here yet

## The house on the web

cli-serving = The house is open at { $url } (Ctrl-C closes it)
serve-host = this machine cannot listen there: { $reason }; --host is one of its own addresses, such as 127.0.0.1, or 0.0.0.0 for all of them
serve-port = this port cannot be used: { $reason }; choose another --port
cli-house-open-already = The house is already open: { $url }
cli-house-lan = For phones and other computers on this network: { $url }
cli-house-closed = The house is closed. Every match is kept as it was.
house-without-lan = a house is already open here, but for this machine only: close it (Ctrl-C where it was started), then start again with --lan
house-no-network = this machine is not on a network that phones could join

## The workbench for game authors

cli-dev-open = The workbench for { $folder } is open at { $url } (Ctrl-C closes it)
cli-dev-closed = The workbench is closed.
dev-no-folder = there is no such folder
dev-no-game = there is no game here: neither a pyproject.toml with an entry point in the group “{ $group }”, nor a game.py
dev-no-module = the entry point “{ $name }” names the module { $module }, which is neither in this folder nor in its src/
dev-which-game = there are several games here; choose one with --game: { $names }
dev-bad-name = the folder “{ $name }” cannot be imported by Python; give it a name of letters, digits and underscores
dev-not-built = the pages of the workbench are not built yet; in this folder, `{ $command }` builds and opens them
dev-broken = { $reason }

cli-new-game = { $folder } has a game that can be played as it is.  What next:
    cd { $folder }
    python -m pip install -e .  # puts it on the shelf of this Python
    ludotheque play { $game }  # plays it in the terminal
    ludotheque dev .  # opens the workbench, which reloads whatever you change
    python -m pytest  # checks the contract and the rulebook
new-game-bad-name = this is not a good name for a game: use lower-case letters, digits and hyphens, with a letter first
new-game-taken = this is the name of something that is installed already; choose another one
new-game-exists = this exists already; nothing was written

## Analysing a match
cli-analysed = { $entries } entries, { $simulations } simulations for each decision. Chances of winning in percent; luck and decisions in hundredths of a win, ± standard error.
cli-analysed-partly = Interrupted after { $done } of { $all } entries; nothing was written.
cli-analyse-comparable = No trained value fits this match: the chances are only estimates; compare them, but do not take them literally.
cli-analyse-entry = entry
cli-analyse-who = player
cli-analyse-luck = luck
cli-analyse-loss = choice
cli-analyse-decisions = decisions
cli-analyse-mistakes = mistakes
cli-analyse-turns = Turning points
cli-analyse-turn-luck = entry { $entry }: { $change } for { $seat }, by luck
cli-analyse-turn-choice = entry { $entry }: { $change } for { $seat }, by a choice
cli-analyse-worst = The largest mistakes
cli-analyse-mistake = entry { $entry }: { $seat }, { $loss }. Done: { $did }. Better: { $best }. { $reason }
