"""The bots of Road to Glory."""
