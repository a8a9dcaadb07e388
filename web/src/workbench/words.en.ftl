# The sentences of the workbench for game authors.

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
