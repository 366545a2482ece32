"""The scene manager and its scenes."""
