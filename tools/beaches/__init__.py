"""How the shipped battle maps of D-Day Dice are laid out the first time."""
