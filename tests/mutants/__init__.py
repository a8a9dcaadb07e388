"""Deliberately broken versions of Kites, the sample game; each names the promise whose check must notice the mistake."""

from tests.mutants import chance, imagining, keeping, leaks, legality, order, versions
from tests.mutants.breaking import MUTANTS

__all__ = ["MUTANTS", "chance", "imagining", "keeping", "leaks", "legality", "order", "versions"]
