"""Copies of Kites with one thing broken in each, and for each copy the promise by which the test kit must catch it."""

from tests.mutants import chance, imagining, keeping, leaks, legality, order, versions
from tests.mutants.breaking import MUTANTS

__all__ = ["MUTANTS", "chance", "imagining", "keeping", "leaks", "legality", "order", "versions"]
