"""Benchmarks of klaf and of its peers, run from a checkout and not installed."""
