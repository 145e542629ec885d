"""Compiling the rules and keeping the machine code on disk."""
