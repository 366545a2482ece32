"""What all three games share: steps, choices, sessions, saves, replays, bots and odds."""
