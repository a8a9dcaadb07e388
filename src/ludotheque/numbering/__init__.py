"""Turns actions and views into numbers for learning programs; compiled, and without numpy."""
