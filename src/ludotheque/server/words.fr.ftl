# Ce que la maison refuse sur le web.
wrong-origin = La demande vient d’une page d’un autre site
no-guest = La maison ne vous connaît pas encore ; acceptez son cookie, puis rechargez la page
too-many = Trop de demandes à la fois ; attendez un instant, puis réessayez
too-deep = Trop de crochets imbriqués
no-table = Cette table n’existe pas
other-rules = Cette partie a commencé selon des règles que cette version de la maison ne connaît pas. Elle pourra reprendre quand la maison sera de nouveau à jour
no-page = Il n’y a rien à cette adresse
other-protocol = Cette page et la maison ne sont pas de la même version ; rechargez la page
too-many-tables = Vous avez déjà { $most } tables ouvertes ; terminez une partie ou quittez une table d’abord
nothing-to-see = L’option « { $option } » n’a pas d’aperçu
fork-over = La partie était alors finie ; choisissez une étape antérieure
too-many-reviews = Trop de relectures partagées sont ouvertes en ce moment ; réessayez plus tard

# Ce qu’une messagerie montre d’un lien vers la maison.
preview-shelf = Des jeux de table, entre amis ou contre des robots. La machine arbitre, et les dés se vérifient.
preview-new = { $title } : jouez entre amis ou contre des robots.
preview-rules = Les règles : { $title }.
preview-gathering = { $free ->
    [0] { $title } : toutes les places sont prises ; venez regarder.
    [one] { $title } : il reste une place, asseyez-vous !
   *[other] { $title } : il reste { $free } places, asseyez-vous !
}
preview-playing = { $title } : une partie est en cours. Venez regarder.
preview-over = { $title } : une partie est terminée. Revoyez-la.
workshop-closed = Cette maison n’a pas d’atelier
no-variant = Cette boîte n’existe pas
no-box = { $value } n’a pas de boîte à modifier
bad-name = Donnez à la boîte un nom d’au plus { $most } caractères
box-too-large = Cette boîte est trop grande pour être gardée
too-many-variants = Vous avez gardé { $most } boîtes aujourd’hui ; revenez demain
workshop-one-trial = Vous essayez déjà une boîte ; attendez la fin, ou annulez
workshop-busy = Trop de boîtes sont à l’essai ; attendez un peu, puis réessayez
workshop-failed = Les robots n’ont pas pu jouer avec cette boîte
workshop-bad-csv = Ce n’est pas une boîte en CSV : sa première ligne doit nommer les colonnes, dont « part »
review-unvalued = Les robots ne savent pas évaluer les positions de ce jeu avec ces règles : ses parties n’ont pas d’analyse
review-busy = La maison analyse déjà beaucoup de parties ; réessayez dans une minute
review-failed = Cette analyse a échoué ; redemandez-la
review-damaged = L’enregistrement de cette partie est endommagé à partir de l’étape { $entry } : { $reason }

# The players in the pictures of a rulebook, as in its examples

example-name-1 = Anne
example-name-2 = Basile
example-name-3 = Cléo
