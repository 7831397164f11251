game-paris = Achetez des rues, des gares et des compagnies, bâtissez des hôtels, et touchez les loyers quand c’est le tour des autres.
