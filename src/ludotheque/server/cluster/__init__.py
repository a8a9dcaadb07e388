"""Several processes of one house: a process relays a request for a table to the process that owns the table."""
