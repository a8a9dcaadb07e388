"""How fast the games are, beside other people's games in the same run."""
