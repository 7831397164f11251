"""What a browser asks by HTTP: pages, the interface, and who may ask."""
