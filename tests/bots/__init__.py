"""Bots: fair, legal, repeatable, and ordered by strength."""
