"""Reading and keeping: cards, maps, saves, settings."""
