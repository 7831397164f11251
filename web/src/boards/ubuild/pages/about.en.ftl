page-ubuild-workshop = Workshop of boards
page-ubuild-box = Beside your own board
