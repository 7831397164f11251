### La page « À propos », en français. Les mêmes clés, dans le même ordre, sont dans about.en.ftl.

about-title = À propos de Faubourg
about-lead = Une rue des faubourgs, une table, et des gens qui aiment mieux jouer que s’inscrire.
about-what = Ce que c’est
about-what-text = Faubourg est une table numérique pour quatre jeux de société français. Les règles sont jouées exactement comme la règle publiée ici le dit, article par article, et chaque message du jeu cite le sien. C’est un logiciel libre : chacun peut le faire tourner chez soi avec une seule commande.
about-not = Sans affiliation
about-not-text = Les jeux appartiennent à leurs auteurs et éditeurs ; Room Share est édité par Musoka Studio, et Monopoly est une marque de Hasbro. Faubourg est un projet indépendant, sans lien avec eux ni approbation de leur part. Il n’utilise aucun de leurs textes, images ou logos : règles, dessins et phrases ont été refaits. Si un jeu vous plaît, achetez la boîte.
about-privacy = Ce qui est gardé
about-privacy-text = Un seul cookie, grâce auquel ce navigateur retrouve ses places, et votre nom, vos réglages et les parties que vous avez jouées dans le navigateur même : la page des réglages vous les remet ou les efface. Pas de publicité, pas de comptage des visites, aucune requête vers un autre site.
about-keys = Au clavier
about-key-tab = Ce que l’on peut choisir ensuite
about-key-arrows = D’un endroit à l’autre du plateau
about-key-enter = Choisir, ou confirmer
about-key-escape = Reprendre ce qui n’est pas confirmé
about-key-tab-name = Tab
about-key-arrows-name = Flèches
about-key-enter-name = Entrée ou Espace
about-key-escape-name = Échap
about-keys-text = Tout ce que montre le plateau existe aussi sous forme de tableau en texte, pour les lecteurs d’écran et pour qui préfère lire.
about-licences = Licences
about-licences-text = Les caractères sont le Bricolage Grotesque (de Mathieu Triay) et le Figtree (d’Erik Kennedy), tous deux sous SIL Open Font License 1.1.
about-licences-all = Toutes les licences
about-rules-version = { $game } : règles, version { $version }
about-version = Version { $version }
