"""The house on the web: HTTP for the shelf, tables, records and rulebooks, and a socket for each viewer of a table."""
