### Un lien personnel, en français. Les mêmes clés, dans le même ordre, sont dans seat.en.ftl.

seat-title = Votre place sur cet appareil
seat-lead = Ce lien apporte votre place à une table dans ce navigateur. Il ne sert qu’une fois.
seat-take = Prendre ma place ici
seat-taken = C’est fait : la place est à vous, ici.
seat-next = Pour un autre appareil, ou pour plus tard, voici votre prochain lien. Gardez-le pour vous : qui l’ouvre prend votre place.
seat-next-label = Prochain lien personnel
seat-next-code = Le prochain lien personnel, à lire avec un appareil photo
seat-go = À la table
seat-none = Il n’y a pas de code dans ce lien. Copiez-le en entier, avec tout ce qui suit le signe #.
