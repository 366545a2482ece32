"""The sounds of the program, made from square, triangle and noise with the standard library alone."""
