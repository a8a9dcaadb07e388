"""Training: bots play themselves, and a value of positions is fitted to the outcomes of these matches."""
