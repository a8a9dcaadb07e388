# What the house on the web refuses.
wrong-origin = This was asked for by a page of another site
no-guest = This house does not know you yet; allow its cookie, then load the page again
too-many = That was a lot at once; wait a moment, then try again
too-deep = Too many brackets within brackets
no-table = There is no such table
no-page = There is nothing at this address
other-protocol = This page is of another version than the house; load it again
too-many-tables = You have { $most } tables open already; finish or leave one first
nothing-to-see = There is nothing to see of the option “{ $option }”
