# La leçon du Chemin de la gloire.  Chaque phrase a quinze mots au plus.

lesson-host = Barnabé
lesson-name-1 = Granit
lesson-name-2 = Mirabelle
lesson-goal = Être le dernier debout.
lesson-danger = À 0 point d’endurance, on est éliminé. Le plus petit total perd la différence.

lesson-win = D’abord, gagner
lesson-win-challenge = Moi, c’est Barnabé : bouledogue, champion à la retraite. Granit titube. Défiez-le !
lesson-win-lay = Deux dés chacun ; le plus petit total souffre. Posez d’abord votre +4 !
lesson-win-lay-nothing = À pattes nues : deux contre onze. Une civière, vite ! On recommence.
lesson-win-end = Onze à sept : Granit avait encore quatre points. Avait. Voyons la route.

lesson-path = La route
lesson-path-draw = Votre case dit 1 : une action. Piochez une carte, dans n’importe quel paquet.
lesson-path-advance = Plus d’action. En avant : la case suivante, c’est le ring.
lesson-path-advance-stay = Deux points pour rester assis ? Cher, le banc. On recommence.
lesson-path-first = Premier ! Une carte par adversaire encore en route. Dans quel paquet ?
lesson-path-end = Les pattes pleines, au chaud sur le ring. Qu’ils viennent !

lesson-meddle = La spectatrice
lesson-meddle-challenge = Trois sur le ring. Encore Granit, il a l’habitude.
lesson-meddle-guess = Mirabelle ne se bat pas. Elle regarde, c’est tout. Que va-t-elle faire ?
lesson-meddle-guess-watch = Regarder, et applaudir poliment
lesson-meddle-guess-help = M’aider
lesson-meddle-guess-trip = Me faire un croche-pied
lesson-meddle-lay = { $guess ->
    [right] Vous le sentez aussi. Posez une carte : +2 pour vous, ou −2 pour lui ?
   *[other] Hum. J’ai connu une Mirabelle. Une carte : +2, ou −2 pour lui ?
}
lesson-meddle-revenge = Son −3 vous a coûté le combat ! Elle se bat : rendez-le-lui.
lesson-meddle-revenge-wrong = Croche-pied à Granit, et Mirabelle vous remercie. Mauvaise jambe ! On recommence.
lesson-meddle-finish = Mirabelle est éliminée. Achevez Granit, à votre façon. Je ne dis rien.
lesson-meddle-finish-missed = Au tapis. Même un champion pose une carte. On recommence.
lesson-meddle-end = Champion ! Je ne pleure pas. J’ai toujours cette tête-là.

lesson-tip-in-ring = Frappez le moins endurant, tant qu’il a peu de cartes.
lesson-tip-laying-fighter = L’attaque ajoute à votre jet, la défense réduit le sien. Perdre coûte la différence.
lesson-tip-laying-bystander = Vous pouvez vous en mêler : une diva ou un dé gêne qui vous voulez.
lesson-tip-repeating = Une seconde action coûte de l’endurance. Achetez-la seulement pour achever quelqu’un.
