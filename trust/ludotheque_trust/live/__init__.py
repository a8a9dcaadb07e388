"""Real servers, databases and sockets, and guests who use them."""
