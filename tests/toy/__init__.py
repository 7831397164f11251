"""A small game for tests: it uses everything the core offers, so that no part is first used by the last game."""
