"""From the file that Tiled saves to one plain tree."""
