"""The workbench: a game author's package opened in the browser, reloaded whenever one of its files changes."""
