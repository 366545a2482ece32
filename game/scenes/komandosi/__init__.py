"""The scenes of Komandosi: set-up, table, result."""
