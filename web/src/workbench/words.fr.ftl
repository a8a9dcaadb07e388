# The sentences of the workbench for game authors.

workbench-of = Établi : { $title }
bench-watching = { $count ->
    [0] Dossier surveillé : { $folder }/. Les règles sont rechargées dès qu’un fichier change.
    [1] Dossier surveillé : { $folder }/. Les règles ont été rechargées une fois.
   *[other] Dossier surveillé : { $folder }/. Les règles ont été rechargées { $count } fois.
}
bench-last-good = Les fichiers sont inutilisables en l’état ; la partie continue avec les dernières bonnes règles.
bench-lost = L’établi ne répond pas. A-t-il été fermé dans le terminal ?
bench-cut = Les nouvelles règles n’ont pu rejouer que { $kept } des { $steps } étapes. L’étape { $step } n’est plus possible (« { $done } »). Le reste reviendra si vous annulez la modification avant de continuer à jouer.
bench-cut-all = Les nouvelles règles ne peuvent pas reproduire le début de cette partie : elle a été recommencée. Elle reviendra si vous annulez la modification avant de continuer à jouer.
bench-fault-refused = Refusé
bench-fault-syntax = Python ne peut pas lire ce fichier
bench-fault-contract = Le jeu ne respecte pas son contrat
bench-fault-exception = Les règles ont échoué
bench-fault-input = Ce n’est pas possible
bench-fault-luck = Les règles ont demandé au hasard autre chose que ce qui était enregistré
bench-fault-stuck = Les règles ne se terminaient pas
bench-fault-gone = Le processus qui exécute les règles s’est arrêté ; il a été relancé
bench-calls = Les appels qui y ont mené
bench-timeline = Étapes de la partie
bench-step = Étape { $at } sur { $steps }
bench-step-done = { $who } : { $what }
bench-set-up = La mise en place
bench-from-position = Une position modifiée
bench-step-takeBack = reprend un choix
bench-step-handOver = cède sa place
bench-luck = Hasard : { $luck }
bench-branches = Jouer d’ici ouvre une nouvelle ligne.
bench-lines = Lignes de jeu
bench-line = Ligne { $number } : { $steps ->
    [0] 0 étape
    [1] 1 étape
   *[other] { $steps } étapes
}
bench-line-begun = mise en place
bench-line-edited = position modifiée
bench-line-branch = quitte la ligne { $line } à l’étape { $step }
bench-bot = Quel robot joue
bench-bot-steps = Combien d’étapes
bench-let-bots = { $count ->
    [1] Laisser les robots jouer 1 étape
   *[other] Laisser les robots jouer { $count } étapes
}
bench-random-end = Au hasard jusqu’à la fin
bench-over = La partie est finie. Gagnants : { $winners }.
bench-spectator = Spectateur
bench-owes = doit décider
bench-may = peut agir
bench-told = La dernière étape, vue d’ici
bench-told-nothing = N’a rien vu de la dernière étape.
bench-samples = En pointillé : quelques valeurs possibles parmi beaucoup. « Essai libre » accepte les autres.
bench-words = Tout ce que l’on sait d’ici, en mots
bench-board = Montrer le plateau
bench-data = La vue en données
bench-hidden = Ce que l’on ne voit pas d’ici
bench-hidden-nothing = Rien n’est caché ici.
bench-panel-failed = Les règles n’ont pas pu montrer cette vue
bench-checking = Recherche de fuites…
bench-no-leak = Aucune fuite trouvée
bench-not-checked = La recherche de fuites a échoué
bench-leaks-count = { $count ->
    [1] 1 fuite
   *[other] { $count } fuites
}
bench-leaks-text = Pour chaque point de vue, l’établi imagine d’autres mondes compatibles avec ce que l’on y sait, et joue côte à côte dans le vrai monde et dans chacun d’eux. Vues, choix, refus et événements doivent y être les mêmes.
bench-leaks-tried = Mondes comparés : { $worlds } ; décisions jouées dans les deux : { $decisions }.
bench-tools = Outils
bench-tab-sees = Qui voit quoi
bench-tab-leaks = Fuites
bench-tab-position = Position
bench-tab-try = Essai libre
bench-tab-setup = Mise en place
bench-sees-text = Les champs des vues. En couleur : ce qu’une place voit autrement qu’un spectateur.
bench-sees-alike = À cette étape, tous voient la même chose.
bench-sees-all = Montrer aussi ce que tous voient à l’identique
bench-field = Champ
bench-viewers = Vu par
bench-value = Valeur
bench-position-text = Toute la position, secrets compris. Modifiez-la et jouez à partir de là, dans une nouvelle ligne.
bench-position-play = Jouer à partir de cette position
bench-position-reset = Abandonner mes modifications
bench-position-bad = Cette position n’est pas possible
bench-position-moved = La partie a avancé depuis le début de vos modifications ; votre texte est conservé.
bench-try-text = Jouez n’importe quelle action pour n’importe quelle place, permise ou non, pour voir ce qui est refusé, et par quelle ligne de votre code.
bench-try-seat = Place
bench-try-offers = Actions de départ
bench-try-action = Action, en JSON
bench-try = Essayer
bench-seed = Graine
bench-seed-other = Une autre graine
bench-box = Boîte modifiée
bench-box-text = Le contenu de la boîte, en TOML ou en JSON. Une partie garde la boîte modifiée avec laquelle elle a commencé.
bench-box-reset = Revenir à la boîte d’origine
bench-setup-bad = Une partie ne peut pas commencer ainsi
bench-begin = Nouvelle partie
dev-no-report = Les règles ont été rechargées pendant la recherche
