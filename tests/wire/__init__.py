"""Tests of the wire's types."""
