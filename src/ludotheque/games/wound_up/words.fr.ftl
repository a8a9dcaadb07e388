# Toutes les phrases de All Wound Up.  Une place vient par son nom, $seat, et $seatIs : « you » pour qui lit, sinon « other ».
# Aucune phrase n’en cite une autre.  Le catalogue anglais a les mêmes identifiants et les mêmes variables.

## Les choses.  Directions et places se disent dans le sens du tracé : elles valent sur tous les écrans.

card-wind-1 = Remonter 1
card-wind-2 = Remonter 2
card-wind-3 = Remonter 3
card-wind-4 = Remonter 4
card-rotate-left = Tourner à gauche
card-rotate-right = Tourner à droite
card-rotate-opponent = Tourner un adversaire
card-wild = Joker
card-listed = « { $card } »
card-times = { $count } × { $card }
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
pawns-each = { $pawns } ({ $seatIs ->
    [you] vous
   *[other] { $seat }
})
pawn-of = { $seatIs ->
    [you] votre pion
   *[other] le pion { $seatOf }
}
pawn-own = { $seatIs ->
    [you] votre pion
   *[other] son propre pion
}
heading = { $way ->
    [ahead] { $goal ->
        [gate] vers la grille
       *[path] dans le sens du tracé
    }
    [little-left] { $goal ->
        [gate] un peu à gauche de la grille
       *[path] un peu à gauche du tracé
    }
    [little-right] { $goal ->
        [gate] un peu à droite de la grille
       *[path] un peu à droite du tracé
    }
    [half-left] { $goal ->
        [gate] nettement à gauche de la grille
       *[path] nettement à gauche du tracé
    }
    [half-right] { $goal ->
        [gate] nettement à droite de la grille
       *[path] nettement à droite du tracé
    }
    [side-left] en travers du tracé, vers la gauche
    [side-right] en travers du tracé, vers la droite
    [half-back-left] presque en arrière, vers la gauche
    [half-back-right] presque en arrière, vers la droite
   *[back] en arrière
}
turn-by = { $size ->
    [touch] très légèrement
    [little] un peu
    [eighth] d’un huitième de tour
    [quarter] d’un quart de tour
    [more] de plus d’un quart de tour
   *[half] d’un demi-tour
}
spot = { $side ->
    [left] à { $aside } cm à gauche du milieu
    [right] à { $aside } cm à droite du milieu
   *[none] au milieu
}
tile = tuile { $number } ({ $name })
face-1a = La grille
face-1b = La grille envahie
face-2a = Les vieux rangs
face-2b = La cour de l’ange
face-3a = L’if tordu
face-3b = Le champ des pauvres
face-4a = Les caveaux de famille
face-4b = Le coude du potier
trigger-at = { $kind ->
    [mausoleum] mausolée
    [grave] tombe ouverte
   *[brain] cerveau
} à { $along } cm du bord, { $spot }
area-zone = dans la zone de départ
area-tile = n’importe où sur la { $tile }
area-grave = sur la tombe où il est tombé

## Ce que l’on peut faire

action-agree = Accepter la disposition
action-give-card = Passer « { $card } »
action-discard-card = Défausser « { $card } »
action-open = Miser « { $card } »{ $wilds ->
    [0] {""}
    [one] , avec { $wilds } joker
   *[other] , avec { $wilds } jokers
}
action-pass = Passer mon tour
action-pass-opening = Ne rien miser
action-pass-raising = N’ajouter aucun joker
action-pass-leading = Garder ma mise
action-answer = { $wilds ->
    [0] Ne rien miser
    [one] Ajouter { $wilds } joker
   *[other] Ajouter { $wilds } jokers
}
action-answer-forced = Jouer { $forced } × « { $card } »{ $wilds ->
    [0] {""}
    [one] {" "}et { $wilds } joker
   *[other] {" "}et { $wilds } jokers
}
action-raise = { $wilds ->
    [one] Ajouter { $wilds } joker
   *[other] Ajouter { $wilds } jokers
}
action-raise-to = { $wilds ->
    [one] Ajouter { $wilds } joker
   *[other] Ajouter { $wilds } jokers
} : mise de { $bid }
action-name-target = { $seatIs ->
    [you] Votre propre pion
   *[other] Le pion { $seatOf }
}
action-place-pawn = Poser le pion
action-place-pawn-on = Poser le pion sur la { $tile }, à { $along } cm du bord, { $spot }, tourné { $heading }
action-face-pawn = Orienter le pion
action-face-pawn-to = Orienter le pion : { $heading }
action-turn = { $way ->
    [left] Tourner le pion { $much } vers la gauche
    [right] Tourner le pion { $much } vers la droite
   *[none] Ne pas tourner le pion
}
action-turn-to = { $way ->
    [left] Tourner le pion { $much } vers la gauche : il regarde { $heading }
    [right] Tourner le pion { $much } vers la droite : il regarde { $heading }
   *[none] Ne pas tourner le pion : il regarde { $heading }
}
action-let-go = Lâcher{ $black ->
    [0] {""}
    [one] , { $black } tour de clé de moins (noir)
   *[other] , { $black } tours de clé de moins (noir)
}{ $green ->
    [0] {""}
    [one] , { $green } tour de clé de plus (vert)
   *[other] , { $green } tours de clé de plus (vert)
}
action-let-go-turned = { $way ->
    [left] Tourner le pion { $much } vers la gauche et le lâcher
   *[right] Tourner le pion { $much } vers la droite et le lâcher
}{ $black ->
    [0] {""}
    [one] , { $black } tour de clé de moins (noir)
   *[other] , { $black } tours de clé de moins (noir)
}{ $green ->
    [0] {""}
    [one] , { $green } tour de clé de plus (vert)
   *[other] , { $green } tours de clé de plus (vert)
}
action-gain-token = Gagner un jeton noir
action-upgrade-token = Améliorer votre jeton { $token }
action-upgrade-token-to = Améliorer votre jeton { $token } : il devient { $higher }
action-leave-brain = Ne rien prendre pour le cerveau
action-use-purple = Jeton violet : { $way ->
    [left] tourner votre pion { $much } vers la gauche
    [right] tourner votre pion { $much } vers la droite
   *[none] ne pas tourner votre pion
}
action-use-purple-to = Jeton violet : { $way ->
    [left] tourner votre pion { $much } vers la gauche ; il regarde { $heading }
    [right] tourner votre pion { $much } vers la droite ; il regarde { $heading }
   *[none] ne pas tourner votre pion
}
action-use-yellow = Jeton jaune : voler une carte à { $seat }
action-use-red = Jeton rouge : augmenter votre mise de 1
region-place = Posez votre pion : à combien de cm du bord de la tuile, à combien à gauche ou à droite de son milieu, et dans quelle direction (tapez : poser 3 gauche 4, ou poser 3 gauche 4 droite 90)
region-face = Choisissez sa direction par rapport au tracé (tapez : devant, derrière, gauche 30, droite 90)
region-turn = Tourner, jusqu’à { $left }° à gauche ou { $right }° à droite (tapez : droite 40)
region-purple = Un jeton violet permet de tourner votre pion, jusqu’à { $left }° à gauche ou { $right }° à droite (tapez : violet droite 40)
region-let-go = Lâcher (jetons : { $black } noir, { $green } vert), tourné jusqu’à { $left }° à gauche ou { $right }° à droite (tapez : va, ou va droite 20)
note-wind-1 = Votre pion marche environ 7 cm : un bon quart de tuile.
note-wind-2 = Votre pion marche environ 14 cm : un peu plus d’une demi-tuile.
note-wind-3 = Votre pion marche environ 21 cm : presque une tuile.
note-wind-4 = Votre pion marche environ 28 cm : un peu plus d’une tuile.
note-rotate-left = Tournez votre pion vers la gauche, jusqu’à 180°.
note-rotate-right = Tournez votre pion vers la droite, jusqu’à 180°.
note-rotate-opponent = Tournez le pion d’un autre joueur, d’un côté ou de l’autre, jusqu’à 180°.
note-token-black = Noir : un tour de clé de moins quand vous lâchez votre pion.
note-token-purple = Violet : tournez votre pion à tout moment.
note-token-green = Vert : un tour de clé de plus quand vous lâchez votre pion.
note-token-yellow = Jaune : volez une carte au hasard avant qu’une enchère commence.
note-token-red = Rouge : augmentez votre mise de 1 pendant qu’on ajoute des jokers.

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
typed-wilds = { $wilds ->
    [one] { $wilds } joker, ajouter { $wilds }
   *[other] { $wilds } jokers, ajouter { $wilds }
}
typed-spot = { $side ->
    [left] gauche { $aside }
    [right] droite { $aside }
   *[none] milieu
}
typed-facing = { $way ->
    [ahead] devant
    [back] derrière
    [left] gauche { $degrees }
   *[right] droite { $degrees }
}
typed-place = poser { $along } { $spot } { $facing }
typed-place-ahead = poser { $along } { $spot }
typed-face = { $facing }, vers { $facing }
typed-turn-left = gauche { $degrees }, tourner à gauche de { $degrees } degrés
typed-turn-right = droite { $degrees }, tourner à droite de { $degrees } degrés
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
typed-gain-token = gagner, jeton noir
typed-leave-brain = rien, laisser
typed-use-yellow = jaune { $seat }, voler { $seat }
typed-use-red = rouge, augmenter

## Ce qui est demandé, et pourquoi

ask-agreeing = Acceptez-vous cette disposition ?
why-agreeing = Tous se mettent d’accord sur les tuiles, le tracé et le départ avant la première donne ; ensuite on n’y touche plus.
wait-agreeing = On attend { $seats } : une disposition à accepter.
ask-giving = { $count ->
    [one] Choisissez { $count } carte
   *[other] Choisissez { $count } cartes
} à passer à { $receiver }.
why-giving = Vous améliorez votre main en passant des cartes au joueur à votre gauche, une de moins à chaque fois. Tant que la dernière n’est pas choisie, vous pouvez les reprendre.
wait-giving = On attend { $seats } : des cartes à passer.
ask-discarding = { $count ->
    [one] Choisissez { $count } carte à défausser ; vous en piochez autant.
   *[other] Choisissez { $count } cartes à défausser ; vous en piochez autant.
}
why-discarding = À deux joueurs, on défausse des cartes face cachée et on en pioche autant.
wait-discarding = On attend { $seats } : des cartes à défausser.
ask-opening = Quelles cartes misez-vous ?
why-opening = Vous misez toutes vos cartes d’un type, et des jokers si vous voulez ; les autres doivent alors miser toutes les leurs. Celui qui mise le plus effectue l’action. Si vous ne misez rien, c’est au joueur suivant ; si personne ne mise, le tour finit et toutes les mains sont abandonnées.
wait-opening = On attend { $seats } : une mise.
ask-answering = « { $card } » : { $forced ->
    [0] vous n’en avez pas
   *[other] vous devez en jouer { $forced }
} ; la plus haute mise est de { $best }.{ $wilds ->
    [0] {""}
   *[other] {" "}Ajoutez-vous des jokers ?
}
why-answering = Vous jouez toutes vos cartes de ce type, que vous vouliez l’action ou non. Chaque joker compte comme une carte de plus ; vous pourrez aussi en ajouter plus tard dans cette enchère.
wait-answering = On attend { $seats } : une réponse à la mise.
ask-raising = « { $card } » : { $lead ->
    [yes] vous menez avec { $mine }.
    [tie] vous êtes à égalité en tête avec { $mine }.
   *[no] votre mise est de { $mine }, la plus haute de { $best }.
}{ $wilds ->
    [0] {" "}Vous n’avez pas de joker.
   *[other] {" "}Ajoutez-vous des jokers ?
}
why-raising = Le joueur qui a la plus haute mise effectue l’action ; en cas d’égalité, tous les ex æquo l’effectuent. Si vous n’ajoutez rien, vous gardez vos jokers, et la question revient dès que quelqu’un renchérit.
wait-raising = On attend { $seats } : des jokers à ajouter, ou rien.
ask-targeting = Quel pion tournez-vous ?
why-targeting = « Tourner un adversaire » vise le pion d’un autre joueur. S’il n’est pas sur le plateau, son propriétaire le pose d’abord.
wait-targeting = On attend { $seats } : un pion à choisir.
ask-placing = Posez votre pion { $where }.
why-placing = On pose un pion quand une carte action le concerne, et de nouveau s’il est sorti du plateau. Il peut regarder dans n’importe quelle direction, mais ne doit toucher ni pion, ni tombe, ni mausolée, ni cerveau.
wait-placing = On attend { $seats } : un pion à poser.
ask-turning = « { $card } » : de combien tournez-vous { $pawn } ?
why-turning = Un pion tourne sur place, jusqu’à 180°, sans pouvoir en recouvrir un autre. Tout ce que ses pieds balaient compte.
wait-turning = On attend { $seats } : un pion à tourner.
ask-winding = { $winds ->
    [0] Pas remonté du tout. Le lâcher ?
    [one] Remonté de { $winds } tour de clé. Le lâcher ?
   *[other] Remonté de { $winds } tours de clé. Le lâcher ?
}
why-winding = Le pion marche jusqu’à ce que son ressort soit détendu ; là où il finit, et là où finissent les autres, c’est définitif. Un jeton noir ôte un tour de clé, un vert en ajoute un.
wait-winding = On attend { $seats } : un pion à lâcher.
ask-feeding = Votre pion a touché un autre cerveau : que prenez-vous ?
why-feeding = Le premier cerveau rapporte un jeton noir ; chacun des suivants rapporte un jeton noir, ou fait monter un de vos jetons d’un rang.
wait-feeding = On attend { $seats } : une récompense à choisir pour un cerveau.
ask-any-time = Utilisez-vous un jeton ?
why-any-time = Les jetons violets, jaunes et rouges servent chaque fois que le jeu attend quelqu’un : le jaune avant une enchère, le rouge pendant qu’on ajoute des jokers.

## Ce qui s’est passé

event-match-began = Les pions sont tirés au sort : { $pawns }. Premier donneur : { $dealerIs ->
    [you] vous
   *[other] { $dealer }
}. Disposition : { $layout }.
event-layout-agreed = Tous acceptent la disposition.
event-turn-began = Tour { $turn } ; donneur : { $dealerIs ->
    [you] vous
   *[other] { $dealer }
}.
event-hand-dealt = { $seatIs ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
event-hand-dealt-unseen = { $seat } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-cards-passed = { $giverIs ->
    [you] Vous passez { $cards } à { $receiver }.
   *[other] { $receiverIs ->
        [you] { $giver } vous passe { $cards }.
       *[other] { $giver } passe { $cards } à { $receiver }.
    }
}
event-cards-passed-unseen = { $giver } passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $receiver }.
event-cards-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-cards-discarded-unseen = { $seat } défausse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-cards-drawn = { $seatIs ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
}
event-cards-drawn-unseen = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-bidder-passed = { $seatIs ->
    [you] Vous ne misez rien.
   *[other] { $seat } ne mise rien.
}
event-bid-opened = { $seatIs ->
    [you] Vous misez « { $card } »
   *[other] { $seat } mise « { $card } »
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $wilds ->
    [0] {""}
    [one] , dont { $wilds } joker
   *[other] , dont { $wilds } jokers
}.
event-bid-answered = { $count ->
    [0] { $seatIs ->
        [you] Vous ne misez
       *[other] { $seat } ne mise
    } rien
   *[other] { $seatIs ->
        [you] Vous misez
       *[other] { $seat } mise
    } { $count }
}{ $wilds ->
    [0] {""}
    [one] , dont { $wilds } joker
   *[other] , dont { $wilds } jokers
}.
event-bid-raised = { $seatIs ->
    [you] Vous montez à { $bid }.
   *[other] { $seat } monte à { $bid }.
}
event-raise-passed = { $seatIs ->
    [you] Vous n’ajoutez rien.
   *[other] { $seat } n’ajoute rien.
}
event-auction-won = { $winnersIs ->
    [you] Vous remportez l’enchère « { $card } ».
   *[other] { $winnersCount ->
        [1] { $winners } remporte l’enchère « { $card } ».
       *[other] Égalité pour l’enchère « { $card } » : { $winners }.
    }
}
event-target-named = { $seatIs ->
    [you] Vous choisissez
   *[other] { $seat } choisit
} { $targetIs ->
    [you] votre pion
   *[other] le pion { $targetOf }
}.
event-pawn-placed = { $seatIs ->
    [you] Vous posez votre pion.
   *[other] { $seat } pose son pion.
}
event-pawn-turned = { $way ->
    [none] { $byIs ->
        [you] Vous ne tournez
       *[other] { $by } ne tourne
    } pas { $pawn }.
   *[other] { $byIs ->
        [you] Vous tournez
       *[other] { $by } tourne
    } { $pawn } { $much } vers la { $way ->
        [left] gauche
       *[right] droite
    }.
}
event-pawn-wound = { $seatIs ->
    [you] Votre pion est
   *[other] Le pion { $seatOf } est
} { $winds ->
    [0] lâché sans être remonté
    [one] remonté de { $winds } tour de clé et lâché
   *[other] remonté de { $winds } tours de clé et lâché
}.
event-pawn-wound-askew = { $seatIs ->
    [you] Votre pion est
   *[other] Le pion { $seatOf } est
} { $winds ->
    [0] reposé un peu de travers et lâché sans être remonté
    [one] remonté de { $winds } tour de clé, reposé un peu de travers et lâché
   *[other] remonté de { $winds } tours de clé, reposé un peu de travers et lâché
}.
event-pawns-walked = { $seatIs ->
    [you] Votre pion
   *[other] Le pion { $seatOf }
} marche pendant { $seconds } s.
event-pawn-fell = { $seatIs ->
    [you] Votre pion
   *[other] Le pion { $seatOf }
} tombe { $how ->
    [face] sur le nez
    [back] sur le dos
    [left] sur le côté gauche
   *[right] sur le côté droit
} ; on le relève.
event-step-reached = { $seatIs ->
    [you] Votre pion
   *[other] Le pion { $seatOf }
} atteint l’étape { $stage } du tracé.
event-pawn-taken = { $kind ->
    [mausoleum] Un mausolée engloutit { $seatIs ->
        [you] votre pion
       *[other] le pion { $seatOf }
    }.
   *[grave] { $seatIs ->
        [you] Votre pion
       *[other] Le pion { $seatOf }
    } finit dans une tombe ouverte.
}
event-pawn-ran-off = { $seatIs ->
    [you] Votre pion
   *[other] Le pion { $seatOf }
} sort de la tuile { $tile } et doit revenir en arrière.
event-brain-paid = { $token ->
    [none] { $seatIs ->
        [you] Un cerveau, mais vous ne prenez rien.
       *[other] Un cerveau, mais { $seat } ne prend rien.
    }
   *[other] { $upgraded ->
        [none] { $seatIs ->
            [you] Un cerveau ! Vous gagnez un jeton { $token }
           *[other] Un cerveau ! { $seat } gagne un jeton { $token }
        }
       *[other] { $seatIs ->
            [you] Un cerveau ! Votre jeton { $upgraded } devient { $token }
           *[other] Un cerveau ! Le jeton { $upgraded } { $seatOf } devient { $token }
        }
    }{ $tokenId ->
        [black] {" "}(un tour de clé de moins, au choix).
        [purple] {" "}(il permet de tourner son pion).
        [green] {" "}(un tour de clé de plus, au choix).
        [yellow] {" "}(il permet de voler une carte).
       *[red] {" "}(il augmente une mise de 1).
    }
}
event-token-used = { $seatIs ->
    [you] Vous utilisez un jeton { $token }.
   *[other] { $seat } utilise un jeton { $token }.
}
event-card-stolen = { $seatIs ->
    [you] Vous volez « { $card } » à { $victim }.
   *[other] { $victimIs ->
        [you] { $seat } vous vole « { $card } ».
       *[other] { $seat } vole « { $card } » à { $victim }.
    }
}
event-card-stolen-unseen = { $seat } vole une carte à { $victim }.
event-turn-ended = Le tour { $turn } est fini{ $count ->
    [0] {""}
    [one] {" ; "}{ $count } carte est abandonnée
   *[other] {" ; "}{ $count } cartes sont abandonnées
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
    [you] Vous pouvez choisir à nouveau.
   *[other] { $seat } peut choisir à nouveau.
}
gate = { $winnersIs ->
    [you] Vous gagnez : votre pion a franchi la grille.
   *[other] { $winners } gagne : son pion a franchi la grille.
}
last-turn = { $winnersIs ->
    [you] Vous gagnez : après le dernier tour, votre pion est le plus avancé sur le tracé.
   *[other] { $count ->
        [1] { $winners } gagne : son pion est le plus avancé sur le tracé après le dernier tour.
       *[other] { $winners } se partagent la victoire : pions aussi avancés l’un que l’autre après le dernier tour.
    }
}

## La position entière

view-turn = Tour { $turn } sur { $last } ; donneur : { $dealerIs ->
    [you] vous
   *[other] { $dealer }
}.
view-path = Le tracé : { $path }. Il part de la zone de départ de la première tuile et finit à la grille.
view-tile = Sur la { $tile } : { $triggers }.
view-pawn = { $name }, { $pawn } : sur la { $tile }, à { $along } cm du bord, { $spot }, tourné { $heading } ; étape { $stage } sur { $stages }.
view-pawn-off = { $name }, { $pawn } : { $where ->
    [box] pas encore posé
    [mausoleum] pris par un mausolée
    [grave] dans une tombe ouverte
    [out] a franchi la grille
   *[ranOff] sorti des tuiles
}.
view-seat = { $seatIs ->
    [you] Vous
   *[other] { $seat }
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; jetons : { $tokens }.
view-supply = En réserve : { $tokens }.
view-opened = Types déjà mis aux enchères ce tour-ci : { $opened }.
view-auction = Enchère « { $card } » : { $bids }.
bid-of = { $seatIs ->
    [you] vous
   *[other] { $seat }
} { $bid }
view-to-answer = Doivent encore jouer toutes leurs cartes « { $card } » : { $toAnswer }.
view-known = Cartes que vous connaissez dans la main { $seatOf } : { $cards }.
view-hand = Votre main : { $hand }.
view-chosen = Choisies : { $chosen }.
view-tokens = Vos jetons : { $tokens }.
panel-you = Vous
panel-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
panel-stage = étape { $stage } sur { $stages }{ $isBack ->
    [yes] , renvoyé
   *[no] {""}
}
panel-where = { $where ->
    [box] pas encore posé
    [board] sur le plateau
    [mausoleum] au mausolée
    [grave] dans une tombe
    [out] arrivé
   *[ranOff] sorti
}

## Les options

option-layout = Disposition
option-layout-text = Où sont posées les tuiles : straight, L, S, square, ou le code d’une disposition dessinée par quelqu’un.
option-hand = Cartes distribuées
option-hand-text = Combien de cartes chacun reçoit ; 8 est une variante courante.
option-passing = Échange de cartes
option-passing-text = Comment on passe des cartes avant les enchères.
option-passing-turn = chacun son tour, en commençant à gauche du donneur
option-passing-together = tous choisissent en même temps
option-passing-none = on ne passe pas de cartes
option-pawns = Pions
option-pawns-text = Chaque pion dévie-t-il à sa façon ?
option-pawns-characters = chacun a son caractère
option-pawns-identical = tous marchent de la même façon
option-hands = Mains
option-hands-text = Un pion remonté est-il reposé exactement, ou un peu de travers ?
option-hands-steady = sûres
option-hands-human = humaines
option-aim = Visée
option-aim-text = De combien de degrés le propriétaire peut tourner un pion avant de le lâcher ; une règle maison pour les longues boucles.
option-last-turn = Dernier tour
option-last-turn-text = Après ce tour, le pion le plus avancé sur le tracé gagne.
option-dealer = Premier donneur
option-dealer-text = Qui donne le premier. La règle dit le plus âgé ; si personne n’est choisi, le sort décide.
first-match = Première partie plus simple : on ne passe pas de cartes, et vous ouvrez les enchères

## Pourquoi un coup est refusé

match-over = La partie est finie
not-your-turn = Ce n’est pas à vous de décider
agreed-already = Vous avez déjà accepté
chosen-already = Vous avez déjà choisi ; reprenez une carte pour en choisir une autre
agree-first = Il faut d’abord que tous acceptent la disposition
give-first = Il faut choisir une carte à passer
discard-first = Il faut choisir une carte à défausser
open-first = Misez des cartes, ou passez
answer-first = Il faut répondre à la mise
raise-first = Ajoutez des jokers, ou passez
target-first = Choisissez d’abord quel pion vous tournez
place-first = Il faut poser le pion
turn-first = Il faut tourner le pion
wind-first = Il faut lâcher le pion
brain-first = Choisissez d’abord ce que vous prenez pour le cerveau
no-such-card = Il n’y a pas de carte « { $card } »
not-in-hand = Vous n’avez plus de carte « { $card } » à choisir
wild-has-no-action = Un joker n’a pas d’action : on ne peut pas le mettre seul aux enchères
opened-already = « { $card } » a déjà été mis aux enchères ; chaque type ne l’est qu’une fois par tour
not-so-many-wilds = Vous ne pouvez pas en ajouter { $wilds } : { $held ->
    [0] vous n’avez aucun joker en main
    [one] vous n’avez que { $held } joker en main
   *[other] vous n’avez que { $held } jokers en main
}
bid-something = Une ouverture compte au moins une carte : vous n’avez pas de carte « { $card } » et n’ajoutez aucun joker
add-something = Pour ne rien ajouter, passez
own-pawn = « Tourner un adversaire » vise le pion d’un autre joueur
no-such-seat = Il n’y a pas de place { $number }
no-facing = { $facing } n’est pas une direction ; il y en a de 0 à 65535
facing-only = Le pion revient à un endroit fixé ; vous ne choisissez que sa direction
place-it = Il y a de la place : choisissez où poser le pion, et pas seulement sa direction
out-of-the-area = Les pieds du pion doivent tenir tout entiers dans la zone
on-a-pawn = Le pion en recouvrirait un autre
on-a-trigger = Un pion posé ne doit toucher ni mausolée, ni tombe, ni cerveau
only-left = « Tourner à gauche » ne permet de tourner que vers la gauche
only-right = « Tourner à droite » ne permet de tourner que vers la droite
too-far = { $degrees }°, c’est trop : 180° au plus
pawn-in-the-way = { $seatIs ->
    [you] Votre pion
   *[other] Le pion { $seatOf }
} barre le passage : { $degrees }° au plus
not-so-many-tokens = Vous ne pouvez pas en utiliser { $count } : { $held ->
    [0] vous n’avez aucun jeton { $token }
    [one] vous n’avez que { $held } jeton { $token }
   *[other] vous n’avez que { $held } jetons de cette couleur ({ $token })
}
below-no-winds = Un pion ne peut pas être remonté de moins de 0 tour de clé
same-facing = Un pion remonté est reposé exactement comme il était
beyond-the-aim = À cette table, un pion peut être tourné de { $aim }° au plus avant d’être lâché
no-such-token = Il n’y a pas de jeton « { $token } »
red-is-highest = Un jeton rouge ne peut plus être amélioré
token-not-held = Vous n’avez pas de jeton { $token }
none-higher = Il ne reste aucun jeton d’un rang supérieur à { $token }
pawn-not-there = Votre pion n’est pas sur le plateau
yellow-later = Un jeton jaune s’utilise juste avant une enchère
red-later = Un jeton rouge s’utilise pendant qu’on ajoute des jokers
own-hand = On vole une carte dans la main d’un autre
empty-hand = Cette main est vide

## Ce qui ne va pas dans une disposition ou une boîte

layout-unknown = « { $text } » n’est ni une disposition ({ $names }) ni le code d’une disposition, comme 2A00-3A01-4A02-1A03-2341-S
layout-bad-tile = « { $text } » n’est pas une tuile : numéro, face, colonne, rangée et quarts de tour, comme 1A121
layout-bad-face = « { $text } » n’est pas une tuile avec sa face, comme 3B
layout-bad-path = « { $text } » n’est pas un tracé, comme 2341
layout-bad-start = « { $text } » n’est pas un bord de départ : N, E, S ou W
layout-missing-tile = La tuile { $tile } manque
layout-twice = Il n’y a qu’une tuile { $tile }
layout-no-such-tile = Il n’y a pas de tuile { $tile }
layout-bad-turns = Tuile { $tile } : { $turns } n’est pas un nombre de quarts de tour ; il en faut de 0 à 3
layout-overlap = Des tuiles se chevauchent : { $tiles }
layout-hole = Les tuiles doivent se toucher bord à bord ; il y a un trou avant : { $tiles }
layout-path-stranger = Le tracé passe par la tuile { $tile }, qui n’existe pas
layout-short-path = Un tracé a au moins deux étapes
layout-path-end = Le tracé finit sur la tuile { $tile }, et non sur la tuile 1, où se trouve la grille
layout-path-thrice = Le tracé passe plus de deux fois par la tuile { $tile }
layout-path-jump = Les tuiles { $from } et { $to } se suivent sur le tracé mais ne sont pas voisines
layout-gate-blocked = La grille donne sur la tuile { $tile } ; elle doit donner sur l’extérieur, ou sur la première tuile du tracé
layout-gate-start = La grille donne sur la première tuile, { $tile } ; le tracé doit donc partir de là, au bord { $edge ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
no-such-walk = la question porte sur un pion posé sur une tuile et remonté de 1 à 9 tours de clé
bad-kinds = la boîte doit contenir ceux-ci, dans cet ordre : { $names }
bad-pawns = il faut au moins quatre pions, tous de noms différents
bad-walker = un tel pion ne pourrait pas marcher
bad-face = ce qui est imprimé doit être tout entier sur la tuile, et une tombe s’écrit [x, y, 0], ou [x, y, 1] si elle est en travers
crowded-grave = un pion sur la tombe en { $x }, { $y } toucherait autre chose

## Sur le plateau du navigateur
board-graveyard = Le cimetière vu d’en haut
board-start = DÉPART
board-gate = LA GRILLE
board-slow = Au ralenti
board-mishap = { $how ->
    [grave] { $seatIs ->
        [you] Votre pion
       *[other] Le pion { $seatOf }
    } a touché la ligne blanche : il tombe dans la tombe.
    [mausoleum] { $seatIs ->
        [you] Votre pion
       *[other] Le pion { $seatOf }
    } a touché le mausolée, qui l’engloutit.
    [ranOff] { $seatIs ->
        [you] Votre pion
       *[other] Le pion { $seatOf }
    } est passé par-dessus bord : il doit revenir en arrière.
   *[fell] { $seatIs ->
        [you] Votre pion
       *[other] Le pion { $seatOf }
    } est tombé : sa marche s’arrête là.
}
board-nearer = Zoom avant
board-farther = Zoom arrière
board-whole = Tout le cimetière
board-follow = Suivre l’action
board-pawn-at = { $name }, { $seat }
board-pawn-lies = { $name }, { $seat } : à terre
board-pawn-below = { $name }, { $seat } : dans { $where ->
    [mausoleum] ce mausolée
   *[other] cette tombe
}
board-place-grip = Votre pion : les flèches le déplacent, Page précédente et Page suivante le tournent, Entrée le pose ; il regarde { $heading }
board-hand = Votre main
board-pile = { $count } × { $card }
board-racers = Les coureurs
board-tokens = Jetons
board-dealer = Donne ce tour-ci
board-dealer-short = donne
board-name = Celui-ci
board-use-tokens = Les jetons que vous pouvez utiliser maintenant
board-use-purple = Violet : tourner votre pion
board-auction = Enchère « { $card } »
board-acts-now = agit maintenant
board-acts-next = agit ensuite
board-must-play = doit miser
board-may-raise = réfléchit
board-leads = en tête
board-ties = à égalité
board-passed = a passé
board-forced = Vous devez jouer { $count } × « { $card } ».
board-forced-lead = Ce serait la plus haute mise : vous devriez effectuer l’action !
board-forced-tie = Ce serait une égalité : vous devriez effectuer l’action, comme tous les autres à égalité !
board-you-lead = Vous êtes en tête : pour l’instant, c’est vous qui effectuerez « { $card } ».
board-you-tie = Égalité : pour l’instant, tous les ex æquo effectueront « { $card } ».
board-would-lead = Vous prendriez la tête : l’action serait à vous.
board-would-tie = Vous seriez à égalité : tous les ex æquo effectueraient l’action.
board-pick-type = Choisissez dans votre main les cartes à miser.
board-wilds = { $wilds ->
    [0] aucun joker
    [one] { $wilds } joker
   *[other] { $wilds } jokers
}
board-wild-less = Un joker de moins
board-wild-more = Un joker de plus
board-add-wild = Ajouter un joker
board-beaten = Même avec tous vos jokers, vous n’atteindriez pas { $best }.
board-let-go = { $winds ->
    [0] Le lâcher sans le remonter
    [one] Le remonter de { $winds } tour et le lâcher
   *[other] Le remonter de { $winds } tours et le lâcher
}
board-winds-by = { $token ->
    [black] −
   *[green] +
}{ $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
board-turner = Tourner
board-left-much = Tourner à gauche
board-left-little = Tourner à gauche, juste un peu
board-right-much = Tourner à droite
board-right-little = Tourner à droite, juste un peu
board-face-on = { $goal ->
    [gate] Face à la grille
    [back] À l’envers
   *[path] Dans le sens du tracé
}
board-turned = { $way ->
    [left] Tourné { $much } vers la gauche : il regarde { $heading }.
    [right] Tourné { $much } vers la droite : il regarde { $heading }.
   *[none] Pas tourné : il regarde { $heading }.
}
board-stopped = { $side ->
    [left] À gauche
    [right] À droite
   *[both] Des deux côtés
}, { $seatIs ->
    [you] votre pion
   *[other] le pion { $seatOf }
} l’arrête { $size ->
    [touch] presque aussitôt
    [little] assez vite
    [eighth] après un huitième de tour
    [quarter] après un quart de tour
    [more] après plus d’un quart de tour
   *[half] juste avant le demi-tour
}.
board-pit = { $kind ->
    [mausoleum] Ses pieds toucheraient un mausolée : il quitterait le plateau.
   *[other] Ses pieds toucheraient la tombe ouverte : il y tomberait.
}
board-faces = Il regarde { $heading }.
board-not-there = { $why ->
    [area] Ses pieds doivent rester dans la zone marquée.
    [pawn] Ses pieds recouvriraient un autre pion.
   *[mark] Ses pieds toucheraient une tombe, un mausolée ou un cerveau.
}
board-do-place = Le poser ici
board-place-and-go = { $winds ->
    [one] Le remonter ici de { $winds } tour et le lâcher
   *[other] Le remonter ici de { $winds } tours et le lâcher
}
board-do-face = L’orienter ainsi
board-do-turn = { $turned ->
    [yes] Le tourner ainsi
   *[no] Le laisser comme il est
}
board-do-let-go = Le remonter et le lâcher
board-do-purple = Utiliser le jeton violet
board-not-now = Pas maintenant
board-wonder = Que pourrait-il se passer ?
board-fan = { $agree ->
    [all] Les { $trials } marches d’essai
   *[some] Sur { $trials } marches d’essai
}, après { $winds ->
    [one] { $winds } tour de clé
   *[other] { $winds } tours de clé
}, { $ends }.
board-fan-rests = { $count ->
    [all] s’arrêtent sans encombre
    [one] { $count } s’arrête sans encombre
   *[other] { $count } s’arrêtent sans encombre
}
board-fan-falls = { $count ->
    [all] finissent par une chute
    [one] { $count } finit par une chute
   *[other] { $count } finissent par une chute
}
board-fan-grave = { $count ->
    [all] finissent dans une tombe ou un mausolée
    [one] { $count } finit dans une tombe ou un mausolée
   *[other] { $count } finissent dans une tombe ou un mausolée
}
board-fan-off = { $count ->
    [all] sortent par un bord
    [one] { $count } sort par un bord
   *[other] { $count } sortent par un bord
}
board-fan-gate = { $count ->
    [all] gagnent
    [one] { $count } gagne
   *[other] { $count } gagnent
}
board-wind-pad = Tournez la clé : tracez des cercles, ou appuyez sur la flèche droite. Tours : { $done } sur { $winds }
board-three = 3D : en trois dimensions
board-flat = 2D : vu d’en haut
board-aim-flat = Viser vu du dessus (2D)
board-wind-by-hand = Tracez des cercles autour de la clé jusqu’au bout, puis lâchez.
board-layout = La disposition : quatre tuiles à déplacer
board-draw-path = Dessiner le tracé
board-turn-tile = Tourner la tuile { $tile }
board-flip-tile = Retourner la tuile { $tile }
board-start-edge = Bord de départ
board-tiles-how = Faites glisser une tuile, ou déplacez-la avec les flèches ; R la tourne, F la retourne.
board-path-how = Choisissez les tuiles dans l’ordre de la course ; elle finit sur la tuile 1.
board-path-is = Le tracé : { $path }.
board-layout-good = Cette disposition est jouable. Pour la partager, copiez son code :
board-layout-text = Le code de cette disposition, pour la partager
board-look-left = Regarder de plus à gauche
board-look-right = Regarder de plus à droite
board-no-three = Ce navigateur ne peut pas afficher la 3D.

# Pourquoi un robot a décidé ainsi.
why-wins = Cette marche devrait mener hors de la grille.
win-by-turn = Tourné d’abord, le pion sort tout droit par la grille.
win-missed = Il manque encore environ { $way } cm au pion pour sortir.
win-missed-grave = Le pion est tombé dans une tombe.
win-missed-off = Le pion a quitté le plateau au mauvais endroit.
why-could-win = « { $card } » pourrait gagner la partie tout de suite.
why-gain = « { $card } » devrait faire avancer le pion d’environ { $way } cm.
why-deny = « { $card } » aiderait davantage un adversaire.
why-hinder = « { $card } » détourne de la grille le pion de tête.
why-cheap = « { $card } » coûte peu maintenant.
why-keep-wilds = Les jokers serviront mieux plus tard.
why-nothing-to-gain = Rien ne mérite une enchère.
why-least-useful = « { $card } » est la carte la moins utile de la main.
why-turn-away = Tourné dans une autre direction, ce pion perd sa prochaine marche.
why-way-ahead = De là, la voie est la plus libre.
why-winds-fit = Avec ce nombre de tours de clé, la marche finit au mieux.
why-let-go = Le pion est assez bien tourné : aucun jeton n’est dépensé.

# Pourquoi un choix vaut mieux qu’un autre (gain) ou moins que le meilleur (loss), selon ce qui les distingue le plus.
gain-less-way-to-go = Raccourcit le chemin vers la grille.
loss-more-way-to-go = Laisse un plus long chemin vers la grille.
gain-more-near = Arrive à portée du prochain bord.
loss-less-near = Reste hors de portée du prochain bord.
gain-more-not-far = Se rapproche de la grille.
loss-less-not-far = Reste plus loin de la grille.
gain-less-astray = Regarde dans la bonne direction.
loss-more-astray = Regarde du mauvais côté.
gain-more-on-board = Garde le pion sur le plateau.
loss-less-on-board = Risque de faire sortir le pion du plateau.
gain-less-in-box = Fait sortir le pion de la boîte.
loss-more-in-box = Laisse le pion dans la boîte.
gain-less-in-grave = Garde le pion hors de la tombe.
loss-more-in-grave = Risque une tombe.
gain-more-black = Laisse un jeton noir de plus.
loss-less-black = Laisse un jeton noir de moins.
gain-more-purple = Laisse un jeton violet de plus.
loss-less-purple = Laisse un jeton violet de moins.
gain-more-green = Laisse un jeton vert de plus.
loss-less-green = Laisse un jeton vert de moins.
gain-more-yellow = Laisse un jeton jaune de plus.
loss-less-yellow = Laisse un jeton jaune de moins.
gain-more-red = Laisse un jeton rouge de plus.
loss-less-red = Laisse un jeton rouge de moins.
gain-more-wilds = Laisse plus de jokers pour la suite.
loss-less-wilds = Laisse moins de jokers pour la suite.
gain-more-most-wilds = A plus souvent le plus de jokers.
loss-less-most-wilds = A moins souvent le plus de jokers.
gain-more-cards = Garde plus de cartes pour les enchères à venir.
loss-less-cards = Laisse moins de cartes pour les enchères à venir.
gain-more-bids-next = Ouvre la prochaine enchère.
loss-less-bids-next = Laisse un autre ouvrir la prochaine enchère.
gain-more-winds-held = Garde des cartes Remonter encore à ouvrir.
loss-less-winds-held = A moins de chances de garder des cartes Remonter encore à ouvrir.
gain-more-winds-led = Garde l’avantage pour un type Remonter qui reste à ouvrir.
loss-less-winds-led = Perd l’avantage pour un type Remonter qui reste à ouvrir.
gain-more-way-led = Garde l’avantage pour un Remonter qui mènerait le pion loin.
loss-less-way-led = Perd l’avantage pour un Remonter qui mènerait le pion loin.
gain-more-longest-way = Laisse une plus longue marche à venir.
loss-less-longest-way = Laisse une moins longue marche à venir.
gain-more-winning-winds = Laisse une carte Remonter qui pourrait gagner.
loss-less-winning-winds = Use une carte Remonter qui pourrait gagner.
gain-more-winning-led = Garde les cartes d’une marche gagnante.
loss-less-winning-led = Renonce aux cartes d’une marche gagnante.
gain-more-turns-led = Garde une rotation dont le pion a besoin.
loss-less-turns-led = Renonce à une rotation dont le pion a besoin.
gain-more-opponents-led = Garde de quoi tourner un adversaire.
loss-less-opponents-led = Renonce à tourner un adversaire.
gain-more-action-led = A plus de chances de mener une enchère.
loss-less-action-led = A moins de chances de mener une enchère.
gain-more-action-gain = Mène des enchères qui valent plus.
loss-less-action-gain = Mène des enchères qui valent moins.
gain-more-action-won = A plus de chances d’obtenir l’action.
loss-less-action-won = A moins de chances d’obtenir l’action.
gain-more-action-gain-won = A plus de chances d’obtenir une action qui mène le pion loin.
loss-less-action-gain-won = A moins de chances d’obtenir une action qui mène le pion loin.
why-best-left = C’est le meilleur choix qui reste.
fact-grave = { $amount ->
    [10] Tombe dans une tombe, presque à coup sûr.
   *[other] Tombe plus souvent dans une tombe : { $amount } fois sur 10 au lieu de { $other }.
}
fact-grave-not = { $amount ->
    [0] Ne tombe presque jamais dans une tombe.
    [1] Tombe rarement dans une tombe : { $amount } fois sur 10 au lieu de { $other }.
   *[other] Tombe moins souvent dans une tombe : { $amount } fois sur 10 au lieu de { $other }.
}
fact-way = Finit environ { $gap } cm plus loin de la grille.
fact-way-not = Finit environ { $gap } cm plus près de la grille.
fact-rival-way = { $seatIs ->
    [you] Vous laisse
   *[other] Laisse { $seat }
} environ { $gap } cm plus loin de la grille.
fact-rival-way-not = { $seatIs ->
    [you] Vous laisse
   *[other] Laisse { $seat }
} environ { $gap } cm plus près de la grille.
fact-wilds = Laisse { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
} en main au lieu de { $other }.
fact-wilds-not = { $amount ->
    [0] Ne laisse aucun joker
    [one] Ne laisse que { $amount } joker
   *[other] Ne laisse que { $amount } jokers
} en main au lieu de { $other }.

## Ce que sont les choses : dans la boîte, et sur le plateau en ce moment

about-gate = La grille : le premier pion qui suit le tracé et la franchit complètement gagne (§9.1).
about-start = La zone de départ : c’est ici que les pions entrent en jeu (§1.6, §1.9).
about-grave = Une tombe ouverte : le pion dont les pieds touchent sa ligne blanche quitte le plateau. À la prochaine carte qui le concerne, il repart de cette tombe (§7.2).
about-mausoleum = Un mausolée : le pion qui le touche quitte le plateau. À la prochaine carte qui le concerne, il repart une tuile en arrière (§7.1).
about-brain = Un cerveau : le pion dont les pieds le touchent gagne un jeton (§8.1).
about-scenery = Les pierres tombales, les arbres et le reste n’ont aucun effet (§7.3).
about-tile = Une tuile de cimetière, large de 25 cm. La course suit les flèches ; un pion qui sort par un bord recule d’une tuile (§6.4).
about-pawn = Un zombie mécanique : on ne le déplace jamais, on le remonte et on le lâche (§5.1).
about-this-pawn = { $seatIs ->
    [you] { $pawn }, votre pion.
   *[other] { $pawn }, le pion { $seatOf }. Vous pouvez le pousser par-dessus un bord (§6.2).
}
about-step = Il a atteint l’étape { $stage } sur { $stages } (§6.9).
about-wind = Remonter : le pion du plus offrant est remonté d’autant de tours, puis lâché (§5.1).
about-rotate = Tourner : faites tourner votre pion, ou celui de quelqu’un d’autre, jusqu’à 180° (§5.2, §5.3).
about-wild = Joker : compte comme n’importe quel type dans une mise, et n’a pas d’action à lui (§4.6).
about-card = « { $card } » : { $text }
about-token = { $text } (§8.3)
about-tokens = Les jetons Cerveau, en cinq rangs : chaque nouveau cerveau peut en améliorer un (§8.1, §8.3).
about-auction = L’enchère : celui qui a misé le plus de cartes doit agir ; les ex æquo agissent l’un après l’autre (§4.4).
about-racer = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main. Le nombre est public, pas les cartes (§2.3).

## Ce qu’il faut savoir avant qu’on ne puisse plus annuler

warn-let-go = Une fois le pion lâché, on ne peut plus annuler sa marche (§5.1).

## Passer toutes les cartes d’un coup, et les dispositions en images
board-pass-more = { $count ->
    [one] Choisissez encore { $count } carte.
   *[other] Choisissez encore { $count } cartes.
}
board-pass-these = { $count ->
    [0] Passer
    [1] Passer cette carte
   *[other] Passer ces { $count } cartes
}
board-discard-these = { $count ->
    [0] Défausser
    [1] Défausser cette carte
   *[other] Défausser ces { $count } cartes
}
board-pass-for-me = Choisir pour moi
layout-straight = ligne droite
layout-l = L
layout-s = S
layout-square = carré
layout-own = dessinée par les joueurs

# The pictures of the rulebook

picture-oval = Deux tuiles sur deux : un ovale dont la grille est à la fois départ et arrivée.
picture-gate = Une bonne marche, et le pion de tête a entièrement franchi le bord de la grille : il gagne.
picture-wrong-way = Tourné vers le côté, un pion près de la grille la manque : il faut le tourner avant de le remonter.

# What was done with a thing, in the lab

used-give-card = passée
used-discard-card = défaussée
used-open = enchère ouverte
used-upgrade-token = amélioré
