# Phrases du Chemin de la gloire.

# ── Options ──
option-path = Le chemin de la gloire : les nombres de ses cases, de l’extérieur vers le ring
option-clock = Le chronomètre : à partir de ce tour de table, chacun perd 1 point de stamina par tour de table (0 : jamais)
option-pair-win = Les deux derniers peuvent gagner en paire
option-managers = Les éliminés deviennent managers et peuvent envoyer des divas dans les combats
option-last-round = Le dernier tour de table
option-wrestlers = Lutteurs : des noms, « choose » pour que chacun choisisse, ou rien pour les tirer au sort

# ── Comment une partie finit ──
last-standing = le dernier debout
pair = les deux derniers gagnent en paire
clock = le chronomètre a eu raison de tous ceux qui restaient
last-round = le plus de stamina après le dernier tour de table
outcome-one = { $winnersIs ->
    [you] Vous gagnez
   *[other] { $winners } gagne
 } : { $reason }
outcome-several = { $winners } partagent la victoire : { $reason }

# ── La boîte ──
deck-combat = paquet de combat
deck-event = paquet d’événements
card-attack-die = Attaque : un dé de plus
card-attack-1 = Attaque +1
card-attack-2 = Attaque +2
card-attack-3 = Attaque +3
card-attack-4 = Attaque +4
card-defence-die = Défense : un dé de moins
card-defence-1 = Défense −1
card-defence-2 = Défense −2
card-defence-3 = Défense −3
card-defence-4 = Défense −4
card-cancelled = Annulé !
card-leave-the-ring = Hors du ring
card-no-cards = Sans cartes !
card-two-more-cards = Deux cartes de plus
card-draw-2 = Pioche 2
card-lose-2 = Perd 2
card-stamina-3 = Stamina +3
card-stamina-die = Stamina + un dé
card-take-2 = Stamina −2
card-take-3 = Stamina −3
card-diva-plus-1 = Diva +1
card-diva-plus-2 = Diva +2
card-diva-plus-3 = Diva +3
card-diva-minus-1 = Diva −1
card-diva-minus-2 = Diva −2
card-diva-minus-3 = Diva −3
what-attack-die = Dans un combat, vous lancez un dé de plus.
what-attack-points = Dans un combat, ce nombre s’ajoute à votre lancer.
what-defence-die = Dans un combat, votre adversaire lance un dé de moins, mais toujours au moins un.
what-defence-points = Dans un combat, ce nombre se retranche du lancer de votre adversaire.
what-referee-cancel = Le combat est annulé : pas de dés, cartes défaussées, et le tour passe.
what-referee-leave = Pas de combat : vous quittez le ring pour trois de vos tours et ramassez trois cartes que personne n’a vues.
what-referee-void = Attaques, défenses et divas sont sans effet dans ce combat ; les dés achetés comptent.
what-referee-more = Une fois les cartes dévoilées, vous pouvez poser jusqu’à deux autres cartes d’attaque ou de défense.
what-event-draw = Le joueur choisi pioche deux cartes, dans l’un ou l’autre paquet.
what-event-lose = Le joueur choisi défausse deux cartes au hasard.
what-event-give = Le lutteur choisi regagne de la stamina, jusqu’au maximum.
what-event-roll = Le lutteur choisi regagne autant de stamina que le dé en montre.
what-event-take = Un lutteur d’un autre joueur perd de la stamina.
what-diva-throw = Posée par un spectateur du combat, elle change un lancer ; jouée comme action, elle change la stamina.

# ── La ligue ──
league-name = La Ligue Comète
league-motto = Douze lutteurs, six chemins, un ring.
style-flyer = voltige
style-power = force pure
style-technician = technique
style-veteran = vieille école
style-brawler = bagarre
style-grappler = prises au sol
style-show = spectacle
style-trickster = ruse
style-rookie = débutant
wrestler-ondine = Ondine Volta
move-ondine = le Court-Circuit
story-ondine = Elle a réparé les projecteurs de toutes les salles du pays avant d’entrer dans leur lumière.
wrestler-granit = Baron Granit
move-granit = l’Éboulement
story-granit = Il a hérité d’une carrière et d’aucune fortune, et s’est musclé à déplacer la première pour chercher la seconde.
wrestler-mirabelle = Mirabelle Éclair
move-mirabelle = le Verger clos
story-mirabelle = Fille d’horloger : elle compte vos respirations et sait quand il n’y en aura plus.
wrestler-octave = Maestro Octave
move-octave = l’Accord final
story-octave = Quarante ans chef d’orchestre ; un combat, dit-il, n’est qu’une symphonie où quelqu’un tombe.
wrestler-vesuvia = Vesuvia
move-vesuvia = l’Éruption
story-vesuvia = Calme pendant onze minutes ; personne n’a encore apprécié la douzième.
wrestler-polarus = Polarus
move-polarus = la Chute du Nord
story-polarus = Nul n’a vu le visage sous le masque, pas même son coiffeur.
wrestler-benthos = Benthos
move-benthos = le Courant de fond
story-benthos = Pêcheur de perles, il retient son souffle six minutes, et vous avec.
wrestler-paprika = Lady Paprika
move-paprika = le Final relevé
story-paprika = Son entrée dure plus longtemps que la plupart de ses combats, et vend plus de billets.
wrestler-marcel = Grand Marcel
move-marcel = le Double Pétrin
story-marcel = À quatre heures du matin il cuit le pain de tout le village ; il lutte pour se détendre.
wrestler-corvina = Corvina
move-corvina = la Carte envolée
story-corvina = Ancienne assistante d’un magicien ; on n’a jamais retrouvé le magicien.
wrestler-rondo = Rondo
move-rondo = le Bis
story-rondo = Il a gagné une place au premier rang à la tombola, a enjambé la corde et n’est jamais revenu s’asseoir.
wrestler-tuono = Nonna Tuono
move-tuono = le Tonnerre du dimanche
story-tuono = Trois départs à la retraite, sept petits-enfants, et toujours la projection la plus bruyante de la ligue.

# ── Ce qu’on peut faire ──
do-take = Prendre { $wrestler } et partir sur le chemin { $path }
do-use = Jouer ce tour avec { $wrestler }
do-draw-combat = Piocher dans le paquet de combat
do-draw-event = Piocher dans le paquet d’événements
do-discard = Défausser { $card }
do-play-on-wrestler = Jouer { $card } sur { $wrestler }
do-play-on-seat = Jouer { $card } sur { $seatIs ->
    [you] vous-même
   *[other] { $seat }
 }
do-advance = Avancer d’une case
do-stay = Rester sur place, pour { $fee } points de stamina
do-challenge = Défier { $wrestler }
do-lay-nothing = Ne rien poser
do-lay-card = Poser { $card }
do-lay-both = Poser { $card } et { $referee }
do-intervene-diva = Poser { $diva } devant { $before }
do-intervene-die = Offrir un dé à { $dieFor }
do-intervene-both = Poser { $diva } devant { $before } et offrir un dé à { $dieFor }
do-more-nothing = Ne plus rien poser
do-more = Poser encore { $cards }
do-repeat = Rejouer, pour { $fee } points de stamina
do-end-turn = Finir le tour
do-unseen-combat = Poser une carte de combat sans la regarder
do-unseen-event = Poser une carte d’événement sans la regarder
do-offer = Proposer de gagner en paire
do-accept = Accepter : gagner en paire
do-decline = Refuser : continuer le combat

# ── Ce qui s’est passé ──
said-first-thrown = Lancers pour le premier tour : { $throws }
said-throw = { $seat } { $die }
said-first = { $seatIs ->
    [you] Vous commencez
   *[other] { $seat } commence
 } ; on joue vers la droite
said-taken = { $seatIs ->
    [you] Vous prenez
   *[other] { $seat } prend
 } { $wrestler }, sur le chemin { $path }
said-turn = Tour de table { $round } : { $seatIs ->
    [you] à vous
   *[other] à { $seat }
 }
said-used = { $seatIs ->
    [you] Vous jouez
   *[other] { $seat } joue
 } avec { $wrestler }
said-drawn-card = { $seatIs ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { $card }
said-drawn = { $seatIs ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } dans le { $deck }
said-remade = Le { $deck } est refait avec ses { $count } cartes défaussées
said-discarded = { $seatIs ->
    [you] Vous défaussez
   *[other] { $seat } défausse
 } { $card }
said-played-on-wrestler = { $seatIs ->
    [you] Vous jouez
   *[other] { $seat } joue
 } { $card } sur { $wrestler }
said-played-on-seat = { $seatIs ->
    [you] Vous jouez
   *[other] { $seat } joue
 } { $card } sur { $target }
said-lost = { $seatIs ->
    [you] Vous perdez
   *[other] { $seat } perd
 } { $count ->
    [0] zéro carte
   *[other] { $cards }
 }
said-stamina-die = Le dé pour { $wrestler } donne { $die }
said-stamina = { $wrestler } : { $change ->
    [0] rien ne change
   *[other] { $sign }{ $change } de stamina
 }, il en reste { $stamina }
said-advanced = { $wrestler } avance jusqu’à la case { $space }
said-stayed = { $wrestler } reste sur place
said-entered = { $wrestler } entre sur le ring
said-entered-first = { $wrestler } entre sur le ring, avant tout le monde
said-repeated = { $seatIs ->
    [you] Vous rejouez
   *[other] { $seat } rejoue
 }
said-challenged = { $challenger } défie { $challenged } !
said-shown-nothing = Personne n’a rien posé
said-shown = Posé : { $shown }
said-shown-card = { $card } ({ $seat }, { $wrestler })
said-shown-die = un dé acheté ({ $seat }, { $wrestler })
said-referee = L’arbitre : { $card }
said-dice = { $one } ; { $other } ; { $result }
said-sum = { $wrestler } { $dice }{ $changes } = { $total }
said-result-even = égalité : personne ne perd de stamina
said-result = { $wrestler } perd { $loss }
said-fight-dice = Le combat est fini
said-fight-cancelled = Le combat est annulé
said-fight-left = Il n’y a pas de combat
said-left = { $wrestler } quitte le ring
said-unseen = Une carte du { $deck } est posée sans être vue devant { $wrestler }
said-unseen-taken = { $seatIs ->
    [you] Vous prenez les cartes cachées
   *[other] { $seat } prend les cartes cachées
 } de { $wrestler }
said-unseen-yours = Vous prenez les cartes cachées de { $wrestler } : { $cards }
said-reentered = { $wrestler } revient sur le ring
said-eliminated = { $wrestler } : l’aventure s’arrête ici
said-manager-kept = { $seatIs ->
    [you] Manager, vous piochez et gardez
   *[other] Manager, { $seat } pioche et garde
 } { $card }
said-manager-discarded = { $seatIs ->
    [you] Manager, vous piochez, et défaussez,
   *[other] Manager, { $seat } pioche, et défausse,
 } { $card }
said-round-ended = Le tour de table { $round } est fini
said-offered = { $seatIs ->
    [you] Vous proposez
   *[other] { $seat } propose
 } de gagner en paire
said-accepted = { $seatIs ->
    [you] Vous acceptez
   *[other] { $seat } accepte
 }
said-declined = { $seatIs ->
    [you] Vous refusez
   *[other] { $seat } refuse
 }
said-sealed = { $seatIs ->
    [you] Votre pose est faite
   *[other] { $seat } a posé
 }, en secret
said-reopened = { $seatIs ->
    [you] Vous reprenez votre pose
   *[other] { $seat } reprend sa pose
 }

# ── Ce qui est demandé, pourquoi, et qui l’on attend ──
ask-taking = Quel lutteur, sur quel chemin ?
why-taking = Chacun a son lutteur et son chemin ; les lutteurs ne diffèrent que par leur allure.
ask-unseen = De quel paquet { $wrestler } pose-t-on une carte sans la regarder ?
why-unseen = Hors du ring, on pose à chaque tour une carte sans la voir ; après la dernière, on les prend et on revient.
ask-using = Avec quel lutteur jouez-vous ?
why-using = Avec deux lutteurs, on en joue un par tour.
ask-walking = { $left ->
    [0] Avancer ou rester ?
    [one] Encore une action, puis avancer ou rester
   *[other] Encore { $left } actions, puis avancer ou rester
 }
why-walking = Le nombre de votre case dit combien d’actions vous pouvez faire avant d’avancer.
ask-inRing = Une action : piocher, jouer un événement ou combattre
why-inRing = Sur le ring, on fait une action par tour.
ask-drawing = Dans quel paquet piochez-vous ? (encore { $count })
why-drawing = Un événement vous fait piocher, carte par carte, dans l’un ou l’autre paquet.
ask-arriving = Dans quel paquet piochez-vous { $count } cartes ?
why-arriving = Le premier sur le ring pioche une carte pour chacun encore sur les chemins, toutes du même paquet.
ask-discarding = Quelle carte défaussez-vous ? ({ $count } de trop)
why-discarding = Personne ne peut tenir davantage de cartes.
ask-laying-fighter = { $challenger } contre { $challenged } : que posez-vous ?
why-laying-fighter = Un combattant peut poser en secret une carte d’attaque ou de défense et une carte d’arbitre.
ask-laying-bystander = { $challenger } contre { $challenged } : intervenez-vous ?
why-laying-bystander = Qui ne combat pas peut poser en secret une diva devant un combattant et lui offrir un dé.
ask-layingMore = Quelles cartes posez-vous encore ?
why-layingMore = « Deux cartes de plus » permet de poser jusqu’à deux autres cartes d’attaque ou de défense.
ask-repeating = Rejouer pour { $fee } points de stamina ?
why-repeating = Un tour sur le ring peut être rejoué une fois.
ask-answering = Voulez-vous gagner en paire ?
why-answering = Les deux derniers peuvent décider de gagner ensemble.
ask-over = La partie est finie
why-over = Il n’y a plus rien à décider.
waits-taking = { $seats } choisit un lutteur
waits-unseen = { $seats } pose une carte sans la regarder
waits-using = { $seats } choisit avec quel lutteur jouer
waits-walking = { $seats } parcourt le chemin de la gloire
waits-inRing = { $seats } est sur le ring
waits-drawing = { $seats } pioche
waits-arriving = { $seats } pioche pour son arrivée sur le ring
waits-discarding = { $seats } se défausse
waits-laying = On pose en secret ; on attend : { $seats }
waits-layingMore = On pose encore en secret ; on attend : { $seats }
waits-repeating = { $seats } peut rejouer
waits-answering = { $seats } réfléchit à la proposition
waits-over = La partie est finie

# ── Ce qu’on voit ──
sees-round = Tour de table { $round }, à { $seat } de jouer
sees-path = { $wrestler } ({ $seat }) : stamina { $stamina }, case { $space } sur { $spaces } du chemin { $path }
sees-ring = { $wrestler } ({ $seat }) : stamina { $stamina }, sur le ring
sees-outside = { $wrestler } ({ $seat }) : stamina { $stamina }, hors du ring pour encore { $turns } tours
sees-out = { $wrestler } ({ $seat }) : hors jeu
sees-untaken = { $seat } n’a pas encore de lutteur
sees-hand = Votre main : { $cards }
sees-empty-hand = Votre main est vide
sees-backs = { $seat } tient { $combat } cartes de combat et { $event } d’événements
sees-decks = Paquets : { $combat } de combat, { $event } d’événements ; défausse : { $discards }
sees-fight = { $challenger } combat { $challenged }
sees-odds = Aux dés seuls : vous perdez { $lose } en moyenne, { $wrestler } perd { $win }

# ── Pourquoi pas ──
take-first = Choisissez d’abord un lutteur et un chemin
unseen-first = Posez d’abord une carte sans la regarder
use-first = Choisissez d’abord votre lutteur pour ce tour
walk-first = Sur le chemin, on pioche, on défausse, on joue un événement, on avance ou on reste
ring-first = Sur le ring, on pioche, on joue un événement ou on combat
draw-first = Choisissez d’abord un paquet où piocher
bonus-first = Le premier sur le ring pioche d’abord
discard-first = Votre main est trop grande : défaussez d’abord
lay-first = Posez d’abord vos cartes pour ce combat, ou rien
more-first = Posez d’abord jusqu’à deux autres cartes, ou aucune
repeat-first = Rejouez ou finissez votre tour
answer-first = Répondez d’abord à la proposition
you-are-out = Votre partie est finie : hors jeu
laid-already = Votre pose est faite ; reprenez-la pour la changer
no-second-lay = Seul un combattant avec « Deux cartes de plus » pose encore, une fois tout dévoilé
nothing-to-lay = Vous n’avez rien à poser dans ce combat
no-fight = Il n’y a pas de combat en ce moment
others-discard = La place { $seat } doit d’abord se défausser
others-draw = La place { $seat } doit d’abord piocher
others-answer = La proposition attend d’abord sa réponse
not-your-turn = C’est le tour de la place { $seat }
taken-already = { $wrestler } sur le chemin { $path } : ce n’est pas libre
no-pair-now = La victoire en paire se propose au début d’un tour, une fois, entre les deux derniers, tous deux sur le ring
not-outside = Seul un lutteur hors du ring pose une carte sans la regarder
no-events-in-fights = Les événements ne se jouent pas pendant un combat
no-actions-left = Cette case ne permet plus d’action
not-in-hand = Vous n’avez pas { $card } en main
no-event = { $card } n’est pas une carte d’événement
aim-at-wrestler = { $card } vise un lutteur
aim-at-seat = { $card } vise un joueur
aim-at-another = { $card } vise un autre joueur
no-such-target = Cette cible n’est plus dans la partie
fight-in-ring = On ne se bat pas sur le chemin
no-such-wrestler = { $wrestler } n’est pas dans la partie
own-wrestler = { $wrestler } est dans votre camp
is-outside = { $wrestler } est hors du ring
not-in-ring = { $wrestler } n’est pas encore sur le ring
two-fight-cards = Posez aucune, une ou deux cartes d’attaque ou de défense, dans l’ordre de la boîte
you-do-not-fight = Vous ne combattez pas : vous pouvez poser une diva et acheter un dé
you-fight = Vous combattez : vous pouvez poser une attaque ou une défense et une carte d’arbitre
no-fight-card = { $card } n’est ni une attaque ni une défense
no-referee-card = { $card } n’est pas une carte d’arbitre
no-diva = { $card } n’est pas une diva
before-a-fighter = Une diva se pose devant l’un des deux combattants, un dé s’achète pour l’un d’eux
cannot-pay = On ne peut pas payer { $fee } avec son dernier point de stamina
repeated-already = Un tour ne se rejoue qu’une fois
act-before-repeating = L’action d’abord, ensuite on peut rejouer
in-ring-already = Sur le ring, on ne peut plus avancer
no-discard-in-ring = Défausser n’est pas une action sur le ring
not-yours = { $wrestler } n’est pas à vous
bad-wrestlers = « { $names } » : il faut des lutteurs différents, au plus un par place

# ── La boîte, modifiée ──
double-id = deux lignes ont le même nom
too-few-cards = le paquet { $deck } a { $count } cartes ; il en faut de 20 à 2000
too-few-wrestlers = { $count } lutteurs ; il en faut de 6 à 60
