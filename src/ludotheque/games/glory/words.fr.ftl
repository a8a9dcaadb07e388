# Phrases du Chemin de la gloire.

# ── Options ──
option-path = Le chemin de la gloire : les nombres de ses cases, de l’extérieur vers le ring
option-clock = Le chronomètre : à partir de ce tour de table, chacun perd 1 point d’endurance par tour de table (0 : jamais)
option-pair-win = Les deux derniers peuvent gagner en duo
option-managers = Les joueurs éliminés deviennent managers et peuvent envoyer des divas dans les combats
option-last-round = Le dernier tour de table
option-wrestlers = Lutteurs : des noms, « choose » pour que chacun choisisse, ou rien pour les tirer au sort
first-match = Première partie plus simple : un chemin plus court, pour se battre plus tôt

# ── Comment une partie finit ──
last-standing = dernier debout
pair = les deux derniers gagnent en duo
clock = le chronomètre a eu raison de tous ceux qui restaient
last-round = la plus grande endurance après le dernier tour de table
outcome-one = { $winnersIs ->
    [you] Vous gagnez
   *[other] { $winners } gagne
 } : { $reason }
outcome-several = { $winners } se partagent la victoire : { $reason }

# ── La boîte ──
deck-combat = paquet de combat
deck-event = paquet d’événements
card-attack-die = Attaque : un dé de plus
card-attack-1 = Attaque +1
card-attack-2 = Attaque +2
card-attack-3 = Attaque +3
card-attack-4 = Attaque +4
card-defence-die = Défense : un dé de moins
card-defence-1 = Défense −1
card-defence-2 = Défense −2
card-defence-3 = Défense −3
card-defence-4 = Défense −4
card-cancelled = Annulé !
card-leave-the-ring = Hors du ring
card-no-cards = Sans cartes !
card-two-more-cards = Deux cartes de plus
card-draw-2 = Pioche 2 cartes
card-lose-2 = Perd 2 cartes
card-stamina-3 = Endurance +3
card-stamina-die = Endurance + un dé
card-take-2 = Endurance −2
card-take-3 = Endurance −3
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
what-referee-cancel = Le combat est annulé : on ne lance pas les dés, on défausse les cartes, et le tour passe.
what-referee-leave = Pas de combat : vous quittez le ring pour trois de vos tours. À chacun, vous posez une carte face cachée, sans la regarder ; vous revenez avec les trois.
what-referee-void = Les attaques, les défenses et les divas sont sans effet dans ce combat ; les dés achetés comptent.
what-referee-more = Une fois les cartes dévoilées, vous pouvez poser jusqu’à deux autres cartes d’attaque ou de défense.
what-event-draw = Le joueur de votre choix pioche deux cartes, dans l’un ou l’autre paquet.
what-event-lose = Le joueur de votre choix défausse deux cartes au hasard.
what-event-give = Le lutteur de votre choix regagne de l’endurance, jusqu’au maximum.
what-event-roll = Le lutteur de votre choix regagne autant de points d’endurance que le dé en indique.
what-event-take = Un lutteur d’un autre joueur perd de l’endurance.
what-diva-throw = Posée par un joueur qui ne combat pas, elle modifie un lancer ; jouée comme action, elle change d’autant l’endurance.

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
style-rookie = débuts
wrestler-ondine = Ondine Volta
move-ondine = le Court-Circuit
story-ondine = Elle a réparé les projecteurs de toutes les salles du pays avant d’entrer dans leur lumière.
wrestler-granit = Baron Granit
move-granit = l’Éboulement
story-granit = Il a hérité d’une carrière mais pas de la fortune, et s’est musclé en déplaçant la première pour chercher la seconde.
wrestler-mirabelle = Mirabelle Éclair
move-mirabelle = le Verger clos
story-mirabelle = Fille d’horloger : elle compte vos respirations et sait quand il n’y en aura plus.
wrestler-octave = Maestro Octave
move-octave = l’Accord final
story-octave = Quarante ans chef d’orchestre ; un combat, dit-il, n’est qu’une symphonie où quelqu’un tombe.
wrestler-vesuvia = Vesuvia
move-vesuvia = l’Éruption
story-vesuvia = Calme pendant onze minutes ; personne n’a encore apprécié la douzième.
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
story-marcel = À quatre heures du matin, il cuit le pain de tout le village ; il lutte pour se détendre.
wrestler-corvina = Corvina
move-corvina = la Carte envolée
story-corvina = Ancienne assistante d’un magicien ; on n’a jamais retrouvé le magicien.
wrestler-rondo = Rondo
move-rondo = le Bis
story-rondo = Il a gagné une place au premier rang à la tombola, a enjambé la corde et n’est jamais revenu s’asseoir.
wrestler-tuono = Nonna Tuono
move-tuono = le Tonnerre du dimanche
story-tuono = Trois départs à la retraite, sept petits-enfants, et toujours les projections les plus bruyantes de la ligue.

# ── Ce qu’on peut faire ──
action-take-wrestler = Prendre { $wrestler } et partir sur le chemin { $path }
action-use-wrestler = Jouer ce tour avec { $wrestler }
action-draw = { $deckId ->
    [combat] Piocher dans le paquet de combat
   *[event] Piocher dans le paquet d’événements
 }
action-discard = Défausser « { $card } »
action-play-on-wrestler = Jouer « { $card } » sur { $wrestler }
action-play-on-seat = Jouer « { $card } » sur { $seatIs ->
    [you] vous-même
   *[other] { $seat }
 }
action-advance = Avancer d’une case
action-stay = Rester sur place (coûte { $fee ->
    [one] { $fee } point d’endurance
   *[other] { $fee } points d’endurance
 })
action-challenge = Défier { $wrestler }
action-lay = { $card ->
    [none] { $referee ->
        [none] Ne rien poser
       *[other] Poser « { $referee } »
     }
   *[other] { $referee ->
        [none] Poser « { $card } »
       *[other] Poser « { $card } » et « { $referee } »
     }
 }
action-intervene = { $diva ->
    [none] { $dieFor ->
        [none] Ne rien poser
       *[other] Acheter un dé pour { $dieFor } (coûte { $fee ->
            [one] { $fee } point d’endurance
           *[other] { $fee } points d’endurance
         })
     }
   *[other] { $dieFor ->
        [none] Poser « { $diva } » devant { $before }
       *[other] Poser « { $diva } » devant { $before } et acheter un dé pour { $dieFor } (coûte { $fee ->
            [one] { $fee } point d’endurance
           *[other] { $fee } points d’endurance
         })
     }
 }
action-more-nothing = Ne rien poser de plus
action-more = Poser encore { $cards }
action-repeat = Rejouer (coûte { $fee ->
    [one] { $fee } point d’endurance
   *[other] { $fee } points d’endurance
 })
action-end-turn = Finir le tour
action-lay-unseen = { $deckId ->
    [combat] Poser une carte de combat sans la regarder
   *[event] Poser une carte d’événement sans la regarder
 }
action-offer-pair = Proposer de partager la victoire en duo
action-accept-pair = Accepter : partager la victoire
action-decline-pair = Refuser : continuer à se battre

# ── Ce qui s’est passé ──
event-first-thrown = Lancers pour savoir qui commence : { $throws }
throws-each = { $seatIs ->
    [you] vous
   *[other] { $seat }
 } ({ $throws })
event-first-seat-named = { $seatIs ->
    [you] Vous commencez
   *[other] { $seat } commence
 } ; on joue vers la droite
event-wrestler-taken = { $seatIs ->
    [you] Vous prenez
   *[other] { $seat } prend
 } { $wrestler }, sur le chemin { $path }
event-turn-began = Tour de table { $round } : { $seatIs ->
    [you] à vous de jouer
   *[other] à { $seat } de jouer
 }
event-wrestler-used = { $seatIs ->
    [you] Vous jouez
   *[other] { $seat } joue
 } avec { $wrestler }
event-card-drawn = { $seatIs ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } « { $card } »
event-card-drawn-unseen = { $seatIs ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } dans le { $deck }
event-deck-remade = La défausse est mélangée pour refaire le { $deck } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 })
event-card-discarded = { $seatIs ->
    [you] Vous défaussez
   *[other] { $seat } défausse
 } « { $card } »
event-played-on-wrestler = { $seatIs ->
    [you] Vous jouez
   *[other] { $seat } joue
 } « { $card } » sur { $wrestler }
event-played-on-seat = { $seatIs ->
    [you] Vous jouez
   *[other] { $seat } joue
 } « { $card } » sur { $target }
event-played-on-self = { $seatIs ->
    [you] Vous jouez « { $card } » sur vous-même
   *[other] { $seat } joue « { $card } » sur soi-même
 }
event-cards-lost = { $cardsCount ->
    [0] { $seatIs ->
        [you] Vous n’avez
       *[other] { $seat } n’a
     } aucune carte à perdre
   *[other] { $seatIs ->
        [you] Vous perdez
       *[other] { $seat } perd
     } { $cards }
 }
event-stamina-thrown = Le dé pour { $wrestler } donne { $die }
event-stamina-changed = { $wrestler } : { $change ->
    [0] endurance inchangée, { $stamina }
   *[other] endurance { $sign }{ $change }, soit { $stamina }
 }
event-advanced = { $wrestler } avance jusqu’à la case { $space }
event-stayed = { $wrestler } reste sur place
event-ring-entered = { $wrestler } monte sur le ring
event-ring-entered-first = { $wrestler } monte sur le ring avant tout le monde
event-turn-repeated = { $seatIs ->
    [you] Vous rejouez
   *[other] { $seat } rejoue
 }
event-challenged = { $challenger } défie { $challenged } !
event-lays-shown-nothing = Personne n’a rien posé
event-lays-shown = Cartes dévoilées : { $shown }
view-shown-card = « { $card } » ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }, { $wrestler })
view-shown-die = un dé acheté ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }, { $wrestler })
event-more-lays-shown = Posé en plus : { $cards }
lay-diva = « { $diva } » devant { $before }
lay-die = un dé acheté pour { $dieFor }
event-lay = { $what } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 })
event-referee-decided = L’arbitre tranche : « { $card } »
event-dice-thrown = { $one } ; { $other } ; { $result }
event-sum = { $wrestler } : { $dice }{ $changes } = { $total }
event-result-even = égalité : personne ne perd d’endurance
event-result = { $wrestler } perd { $loss ->
    [one] { $loss } point d’endurance
   *[other] { $loss } points d’endurance
 }
event-fight-ended-dice = Le combat est fini
event-fight-ended-cancelled = Le combat est annulé
event-fight-ended-left = Le combat n’a pas lieu
event-ring-left = { $wrestler } quitte le ring
event-unseen-laid = Une carte du { $deck } est posée face cachée devant { $wrestler }
event-unseen-taken-unseen = { $seatIs ->
    [you] Vous prenez les cartes cachées
   *[other] { $seat } prend les cartes cachées
 } posées devant { $wrestler }
event-unseen-taken = Vous prenez les cartes cachées posées devant { $wrestler } : { $cards }
event-ring-reentered = { $wrestler } remonte sur le ring
event-eliminated = { $wrestler } est hors jeu
event-manager-drew = { $keeps ->
    [yes] { $seatIs ->
        [you] En tant que manager, vous piochez et gardez
       *[other] En tant que manager, { $seat } pioche et garde
     }
   *[no] { $seatIs ->
        [you] En tant que manager, vous piochez et défaussez
       *[other] En tant que manager, { $seat } pioche et défausse
     }
 } « { $card } »
event-round-ended = Le tour de table { $round } est fini
event-pair-offered = { $seatIs ->
    [you] Vous proposez
   *[other] { $seat } propose
 } une victoire en duo
event-pair-answered = { $accepts ->
    [yes] { $seatIs ->
        [you] Vous acceptez
       *[other] { $seat } accepte
     }
   *[no] { $seatIs ->
        [you] Vous refusez
       *[other] { $seat } refuse
     }
 }
event-choice-sealed = { $seatIs ->
    [you] Vous avez fait votre choix
   *[other] { $seat } a fait son choix
 } en secret
event-choice-sealed-unseen = { $seatIs ->
    [you] Vous avez fait votre choix
   *[other] { $seat } a fait son choix
 } en secret
event-choice-reopened = { $seatIs ->
    [you] Vous reprenez votre choix
   *[other] { $seat } reprend son choix
 }

# ── Ce qui est demandé, pourquoi, et qui l’on attend ──
ask-taking = Quel lutteur, sur quel chemin ?
why-taking = Chacun a son lutteur et son chemin ; les lutteurs ne diffèrent que par leur allure.
ask-unseen = Dans quel paquet prenez-vous la carte cachée à poser devant { $wrestler } ?
why-unseen = Chaque tour hors du ring apporte une carte, posée face cachée, que personne ne regarde. Après la dernière, vous les prenez toutes et remontez sur le ring.
ask-using = Avec quel lutteur jouez-vous ?
why-using = Avec deux lutteurs, vous en jouez un par tour.
ask-walking = { $left ->
    [0] Avancer ou rester ?
    [one] Encore une action : piocher, jouer un événement ou défausser
   *[other] Encore { $left } actions : piocher, jouer un événement ou défausser
 }
why-walking = Le nombre inscrit sur votre case dit combien d’actions vous pouvez faire avant d’avancer. Une carte piochée ne se remet pas.
ask-in-ring = Une action : piocher, jouer un événement ou combattre
why-in-ring = Sur le ring, on fait une action par tour.
ask-drawing = Dans quel paquet piochez-vous ? (encore { $count })
why-drawing = Un événement vous fait piocher, carte par carte, dans l’un ou l’autre paquet.
ask-arriving = Dans quel paquet piochez-vous { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } ?
why-arriving = Le premier sur le ring pioche une carte par joueur encore sur son chemin, toutes dans le même paquet.
ask-discarding = Quelle carte défaussez-vous ? ({ $count } de trop)
why-discarding = Vous avez en main plus de cartes que la limite ne le permet.
ask-laying-fighter = { $challenger } contre { $challenged } : que posez-vous ?
why-laying-fighter = Un combattant peut poser en secret une carte d’attaque ou de défense et une carte d’arbitre.
ask-laying-bystander = { $challenger } contre { $challenged } : intervenez-vous ?
why-laying-bystander = Un joueur qui ne combat pas peut, en secret, poser une diva (une carte d’événement qui change le lancer d’un combattant) et offrir un dé de plus à l’un d’eux pour { $fee ->
    [one] { $fee } point d’endurance.
   *[other] { $fee } points d’endurance.
 }
ask-laying-more = Quelles cartes posez-vous en plus ?
why-laying-more = « Deux cartes de plus » permet de poser jusqu’à deux autres cartes d’attaque ou de défense.
ask-repeating = Rejouer ? Cela coûte { $fee ->
    [one] { $fee } point d’endurance
   *[other] { $fee } points d’endurance
 }.
why-repeating = Sur le ring, une fois par tour, vous pouvez payer de l’endurance pour une action de plus.
ask-answering = Voulez-vous partager la victoire en duo ?
why-answering = Les deux derniers sur le ring peuvent convenir d’arrêter et de gagner ensemble, en duo ; si vous refusez, le combat continue.
ask-over = La partie est finie
why-over = Il n’y a plus rien à décider.
wait-taking = { $seats } choisit un lutteur
wait-unseen = { $seats } pose une carte sans la regarder
wait-using = { $seats } choisit avec quel lutteur jouer
wait-walking = { $seats } parcourt le chemin de la gloire
wait-in-ring = { $seats } est sur le ring
wait-drawing = { $seats } pioche
wait-arriving = { $seats } pioche pour être arrivé sur le ring en premier
wait-discarding = { $seats } se défausse
wait-laying = On attend { $seats } : des cartes à poser en secret
wait-laying-more = On attend { $seats } : d’autres cartes à poser en secret
wait-repeating = { $seats } peut rejouer
wait-answering = { $seats } réfléchit à la proposition
wait-over = La partie est finie

# ── Ce qu’on voit ──
view-round = Tour de table { $round }, { $seatIs ->
    [you] à vous de jouer
   *[other] à { $seat } de jouer
 }
view-path = { $wrestler } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }) : endurance { $stamina }, case { $space } sur { $spaces } du chemin { $path }
view-ring = { $wrestler } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }) : endurance { $stamina }, sur le ring
view-outside = { $wrestler } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }) : endurance { $stamina }, hors du ring pour encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
view-out = { $wrestler } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
 }) : hors jeu
view-untaken = { $seatIs ->
    [you] Vous n’avez
   *[other] { $seat } n’a
 } pas encore de lutteur
view-hand = Votre main : { $hand }
view-empty-hand = Votre main est vide
view-backs = Dans la main { $seatOf } : combat { $combat }, événements { $event }
view-decks = Paquets : combat { $combat }, événements { $event } ; défausse : { $discards }
view-fight = { $challenger } affronte { $challenged }
card-listed = « { $card } »
card-times = { $count } × { $card }
no-card = aucune carte
typed-draw = { $deckId ->
    [combat] combat, c
   *[event] événement, e
 }
typed-lay-unseen = { $deckId ->
    [combat] combat, c
   *[event] événement, e
 }
typed-advance = avancer, a
typed-stay = rester, r
typed-nothing = rien, non, n
typed-repeat = rejouer, r
typed-end-turn = fin, passer, p
typed-offer-pair = proposer, duo
typed-accept-pair = accepter, oui, o
typed-decline-pair = refuser, non, n
note-fight = Aux dés seuls et sans carte cachée, vous perdez en moyenne { $yours ->
    [one] { $yours } point d’endurance
   *[other] { $yours } points d’endurance
} et { $wrestler } en perd { $theirs } ; vous gagnez { $chance } % de ces combats.
note-own-cards = Avec « { $card } », vous perdez en moyenne { $yours ->
    [one] { $yours } point d’endurance
   *[other] { $yours } points d’endurance
} et { $wrestler } en perd { $theirs } ; vous gagnez { $chance } % de ces combats.
note-stay = Vous retrouverez les actions de cette case à votre prochain tour.
view-managers = { $seatIs ->
    [you] En tant que manager, vous tenez
   *[other] En tant que manager, { $seat } tient
 } { $cards }
view-lay = Votre choix : { $action }
view-shown = Cartes dévoilées : { $shown }
panel-backs = { $combat } de combat, { $event } d’événement
panel-you = Vous
draw-out = hors jeu
draw-outside = hors du ring
draw-ring = ring

# ── Pourquoi pas ──
take-first = Choisissez d’abord un lutteur et un chemin
unseen-first = Posez d’abord une carte sans la regarder
use-first = Choisissez d’abord le lutteur avec lequel vous jouez
walk-first = Sur le chemin, on pioche, on défausse, on joue un événement, on avance ou on reste
ring-first = Sur le ring, on pioche, on joue un événement ou on combat
draw-first = Choisissez d’abord un paquet où piocher
bonus-first = Le premier arrivé sur le ring doit d’abord piocher ses cartes de bonus
discard-first = Votre main est trop grande : défaussez d’abord
lay-first = Posez d’abord vos cartes pour ce combat, ou rien
more-first = Posez d’abord jusqu’à deux cartes de plus, ou aucune
repeat-first = Rejouez ou finissez votre tour
answer-first = Répondez d’abord à la proposition
you-are-out = Vous êtes hors jeu
laid-already = Votre choix est fait ; reprenez-le pour en changer
no-second-lay = Seul un combattant qui a joué « Deux cartes de plus » pose encore, une fois les cartes dévoilées
nothing-to-lay = Vous n’avez rien à poser dans ce combat
no-such-fight = Les chances ne se calculent que pour un combat contre un lutteur que vous pouvez défier, ou que vous affrontez
no-fight = Il n’y a pas de combat en ce moment
others-discard = { $seat } doit d’abord se défausser
others-draw = { $seat } doit d’abord piocher
others-answer = Il faut d’abord répondre à la proposition
not-your-turn = C’est à { $seat } de jouer
taken-already = { $wrestler } sur le chemin { $path } : c’est déjà pris
no-pair-now = La victoire en duo se propose une fois, au début de votre tour, quand il ne reste que deux joueurs et qu’ils sont tous deux sur le ring
not-outside = On ne pose une carte cachée que si son lutteur est hors du ring
no-events-in-fights = Les événements ne se jouent pas pendant un combat
no-actions-left = Cette case ne permet plus aucune action
not-in-hand = Vous n’avez pas « { $card } » en main
no-event = « { $card } » n’est pas une carte d’événement
aim-at-wrestler = « { $card } » se joue sur un lutteur
aim-at-seat = « { $card } » se joue sur un joueur
aim-at-another = « { $card } » se joue sur un autre joueur
no-such-target = Cette cible n’est plus dans la partie
fight-in-ring = On ne se bat pas sur le chemin
no-such-wrestler = { $wrestler } n’est pas dans la partie
own-wrestler = { $wrestler } est dans votre camp
is-outside = { $wrestler } est hors du ring
not-in-ring = { $wrestler } n’est pas encore sur le ring
two-fight-cards = Posez jusqu’à deux cartes d’attaque ou de défense, dans l’ordre de la boîte
you-do-not-fight = Vous ne combattez pas : vous pouvez poser une diva et acheter un dé
you-fight = Vous combattez : vous pouvez poser une carte d’attaque ou de défense et une carte d’arbitre
no-fight-card = « { $card } » n’est ni une carte d’attaque ni une carte de défense
no-referee-card = « { $card } » n’est pas une carte d’arbitre
no-diva = « { $card } » n’est pas une diva
before-a-fighter = Une diva se pose devant l’un des deux combattants, et un dé s’achète pour l’un d’eux
cannot-pay = Il vous faut plus de { $fee ->
    [one] { $fee } point
   *[other] { $fee } points
 } d’endurance : un paiement ne peut pas prendre votre dernier point
repeated-already = Un tour ne se rejoue qu’une fois
act-before-repeating = Faites d’abord votre action ; ensuite vous pourrez rejouer
in-ring-already = Vous êtes déjà sur le ring : vous ne pouvez plus avancer
no-discard-in-ring = Défausser n’est pas une action sur le ring
not-yours = { $wrestler } n’est pas à vous
bad-wrestlers = « { $names } » : il faut des lutteurs différents, au plus un par place

# ── La boîte, modifiée ──
double-id = deux lignes ont le même identifiant
too-few-cards = le paquet { $deck } doit avoir de 20 à 2000 cartes, et non { $count }
too-few-wrestlers = il faut de 6 à 60 lutteurs, et non { $count }

# ── Le plateau ──
board-arena = L’arène
board-roster = Les lutteurs
board-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
board-kind-attack = Attaque
board-kind-defence = Défense
board-kind-referee = Arbitre
board-kind-event = Événements
board-kind-diva = Divas
board-deck-combat = Combat
board-deck-event = Événements
board-discards = Défausse : { $count }
board-on-path = case { $space }/{ $spaces }
board-outside = retour dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
board-place-ring = sur le ring
board-place-out = hors jeu
board-backs = combat { $combat }, événements { $event }
board-fight = Le combat : { $one } contre { $other }
board-lays = { $seat } : { $card }
out-fight = { $wrestler } a perdu le combat et n’avait plus d’endurance
out-event = Une carte d’événement a pris le dernier point d’endurance de { $wrestler }
out-clock = Le chronomètre a pris le dernier point d’endurance de { $wrestler }
board-result-cancelled = « { $card } » arrête le combat : personne ne perd d’endurance
board-result-left = « { $card } » arrête le combat : { $wrestler } quitte le ring
board-last-fight = Le dernier combat : { $one } contre { $other }
board-go-on = Fermer
board-bystanders = Qui peut intervenir
board-is-laying = réfléchit
board-has-laid = a choisi en secret
board-has-decided = a décidé
board-may-intervene = peut intervenir
board-no-part = n’intervient pas
board-bought-die = un dé acheté
board-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 }
board-slot-card = attaque ou défense
board-slot-referee = arbitre
board-diva-is = Diva : une carte d’événement qui change le lancer d’un combattant. Touchez-en une de votre main pour la poser.
board-lay-choose = Devant qui ?
board-lay-card = Choisissez une carte
board-diva-before = Ici
board-diva-before-whom = Poser la diva devant { $name }
board-buy-die = Acheter un dé (−{ $fee } endurance)
board-take-lay-back = Reprendre mon choix
board-draw = Piocher
board-play-on = La jouer sur
board-play-at-once = (effet immédiat et définitif)
board-put-back = Reposer
board-discard = Défausser
board-discard-sure = Oui, la défausser
board-you-are = Vous êtes
board-challenge = Défier…
board-challenge-whom = Qui défiez-vous ?
board-should-i = Faut-il combattre ?
board-not-now = Pas maintenant
board-odds-ask = Montrer les chances
board-dice-alone = Les dés seuls
board-decimal = ,
board-odds-out = { $chance } hors jeu
board-odds-with = Avec
board-odds-chance = Vous gagnez
board-odds-you = Vous perdez
board-odds-known = Les cartes cachées ne sont pas comptées : ce que posent les autres change ces chances.
board-choose-path = { $wrestler } part sur :
board-path = Chemin { $path }

# Pourquoi un choix vaut mieux qu’un autre (gain) ou moins que le meilleur (loss), selon ce qui les distingue le plus.
gain-more-stamina = Garde plus d’endurance.
loss-less-stamina = Coûte de l’endurance.
gain-more-wrestlers = Garde plus de lutteurs en lice.
loss-less-wrestlers = Met un lutteur en danger.
gain-less-fear = Met le lutteur le plus faible à l’abri.
loss-more-fear = Met un lutteur affaibli en danger.
gain-more-power = Laisse plus d’endurance et de cartes.
loss-less-power = Laisse moins d’endurance et de cartes.
gain-more-lead = Gagne du terrain sur l’adversaire le plus fort.
loss-less-lead = Perd du terrain sur l’adversaire le plus fort.
gain-more-share = Affaiblit les autres plus que son propre camp.
loss-less-share = Affaiblit son propre camp plus que les autres.
gain-more-best-cards = Garde les meilleures cartes pour un combat qui compte.
loss-less-best-cards = A moins de chances de garder les meilleures cartes de combat.
gain-more-other-cards = Garde plus de cartes de combat.
loss-less-other-cards = Laisse moins de cartes de combat.
gain-more-dice-cards = Garde les cartes qui changent les dés.
loss-less-dice-cards = A moins de chances de garder les cartes qui changent les dés.
gain-more-cancelled = Garde un « Annulé ! » en main.
loss-less-cancelled = A moins de chances de garder un « Annulé ! ».
gain-more-leave = Garde de quoi quitter le ring.
loss-less-leave = A moins de chances de garder de quoi quitter le ring.
gain-more-void = Garde un « Sans cartes ! » en main.
loss-less-void = A moins de chances de garder un « Sans cartes ! ».
gain-more-more = Garde de quoi poser deux cartes de plus.
loss-less-more = A moins de chances de garder de quoi poser deux cartes de plus.
gain-more-draw = Garde une carte qui en fait piocher deux.
loss-less-draw = A moins de chances de garder une carte qui en fait piocher deux.
gain-more-lose = Garde une carte qui en coûte deux à un adversaire.
loss-less-lose = A moins de chances de garder une carte qui en coûte deux à un adversaire.
gain-more-heals = Garde de l’endurance en réserve.
loss-less-heals = Garde moins d’endurance en réserve.
gain-more-hurts = Garde des cartes qui blessent les autres.
loss-less-hurts = A moins de chances de garder des cartes qui blessent les autres.
gain-less-full-hand = Fait de la place dans une main pleine.
loss-more-full-hand = Ne laisse guère de place en main.
gain-less-late-cards = Utilise les cartes avant qu’il soit trop tard.
loss-more-late-cards = Garde des cartes jusqu’à ce qu’il soit trop tard.
gain-more-path = Garde plus d’actions à venir sur le chemin.
loss-less-path = Renonce à des actions sur le chemin.
gain-more-safe = Reste à l’abri des défis.
loss-less-safe = Va là où tous peuvent défier ce lutteur.
gain-less-outside = Reste sur le ring.
loss-more-outside = Se retrouve hors du ring.
gain-more-turn = Prolonge le tour.
loss-less-turn = Met fin au tour.
gain-more-next = Rapproche le prochain tour.
loss-less-next = Retarde le prochain tour.
fact-own-out = { $seatIs ->
    [you] Votre { $wrestler }
   *[other] { $wrestler }
} serait { $amount ->
    [10] bientôt hors jeu, presque à coup sûr
   *[other] bientôt hors jeu { $amount } fois sur 10 au lieu de { $other }
}.
fact-own-out-not = { $seatIs ->
    [you] Votre { $wrestler }
   *[other] { $wrestler }
} { $amount ->
    [0] tiendrait bon, presque à coup sûr
    [1] serait rarement hors jeu : { $amount } fois sur 10 au lieu de { $other }
   *[other] ne serait bientôt hors jeu que { $amount } fois sur 10 au lieu de { $other }
}.
fact-own-loss = Coûte bientôt environ { $amount } d’endurance à { $seatIs ->
    [you] votre { $wrestler }
   *[other] { $wrestler }
} au lieu de { $other }.
fact-own-loss-not = { $amount ->
    [0] Ne coûte presque pas d’endurance
   *[other] Ne coûte bientôt qu’environ { $amount } d’endurance
} à { $seatIs ->
    [you] votre { $wrestler }
   *[other] { $wrestler }
} au lieu de { $other }.
fact-out = { $wrestler } serait { $amount ->
    [10] bientôt hors jeu, presque à coup sûr
   *[other] bientôt hors jeu { $amount } fois sur 10 au lieu de { $other }
}.
fact-out-not = { $wrestler } { $amount ->
    [0] tiendrait bon, presque à coup sûr
    [1] serait rarement hors jeu : { $amount } fois sur 10 au lieu de { $other }
   *[other] ne serait bientôt hors jeu que { $amount } fois sur 10 au lieu de { $other }
}.
fact-loss = Coûte bientôt environ { $amount } d’endurance à { $wrestler } au lieu de { $other }.
fact-loss-not = { $amount ->
    [0] Ne coûte presque pas d’endurance
   *[other] Ne coûte bientôt qu’environ { $amount } d’endurance
} à { $wrestler } au lieu de { $other }.
fact-hand = Laisse environ { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} en main au lieu de { $other }.
fact-hand-not = Ne laisse qu’environ { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} en main au lieu de { $other }.
## Ce que sont les choses : dans la boîte, et sur le plateau en ce moment

about-wrestler = Un lutteur. Sa barre montre son endurance ; à 0, il est hors jeu (§7.1).
about-path = Un chemin de la gloire : le nombre dit combien d’actions vous y faites avant d’avancer (§2.1, §2.2).
about-ring = Le ring : une action par tour, et c’est ici seulement qu’on défie (§3.1, §4.1).
about-outside = Hors du ring : hors d’atteinte pendant trois tours, avec des cartes cachées à récolter (§5.1, §5.2).
about-combat-deck = Le paquet de combat, au dos noir : attaque, défense et arbitre (§1.1).
about-event-deck = Le paquet d’événements, au dos bleu : événements et divas (§1.1).
about-attack = Attaque : des dés ou des points de plus pour votre lancer (§4.5).
about-defence = Défense : des dés ou des points de moins pour le lancer de l’adversaire (§4.5).
about-referee = Arbitre : change tout le combat ; seule la carte la plus forte compte (§4.8).
about-event = Événement : se joue comme action, sur vous-même ou sur quelqu’un d’autre (§6.1).
about-diva = Diva : posée en secret par ceux qui regardent un combat, pour ou contre un combattant (§4.3, §6.2).
about-this-wrestler = { $seatIs ->
    [you] { $wrestler }, votre lutteur ; endurance : { $stamina }.
   *[other] { $wrestler }, le lutteur { $seatOf } ; endurance : { $stamina }.
}
about-on-path = Sur un chemin : autant d’actions que le dit la case, et pas de défi (§2.1, §4.1).
about-in-ring = Sur le ring : une action par tour ; tous ceux qui sont sur le ring peuvent défier ce lutteur (§3.1, §4.1).
about-is-outside = Hors du ring pour encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : ni combat ni défi (§5.3).
about-card = « { $card } » : { $text }
about-cards-of = { $seatIs ->
    [you] Vous : { $combat ->
        [one] { $combat } carte
       *[other] { $combat } cartes
    } de combat et { $event ->
        [one] { $event } carte
       *[other] { $event } cartes
    } d’événement. On en a 15 au plus, ou 20 à deux joueurs (§1.7, §8.1).
   *[other] { $seat } : { $combat ->
        [one] { $combat } carte
       *[other] { $combat } cartes
    } de combat et { $event ->
        [one] { $event } carte
       *[other] { $event } cartes
    } d’événement ; seuls les dos sont publics (§1.9).
}
about-discards = Les défausses sont publiques (§1.9). Un paquet vide est refait avec sa défausse (§6.3).

# ── Ce qu’il faut savoir avant que cela ne fasse mal ──

warn-advance = Avancer finit votre tour, et il vous reste { $left ->
    [one] { $left } action
   *[other] { $left } actions
} (§2.2).
warn-stamina = { $wrestler } n’a presque plus d’endurance ({ $stamina }) : un mauvais combat, et c’est fini (§7.1).

# The pictures of the rulebook

picture-path = Ondine est sur sa cinquième case ; le nombre inscrit dit combien d’actions Anne peut faire avant d’avancer.
picture-fight = Anne a défié Basile, qui a posé une carte ; Cléo aussi, sans se battre. Personne ne les voit avant qu’Anne ait choisi.
picture-outside = Granit est hors du ring avec deux cartes cachées. Après la troisième, il les prend toutes et remonte sur le ring.

# What was done with a thing, in the lab

used-take-wrestler = choisi
used-use-wrestler = utilisé pour un tour
used-discard = défausse
used-play-on-wrestler = événement sur un lutteur
used-play-on-seat = événement sur un joueur
used-challenge = défi
used-lay = posée dans un combat
used-lay-more = posée en plus
used-intervene = intervention
