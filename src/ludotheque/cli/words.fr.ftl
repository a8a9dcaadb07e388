# Phrases de la commande `ludotheque`.  Le catalogue anglais a les mêmes identifiants avec les mêmes variables.

## Les commandes pendant la partie, séparées par des virgules ; la première est montrée

cli-command-help = aide, ?
cli-command-why = pourquoi
cli-command-hint = conseil
cli-command-rules = règles, règle
cli-command-what = quoi
cli-command-hand = main, cartes
cli-command-board = plateau, table
cli-command-tell = décrire, dire
cli-command-log = journal
cli-command-undo = reprendre, retour
cli-command-auto = auto
cli-command-save = sauver, enregistrer
cli-command-export = exporter
cli-command-quit = quitter, q

cli-about-help = cette page
cli-about-why = pourquoi on vous le demande, ou pourquoi un coup est refusé, avec la règle
cli-about-hint = ce que ferait un robot, et pourquoi
cli-about-rules = les sections de la règle ; « règles 4.2 » en montre une
cli-about-what = ce que fait une carte : « quoi annulez »
cli-about-hand = vos cartes et ce qu’elles font
cli-about-board = revoir le plateau
cli-about-tell = la position décrite en mots
cli-about-log = ce qui s’est passé ; « journal tout » pour tout revoir
cli-about-undo = reprendre un choix que personne n’a encore vu
cli-about-auto = passer automatiquement quand rien d’autre n’est possible : oui ou non
cli-about-save = garder la partie pour la reprendre plus tard : sauver FICHIER
cli-about-export = écrire l’enregistrement dans un fichier : exporter FICHIER
cli-about-quit = partir ; vous pouvez garder la partie

cli-help =
    Répondez par un numéro ou en mots : les premières lettres suffisent.
    Terminez une réponse par ! pour la répéter tant qu’elle est possible : passer!
    Vous pouvez aussi taper :

## Demander

cli-which-game = Quel jeu ? Son numéro ou son nom (Entrée : { $usual })
cli-name-a-game = quel jeu ? Au choix : { $names }
cli-how-many = Combien de joueurs, robots compris ? { $low }–{ $high } (Entrée : { $usual })
cli-how-many-people = Combien d’entre eux sont à ce terminal ? { $low }–{ $high } (Entrée : { $usual })
cli-which-bots = Qui joue aux autres places ? Un nom pour toutes, ou un pour chacune (Entrée : { $usual })
cli-bots = Robots, pour --bots (par défaut { $usual }) :
cli-what-names = Leurs noms, séparés par des virgules ? (Entrée : aucun)
cli-have-fun = Pendant la partie, tapez « aide » pour de l’aide, ou « pourquoi » pour savoir pourquoi on vous pose une question. Amusez-vous bien !
cli-enter = (Entrée pour commencer)
cli-enter-is = (Entrée : { $action })
cli-enter-back = (Entrée : revoir le plateau)
cli-enter-on = (Entrée : continuer)
cli-hand-over = À { $seat } de décider. Passez l’écran, puis appuyez sur Entrée.
cli-packed = (tapez « quoi » et un nom pour savoir ce que cela fait)
cli-not-understood = « { $text } » ne correspond à aucun choix. Tapez un numéro, des mots, ou « aide ».
cli-which-one = « { $text } » peut vouloir dire : { $names }
cli-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
cli-refused = { $reason } ({ $section }). Tapez « pourquoi » pour voir la règle.
cli-earlier = { $count ->
    [one] … et { $count } ligne plus haut : tapez « journal »
   *[other] … et { $count } lignes plus haut : tapez « journal »
}
cli-box-of-which-game = nommez le jeu dont vous voulez la boîte : { $names }
cli-no-section = il n’y a pas de section { $section }
cli-what = { $name } : { $text }
cli-no-text = Il n’y a rien à dire sur « { $text } ».
cli-auto-on = Désormais, vous passez automatiquement quand rien d’autre n’est possible.
cli-auto-off = Désormais, la question vous est posée même quand vous ne pouvez que passer.

## Finir

cli-quit = Garder la partie ? (Entrée : oui, n : non, c : continuer)
cli-no = n, non
cli-stay = c, continuer
cli-goodbye = Au revoir !
cli-saved = La partie est gardée dans { $file }. Pour la reprendre : ludotheque play --load { $file }
cli-exported = L’enregistrement est dans { $file }. Pour le revoir : ludotheque replay { $file }
cli-cannot-write = Impossible d’écrire { $file } : { $reason }
cli-hint = { $number }. { $plan }. { $reason }
cli-hint-chance = { $number }. { $plan } : { $chance } % de chances de gagner. { $reason }
cli-hint-not-asked = On ne vous demande rien pour l’instant.
cli-hinted = Avec des conseils : { $seats }
cli-places = La partie est finie : { $places }
cli-end = Entrée pour partir (ou exporter FICHIER, journal, plateau)

## Revoir

cli-entry = Étape { $entry } sur { $last }
cli-replay = Entrée : suite, b : retour, g N : aller à l’étape N, q : partir
cli-report = Table { $table } de { $game }, règles { $rules }, après la version { $version }. Ce qui a été tenté :
cli-report-without-move = Le rapport ne nomme aucun coup : la table est seulement relue.
cli-reproduced = L’erreur se reproduit :
cli-not-reproduced = L’erreur ne se produit plus. C’était : { $error }
cli-test-written = { $test } échoue tant que l’erreur n’est pas corrigée. Il lit { $data }, qui contient les secrets de la partie : gardez-le pour vous tant qu’elle se joue.
cli-bad-report = ce rapport d’erreur est endommagé : { $reason }
cli-test-name = un test s’appelle test_….py, avec des minuscules, des chiffres et _
cli-good = { $file } : valable
cli-not-simulated = { $walks ->
    [one] { $walks } marche vient d’une version antérieure de la physique : elle est reprise de l’enregistrement, sans être simulée à nouveau.
   *[other] { $walks } marches viennent d’une version antérieure de la physique : elles sont reprises de l’enregistrement, sans être simulées à nouveau.
}
cli-bad = { $file } : non valable : { $reason }
cli-no-seed = Il n’y a pas de graine à montrer : seul l’enregistrement d’une partie finie, avec des dés honnêtes, en a une
cli-bad-from = { $file } : non valable à partir de l’étape { $entry } : { $reason }

## Les leçons

cli-lesson-chapter = Chapitre { $number } sur { $count } : { $title }
cli-lesson-goal = But : { $text }
cli-lesson-danger = Attention : { $text }
cli-lesson-says = { $host } : « { $text } »
cli-lesson-not-now = Ce n’est pas le sujet de cette étape. Choisissez autre chose.
cli-lesson-choose = Tapez le numéro d’un choix, ou quitter.
cli-lesson-over = La leçon est finie. Entrée : une vraie partie depuis la position de la leçon, contre des débutants (« conseil » aide). Une partie entière : ludotheque play { $game } --bots beginner
cli-lesson-left = À la prochaine. « --chapter N » reprend à un chapitre.

## L’étagère

cli-game = { $game } : { $title }, { $low }–{ $high } joueurs
cli-option = { $name } : { $about } ({ $values } ; par défaut { $usual })
cli-open = ouvert
cli-type-seat = une place
cli-type-flag = true ou false
cli-type-text = un texte

## Ce qui ne va pas dans ce qui a été tapé

cli-bad-arguments = { $reason }
cli-bots-count = { $count ->
    [one] vous avez nommé { $count } robot
   *[other] vous avez nommé { $count } robots
} ; nombre de places sans joueur : { $seats }
cli-names-count = { $count ->
    [one] vous avez donné { $count } nom
   *[other] vous avez donné { $count } noms
} pour une table de { $seats }
cli-names-twice = deux joueurs ont le même nom
cli-option-form = écrivez NOM=VALEUR
cli-no-seat = { $value } n’est pas une place ; au choix : { $names }
cli-load-alone = une partie enregistrée a déjà ses places, ses noms, ses options et son hasard : ne les précisez pas
cli-no-save = ce n’est pas une partie enregistrée
cli-bad-save = cette partie enregistrée est endommagée : { $reason }
cli-other-seat = cet enregistrement ne contient que ce que le joueur { $seat } a vu
cli-needs-extra = Cette commande demande plus que le paquet de base : pip install "ludotheque[{ $extra }]"
cli-bug = C’est une erreur de notre part ({ $error }). Merci de la signaler ; python -X dev -m ludotheque en dit plus.

## Sauvegardes

cli-backed-up = { $file } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-restored = { $database } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-tidied = { $database } : { $count ->
    [0] aucune table n’était assez ancienne pour être supprimée
    [one] une table supprimée
   *[other] { $count } tables supprimées
}
cli-would-tidy = { $database } : { $count ->
    [0] aucune table n’est assez ancienne pour être supprimée
    [one] une table serait supprimée
   *[other] { $count } tables seraient supprimées
}
store-unreachable = impossible de garder les tables ici : { $reason }. Y a-t-il de la place sur le disque, avez-vous le droit d’y écrire, la base de données tourne-t-elle ? Sinon, indiquez un autre endroit avec --database
store-bad-url = « { $value } » n’est ni un fichier ni une adresse comme postgresql://user@host/name
store-newer = ces tables ont été écrites par une version plus récente de Ludotheque ; installez-la ({ $reason })
store-cannot-write = impossible d’écrire : { $reason }
store-no-backup = ce n’est pas une sauvegarde complète : { $reason }
store-not-empty = il y a déjà des tables ici ; une sauvegarde ne se restaure que dans une maison vide : choisissez une autre --database
store-served = une maison ouverte utilise ces tables : arrêtez-la d’abord
store-backup-exists = ce fichier existe déjà : choisissez un autre nom, ou remplacez-le avec --force
store-bad-password = un @ ou un / coupe le mot de passe trop tôt : écrivez %40 et %2F, ou mieux, gardez le mot de passe dans le fichier que désigne PGPASSFILE
store-none = il n’y a pas encore de tables ici

## La maison sur le web

cli-serving = La maison est ouverte : { $url } (Ctrl-C la ferme)
serve-host = cette machine ne peut pas écouter là : { $reason } ; --host est une de ses propres adresses, comme 127.0.0.1, ou 0.0.0.0 pour toutes
serve-port = ce port est inutilisable : { $reason } ; choisissez un autre --port
cli-house-open-already = La maison est déjà ouverte : { $url }
cli-house-lan = Pour les téléphones et les autres ordinateurs de ce réseau : { $url }
cli-house-closed = La maison est fermée. Chaque partie est gardée telle quelle.
house-without-lan = une maison est déjà ouverte ici, mais pour cette machine seulement : fermez-la (Ctrl-C là où elle a été lancée), puis relancez avec --lan
house-no-network = cette machine n’est sur aucun réseau que des téléphones pourraient rejoindre

## L’atelier des auteurs de jeux

cli-dev-open = L’établi de { $folder } est ouvert : { $url } (Ctrl-C pour le fermer)
cli-dev-closed = L’établi est fermé.
dev-no-folder = ce dossier n’existe pas
dev-no-game = il n’y a pas de jeu ici : ni pyproject.toml avec un point d’entrée du groupe « { $group } », ni game.py
dev-no-module = le point d’entrée « { $name } » désigne le module { $module }, qui n’est ni dans ce dossier ni dans son src/
dev-which-game = il y a plusieurs jeux ici ; choisissez-en un avec --game : { $names }
dev-bad-name = Python ne peut pas importer le dossier « { $name } » ; donnez-lui un nom fait de lettres, de chiffres et de tirets bas
dev-not-built = les pages de l’établi ne sont pas encore construites ; dans ce dossier, `{ $command }` les construit et les ouvre
dev-broken = { $reason }

cli-new-game = { $folder } contient un jeu jouable tel quel.  Et maintenant :
    cd { $folder }
    python -m pip install -e .  # le pose sur l’étagère de ce Python
    ludotheque play { $game }  # y joue dans le terminal
    ludotheque dev .  # ouvre l’établi, qui recharge ce que vous changez
    python -m pytest  # vérifie le contrat et les règles
new-game-bad-name = ce n’est pas un bon nom de jeu : il faut des minuscules, des chiffres et des traits d’union, en commençant par une lettre
new-game-taken = c’est déjà le nom de quelque chose d’installé ; choisissez-en un autre
new-game-exists = ceci existe déjà ; rien n’a été écrit

## Analyser une partie
cli-analysed = { $entries } étapes, { $simulations } simulations par décision. Chances de gagner en pour cent ; chance et décisions en centièmes de victoire, ± erreur type.
cli-analysed-partly = Interrompu à l’étape { $done } sur { $all } ; rien n’a été écrit.
cli-analyse-comparable = Aucune évaluation apprise ne convient à cette partie : les chances ne sont que des estimations ; comparez-les, sans les prendre à la lettre.
cli-analyse-entry = étape
cli-analyse-who = joueur
cli-analyse-luck = chance
cli-analyse-loss = choix
cli-analyse-decisions = décisions
cli-analyse-mistakes = erreurs
cli-analyse-turns = Tournants
cli-analyse-turn-luck = étape { $entry } : { $change } pour { $seat }, par chance
cli-analyse-turn-choice = étape { $entry } : { $change } pour { $seat }, par un choix
cli-analyse-worst = Les plus grosses erreurs
cli-analyse-mistake = étape { $entry } : { $seat }, { $loss }. Joué : { $did }. Mieux : { $best }. { $reason }
