"""Tests of Worm Up, section by section."""
