"""Registers the marker that tells which rules a test checks."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of `assets/rules` that the test checks")
