"""What can be done with layouts on the command line."""
