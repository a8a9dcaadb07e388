"""The parts every game is built from: bags, luck, choices, views, matches and their records.  Nothing in this package
names a particular game.
"""
