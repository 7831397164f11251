"""Commands that only U-Build has."""
