"""Several processes of one house: a request for a table goes to the process that owns it."""
