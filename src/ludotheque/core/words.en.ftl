# Sentences of the core, for every game.
you = you
seat-name = Player { $number }
list-and = { $items } and { $last }

piece-of = { $seatIs ->
    [you] { $piece } (you)
   *[other] { $seat } ({ $piece })
}

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
seed-and-luck = both seed and luck were given; a match takes only one of them
no-decision = this player owes a decision but answered None
bot-exists = there is a bot “{ $value }” already; replace=True puts this one in its place
claim-played = this claim was tested already, with the verdict “{ $found }”; a new claim needs a new name
claim-differs = this claim was registered with a different { $what }; a new claim needs a new name
claim-seed = the claim “{ $name }” used the seed { $value } already; a claim needs fresh seeds
broken-claim = this is not a claim about bots that can be tested: { $reason }
no-features = the game “{ $name }” names no features, so no value can be trained for it
other-samples = this folder holds samples made with a different { $what }; choose another folder
no-weights = the game “{ $name }” names no weights, so nothing in its heuristic can be tuned
other-matches = this file holds matches of another contest, or of other versions of its bots; delete it, or write to another file
other-tuning = this folder holds a tuning with a different { $what }; choose another folder
bad-zoo = a zoo needs a game with exploiters (bots that each use one weakness of others) and the bots they play against, as in zoo,heuristic; it cannot be a claim. Exploiters of this game: { $names }
bad-luck = { $value } is not an answer that luck can give, such as "draw", "die", "pick" or "noise"
bad-seat = { $value } is not a seat of this match
bad-fields = { $reason }; the fields of { $type } are: { $fields }
unknown-action = { $value } is not an action of this game; choose one of: { $names }
bad-position = { $reason }
bad-bytes = these are not the bytes of a saved match: { $reason }
bad-view = this is not a view of a seat: { $reason }
bad-value-file = this is not a file with a trained value: { $reason }
foreign-value-file = this value was trained for another { $part }: { $found }, not { $known }
no-choices = there is nothing to choose here
unwritable-file = this cannot be written: { $reason }
not-a-tuning = this folder holds something other than a tuning; choose another folder
bad-weights = these are not tuned weights: { $reason }
foreign-weights = these weights were tuned for another { $part }: { $found }, not { $known }
unreadable-file = this cannot be read: { $reason }
game-import = the game “{ $name }” is left off the shelf: its package cannot be imported: { $reason }
game-object = the game “{ $name }” is left off the shelf: its entry point must name a ludotheque.Game, and this is a { $kind }
game-id = the game “{ $name }” is left off the shelf: its entry point must have the id of the game, which is “{ $id }”
game-part = the game “{ $name }” is left off the shelf: its “{ $part }” is { $value }, which the contract does not allow
game-box = the game “{ $name }” is left off the shelf: the rules must accept the box as it comes, but { $reason }
game-sentence = the game “{ $name }” is left off the shelf: every sentence must be valid Fluent, but “{ $sentence }” is not: { $reason }
game-words = the game “{ $name }” is left off the shelf: every action and event must have a sentence, but there is none for { $sentences }
game-play = the game “{ $name }” is left off the shelf: a match must begin, be shown, written down and read again, but { $reason }
broken-toml = this is not valid TOML: { $reason }
bad-components = { $reason }
broken-record = this is not a valid record: { $reason }
review-not-over = this match is not over; it can be analysed once it is over
review-no-value = the game “{ $name }” has no trained value for its rules { $version }, so this match cannot be analysed
seat-record = this record holds only what one seat saw; only a whole record can be replayed
other-version = version { $found } is not known; versions known here: { $known }

rules-changes = What has changed
rules-keep = A match keeps the rules it began with; new matches use the latest.
rules-change = Version { $version } ({ $date })

no-lesson = There is no lesson for { $value } yet.
bad-lesson = This lesson does not work: { $reason }
bad-picture = This picture of the rulebook does not fit the rules: { $reason }
no-puzzle = There is no puzzle { $value }.
bad-puzzles = These are not puzzles: { $reason }
lab-other-plan = this folder holds a run of another plan; choose another folder with --to
lab-other-files = this folder holds other files; choose another folder with --to
lab-not-a-page = this file is not a lab page, so it stays as it is; choose another file with --to
lab-not-a-run = there is no lab run in this folder
damaged-file = this file is damaged: { $reason }
lab-no-matches = this run has no finished match yet
lab-not-comparable = the two runs play different games or numbers of seats
lab-other-rules = a worker plays by rules { $found }, but the plan needs { $wanted }
lab-no-version = these rules have no version { $found }; known versions: { $known }
lab-other-box = a worker’s standard box differs from that of the plan
lab-needs-extra = this needs more packages: pip install "ludotheque[{ $extra }]"
lab-no-cluster = no cluster answers at { $address }
lab-lost-cluster = the cluster at { $address } no longer answers; finished matches are kept, and the same command continues
lab-lost-worker = a process that was playing matches has died; finished matches are kept, and the same command continues
lab-bad-vary = { $value } is not a number of the box or an option with values, such as box.cards.shove=0..8 or option.lives=1,2
lab-bad-goal = { $value } is not a goal, such as first_seat=0.5
lab-no-measure = this game has no measure { $value }, because its bots have no trained value
lab-no-trial = the game cannot be played with any of these boxes: { $reason }
lab-even-seats = the worth of cards can be measured only with an even number of seats
env-not-reset = there is no match yet; call reset() first
env-over = the match is over; call reset() first
env-bad-action = { $value } is not an action, which is an id, a whole number
env-bad-hybrid-action = { $value } is not an action, which is an id and three numbers, such as (17, [0.5, 0.5, 0.5])
env-bad-actions = a step of { $count } matches needs { $count } ids, one whole number for each match, not { $value }
env-opponents = { $value } is not a list of bots, such as ["random"]
env-argument = there is no such argument; choose from: { $names }
env-agents = { $value } is not a dictionary of actions by agent
env-agent = there is no such agent; choose one of: { $names }
option-no-value = an option needs a value, as in { $name }=…

# Why a choice is good or bad, in any game.
gain-won = { $amount ->
    [1] Wins soon 1 time in 10.
    [10] Almost surely wins soon.
   *[other] Wins soon { $amount } times in 10 instead of { $other }.
}
loss-won = { $amount ->
    [0] Hardly ever wins soon.
    [1] Wins soon only 1 time in 10 instead of { $other }.
   *[other] Wins soon only { $amount } times in 10 instead of { $other }.
}
gain-lost = { $amount ->
    [0] Hardly ever loses soon.
    [1] Rarely loses soon: 1 time in 10 instead of { $other }.
   *[other] Loses soon only { $amount } times in 10 instead of { $other }.
}
loss-lost = { $amount ->
    [1] Loses soon 1 time in 10.
    [10] Almost surely loses soon.
   *[other] Loses soon { $amount } times in 10 instead of { $other }.
}
gain-rivals = { $seatIs ->
    [you] Leaves you worse off.
   *[other] Leaves { $seat } worse off.
}
loss-rivals = { $seatIs ->
    [you] Leaves you better off.
   *[other] Leaves { $seat } better off.
}
because-only = There is no other choice.
because-even = It hardly matters: the next choice is about as good.
because-as-good = About as good.
because-results = Won more often when the bot tried it out.
because-alone = The bot found nothing else worth trying.
because-heuristic = A rule of thumb suggests it; this game has no trained value yet.

# Bots: levels of play and characters, each with one sentence about how it plays.
bot-wanderer = Wanderer
bot-wanderer-text = Plays whatever comes to mind.
bot-beginner = Beginner
bot-beginner-text = Knows the rules, and overlooks a good deal.
bot-casual = Casual player
bot-casual-text = Plays well enough, with a slip now and then.
bot-solid = Solid player
bot-solid-text = Plays sensibly and makes no obvious mistakes.
bot-sharp = Sharp player
bot-sharp-text = Tries out a few ideas before every move.
bot-strong = Strong player
bot-strong-text = Looks ahead, and misses little.
bot-master = Master
bot-master-text = Thinks for up to a second, and forgives nothing.
bot-greta = Greta
bot-greta-text = A peaceable beginner who would rather build than fight.
bot-hugo = Hugo
bot-hugo-text = A casual player who loves a gamble.
bot-iris = Iris
bot-iris-text = A solid player who plays it safe.
bot-jonas = Jonas
bot-jonas-text = A solid player who likes to get in the others’ way.
bot-kira = Kira
bot-kira-text = A strong player who goes after whoever is ahead.
bot-lupo = Lupo
bot-lupo-text = A strong player who attacks and takes risks.
bot-random = Random bot
bot-plain = Simple bot
bot-heuristic = Strong bot

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
