page-ubuild-workshop = Atelier des plateaux
