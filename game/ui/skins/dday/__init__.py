"""How D-Day Dice looks and reads at the table."""
