"""The nouns of a board: grid, sight, paths."""
