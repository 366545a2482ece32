"""Thin widgets: button, list, slider, text, dialog, tooltip, focus."""
