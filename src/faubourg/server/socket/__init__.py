"""What goes through a WebSocket: the line itself, who is connected, what they may send."""
