# La leçon de Worm Up.  Chaque phrase a quinze mots au plus.

lesson-host = Rosalie
lesson-name-1 = Nelly
lesson-name-2 = Otto
lesson-goal = Toucher l’arrivée en premier, avec la tête de son ver.
lesson-danger = Personne n’est éliminé, mais deux mises égales n’avancent à rien.

lesson-win = D’abord, gagner
lesson-win-bid = Moi, c’est Rosalie, rouge-gorge. J’adore les vers. Les regarder, voyons ! Misez six.
lesson-win-crawl = Deux sept s’annulent : ces vers-là dorment. Rampez jusqu’à l’arrivée !
lesson-win-crawl-missed = L’arrivée est tout droit, mon petit. On recommence.
lesson-win-end = Premier ! Un délice. Je veux dire : bravo. Parlons des mises.

lesson-bid = Bien miser
lesson-bid-seven = Nelly mise toujours sept. Tout le monde aime le sept. Sept, ou six ?
lesson-bid-seven-clash = Deux sept : Nelly et vous restez là, et Otto ricane. On recommence.
lesson-bid-crawl = Le X d’Otto a déplacé l’arrivée. Quel culot ! Rampez où vous voulez.
lesson-bid-rest = Une tuile qui a servi se repose un tour. Misez-en une autre.
lesson-bid-end = Ces deux-là se sont annulés ! Misez ce que personne ne mise : tout est là.

lesson-swing = À vous de pivoter
lesson-swing-bid = Ça sent le sept, par là-bas. Vous misez sept, ou X ?
lesson-swing-bid-clash = Nelly et vous : deux sept, deux dormeurs. C’était tentant… On recommence.
lesson-swing-name = X devient un nombre que personne n’a misé. Choisissez !
lesson-swing-finish = X fait aussi pivoter l’arrivée. Ramenez-la vers vous, puis rampez dedans !
lesson-swing-finish-missed = Si près ! Faites d’abord pivoter l’arrivée vers vous, puis rampez. On recommence.
lesson-swing-end = Gagné ! Je resterais bien déjeuner, mais vous êtes tous mes amis.

lesson-tip-bidding = Tout le monde veut sept. Voilà pourquoi sept ne mène souvent nulle part.
lesson-tip-naming = X prend un nombre libre. Prenez le plus grand qui vous serve.
lesson-tip-moving = Filez vers l’arrivée, ou barrez la route à quelqu’un. Ici, c’est poli.
