option-rounds = Manches
option-wind = Vent
highest-kite = Le cerf-volant le plus haut gagne
not-in-hand = Vous n'avez pas de carte { $card }
no-whistle = La place { $seat } ne peut pas siffler maintenant
against-the-wind = { $angle } est trop loin du vent, qui souffle vers { $towards }
not-to-that-seat = Vous ne pouvez pas donner de carte à la place { $receiver }
another-time = Cela se fait à un autre moment que « { $phase } »
