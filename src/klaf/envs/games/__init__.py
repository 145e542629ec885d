"""What a seat of each game observes, entry by entry."""
