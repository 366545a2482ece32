"""Komandosi: two to six rivals on an island, by its rules."""
