"""The hall: all tables that one process serves, and what it shares with other processes."""
