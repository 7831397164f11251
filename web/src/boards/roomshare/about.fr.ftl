game-roomshare = Un immeuble, des colocataires : trois par appartement rapportent, le quatrième fait expulser tout le monde.
