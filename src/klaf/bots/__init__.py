"""Players made of code: a bot gets a view, never a state."""
