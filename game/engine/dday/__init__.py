"""D-Day Dice, a co-operative dice game from the sea to the bunker."""
