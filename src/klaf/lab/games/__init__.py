"""What the laboratory reads off the matches of each game."""
