"""Migrations that bring the store of an older version up to date."""
