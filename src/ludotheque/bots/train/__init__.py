"""Training: bots play themselves, and a value of positions is fitted to how these matches ended."""
