"""What viewers are sent: documents, sentences, replays and records."""
