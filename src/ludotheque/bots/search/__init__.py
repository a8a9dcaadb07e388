"""The search that plays every game: it improves on the choice of a game's heuristic by trying other choices in imagined
worlds.
"""
