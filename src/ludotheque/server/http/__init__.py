"""HTTP: pages, tables, games, guests, health and metrics."""
