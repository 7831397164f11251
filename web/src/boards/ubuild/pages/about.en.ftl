page-ubuild-workshop = Workshop of boards
page-ubuild-box = Beside your own board
page-ubuild-workshop-lesson = On to the workshop of boards
