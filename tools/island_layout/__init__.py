"""How the shipped island of Komandosi was laid out the first time."""
