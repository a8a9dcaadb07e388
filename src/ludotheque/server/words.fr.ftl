# Ce que la maison refuse sur le web.
wrong-origin = La demande vient d’une page d’un autre site
no-guest = La maison ne vous connaît pas encore ; acceptez son cookie, puis rechargez la page
too-many = Trop de demandes à la fois ; attendez un instant, puis réessayez
too-deep = Trop de crochets imbriqués
no-table = Cette table n’existe pas
other-rules = Cette partie a commencé selon des règles que cette version de la maison ne connaît pas. Elle pourra reprendre quand la maison sera de nouveau à jour
no-page = Il n’y a rien à cette adresse
other-protocol = Cette page et la maison ne sont pas de la même version ; rechargez la page
too-many-tables = Vous avez déjà { $most } tables ouvertes ; finissez-en ou quittez-en une d’abord
nothing-to-see = L’option « { $option } » n’a pas d’aperçu
