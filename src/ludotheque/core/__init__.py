"""What every game is made of: bags, luck, choices, views, matches and their records.  It names no game."""
