"""The search that plays every game: it improves the choice of a game's heuristic, by trying others in imagined worlds."""
