"""Kites with one thing broken in each copy: what the test kit must catch, and which promise must catch it."""

from tests.mutants import chance, imagining, keeping, leaks, legality, order, versions
from tests.mutants.breaking import MUTANTS

__all__ = ["MUTANTS", "chance", "imagining", "keeping", "leaks", "legality", "order", "versions"]
