"""The parts every game is built from: bags, luck, choices, views, matches and their records.  It names no game."""
