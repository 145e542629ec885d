"""What people and programs are told of a table: documents, sentences, replays and records."""
