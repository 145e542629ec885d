"""How the terminal shows each of klaf's own games."""
