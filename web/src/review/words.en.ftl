# The sentences of the replay and the review of a match.

replay-of = Replay: { $title }
replay-empty = There is nothing to watch yet.
replay-whose = As seen by
replay-own = me
replay-spectator = a spectator
looking-back = Looking back: { $title }
review-share = Review together
loading-part = One moment… { $percent }
to-the-table = Back to the table
replay-go = Play
replay-stop = Stop
replay-step = Step { $at } of { $count }
fork = Play on from here
fork-text = A new match begins from step { $step }, against bots and with new luck. The finished match stays as it is.
fork-seat = You play for
fork-bots = The others are bots
fork-go = Play on
review-shared = Shared review
review-leading = { $others ->
    [0] You lead. Nobody follows yet: send the link.
    [one] You lead; one person follows.
   *[other] You lead; { $others } people follow.
}
review-following = You see the step that the leader shows.
review-invite = Copy the link
review-leave = Leave
review-alone = Watch it alone
review-gone = This shared review is over.
review-draw = Draw on the board
review-draw-text = Press anything to mark it; drag from one place to another for an arrow. By keyboard: Tab to a thing, then Enter.
review-undo = Undo
review-clear = Erase all
review-pen-0 = Red pen
review-pen-1 = Blue pen
review-pen-2 = Green pen
review-pen-3 = Violet pen
notes = Private notes
notes-text = Notes stay in this browser; nobody else sees them.
notes-placeholder = Your note on step { $step }
notes-not-kept = This browser does not keep notes: they will be gone when you close this page.
review-of = Review: { $title }
review-working = Working out the chances, move by move… { $percent }
review-chart = Chances of winning throughout the match
review-seat-chance = { $name } { $percent }
review-now = Chances of winning at this step
review-comparable = With this box, the chances are only estimates: compare them, but do not take them literally.
review-sums = Luck and choices
review-player = Player
review-luck = luck
review-choices = choices
review-mistakes = mistakes
review-units = In hundredths of a win, ± standard error. Luck: what draws and dice changed. Choices: what was lost compared with the best known choice, judged by what the player knew.
review-turns = Turning points
review-turns-text = Press a number to see that turning point on the board.
review-no-turns = None: the match was decided little by little.
review-by-luck = by luck
review-by-choice = by a choice
best-moments = Best moments
best-moment-of = { $name }’s best moment
best-by-luck = { $points ->
    [one] Luck: the chances of winning rose by 1 percentage point.
   *[other] Luck: the chances of winning rose by { $points } percentage points.
}
best-by-choice = { $points ->
    [one] A choice: the chances of winning rose by 1 percentage point.
   *[other] A choice: the chances of winning rose by { $points } percentage points.
}
picture-save = Save the picture
review-worst = The largest mistakes
review-no-mistakes = None that stand out.
review-better = Better: { $best }.
when-in = { $unit ->
    [round] in round { $number }
    [turn] in turn { $number }
   *[step] at step { $number }
}
when-until = { $unit ->
    [round] until round { $number }
    [turn] until turn { $number }
   *[step] until step { $number }
}
when-label = { $unit ->
    [round] Round { $number }
    [turn] Turn { $number }
   *[step] Step { $number }
}
story-won-always = { $seatIs ->
    [you] You led from start to finish.
   *[other] { $seat } led from start to finish.
}
story-won-late = { $seatIs ->
    [you] It was open until the very end, and you won.
   *[other] It was open until the very end, and { $seat } won.
}
story-won-lead = { $seatIs ->
    [you] You took the lead { $at } and kept it.
   *[other] { $seat } took the lead { $at } and kept it.
}
story-won-behind = { $seatIs ->
    [you] You came from behind: { $at } { $chance ->
        [slim] you hardly had a chance.
       *[poor] you were well behind.
    }
   *[other] { $seat } came from behind: { $at } { $chance ->
        [slim] hardly a chance was left.
       *[poor] the others were well ahead.
    }
}
story-best-luck = The luckiest moment came { $at }.
story-best-choice = The turning point came { $at }.
story-lost-ahead = { $seatIs ->
    [you] You were ahead { $until }.
   *[other] { $seat } was ahead { $until }.
}
story-lost-late = { $seatIs ->
    [you] You were ahead almost to the end.
   *[other] { $seat } was ahead almost to the end.
}
story-lost-open = It was open until the very end.
story-lost-hopeful = { $seatIs ->
    [you] You were in the running { $until }.
   *[other] { $seat } was in the running { $until }.
}
story-lost-early = { $seatIs ->
    [you] You fell behind early and never caught up.
   *[other] { $seat } fell behind early and never caught up.
}
story-no-blow = No single moment decided it.
story-blow-luck = { $seatIs ->
    [you] The hardest blow was bad luck { $at }, which cost you { $share } of your chances.
   *[other] The hardest blow was bad luck { $at }, which cost { $seat } { $share } of their chances.
}
story-blow-choice = { $seatIs ->
    [you] Your costliest choice came { $at }: { $did }. It cost you { $share } of your chances.
   *[other] The costliest choice came { $at }: { $did }. It cost { $seat } { $share } of their chances.
}
story-luck-nobody = Luck hardly took sides.
story-luck-for = Luck was { $strength ->
    [strong] strongly
    [clear] clearly
   *[slight] slightly
} on { $seatIs ->
    [you] your
   *[other] { $seatOf }
} side.
story-luck-against = Luck was { $strength ->
    [strong] strongly
    [clear] clearly
   *[slight] slightly
} against { $seatIs ->
    [you] you
   *[other] { $seat }
}.
review-turn = { $seatIs ->
    [you] Your
   *[other] { $seatOf }
} chances { $cause ->
    [luck-up] rose by luck
    [luck-down] fell by bad luck
    [up] rose
   *[down] fell
}: from { $before } to { $after }.
review-turn-others = { $seatIs ->
    [you] Your
   *[other] { $seatOf }
} chances { $cause ->
    [up] rose
   *[down] fell
} through what { $doerIs ->
    [you] you
   *[other] { $doer }
} did: from { $before } to { $after }.
review-decisions = { $seatIs ->
    [you] Your choices that mattered
   *[other] { $seatOf } choices that mattered
}
review-decisions-none = { $seatIs ->
    [you] You gave nothing big away.
   *[other] { $seat } gave nothing big away.
}
review-best-choice = { $seatIs ->
    [you] Your best choice.
   *[other] { $seatOf } best choice.
}
review-chose = { $seatIs ->
    [you] You chose
   *[other] { $seat } chose
}
review-instead = Better
review-cost = { $seatIs ->
    [you] By what you knew, it cost you { $share } of your chances.
   *[other] By what could be known, it cost { $seat } { $share } of their chances.
}
review-lucky = { $seatIs ->
    [you] You were lucky: by what you knew, this should have cost { $share } of your chances. What was hidden helped you: from { $before } to { $after }.
   *[other] { $seat } was lucky: by what could be known, this should have cost { $share } of their chances. What was hidden helped: from { $before } to { $after }.
}
review-see = See it
review-differently = Play it differently
review-balance = Luck or choices?
review-bar-luck = Luck
review-bar-choices = Choices
review-bar-hurt = cost chances
review-bar-helped = gave chances
balance-close = Luck and choices weighed about the same: too close to call.
balance-choices-more = { $seatIs ->
    [you] Your choices cost you more than luck did.
   *[other] { $seatOf } choices cost more than luck did.
}
balance-luck-hurt-more = { $seatIs ->
    [you] Bad luck cost you more than your choices did.
   *[other] Bad luck cost { $seat } more than choices did.
}
balance-luck-helped-more = { $seatIs ->
    [you] Luck gave you more than your choices cost.
   *[other] Luck gave { $seat } more than choices cost.
}
balance-luck-wasted = { $seatIs ->
    [you] Luck helped you, but your choices cost you more.
   *[other] Luck helped { $seat }, but choices cost more.
}
review-meanwhile = You can look through the match in the meantime.
