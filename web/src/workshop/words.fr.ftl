# The sentences of the workshop, where a box is changed.

workshop-title = Atelier : { $title }
workshop-text = Changez les nombres, les noms et la quantité de chaque carte. Gardez votre boîte, faites-la essayer par des robots, puis jouez-y entre amis.
workshop-state = Votre boîte
workshop-name = Nom de votre boîte
workshop-unnamed = { $title }, ma version
workshop-changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
workshop-keep = Garder
workshop-try = Essayer
workshop-try-text = Des robots jouent avec votre boîte et avec celle d’origine, sur les mêmes tirages, et vous voyez l’effet de votre changement.
workshop-play = Jouer
workshop-link = Copier le lien
workshop-link-copied = Lien copié
workshop-csv-out = Enregistrer en CSV
workshop-csv-in = Ouvrir un fichier CSV
workshop-reset = Revenir à la boîte d’origine
workshop-box = La boîte
workshop-history = Historique
workshop-mine = Vos boîtes
box-as-printed = La boîte d’origine
box-label = { $what } : { $field }
box-said = { $what } :
box-no-changes = Aucun changement.
box-printed = d’origine : { $value }
box-before = avant : { "" }
box-after = après : { "" }
box-thing = Élément
box-more = Copier ou retirer
box-copy = Copier { $name }
box-remove = Retirer { $name }
box-missing = Il manque une valeur.
box-no-number = Il faut un nombre.
box-no-value = Cette valeur est impossible.
box-numbers = Nombres
trial-bot = Qui joue
trial-matches = Parties avec chaque boîte
trial-begin = Faire jouer les robots
trial-cancel = Annuler
trial-progress = Parties jouées : { $done } sur { $of }
trial-left = { $count ->
    [0] Encore moins d’une minute.
    [1] Encore une minute environ.
   *[other] Encore { $count } minutes environ.
}
trial-waits = Les tables passent d’abord : quand la maison est pleine, cela dure plus longtemps.
trial-waiting = { $before ->
    [1] Une autre boîte est à l’essai avant la vôtre.
   *[other] { $before } autres boîtes sont à l’essai avant la vôtre.
}
trial-done = { $matches } parties avec chaque boîte, sur les mêmes tirages.
trial-clear = L’effet de votre changement, au-delà du hasard :
trial-unclear = Rien n’a changé que le hasard seul ne puisse expliquer. Davantage de parties révéleraient de plus petits effets.
trial-wins = Qui gagne
trial-figures = Toutes les mesures
trial-first-seat = Premier joueur
trial-seat = Place { $number }
trial-printed = D’origine
trial-yours = La vôtre
trial-things-text = Combien de fois chaque élément a servi par partie, et combien de ceux qui s’en sont servis ont gagné.
trial-download = Télécharger tout le rapport
box-part-card = Cartes
box-part-space = Cases
box-part-token = Jetons
box-part-pawn = Pions
box-part-identical = Pions identiques
box-part-face = Faces des tuiles
box-part-wrestler = Lutteurs
box-part-tiles = Tuiles numérotées
box-part-obstacle = Obstacles
box-part-layouts = Dispositions toutes prêtes
box-part-sizes = Dimensions
box-part-physics = Physique
box-part-table = Table
box-part-worm = Vers
box-part-finish = Arrivée
box-part-start = Départ
box-part-stamina = Endurance
box-part-hand = Maximum de cartes en main
box-part-hand-for-two = Maximum de cartes en main à deux
box-part-fee = Paiement
box-part-most-dice = Maximum de dés d’un combattant
box-part-turns-outside = Tours hors du ring
box-field-id = nom
box-field-count = quantité
box-field-amount = valeur
box-field-number = nombre
box-field-group = groupe
box-field-effect = effet
box-field-shape = forme
box-field-direction = direction
box-field-start = départ
box-field-length = longueur
box-field-width = largeur
box-field-diameter = diamètre
box-field-mass = masse
box-field-friction = frottement
box-field-bias = dérive
box-field-numbers = nombres
box-field-rests = repos
box-field-age = âge
box-field-style = style
box-field-gender = genre
box-field-look = apparence
