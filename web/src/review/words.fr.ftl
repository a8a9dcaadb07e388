# The sentences of the replay and the review of a match.

replay-of = Revoir : { $title }
replay-empty = Il n’y a encore rien à voir.
replay-whose = Vu par
replay-own = moi
replay-spectator = un spectateur
looking-back = Retour en arrière : { $title }
review-share = Revoir ensemble
loading-part = Un instant… { $percent }
to-the-table = Retour à la table
replay-go = Lire
replay-stop = Arrêter
replay-step = Étape { $at } sur { $count }
fork = Rejouer à partir d’ici
fork-text = Une nouvelle partie commence à l’étape { $step }, contre des robots et avec de nouveaux tirages. La partie terminée reste telle quelle.
fork-seat = Vous jouez pour
fork-bots = Les autres sont des robots
fork-go = Jouer la suite
review-shared = Relecture partagée
review-leading = { $others ->
    [0] Vous menez. Personne ne suit encore : envoyez le lien.
    [one] Vous menez ; une personne suit.
   *[other] Vous menez ; { $others } personnes suivent.
}
review-following = Vous voyez l’étape que montre la personne qui mène.
review-invite = Copier le lien
review-leave = Quitter
review-alone = Revoir de mon côté
review-gone = Cette relecture partagée est terminée.
review-draw = Dessiner sur le plateau
review-draw-text = Touchez un élément pour le marquer ; glissez d’un endroit à un autre pour tracer une flèche. Au clavier : Tab jusqu’à l’élément, puis Entrée.
review-undo = Annuler
review-clear = Tout effacer
review-pen-0 = Feutre rouge
review-pen-1 = Feutre bleu
review-pen-2 = Feutre vert
review-pen-3 = Feutre violet
notes = Notes privées
notes-text = Les notes restent dans ce navigateur ; personne d’autre ne les voit.
notes-placeholder = Votre note sur l’étape { $step }
notes-not-kept = Ce navigateur ne garde pas les notes : elles disparaîtront quand vous fermerez cette page.
review-of = Analyse : { $title }
review-working = Calcul des chances, coup par coup… { $percent }
review-chart = Chances de gagner au fil de la partie
review-seat-chance = { $name } { $percent }
review-now = Chances de gagner à cette étape
review-comparable = Avec cette boîte, les chances ne sont que des estimations : comparez-les, sans les prendre à la lettre.
review-sums = Chance et choix
review-player = Joueur
review-luck = chance
review-choices = choix
review-mistakes = erreurs
review-units = En centièmes de victoire, ± erreur type. Chance : ce que pioches et dés ont changé. Choix : ce qui a été perdu par rapport au meilleur choix connu, selon ce que le joueur savait.
review-turns = Tournants
review-turns-text = Touchez un numéro pour voir ce tournant sur le plateau.
review-no-turns = Aucun : la partie s’est décidée peu à peu.
review-by-luck = par chance
review-by-choice = par un choix
best-moments = Les meilleurs moments
best-moment-of = Le meilleur moment : { $name }
best-by-luck = { $points ->
    [one] Un coup de chance : les chances de gagner ont monté de { $points } point.
   *[other] Un coup de chance : les chances de gagner ont monté de { $points } points.
}
best-by-choice = { $points ->
    [one] Un choix : les chances de gagner ont monté de { $points } point.
   *[other] Un choix : les chances de gagner ont monté de { $points } points.
}
picture-save = Enregistrer l’image
review-worst = Les plus grosses erreurs
review-no-mistakes = Aucune ne se détache.
review-better = Mieux : { $best }.
when-in = { $unit ->
    [round] au tour de table { $number }
    [turn] au tour { $number }
   *[step] à l’étape { $number }
}
when-until = { $unit ->
    [round] jusqu’au tour de table { $number }
    [turn] jusqu’au tour { $number }
   *[step] jusqu’à l’étape { $number }
}
when-label = { $unit ->
    [round] Tour de table { $number }
    [turn] Tour { $number }
   *[step] Étape { $number }
}
story-won-always = { $seatIs ->
    [you] Vous avez mené du début à la fin.
   *[other] { $seat } a mené du début à la fin.
}
story-won-late = { $seatIs ->
    [you] Tout est resté ouvert jusqu’au bout, et vous avez gagné.
   *[other] Tout est resté ouvert jusqu’au bout, et { $seat } a gagné.
}
story-won-lead = { $seatIs ->
    [you] Vous avez pris la tête { $at } et ne l’avez plus lâchée.
   *[other] { $seat } a pris la tête { $at } et ne l’a plus lâchée.
}
story-won-behind = { $seatIs ->
    [you] Belle remontée : { $at }, { $chance ->
        [slim] vous n’aviez presque plus aucune chance.
       *[poor] vous étiez loin derrière.
    }
   *[other] Belle remontée : { $at }, { $seat } { $chance ->
        [slim] n’avait presque plus aucune chance.
       *[poor] était loin derrière.
    }
}
story-best-luck = Le plus beau coup de chance est venu { $at }.
story-best-choice = Tout a basculé { $at }.
story-lost-ahead = { $seatIs ->
    [you] Vous étiez en tête { $until }.
   *[other] { $seat } était en tête { $until }.
}
story-lost-late = { $seatIs ->
    [you] Vous étiez en tête presque jusqu’à la fin.
   *[other] { $seat } était en tête presque jusqu’à la fin.
}
story-lost-open = Tout est resté ouvert jusqu’au bout.
story-lost-hopeful = { $seatIs ->
    [you] Vous étiez dans la course { $until }.
   *[other] { $seat } était dans la course { $until }.
}
story-lost-early = { $seatIs ->
    [you] Vous avez pris du retard très tôt, sans jamais le combler.
   *[other] { $seat } a pris du retard très tôt, sans jamais le combler.
}
story-no-blow = Aucun moment n’a tout décidé à lui seul.
story-blow-luck = { $seatIs ->
    [you] Le plus dur a été un coup de malchance { $at } : il vous a coûté { $share } de vos chances.
   *[other] Le plus dur a été un coup de malchance { $at } : il a coûté à { $seat } { $share } de ses chances.
}
story-blow-choice = { $seatIs ->
    [you] Votre choix le plus coûteux est venu { $at } : { $did }. Il vous a coûté { $share } de vos chances.
   *[other] Le choix le plus coûteux est venu { $at } : { $did }. Il a coûté à { $seat } { $share } de ses chances.
}
story-luck-nobody = Le hasard n’a guère pris parti.
story-luck-for = Le hasard était { $strength ->
    [strong] très nettement
    [clear] nettement
   *[slight] légèrement
} { $seatIs ->
    [you] de votre côté
   *[other] du côté { $seatOf }
}.
story-luck-against = Le hasard était { $strength ->
    [strong] très nettement
    [clear] nettement
   *[slight] légèrement
} contre { $seatIs ->
    [you] vous
   *[other] { $seat }
}.
review-turn = { $seatIs ->
    [you] Vos chances
   *[other] Les chances { $seatOf }
} { $cause ->
    [luck-up] montent, par chance
    [luck-down] chutent, par malchance
    [up] montent
   *[down] chutent
} : de { $before } à { $after }.
review-turn-others = { $seatIs ->
    [you] Vos chances
   *[other] Les chances { $seatOf }
} { $cause ->
    [up] montent
   *[down] chutent
} après { $doerIs ->
    [you] votre coup
   *[other] un coup { $doerOf }
} : de { $before } à { $after }.
review-decisions = { $seatIs ->
    [you] Vos choix qui ont compté
   *[other] Les choix { $seatOf } qui ont compté
}
review-decisions-none = { $seatIs ->
    [you] Vous n’avez rien gâché d’important.
   *[other] { $seat } n’a rien gâché d’important.
}
review-best-choice = { $seatIs ->
    [you] Votre meilleur choix.
   *[other] Le meilleur choix { $seatOf }.
}
review-chose = { $seatIs ->
    [you] Vous avez choisi
   *[other] { $seat } a choisi
}
review-instead = Mieux
review-cost = { $seatIs ->
    [you] Coût, d’après ce que vous saviez : { $share } de vos chances.
   *[other] Coût, d’après ce qu’on pouvait savoir : { $share } des chances { $seatOf }.
}
review-lucky = { $seatIs ->
    [you] Vous avez eu de la chance : d’après ce que vous saviez, ce choix aurait dû coûter { $share } de vos chances. Ce qui était caché vous a aidé : de { $before } à { $after }.
   *[other] { $seat } a eu de la chance : d’après ce qu’on pouvait savoir, ce choix aurait dû coûter { $share } des chances { $seatOf }. Ce qui était caché a aidé : de { $before } à { $after }.
}
review-see = Voir ce coup
review-differently = Jouer autrement
review-balance = Hasard ou choix ?
review-bar-luck = Hasard
review-bar-choices = Choix
review-bar-hurt = chances perdues
review-bar-helped = chances gagnées
balance-close = Hasard et choix ont pesé à peu près autant : impossible de trancher.
balance-choices-more = { $seatIs ->
    [you] Vos choix vous ont coûté plus que le hasard.
   *[other] Les choix { $seatOf } ont coûté plus que le hasard.
}
balance-luck-hurt-more = { $seatIs ->
    [you] La malchance vous a coûté plus que vos choix.
   *[other] La malchance a coûté plus à { $seat } que ses choix.
}
balance-luck-helped-more = { $seatIs ->
    [you] Le hasard vous a apporté plus que vos choix n’ont coûté.
   *[other] Le hasard a apporté à { $seat } plus que ses choix n’ont coûté.
}
balance-luck-wasted = { $seatIs ->
    [you] Le hasard vous a souri, mais vos choix vous ont coûté davantage.
   *[other] Le hasard a souri à { $seat }, mais ses choix ont coûté davantage.
}
review-meanwhile = En attendant, vous pouvez parcourir la partie.
