page-ubuild-workshop = Workshop of boards
page-ubuild-workshop-lesson = On to the workshop of boards
