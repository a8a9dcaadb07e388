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
