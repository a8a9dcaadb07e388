"""The workbench: opens a game author's package in the browser, and reloads it whenever one of its files changes."""
