# The sentences of the puzzles.

puzzles-text = Positions from real matches with one decision that is clearly best, or a win to be found this turn.
puzzle-of = { $title }: a puzzle
puzzle-today-done = You have solved today’s puzzle.
puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-solve = Solve it
puzzle-number = Puzzle { $number }
puzzle-done = solved
puzzle-grade = Difficulty { $grade } of 5
puzzle-best = Find the best decision.
puzzle-win = Win before your turn is over.
puzzle-seat = This is you
puzzle-rival = Rival { $number }
puzzle-solved = Solved!
puzzle-wrong-win = No win this time, but there is one to be found.
puzzle-shown = This is the answer.
puzzle-reason = Why? { $reason }
puzzle-against = Why not? { $reason }
puzzle-close = Close! There is something slightly better.
puzzle-worse = There is something better: your decision gives away { $share } of your chances.
puzzle-won = You win before your turn is over.
puzzle-as-good = Your decision is as good as the best one.
puzzle-best-found = You found the best decision.
puzzle-figures-best = The best decision wins { $chance } of the time, the next best { $second }. Both were tried in { $worlds } imagined matches that fit what you know.
puzzle-figures-win = There is a way that works { $chance } of the time.
puzzle-show = Show the answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-none = There are no puzzles here yet.
