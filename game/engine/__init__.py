"""Headless rules: the standard library and pydantic, no files, no clock, no window."""
