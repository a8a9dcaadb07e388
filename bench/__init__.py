"""Benchmarks of our games; other people's games are measured in the same run for comparison."""
