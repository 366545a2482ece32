"""The rules of D-Day Dice, theme by theme."""
