"""The table of D-Day Dice in the window."""
