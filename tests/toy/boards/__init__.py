"""Where the toy has what a game has in `cli/boards`."""
