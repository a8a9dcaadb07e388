# The sentences around a lesson; those of the lesson itself come from its game.

lesson-of = Apprendre : { $title }
lesson-chapters = Chapitres
lesson-chapter-done = terminé
lesson-leave = Quitter la leçon
lesson-goal-label = But :
lesson-danger-label = Attention :
lesson-host-panel = Votre hôte
lesson-try-again = Réessayer
lesson-next = Chapitre suivant
lesson-repeat = Refaire la leçon
lesson-repeat-chapter = Refaire ce chapitre
lesson-play = Jouer pour de vrai contre des débutants, avec des conseils
lesson-play-new = Une partie entière
