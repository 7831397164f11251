### Ce que la vérification des tirages a montré, en français. Les mêmes clés, dans le même ordre, sont dans verdict.en.ftl.

verdict-good = { $count ->
    [one] L’unique tirage découle de la graine
   *[other] Les { $count } tirages découlent tous de la graine
}, aucun n’a été sauté, et la graine est celle promise avant la partie. Votre navigateur vient de le calculer.
verdict-proved = { $count ->
    [one] C’est prouvé : personne n’a choisi un tirage, pas même le serveur, si { $names } est honnête, qui a promis des octets au hasard et révélé les mêmes.
   *[other] C’est prouvé : personne n’a choisi un tirage, pas même le serveur, si une personne est honnête parmi { $names }, qui ont promis des octets au hasard et révélé les mêmes.
} Ce n’est pas prouvé : que le serveur n’a pas regardé ce qui allait venir.
verdict-part = { $count ->
    [0] Aucun tirage n’a pu être calculé.
    [one] Le seul tirage qui a pu être calculé découle de la graine promise avant la partie.
   *[other] Les { $count } tirages qui ont pu être calculés découlent de la graine promise avant la partie.
} Un passage de la partie n’a pas pu être rejoué : rien n’est prouvé de la partie entière.
verdict-bad-seed = La graine montrée n’est pas celle qui avait été promise avant la partie.
verdict-gap = Les tirages ne sont pas numérotés à la suite : à l’étape { $step } vient le numéro { $found }, là où { $expected } devrait venir. Des tirages ont pu être jetés jusqu’à ce que l’un convienne.
verdict-bad-draws = { $count ->
    [one] Un tirage ne découle pas de la graine : le numéro { $numbers }.
   *[other] { $count } tirages ne découlent pas de la graine, les premiers portent les numéros { $numbers }.
}
verdict-broken = Les octets montrés ne sont pas ceux qui avaient été promis : { $names }.
verdict-not-witnessed = Ce navigateur se souvient autrement du début de la partie : d’autres promesses, ou des octets à lui qui ont été reçus et n’y sont pas.
verdict-older = Les tirages suivent l’ancienne méthode : les places envoyaient leurs octets sans les avoir promis. Rien ne prouve donc que le serveur et la dernière personne assise n’ont pas choisi les tirages ensemble.
verdict-nobody = Personne n’a révélé d’octets : rien ne prouve que le serveur n’a pas choisi la graine pour ses tirages.
verdict-withheld = { $count ->
    [one] { $names } : octets promis, mais pas révélés à temps. Avec ou sans eux, c’était un choix entre deux suites de tirages.
   *[other] { $names } : octets promis, mais pas révélés à temps. Avec ou sans eux, c’était pour chaque place un choix entre deux suites de tirages.
}
verdict-left-out = Les octets de ce navigateur ne comptent pas : ils n’ont pas été révélés à temps, ou ont été écartés.
verdict-unseen = { $count ->
    [one] Un tirage a été fait sous des règles que ce serveur n’a plus : il n’a pas été calculé.
   *[other] { $count } tirages ont été faits sous des règles que ce serveur n’a plus : ils n’ont pas été calculés.
}
verdict-taken-back = { $count ->
    [one] Un tirage a été repris après avoir été vu, avec les coups qui l’entouraient.
   *[other] { $count } tirages ont été repris après avoir été vus, avec les coups qui les entouraient.
} Pour cela, une table demande l’accord de tout le monde, et les robots le donnent toujours. Si tout le monde l’a donné, seules ces personnes le savent.
verdict-cannot-fair-2 = La graine de cette partie n’a pas été montrée : elle l’est quand la partie est finie.
verdict-cannot-fair = La graine de cette partie n’a pas été montrée : elle l’est quand la partie est finie.
verdict-cannot-seeded = Cette partie a été tirée d’une graine ouverte. On peut la répéter, mais rien n’avait été promis avant.
verdict-cannot-scripted = Les tirages de cette partie étaient écrits d’avance : il n’y a rien à calculer.
verdict-commitment = Promesse du donneur : SHA-256 de la graine
verdict-seed = Graine
verdict-seed-hidden = pas encore montrée
verdict-entropy = Octets au hasard { DE($name) }
verdict-promise = promis comme
verdict-kept-back = promis, mais pas révélés à temps
verdict-none = aucun
