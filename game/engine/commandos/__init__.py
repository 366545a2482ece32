"""Dice Commandos, a solo dice skirmish on map tile cards."""
