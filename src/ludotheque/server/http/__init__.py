"""HTTP: pages, tables, games, who is asking, and what the house tells about itself."""
