"""A server in a simulated world, where one seed decides everything that goes wrong."""
