"""Hearts for Ludotheque: a game as a package of its own."""
