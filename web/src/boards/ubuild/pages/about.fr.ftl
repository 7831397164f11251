page-ubuild-workshop = Atelier des plateaux
page-ubuild-box = À côté de votre plateau
