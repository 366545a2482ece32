"""Paints every picture and makes every sound of the program from code and text files."""
