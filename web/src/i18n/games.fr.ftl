### De quoi il s’agit dans chaque jeu, en une phrase. Les mêmes clés, dans le même ordre, sont dans games.en.ftl.

game-roomshare = Un immeuble, des colocataires : trois par appartement rapportent, le quatrième fait expulser tout le monde.
game-paris = Achetez des rues, des gares et des compagnies, bâtissez des hôtels, et touchez les loyers quand c’est le tour des autres.
game-city = Une ville à bâtir bloc par bloc : enchérissez pour les quartiers, plantez vos tours, offrez une prison au voisin, et ruinez tout le monde.
