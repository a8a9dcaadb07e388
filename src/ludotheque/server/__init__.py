"""The web server: HTTP for games, tables, records and rulebooks, and a WebSocket for each viewer of a table."""
