"""Several processes of one house: requests for a table are relayed to the process that owns it."""
