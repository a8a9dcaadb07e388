"""Puzzles: positions of real matches in which one decision is clearly best, found by search and checked over many worlds."""

from ludotheque.puzzles.attempt import Attempt, attempt
from ludotheque.puzzles.puzzle import Puzzle, PuzzleFile, find_puzzle, find_puzzles, puzzle_of_the_day

__all__ = ("Attempt", "Puzzle", "PuzzleFile", "attempt", "find_puzzle", "find_puzzles", "puzzle_of_the_day")
