# Ce qu’une table refuse, et non les règles.
table-not-seated = Vous ne faites que regarder ; prenez d’abord une place
table-seated-already = Vous avez déjà une place à cette table
table-seat-taken = { $seat } occupe déjà cette place
table-seat-empty = La place { $number } est encore libre
table-nobody-there = Personne n’occupe cette place
table-seal-missing = { $seatIs ->
    [you] Vous n’avez pas encore scellé votre nombre aléatoire pour les dés
   *[other] { $seat } n’a pas encore scellé son nombre aléatoire pour les dés
}
table-colour-taken = Cette couleur est prise
table-bad-seal = Le sceau d’un nombre aléatoire pour les dés compte { $size } octets, en hexadécimal
table-bad-nonce = Votre nombre aléatoire pour les dés (le nonce) doit compter de { $low } à { $high } octets, en hexadécimal
table-opening = La partie va commencer : les nombres aléatoires pour les dés sont dévoilés
table-not-opening = Il n’y a rien à dévoiler maintenant
table-nonce-not-sealed = Ce n’est pas le nombre aléatoire que vous avez scellé
table-bad-name = Un nom compte de 1 à { $longest } caractères
table-bad-id = Un identifiant de coup compte de 1 à { $longest } caractères
table-begun = La partie a commencé
table-not-begun = La partie n’a pas commencé
table-over = La partie est finie
table-not-over = La partie n’est pas encore finie
no-such-line = Cette ligne n’existe pas dans le journal
table-paused = La partie est en pause
table-not-paused = La partie n’est pas en pause
table-too-late = Trop tard : une autre question vous est posée
table-no-advice = Ce jeu ne donne pas de conseils
table-no-hints = Cette maison ne donne pas de conseils
table-hint-not-asked = On ne vous demande rien pour l’instant
table-hint-window = Pas pendant que chacun peut réagir : demander montrerait que vous avez de quoi réfléchir
table-hint-waits = Le robot y réfléchit déjà
table-hint-busy = Trop de joueurs demandent conseil en ce moment ; réessayez bientôt
table-hint-failed = Le robot n’a rien trouvé ; réessayez
table-bot-plays = Un robot joue à cette place
table-not-a-bot = Vous jouez vous-même à cette place
table-not-absent = { $seat } est encore là, ou vient à peine de s’absenter
table-resigned = Ce joueur a abandonné
table-store-down = La maison ne peut rien enregistrer pour le moment : son disque est peut-être plein ou sa base de données arrêtée. Rien n’est perdu ; réessayez bientôt
table-our-fault = Ce coup a échoué par notre faute ; rien n’a changé
table-elsewhere = La table a déménagé ; reconnectez-vous
table-no-guest = La maison ne vous connaît pas encore ; acceptez son cookie, puis rechargez la page
table-not-host = Seule la personne qui a ouvert cette table peut le faire
table-silenced = La personne qui a ouvert cette table vous a demandé de ne plus y parler
table-bad-chat = Un message compte de 1 à { $longest } caractères
table-chat-fast = Un message à la fois : attendez un instant
table-no-link = Ce lien ne fonctionne plus ; la personne assise à cette place peut en créer un autre

## Émoticônes : ce que l’on dit sans écrire

emote-wave = Bonjour !
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-laugh = Ha, ha !
emote-wow = Waouh !
emote-oops = Oups !
emote-thinking = Je réfléchis…
emote-hurry = On continue ?
