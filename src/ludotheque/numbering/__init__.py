"""Actions and views as numbers, for programs that learn: compiled, and without numpy."""
