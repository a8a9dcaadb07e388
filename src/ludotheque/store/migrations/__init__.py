"""How the store of an older version is brought up to date."""
