"""What designers and researchers do with the games: check, simulate, measure."""
