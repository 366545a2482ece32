"""How the shipped battle maps of D-Day Dice were laid out the first time."""
