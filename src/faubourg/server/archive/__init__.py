"""Finished matches: records, replays, and positions to play on from."""
