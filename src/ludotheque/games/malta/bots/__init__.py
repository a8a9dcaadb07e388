"""The bots of Malta."""
