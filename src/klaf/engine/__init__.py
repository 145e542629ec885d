"""What all games share: randomness, moves, events, errors, matches, batches, records."""
