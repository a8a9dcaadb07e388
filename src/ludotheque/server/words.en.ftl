# What the house on the web refuses.
wrong-origin = This request came from another site
no-guest = This house does not know you yet; allow its cookie, then reload the page
too-many = That was too much at once; wait a moment, then try again
too-deep = Too many nested brackets
no-table = There is no such table
other-rules = This match began under rules that this version of the house does not know. It can be played on once the house is up to date again
no-page = There is nothing at this address
other-protocol = This page and the house are of different versions; reload the page
too-many-tables = You already have { $most } tables open; finish or leave one first
nothing-to-see = The option “{ $option }” has no preview
fork-over = The match was over by then; choose an earlier step
too-many-reviews = Too many shared reviews are open at the moment; try again later

# What a chat shows for a link to the house.
preview-shelf = Tabletop games, with friends or against bots. The machine is the referee, and the dice can be checked.
preview-new = Play { $title } with friends or against bots.
preview-rules = The rules of { $title }.
preview-gathering = { $free ->
    [0] A table of { $title }. All seats are taken; come and watch.
    [one] A table of { $title }. One seat is free: sit down!
   *[other] A table of { $title }. { $free } seats are free: sit down!
}
preview-playing = A match of { $title } is being played. Come and watch.
preview-over = A finished match of { $title }. Watch the replay.
workshop-closed = This house has no workshop
no-variant = There is no such box
no-box = { $value } has no box that could be changed
bad-name = Give the box a name of at most { $most } characters
box-too-large = This box is too large to be kept
too-many-variants = You have kept { $most } boxes today; come back tomorrow
workshop-one-trial = You are already trying a box; wait for it, or cancel it
workshop-busy = Too many boxes are being tried; wait a moment, then try again
workshop-failed = The bots could not play with this box
workshop-bad-csv = This is not a box as CSV: its first line must name the columns, with “part” among them
review-unvalued = The bots cannot evaluate positions of this game under these rules, so its matches have no review
review-busy = The house is reviewing many matches already; try again in a minute
review-failed = This review went wrong; ask for it again
review-damaged = The record of this match is damaged from step { $entry } on: { $reason }

# The players in the pictures of a rulebook, as in its examples

example-name-1 = Ann
example-name-2 = Ben
example-name-3 = Cleo
