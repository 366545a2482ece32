"""Everything that draws, sounds or listens."""
