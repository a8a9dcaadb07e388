# The sentences of the puzzles.

puzzles-text = Des positions de vraies parties : une décision nettement meilleure que les autres, ou une victoire à trouver avant la fin du tour.
puzzle-of = { $title } : un casse-tête
puzzle-today-done = Vous avez résolu le casse-tête du jour.
puzzle-streak = { $days ->
    [1] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-solve = Résoudre
puzzle-number = Casse-tête { $number }
puzzle-done = résolu
puzzle-grade = Difficulté { $grade } sur 5
puzzle-best = Trouvez la meilleure décision.
puzzle-win = Gagnez avant la fin de votre tour.
puzzle-seat = C’est vous
puzzle-rival = Rival { $number }
puzzle-solved = Résolu !
puzzle-wrong-win = Pas de victoire cette fois, mais il y en a une à trouver.
puzzle-shown = Voici la réponse.
puzzle-reason = Pourquoi ? { $reason }
puzzle-against = Ce qui cloche : { $reason }
puzzle-close = Presque ! Il y a un tout petit peu mieux.
puzzle-worse = Il y a mieux : votre décision laisse échapper { $share } de vos chances.
puzzle-won = Vous gagnez avant la fin de votre tour.
puzzle-as-good = Votre décision vaut la meilleure.
puzzle-best-found = Vous avez trouvé la meilleure décision.
puzzle-figures-best = La meilleure décision gagne dans { $chance } des cas, la suivante dans { $second }. Les deux ont été essayées dans { $worlds } parties imaginées, compatibles avec ce que vous savez.
puzzle-figures-win = Il existe une solution qui marche dans { $chance } des cas.
puzzle-show = Montrer la réponse
puzzle-again = Réessayer
puzzle-next = Casse-tête suivant
puzzle-all = Tous les casse-tête
puzzle-none = Il n’y a pas encore de casse-tête ici.
