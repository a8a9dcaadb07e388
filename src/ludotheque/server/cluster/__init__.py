"""Lets several processes act as one server: a process relays a request for a table to the process that owns the table."""
