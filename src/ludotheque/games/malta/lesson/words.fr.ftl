# La leçon de Malta.  Chaque phrase a quinze mots au plus.

lesson-host = Gaston
lesson-name-1 = Basile
lesson-goal = Être le dernier à ne pas avoir perdu.
lesson-danger = Main vide ou aucune issue : vous êtes éliminé.

lesson-win = D’abord, gagner
lesson-win-card = Moi, c’est Gaston, goéland du port. Basile a l’air bien installé. Jouez « Retirez une case » !
lesson-win-target = Montrez maintenant le sol sous Basile.
lesson-win-target-self = Plouf ! C’était votre propre sol. Pas de flèche, pas d’issue. On recommence.
lesson-win-move = Un cercle n’a pas de flèche : Basile est coincé. Suivez une flèche.
lesson-win-end = Basile n’a pas pu bouger : gagné. C’était rapide ! Reprenons depuis le début.

lesson-turn = Un tour entier
lesson-turn-number = Le chiffre dit combien de cartes vous piocherez. À droite, sur le trois !
lesson-turn-number-circle = Un cercle : ni carte, ni flèche. Éliminé ! On recommence.
lesson-turn-half = Trois cartes ! Il faut jouer la moitié de sa main : deux. D’abord, « Piochez deux ».
lesson-turn-free = Encore une, celle que vous voulez.
lesson-turn-move = Faites ce que la carte demande. Puis suivez une flèche.
lesson-turn-end = Piocher, jouer la moitié, bouger. Ne jamais finir la main vide. C’est tout !

lesson-negate = La mauvaise surprise
lesson-negate-again = Retour sur le quai. Même ruse : jouez « Retirez une case ».
lesson-negate-target = Montrez le sol sous Basile. Il sourit. Pourquoi sourit-il ?
lesson-negate-away = Annulée ! Votre carte n’a rien fait, mais elle compte. Filez à gauche.
lesson-negate-answer = Il retire votre sol ! Vous aussi, vous avez « Annulez » : jouez-la !
lesson-negate-answer-pass = Poli, mais très mouillé : plus de sol, plus de carte. On recommence.
lesson-negate-finish = Ha ! À vous, avec de nouvelles cartes. Achevez Basile, sans mon aide.
lesson-negate-finish-missed = Basile est parti se promener. Retirez-lui le sol sous les pieds. On recommence.
lesson-negate-end = Gagné, et Basile nage. Je n’ai plus rien à vous apprendre.

lesson-tip-playing = Avant chaque carte, comptez : une main vide perd, même après une carte géniale.
lesson-tip-moving = Le numéro sous vos pieds est votre prochaine pioche. Évitez les cercles et la compagnie.
lesson-tip-answering-on = Cette carte vous fait-elle mal ? Sinon, gardez votre réponse pour une pire.
lesson-tip-paying = Payez avec les cartes qui vous manqueront le moins.
