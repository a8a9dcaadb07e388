# La leçon d’All Wound Up.  Chaque phrase a quinze mots au plus.

lesson-host = Vesper
lesson-name-1 = Mortimer
lesson-goal = Sortir par la grille en premier, en suivant le tracé.
lesson-danger = Personne n’est éliminé, mais tombes et bords font perdre du temps.

lesson-win = D’abord, gagner
lesson-win-open = Moi, c’est Vesper, chauve-souris, service de nuit. La grille est là : misez « Remonter 3 » !
lesson-win-go = L’enchère est à vous : trois tours de clé. Lâchez !
lesson-win-end = Dehors ! On ne dirige jamais : on remonte. Passons aux enchères.

lesson-auction = Miser, puis regarder
lesson-auction-open = Le plus de cartes d’un type l’emporte. Vous en avez deux. Avec le joker ?
lesson-auction-open-tie = Deux contre deux : on marche tous les deux, et Mortimer sort. On recommence.
lesson-auction-guess = Trois contre deux ! Avant de lâcher la clé : où s’arrêtera-t-il ?
lesson-auction-guess-past = Bien après la tombe
lesson-auction-guess-grave = Dans la tombe
lesson-auction-guess-edge = Par-dessus le bord
lesson-auction-go = Les jeux sont faits. Lâchez, et ne regardez pas en bas.
lesson-auction-end = { $guess ->
    [right] Bien deviné : dans la tombe ! Il en sortira à sa prochaine carte.
   *[other] Mal deviné : un orteil suffit. Il sortira de la tombe à sa prochaine carte.
}

lesson-turn = Dans le bon sens
lesson-turn-open = Votre violoneux regarde le mur. « Remonter 3 », ou « Tourner à droite » ?
lesson-turn-open-wind = Il est parti du mauvais côté, avec une grande dignité. On recommence.
lesson-turn-finish = Tournez-le vers la grille, puis misez « Remonter 3 » et lâchez. À vous !
lesson-turn-finish-missed = Presque. Visez bien la grille, cette fois. On recommence.
lesson-turn-end = Gagné ! J’applaudirais bien, mais je me tiens au plafond.

lesson-tip-opening = Misez ce que vous avez en nombre : les autres doivent suivre pour marcher.
lesson-tip-answering = Toutes vos cartes de ce type y sont. Ajoutez un joker seulement pour gagner.
lesson-tip-raising = Les autres peuvent encore ajouter des jokers. Passez : vous serez interrogé à nouveau.
lesson-tip-turning = Tournez le nez vers la grille. Les jouets vont où ils regardent, à peu près.
lesson-tip-winding = Un tour de clé, c’est un peu de courage. Attention aux tombes.
lesson-tip-feeding = Noir : un tour de clé de moins. Un rang plus haut, violet tourne votre pion.
