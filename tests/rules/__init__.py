"""Tests of the rules, one sentence each; `docs/rules-to-tests.md` lists them."""
