page-ubuild-workshop = Atelier des plateaux
page-ubuild-box = À côté de votre plateau
page-ubuild-workshop-lesson = Continuer à l’atelier des plateaux
