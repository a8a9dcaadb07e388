# The sentences of the workshop, where a box is changed.

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
