"""Stores: where tables, guests and records are kept."""
