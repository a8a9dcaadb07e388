"""New Game for Ludotheque."""
