### Qui peut ouvrir un lien, et une table qui n’est plus là, en français. Les mêmes clés, dans le même ordre, sont dans nearby.en.ftl.

nearby-alone = Pour l’instant, seul cet ordinateur peut ouvrir ce lien.
nearby-server-alone = Seul cet ordinateur peut ouvrir ce lien : il tient la table pour lui seul.
nearby-no-network = Pour laisser entrer les autres, connectez cet ordinateur à leur wifi, puis rouvrez cette page.
nearby-switch = Laisser entrer les autres appareils de la maison
nearby-switch-help = Pour laisser entrer les autres : cet ordinateur répond à tout appareil de son réseau, à l’adresse { $address }, jusqu’à ce que vous coupiez ou arrêtiez Faubourg. C’est fait pour chez vous : dans un café, des inconnus pourraient aussi regarder.
nearby-open = Tout appareil du même réseau peut ouvrir ce lien.
nearby-open-code = Visez le code avec l’appareil photo de l’autre appareil.

missing-table-title = Cette table n’existe pas
missing-table-text = Vous avez sonné, mais personne n’est assis ici. La table a peut-être été rangée depuis, ou le lien coupé.
