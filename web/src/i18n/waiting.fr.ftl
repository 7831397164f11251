### La salle d’attente, en français. Les mêmes clés, dans le même ordre, sont dans waiting.en.ftl.

play-waiting = { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
play-waiting-kept = { $count ->
    [one] Une place est gardée pour { $who }.
   *[other] { $count } places sont gardées pour { $who }.
}
play-waiting-you = Votre place est gardée : asseyez-vous pour jouer.
play-waiting-begins = La partie commence dès que toutes les places sont prises.
play-starting = La partie commence…
play-revealing = Toutes les places sont prises. Les octets de chacun sont révélés, puis la partie commence.
play-seats = Places
play-seat-free = libre
play-seat-kept = place gardée, pas encore là
play-seat-yours = gardée pour vous
play-put-bot = Mettre un robot
play-bot-strength = Niveau des robots
play-stand-up = Se lever
