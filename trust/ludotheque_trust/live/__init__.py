"""Real servers, databases and sockets, and simulated guests who use them."""
