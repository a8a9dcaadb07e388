"""Mutation testing: makes small deliberate mistakes in the rules of a game, and finds out which tests notice each
mistake.
"""
