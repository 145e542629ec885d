"""Operators' work on a store from the command line: look at it, check it, change it."""
