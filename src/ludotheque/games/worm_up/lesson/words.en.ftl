# The lesson of Worm Up.  Each sentence has at most fifteen words.

lesson-host = Rosalind
lesson-name-1 = Nelly
lesson-name-2 = Otto
lesson-goal = Touch the finish first, with your worm’s head.
lesson-danger = Nobody is knocked out, but equal bids get nobody anywhere.

lesson-win = Win first
lesson-win-bid = I’m Rosalind, the robin. I adore worms. To watch, I mean! Bid six.
lesson-win-crawl = Two sevens cancel each other: both worms sleep. Crawl into the finish!
lesson-win-crawl-missed = The finish is straight ahead, dear. It says FINISH. Try again.
lesson-win-end = First! Delicious. I mean: well done. Now let’s talk about bidding.

lesson-bid = How to bid
lesson-bid-seven = Nelly always bids seven. Everybody loves seven. So: seven, or six?
lesson-bid-seven-clash = Two sevens: you and Nelly stay put, and Otto giggles. Try again.
lesson-bid-crawl = Otto’s X swung the finish away. How rude! Crawl wherever you like.
lesson-bid-rest = A tile that worked rests for one round. Bid another one.
lesson-bid-end = Those two clashed! Bid what nobody else bids. That is the whole secret.

lesson-swing = Swing it back
lesson-swing-bid = I smell sevens over there. Will you bid seven, or X?
lesson-swing-bid-clash = You and Nelly: two sevens, two sleepers. So tempting… Try again.
lesson-swing-name = X becomes a number that nobody bid. You choose!
lesson-swing-finish = X may also swing the finish. Pull it back, then crawl into it!
lesson-swing-finish-missed = So close! Swing the finish towards you first, then crawl. Try again.
lesson-swing-end = You win! I would stay for lunch, but you are all my friends.

lesson-tip-bidding = Everyone wants seven. That is why seven so often goes nowhere.
lesson-tip-naming = X takes any free number. Take the largest one that you can use.
lesson-tip-moving = Crawl straight for the finish, or curl into somebody’s way. Both are polite here.
