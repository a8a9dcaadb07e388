# Toutes les phrases de All Wound Up.  Une place vient par son nom, $seat, et $seatIs : « you » pour qui lit, sinon « other ».
# Aucune phrase n’en cite une autre.  Le catalogue anglais a les mêmes identifiants et les mêmes variables.

## Les choses.  Les directions sont celles d’un cadran vu du dessus : 12 h est le nord.

card-wind-1 = Remonter 1
card-wind-2 = Remonter 2
card-wind-3 = Remonter 3
card-wind-4 = Remonter 4
card-rotate-left = Tourner à gauche
card-rotate-right = Tourner à droite
card-rotate-opponent = Tourner un adversaire
card-wild = Joker
cards-of = { $count } × { $card }
nothing = rien
token-black = noir
token-purple = violet
token-green = vert
token-yellow = jaune
token-red = rouge
tokens-of = { $count } { $token }
pawn-name = { $name ->
    [gravedigger] le Fossoyeur
    [bride] la Mariée
    [fiddler] le Violoneux
    [butler] le Majordome
   *[other] { $name }
}
pawn-drawn = { $name } ({ $seat })
pawn-of = { $seatIs ->
    [you] votre pion
   *[other] le pion de { $seat }
}
heading-hour = { $hour } h
heading-time = { $hour } h { $minute }
tile = tuile { $number } ({ $name })
beside-the-tiles = à côté des tuiles
face-1a = La grille
face-1b = La grille envahie
face-2a = Les vieux rangs
face-2b = La cour de l’ange
face-3a = L’if tordu
face-3b = Le champ des pauvres
face-4a = Les caveaux de famille
face-4b = Le coude du potier
edge-north = nord
edge-east = est
edge-south = sud
edge-west = ouest
trigger-at = { $kind ->
    [mausoleum] mausolée
    [grave] tombe ouverte
   *[brain] cerveau
} en { $x }, { $y }
area-zone = dans la zone de départ de la { $tile }
area-tile = n’importe où sur la { $tile }
area-grave = sur la tombe qui l’a pris

## Ce que l’on peut faire

action-agree = Accepter la disposition
action-give = Passer { $card }
action-discard = Défausser { $card }
action-open = Ouvrir { $card }{ $wilds ->
    [0] {""}
    [one] , avec { $wilds } joker
   *[other] , avec { $wilds } jokers
}
action-pass = Passer son tour
action-answer = { $wilds ->
    [0] N’ajouter aucun joker
    [one] Ajouter 1 joker
   *[other] Ajouter { $wilds } jokers
}
action-answer-forced = Jouer { $forced } × { $card }{ $wilds ->
    [0] {""}
    [one] {" "}et { $wilds } joker
   *[other] {" "}et { $wilds } jokers
}
action-raise = { $wilds ->
    [one] Ajouter { $wilds } joker
   *[other] Ajouter { $wilds } jokers
}
action-target = { $seatIs ->
    [you] Votre propre pion
   *[other] Le pion de { $seat }
}
action-place = Poser le pion en { $x }, { $y }, tourné vers { $heading }
action-place-on = Poser le pion sur la { $tile } en { $x }, { $y }, tourné vers { $heading }
action-face = Le pion regarde vers { $heading }
action-turn = { $way ->
    [left] Tourner à gauche de { $degrees } degrés
    [right] Tourner à droite de { $degrees } degrés
   *[none] Tourner de { $degrees } degrés
}
action-let-go = Lâcher{ $black ->
    [0] {""}
   *[other] , { $black } de moins (noir)
}{ $green ->
    [0] {""}
   *[other] , { $green } de plus (vert)
}
action-let-go-turned = { $way ->
    [left] Tourner à gauche de { $degrees } degrés et lâcher
   *[right] Tourner à droite de { $degrees } degrés et lâcher
}{ $black ->
    [0] {""}
   *[other] , { $black } de moins (noir)
}{ $green ->
    [0] {""}
   *[other] , { $green } de plus (vert)
}
action-gain = Gagner un jeton noir
action-upgrade = Améliorer votre jeton { $token }
action-leave = Laisser le cerveau
action-purple = Jeton violet : { $way ->
    [left] tourner votre pion à gauche de { $degrees } degrés
    [right] tourner votre pion à droite de { $degrees } degrés
   *[none] tourner votre pion de { $degrees } degrés
}
action-yellow = Jeton jaune : voler une carte à { $seat }
action-red = Jeton rouge : votre pari augmente de 1
region-place = Posez votre pion : x et y sur la tuile, depuis son coin sud-ouest, et une direction (tapez : poser 50 10 12)
region-face = Choisissez sa direction (tapez une heure : 2, 2:30)
region-turn = Tourner, jusqu’à { $left }° à gauche ou { $right }° à droite (tapez : droite 40)
region-purple = Un jeton violet tourne votre pion, jusqu’à { $left }° à gauche ou { $right }° à droite (tapez : violet droite 40)
region-let-go = Lâcher avec { $black } noir et { $green } vert, tourné jusqu’à { $left }° à gauche ou { $right }° à droite (tapez : va, ou va droite 20)
note-wind-1 = Votre pion marche environ 28 u.
note-wind-2 = Votre pion marche environ 55 u.
note-wind-3 = Votre pion marche environ 83 u.
note-wind-4 = Votre pion marche environ 110 u.
note-rotate-left = Tournez votre pion jusqu’à 180° dans le sens contraire des aiguilles.
note-rotate-right = Tournez votre pion jusqu’à 180° dans le sens des aiguilles.
note-rotate-opponent = Tournez un autre pion jusqu’à 180° d’un côté ou de l’autre.
note-token-black = Noir : un tour de clé de moins.
note-token-purple = Violet : tournez votre pion à tout moment.
note-token-green = Vert : un tour de clé de plus.
note-token-yellow = Jaune : volez une carte au hasard avant une ouverture.
note-token-red = Rouge : votre pari augmente de 1.

## Ce que l’on peut taper, séparé par des virgules ; le premier mot est aussi montré

typed-agree = accepter, oui, ok
typed-pass = passer, p
typed-wind-1 = remonter 1, r1
typed-wind-2 = remonter 2, r2
typed-wind-3 = remonter 3, r3
typed-wind-4 = remonter 4, r4
typed-rotate-left = tourner à gauche, tg
typed-rotate-right = tourner à droite, td
typed-rotate-opponent = tourner un adversaire, ta
typed-wild = joker, j
typed-wind-1-wilds = remonter 1 + { $wilds }, r1 { $wilds }
typed-wind-2-wilds = remonter 2 + { $wilds }, r2 { $wilds }
typed-wind-3-wilds = remonter 3 + { $wilds }, r3 { $wilds }
typed-wind-4-wilds = remonter 4 + { $wilds }, r4 { $wilds }
typed-rotate-left-wilds = tourner à gauche + { $wilds }, tg { $wilds }
typed-rotate-right-wilds = tourner à droite + { $wilds }, td { $wilds }
typed-rotate-opponent-wilds = tourner un adversaire + { $wilds }, ta { $wilds }
typed-wild-wilds = joker + { $wilds }
typed-wilds = { $wilds } jokers, ajouter { $wilds }
typed-place = poser { $x } { $y } { $clock }
typed-face = vers { $clock }, direction { $clock }
typed-turn-left = gauche { $degrees }, tourner à gauche de { $degrees }
typed-turn-right = droite { $degrees }, tourner à droite de { $degrees }
typed-turn-none = rester, { $degrees }
typed-purple-left = violet gauche { $degrees }
typed-purple-right = violet droite { $degrees }
typed-purple-none = violet { $degrees }
typed-letgo = va, lâcher
typed-letgo-tokens = va { $black } noir { $green } vert
typed-letgo-left = { $black ->
    [0] va gauche { $degrees }
   *[other] va gauche { $degrees } { $black } noir { $green } vert
}
typed-letgo-right = { $black ->
    [0] va droite { $degrees }
   *[other] va droite { $degrees } { $black } noir { $green } vert
}
typed-gaintoken = gagner, jeton noir
typed-leavebrain = laisser, rien
typed-yellow = jaune { $seat }, voler { $seat }
typed-usered = rouge, augmenter

## Ce qui est demandé, et pourquoi

ask-agreeing = Acceptez-vous cette disposition ?
why-agreeing = Les tuiles, le tracé et le départ sont acceptés par tous avant la première donne, puis restent.
wait-agreeing = On attend { $seats } : la disposition est à accepter.
ask-giving = Quelle carte passez-vous à gauche ? { $count ->
    [one] Encore une.
   *[other] Encore { $count }.
}
why-giving = On améliore les mains en passant des cartes à gauche, de moins en moins. Jusqu’à la dernière vous pouvez les reprendre.
wait-giving = On attend { $seats } : des cartes à passer.
ask-discarding = Quelle carte défaussez-vous ? { $count ->
    [one] Encore une.
   *[other] Encore { $count }.
}
why-discarding = À deux joueurs on défausse des cartes face cachée et on en pioche autant.
wait-discarding = On attend { $seats } : des cartes à défausser.
ask-opening = Quel type ouvrez-vous ?
why-opening = Vous jouez toutes vos cartes du type, et des jokers si vous voulez ; les autres doivent jouer toutes les leurs. Qui a le plus de cartes effectue l’action. Un type n’est ouvert qu’une fois par tour.
wait-opening = On attend { $seats } : une ouverture.
ask-answering = { $card } : vous devez en jouer { $forced } ; le meilleur pari est { $best }. Combien de jokers ajoutez-vous ?
why-answering = Toutes vos cartes du type doivent être jouées, que vous vouliez l’action ou non.
wait-answering = On attend { $seats } : une réponse au pari.
ask-raising = { $card } : vous pariez { $mine }, le meilleur pari est { $best }. Ajoutez-vous des jokers ?
why-raising = On peut ajouter des jokers, tour après tour, jusqu’à ce que tous passent. En cas d’égalité, tous les ex æquo effectuent l’action.
wait-raising = On attend { $seats } : des jokers, ou rien.
ask-targeting = Quel pion tournez-vous ?
why-targeting = Tourner un adversaire vise un autre pion. S’il n’est pas sur le plateau, son propriétaire le pose d’abord.
wait-targeting = On attend { $seats } : quel pion sera tourné.
ask-placing = Posez votre pion { $where }.
why-placing = Un pion vient sur le plateau quand une carte action le concerne, et y revient après en être sorti. Il regarde où l’on veut, et ne doit toucher ni pion, ni tombe, ni mausolée, ni cerveau.
wait-placing = On attend { $seats } : un pion est à poser.
ask-turning = { $card } : de combien tourne { $pawn } ?
why-turning = Un pion tourne sur son centre, jusqu’à 180°, ou jusqu’à recouvrir un autre. Tout ce que ses pieds balaient compte.
wait-turning = On attend { $seats } : un pion est à tourner.
ask-winding = { $winds ->
    [one] Remonté de { $winds } tour. Lâcher ?
   *[other] Remonté de { $winds } tours. Lâcher ?
}
why-winding = Le pion marche jusqu’à ce que son ressort soit détendu ; son mouvement et celui de tous les autres est définitif. Les jetons noirs ôtent un tour, les verts en ajoutent un.
wait-winding = On attend { $seats } : un pion est à lâcher.
ask-feeding = Votre pion a touché un autre cerveau : que prenez-vous ?
why-feeding = Le premier cerveau paie un jeton noir ; chacun des suivants un jeton noir, ou l’un des vôtres monte d’un rang.
wait-feeding = On attend { $seats } : un cerveau est à payer.
ask-token = Utilisez-vous un jeton ?
why-token = Les jetons violets, jaunes et rouges servent dès que le jeu attend : le jaune avant une ouverture, le rouge pendant qu’on ajoute des jokers.

## Ce qui s’est passé

event-match-began = Les pions sont tirés : { $pawns }. Premier donneur : { $dealer }. La disposition : { $layout }.
event-layout-agreed = Tous acceptent la disposition.
event-turn-began = Tour { $turn } ; le donneur : { $dealer }.
event-hand-dealt = { $seatIs ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
event-hand-dealt-unseen = { $seat } reçoit { $count } cartes.
event-cards-passed = { $giverIs ->
    [you] Vous passez { $cards } à { $receiver }.
   *[other] { $giver } passe { $cards } à { $receiver }.
}
event-cards-passed-unseen = { $giver } passe { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $receiver }.
event-cards-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-cards-discarded-unseen = { $seat } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-cards-drawn = { $seatIs ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
}
event-cards-drawn-unseen = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-bidder-passed = { $seatIs ->
    [you] Vous n’ouvrez rien.
   *[other] { $seat } n’ouvre rien.
}
event-bid-opened = { $seatIs ->
    [you] Vous ouvrez { $card }
   *[other] { $seat } ouvre { $card }
} avec { $count }{ $wilds ->
    [0] {""}
    [one] {" "}({ $wilds } joker)
   *[other] {" "}({ $wilds } jokers)
}.
event-bid-answered = { $seatIs ->
    [you] Vous pariez
   *[other] { $seat } parie
} { $count }{ $wilds ->
    [0] {""}
    [one] {" "}({ $wilds } joker)
   *[other] {" "}({ $wilds } jokers)
}.
event-bid-raised = { $seatIs ->
    [you] Vous montez à { $bid }.
   *[other] { $seat } monte à { $bid }.
}
event-raise-passed = { $seatIs ->
    [you] Vous n’ajoutez rien.
   *[other] { $seat } n’ajoute rien.
}
event-auction-won = { $card } est remporté par { $count ->
    [one] { $winners }
   *[other] { $winners }, à égalité
}.
event-target-named = { $seatIs ->
    [you] Vous désignez
   *[other] { $seat } désigne
} { $pawn }.
event-pawn-placed = Posé, tourné vers { $heading } : { $pawn }.
event-pawn-turned = { $byIs ->
    [you] Vous tournez
   *[other] { $by } tourne
} { $pawn } { $way ->
    [left] à gauche de { $degrees }°
    [right] à droite de { $degrees }°
   *[none] de { $degrees }°
} ; il regarde vers { $heading }.
event-pawn-wound = { $winds ->
    [one] Remonté de { $winds } tour
   *[other] Remonté de { $winds } tours
} et lâché : { $pawn }.
event-pawn-wound-askew = { $winds ->
    [one] Remonté de { $winds } tour
   *[other] Remonté de { $winds } tours
}, reposé un peu de travers et lâché : { $pawn }.
event-pawns-walked = Il marche { $seconds } s : { $pawn }.
event-pawn-fell = Il tombe { $how ->
    [face] sur le nez
    [back] sur le dos
    [left] à gauche
   *[right] à droite
} et est relevé : { $pawn }.
event-step-reached = À l’étape { $step } du tracé : { $pawn }.
event-pawn-taken = { $kind ->
    [mausoleum] Un mausolée prend { $pawn }.
   *[grave] Une tombe ouverte prend { $pawn }.
}
event-pawn-ran-off = Il est sorti de la tuile { $tile } : { $pawn }.
event-brain-paid = { $seatIs ->
    [you] Un cerveau ! Vous gagnez un jeton { $token }.
   *[other] Un cerveau ! { $seat } gagne un jeton { $token }.
}
event-brain-paid-upgrade = { $seatIs ->
    [you] Un cerveau ! Votre jeton { $old } devient { $token }.
   *[other] Un cerveau ! Le jeton { $old } de { $seat } devient { $token }.
}
event-brain-paid-nothing = { $seatIs ->
    [you] Un cerveau, mais vous ne prenez rien.
   *[other] Un cerveau, mais { $seat } ne prend rien.
}
event-token-used = { $seatIs ->
    [you] Vous utilisez un jeton { $token }.
   *[other] { $seat } utilise un jeton { $token }.
}
event-card-stolen = { $seatIs ->
    [you] Vous volez { $card } à { $victim }.
   *[other] { $seat } vole { $card } à { $victim }.
}
event-card-stolen-unseen = { $seat } vole une carte à { $victim }.
event-turn-ended = Le tour { $turn } est fini{ $count ->
    [0] {""}
    [one] {" ; "}{ $count } carte est jetée
   *[other] {" ; "}{ $count } cartes sont jetées
}.
event-step-taken = { $seatIs ->
    [you] Vous choisissez : { $action }.
   *[other] { $seat } choisit : { $action }.
}
event-step-taken-back = { $seatIs ->
    [you] Vous reprenez une carte.
   *[other] { $seat } reprend une carte.
}
event-choice-sealed = { $seatIs ->
    [you] Vous avez choisi : { $action }.
   *[other] { $seat } a choisi : { $action }.
}
event-choice-sealed-unseen = { $seat } a choisi.
event-choice-reopened = { $seatIs ->
    [you] Vous choisissez à nouveau.
   *[other] { $seat } choisit à nouveau.
}
gate = { $winnersIs ->
    [you] Vous gagnez : votre pion a passé la grille.
   *[other] { $winners } gagne : la grille est passée.
}
last-turn = { $winnersIs ->
    [you] Vous gagnez : après le dernier tour votre pion est le plus loin sur le tracé.
   *[other] { $count ->
        [one] { $winners } gagne : le plus loin sur le tracé après le dernier tour.
       *[other] { $winners } se partagent la victoire : aussi loin après le dernier tour.
    }
}

## La position entière

view-turn = Tour { $turn } sur { $last } ; le donneur : { $dealer }.
view-path = Le tracé : { $path }. Il part du bord { $start } et finit à la grille, au bord { $gate }.
view-tile = Sur la { $tile } : { $triggers }.
view-pawn = { $name }, { $pawn } : sur la { $tile } en { $x }, { $y }, tourné vers { $heading } ; étape { $step } sur { $last }.
view-pawn-off = { $name }, { $pawn } : { $where ->
    [box] pas encore posé
    [mausoleum] pris par un mausolée
    [grave] dans une tombe ouverte
    [out] a passé la grille
   *[ranOff] sorti des tuiles
}.
view-seat = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; jetons : { $tokens }.
view-supply = En réserve : { $tokens }.
view-opened = Ouverts ce tour : { $cards }.
view-auction = Enchère pour { $card } : { $bids }.
bid-of = { $seat } { $bid }
view-to-answer = Doivent encore jouer toutes leurs cartes { $card } : { $seats }.
view-known = Vous savez de la main de { $seat } : { $cards }.
view-hand = Votre main : { $cards }.
view-chosen = Choisi : { $cards }.
view-tokens = Vos jetons : { $tokens }.
panel-you = Vous
panel-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
panel-step = étape { $step }/{ $last }
panel-where = { $where ->
    [box] pas encore posé
    [board] sur le plateau
    [mausoleum] dans un mausolée
    [grave] dans une tombe
    [out] dehors
   *[ranOff] sorti
}

## Les options

option-layout = Disposition
option-layout-text = Où sont les tuiles : straight, L, S, square, ou le texte court d’une disposition à vous.
option-hand = Cartes données
option-hand-text = Combien de cartes chacun reçoit ; 8 est une variante connue.
option-passing = Passer des cartes
option-passing-text = Comment on passe des cartes avant les paris.
option-passing-turn = chacun son tour, à partir de la gauche du donneur
option-passing-together = tous choisissent à la fois
option-passing-none = on n’en passe pas
option-pawns = Pions
option-pawns-text = Si chaque pion dévie d’un côté à sa façon.
option-pawns-characters = chacun a son caractère
option-pawns-identical = tous marchent pareil
option-hands = Mains
option-hands-text = Si un pion remonté est reposé exactement ou un peu de travers.
option-hands-steady = sûres
option-hands-human = humaines
option-aim = Viser
option-aim-text = De combien de degrés le propriétaire peut tourner un pion avant de le lâcher ; une règle maison pour les longues boucles.
option-last-turn = Dernier tour
option-last-turn-text = Après ce tour le pion le plus loin sur le tracé gagne.
option-dealer = Premier donneur
option-dealer-text = Le plus âgé, qui donne le premier ; tiré au sort si rien n’est dit.

## Pourquoi un coup est refusé

match-over = La partie est finie
not-your-turn = Ce n’est pas à vous de décider
agreed-already = Vous avez déjà accepté
chosen-already = Vous avez déjà choisi ; reprenez une carte pour en choisir une autre
agree-first = D’abord tous acceptent la disposition
give-first = Il faut choisir une carte à passer
discard-first = Il faut choisir une carte à défausser
open-first = On ouvre un type, ou l’on passe
answer-first = Il faut répondre au pari
raise-first = On ajoute des jokers, ou l’on passe
target-first = Dites d’abord quel pion vous tournez
place-first = Il faut poser le pion
turn-first = Il faut tourner le pion
wind-first = Il faut lâcher le pion
brain-first = Dites d’abord ce que vous prenez pour le cerveau
no-such-card = Il n’y a pas de carte « { $card } »
not-in-hand = Vous n’avez plus de { $card } à choisir
wild-has-no-action = Un joker n’a pas d’action et ne peut être ouvert
opened-already = { $card } a déjà été ouvert ; un type ne l’est qu’une fois par tour
not-so-many-wilds = { $wilds } jokers : vous en avez { $held }
bid-something = Une ouverture a au moins une carte : vous n’avez pas de { $card } et n’ajoutez aucun joker
add-something = Pour ne rien ajouter, passez
own-pawn = Tourner un adversaire vise un autre pion
no-such-seat = Il n’y a pas de place { $number }
no-facing = { $facing } n’est pas une direction ; il y en a de 0 à 65535
facing-only = L’endroit où revient le pion est donné ; vous choisissez sa direction
place-it = Il y a de la place : dites où le pion se tient, pas seulement sa direction
out-of-the-area = Les pieds doivent être tout entiers dans la zone
on-a-pawn = Le pion en recouvrirait un autre
on-a-trigger = Un pion posé ne doit toucher ni mausolée, ni tombe, ni cerveau
only-left = Tourner à gauche ne tourne que dans le sens contraire des aiguilles
only-right = Tourner à droite ne tourne que dans le sens des aiguilles
too-far = { $degrees }°, c’est trop : jusqu’à 180°
pawn-in-the-way = Un autre pion gêne : jusqu’à { $degrees }°
not-so-many-tokens = { $count } jetons { $token } : vous en avez { $held }
below-no-winds = Un pion ne peut être remonté moins que pas du tout
same-facing = Un pion remonté est reposé comme il était
beyond-the-aim = À cette table un pion tourne de { $aim }° au plus avant d’être lâché
no-such-token = Il n’y a pas de jeton « { $token } »
red-is-highest = Un jeton rouge ne peut être amélioré
token-not-held = Vous n’avez pas de jeton { $token }
none-higher = Il ne reste aucun jeton au-dessus de { $token }
pawn-not-there = Votre pion n’est pas sur le plateau
yellow-later = Un jeton jaune sert quand une ouverture est attendue
red-later = Un jeton rouge sert quand on peut ajouter des jokers
own-hand = On vole une carte dans une autre main
empty-hand = Cette main est vide

## Ce qui ne va pas dans une disposition ou une boîte

layout-unknown = « { $text } » n’est ni une disposition ({ $names }) ni le texte d’une, comme 2A00-3A01-4A02-1A03-2341-S
layout-bad-tile = « { $text } » n’est pas une tuile : numéro, face, colonne, rangée et quarts de tour, comme 1A121
layout-bad-face = « { $text } » n’est pas une tuile avec sa face, comme 3B
layout-bad-path = « { $text } » n’est pas un tracé, comme 2341
layout-bad-start = « { $text } » n’est pas un bord de départ : N, E, S ou W
layout-missing-tile = La tuile { $tile } manque
layout-twice = Il n’y a qu’une tuile { $tile }
layout-no-such-tile = Il n’y a pas de tuile { $tile }
layout-bad-turns = La tuile { $tile } est tournée de { $turns } quarts ; 0 à 3 suffisent
layout-overlap = Des tuiles sont l’une sur l’autre : { $tiles }
layout-hole = Les tuiles se touchent bord à bord ; il y a un trou avant : { $tiles }
layout-path-stranger = Le tracé passe par la tuile { $tile }, qui n’existe pas
layout-short-path = Un tracé a au moins deux étapes
layout-path-end = Le tracé finit sur la tuile { $tile }, pas sur la tuile 1, où est la grille
layout-path-thrice = La tuile { $tile } vient plus de deux fois sur le tracé
layout-path-jump = Les tuiles { $from } et { $to } se suivent sur le tracé mais ne sont pas voisines
layout-gate-blocked = La grille donne sur la tuile { $tile } ; elle doit donner dehors, ou sur la première tuile du tracé
layout-gate-start = La grille donne sur la première tuile, { $tile } ; le tracé doit donc y partir, au bord { $edge ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
no-such-walk = on peut demander pour un pion posé sur une tuile et remonté de 1 à 9 tours
bad-kinds = il doit y avoir ceux-ci, dans cet ordre : { $names }
bad-pawns = il doit y avoir quatre pions au moins, de noms différents
bad-walker = un tel pion ne pourrait pas marcher
bad-face = ce qui est imprimé doit être tout entier sur la tuile, et une tombe est [x, y, 0] ou [x, y, 1]
crowded-grave = un pion sur la tombe en { $x }, { $y } toucherait autre chose

## Sur le plateau du navigateur

board-graveyard = Le cimetière vu d’en haut, le nord en haut
board-start = DÉPART
board-gate = LE PORTAIL
board-slow = Au ralenti
board-nearer = Plus près
board-farther = Plus loin
board-whole = Tout le cimetière
board-follow = Suivre ce qui se passe
board-pawn-at = { $name }, { $seat }
board-pawn-lies = { $name }, { $seat } : à terre
board-place-grip = Votre pion : les flèches le déplacent, Page précédente et Page suivante le tournent, Entrée le pose ; il regarde vers { $heading }
board-hand = Votre main
board-pile = { $count } × { $card }
board-racers = Les coureurs
board-tokens = Jetons
board-dealer = Donne ce tour-ci
board-dealer-short = donne
board-name = Celui-ci
board-use-tokens = Les jetons que vous pouvez utiliser maintenant
board-use-purple = Violet : tourner votre pion
board-auction = Enchère : { $card }
board-acts-now = agit maintenant
board-acts-next = agit ensuite
board-must-play = doit tout jouer
board-may-raise = peut ajouter des Jokers
board-leads = en tête
board-ties = à égalité
board-passed = a passé
board-forced = Vous devez jouer { $count } × { $card }.
board-forced-lead = Ce serait la plus haute enchère : vous serez forcé d’agir !
board-forced-tie = Ce serait une égalité : vous serez forcé d’agir avec les autres !
board-you-lead = Vous êtes en tête : en l’état vous devrez agir ({ $card }).
board-you-tie = Égalité : en l’état tous les ex æquo devront agir ({ $card }).
board-would-lead = Cela prend la tête : vous agiriez.
board-would-tie = Cela fait égalité : tous les ex æquo agiraient.
board-pick-type = Choisissez dans votre main le type que vous ouvrez.
board-wilds = { $wilds ->
    [0] aucun Joker
    [one] 1 Joker
   *[other] { $wilds } Jokers
}
board-wild-less = Un Joker de moins
board-wild-more = Un Joker de plus
board-bid = { $count ->
    [one] Jouer 1 carte
   *[other] Jouer { $count } cartes
}
board-raise = Monter à { $bid }
board-let-go = { $winds ->
    [0] Ne pas le remonter du tout
    [one] Le remonter d’un tour et le lâcher
   *[other] Le remonter de { $winds } tours et le lâcher
}
board-agree = Voici la disposition. La course suit les flèches, du départ au portail.
board-turner = Tourner
board-left-by = De { $degrees } degrés à gauche
board-right-by = De { $degrees } degrés à droite
board-turn-degrees = Degrés vers la droite
board-heading-degrees = Cap en degrés, dans le sens horaire depuis le nord
board-faces = tourné vers { $heading }
board-not-there = Il n’y tient pas.
board-do-place = Le poser ici
board-do-face = L’orienter ainsi
board-do-turn = Le tourner
board-do-let-go = Le remonter et le lâcher
board-do-purple = Utiliser le jeton violet
board-not-now = Pas maintenant
board-wonder = Que pourrait-il se passer ?
board-fan = { $count } marches estimées, remonté de { $winds ->
    [one] { $winds } tour
   *[other] { $winds } tours
} : { $rests } % s’arrêtent, { $falls } % tombent, { $grave } % dans une tombe ou un mausolée, { $off } % hors du bord, { $gate } % par le portail
board-wind-pad = Tournez la clé : tracez des cercles, ou pressez la flèche droite. { $done } tours sur { $winds }
board-three = 3D : en trois dimensions
board-flat = 2D : vu d’en haut
board-wind-by-hand = Tracez des cercles autour de la clé jusqu’au bout, puis lâchez.
board-layout = La disposition : quatre tuiles à déplacer
board-draw-path = Tracer le chemin
board-turn-tile = Tourner la tuile { $tile }
board-flip-tile = Retourner la tuile { $tile }
board-start-edge = Bord de départ
board-tiles-how = Faites glisser une tuile, ou déplacez-la avec les flèches ; R la tourne, F la retourne.
board-path-how = Choisissez les tuiles dans l’ordre de la course ; elle finit sur la tuile 1.
board-path-is = Le chemin : { $path }.
board-layout-good = Cette disposition est jouable. En un texte court, pour la partager :
board-layout-text = La disposition en un texte court
board-look-left = Regarder plus de la gauche
board-look-right = Regarder plus de la droite
board-no-three = Ce navigateur ne montre pas trois dimensions.
