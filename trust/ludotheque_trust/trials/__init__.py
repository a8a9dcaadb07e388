"""The trials: one module per promise."""
