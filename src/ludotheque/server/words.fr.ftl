# Ce que la maison refuse sur le web.
wrong-origin = La demande vient d’une page d’un autre site
no-guest = La maison ne vous connaît pas encore ; acceptez son cookie, puis rechargez la page
too-many = C’est beaucoup à la fois ; attendez un instant, puis réessayez
too-deep = Trop de parenthèses imbriquées
no-table = Cette table n’existe pas
no-page = Il n’y a rien à cette adresse
other-protocol = Cette page est d’une autre version que la maison ; rechargez-la
too-many-tables = Vous avez déjà { $most } tables ouvertes ; finissez-en une d’abord
nothing-to-see = Il n’y a rien à voir de l’option « { $option } »
