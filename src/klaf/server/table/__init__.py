"""A live table: its actor, its log and what follows from it."""
