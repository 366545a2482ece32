"""The rules of Dice Commandos, chapter by chapter."""
