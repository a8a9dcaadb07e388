# La leçon d’All Wound Up.  Chaque phrase a quinze mots au plus.

lesson-host = Vesper
lesson-name-1 = Mortimer
lesson-goal = Sortir par la grille en premier, en suivant le tracé.
lesson-danger = Personne n’est éliminé, mais tombes et bords font perdre du temps.

lesson-win = D’abord, gagner
lesson-win-open = Moi, c’est Vesper. Miser, c’est poser des cartes : le plus l’emporte. Misez « Remonter 3 » !
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
    [right] Bien deviné ! Un mausolée avale aussi. On en sort à sa prochaine carte.
   *[other] Mal deviné : un orteil suffit. Un mausolée avale aussi. Sortie à la prochaine carte.
}

lesson-pass = Échanges
lesson-pass-give = Souvent, on passe d’abord des cartes. Donnez-en trois, gardez vos séries.
lesson-pass-give-split = Adieu, un « Remonter 2 ». Les cartes pareilles gagnent ensemble. On recommence.
lesson-pass-give-wild = Le joker va avec toute mise. Mortimer vous remercie bien. On recommence.
lesson-pass-swap = Il vous en passe trois aussi. Défaussez-en deux pour en piocher deux.
lesson-pass-swap-split = Pas celles-là ! Mieux vaut beaucoup de cartes d’un même type. On recommence.
lesson-pass-swap-wild = Jeter un joker ? Il va avec toute mise. On recommence.
lesson-pass-end = Six pareilles ! Encore un échange, puis les enchères. Passons aux cerveaux.

lesson-brains = Cerveaux
lesson-brains-turn = Tournez vers le cerveau. Pas plus loin : le pion de Mortimer vous bloque.
lesson-brains-turn-short = Pas de cerveau par là. Tournez jusqu’au pion de Mortimer. On recommence.
lesson-brains-guess = Deux tours de clé, et Mortimer tout près. Qui va tomber ?
lesson-brains-guess-you = Votre pion
lesson-brains-guess-rival = Le pion de Mortimer
lesson-brains-guess-nobody = Personne
lesson-brains-go = Les jeux sont faits. Lâchez : toucher le cerveau du pied, c’est le manger.
lesson-brains-feed = Tombé : il se relève, mais ne marche plus. Le cerveau paie. Choisissez !
lesson-brains-feed-leave = Rien, merci ? Vous êtes un zombie. On recommence.
lesson-brains-end = Le premier donne un noir. Les suivants : un noir, ou un rang de plus.

lesson-tokens = Jetons
lesson-tokens-yellow = Le jaune vole une carte avant une enchère. Servez-vous chez Mortimer !
lesson-tokens-purple = Un second « Remonter 2 » ! Le violet tourne votre pion : vers la grille !
lesson-tokens-purple-short = La grille est à un quart de tour à droite. On recommence.
lesson-tokens-purple-far = Trop loin : la grille est à un quart de tour. On recommence.
lesson-tokens-open = Misez maintenant vos deux « Remonter 2 ».
lesson-tokens-red = Égalité : vous marcheriez tous les deux. Le rouge ajoute un à votre mise.
lesson-tokens-red-tie = On marche à deux, et Mortimer sort. Le rouge départage. On recommence.
lesson-tokens-go = Deux tours ne suffisent pas. Le vert en ajoute un, le noir en retire.
lesson-tokens-go-short = Trop court, d’un nez. Le vert ajoute un tour. On recommence.
lesson-tokens-go-even = Le noir retire ce que le vert ajoute. Le vert seul. On recommence.
lesson-tokens-end = Gagné ! Du plus bas au plus haut : noir, violet, vert, jaune, rouge.

lesson-turn = Tourner
lesson-turn-open = Votre zombie regarde le mur. « Remonter 3 », ou « Tourner à droite » ?
lesson-turn-open-wind = Il est parti du mauvais côté, avec une grande dignité. On recommence.
lesson-turn-finish = Tournez-le vers la grille, puis misez « Remonter 3 » et lâchez. À vous !
lesson-turn-finish-missed = Presque. Visez bien la grille, cette fois. On recommence.
lesson-turn-end = Gagné ! J’applaudirais bien, mais je me tiens au plafond.

lesson-tip-giving = Passez ce que vous n’avez qu’une fois : les séries gagnent les enchères.
lesson-tip-discarding = Jetez des cartes seules, mais jamais un joker.
lesson-tip-opening = Misez ce que vous avez en nombre : les autres doivent suivre pour marcher.
lesson-tip-answering = Toutes vos cartes de ce type y sont. Ajoutez un joker seulement pour gagner.
lesson-tip-raising = Les autres peuvent encore ajouter des jokers. Passez : vous serez interrogé à nouveau.
lesson-tip-targeting = Tournez le pion le plus proche de la grille. Dos à elle, c’est parfait.
lesson-tip-placing = Laissez-lui la voie libre : ni tombe ni voisin.
lesson-tip-turning = Tournez le nez vers la grille. Les jouets vont où ils regardent, à peu près.
lesson-tip-winding = Un tour de clé, c’est un peu de courage. Attention aux tombes.
lesson-tip-feeding = Noir : un tour de clé de moins. Un rang plus haut, violet tourne votre pion.
