"""Mutation tests: small deliberate mistakes in the rules of a game, and which of its tests notice them."""
