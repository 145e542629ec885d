"""What the drawings know of each of klaf's own games."""
