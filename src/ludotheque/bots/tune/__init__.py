"""Tuning: other weights of a game's heuristic are tried against a pool of opponents, and judged on fresh deals."""
