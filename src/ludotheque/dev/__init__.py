"""The workbench: opens a game author's package in the browser, and reloads the package whenever one of its files
changes.
"""
