# Sentences of the core, for every game.
you = you
seat-name = Player { $number }
list-and = { $items } and { $last }

event-step-taken = { $seatIs ->
    [you] You choose: { $action }.
   *[other] { $seat } chooses: { $action }.
}
event-step-taken-back = { $seatIs ->
    [you] You take that back.
   *[other] { $seat } takes that back.
}
event-choice-sealed = { $seatIs ->
    [you] Your secret choice: { $action }.
   *[other] { $seat } chooses in secret: { $action }.
}
event-choice-sealed-unseen = { $seat } has chosen in secret.
event-choice-reopened = { $seatIs ->
    [you] You choose once more.
   *[other] { $seat } chooses once more.
}

just = { $it }
quoted = “{ $it }”
nothing = nothing
each-seat = { $seatIs ->
    [you] you
   *[other] { $seat }
}: { $it }
hand-line = { $it }: { $text }
choose = What do you choose?
choose-why = It is your decision.
waiting = Waiting for { $seats }.

not-asked = It is not { $seat }’s turn to decide
match-over = The match is over
not-possible = That is not one of your choices now
nothing-to-take-back = There is nothing left to take back

unknown-game = there is no game “{ $value }”; choose one of: { $names }
bad-seats = this game has { $low } to { $high } seats, not { $value }
bad-options = { $value } is not a table of options
unknown-option = there is no such option; choose one of: { $names }
bad-choice = { $value } is not one of: { $names }
bad-flag = { $value } is neither true nor false
bad-text = { $value } is not a text
bad-number = { $value } is not a whole number from { $low } to { $high }
bad-seed = { $value } is neither a whole number nor bytes
seed-and-luck = a seed and a luck were both given; a match takes one or the other
no-decision = it owes a decision but answered None
bot-exists = there is a bot “{ $value }” already; replace=True puts this one in its place
bad-luck = { $value } is not one answer such as "draw", "die", "pick" or "noise"
bad-seat = { $value } is not a seat of this match
bad-fields = { $reason }; { $type } has: { $fields }
unknown-action = { $value } is not an action of this game; choose one of: { $names }
bad-position = { $reason }
bad-bytes = these are not the bytes of a saved match: { $reason }
bad-view = this is not a view of a seat: { $reason }
unreadable-file = cannot be read: { $reason }
game-import = the game “{ $name }” is left off the shelf: a package must be importable, and here is { $reason }
game-object = the game “{ $name }” is left off the shelf: its entry point must name a ludotheque.Game, and this is a { $kind }
game-id = the game “{ $name }” is left off the shelf: its entry point must have the id of the game, which is “{ $id }”
game-part = the game “{ $name }” is left off the shelf: the contract has no such “{ $part }” as { $value }
game-box = the game “{ $name }” is left off the shelf: the rules must accept the box as it comes, but { $reason }
game-sentence = the game “{ $name }” is left off the shelf: every sentence must be good Fluent, but “{ $sentence }” is not: { $reason }
game-words = the game “{ $name }” is left off the shelf: every action and event must have a sentence, but there is none for { $sentences }
game-play = the game “{ $name }” is left off the shelf: a match must begin, be shown, written down and read again, but { $reason }
broken-toml = is not good TOML: { $reason }
bad-components = { $reason }
broken-record = is not a good record: { $reason }
seat-record = holds only what one seat saw; only a whole record can be replayed
other-version = is of version { $found }; known here: { $known }

rules-changes = What has changed
rules-keep = A match keeps the rules it began with; new matches use the latest.
rules-change = Version { $version } ({ $date })
