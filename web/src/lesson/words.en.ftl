# The sentences around a lesson; those of the lesson itself come from its game.

lesson-of = Learn { $title }
lesson-chapters = Chapters
lesson-chapter-done = finished
lesson-leave = Leave the lesson
lesson-goal-label = Goal:
lesson-danger-label = Beware:
lesson-host-panel = Your host
lesson-try-again = Try again
lesson-next = Next chapter
lesson-repeat = Repeat the lesson
lesson-repeat-chapter = Repeat this chapter
lesson-play = Play it for real, against beginners, with hints
lesson-play-new = A whole match
