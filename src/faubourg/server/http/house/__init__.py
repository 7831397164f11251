"""The network of the house: which address this machine has there, and whether others may reach the server by it."""
