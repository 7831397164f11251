page-ubuild-workshop = Workshop of boards
