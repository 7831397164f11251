page-ubuild-workshop = Atelier des plateaux
page-ubuild-workshop-lesson = Continuer à l’atelier des plateaux
