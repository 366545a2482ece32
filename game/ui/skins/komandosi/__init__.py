"""How Komandosi looks: island, pawns, panels, its events in words, motion and sound."""
