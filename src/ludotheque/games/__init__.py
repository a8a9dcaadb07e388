"""One folder a game.  Games do not know one another."""
