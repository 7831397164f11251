"""What the boards of games of districts share."""
