"""Benchmarks of our games, beside other people's games in the same run."""
