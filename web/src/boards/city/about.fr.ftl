game-city = Une ville à bâtir étage par étage : enchérissez pour les quartiers, plantez vos tours, offrez une prison au voisin, et ruinez tout le monde.
