"""Worm Up, section by section."""
