"""Real servers, databases and sockets, and simulated guests who use the servers."""
