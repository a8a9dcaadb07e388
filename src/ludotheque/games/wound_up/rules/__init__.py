"""All Wound Up.  The § marks are the sections of RULES.en.md.

phases           the table of phases: how a turn goes
setting_up   §1  pawns are drawn, the layout is agreed
turns        §2  cards are dealt, the deal moves to the left
passing      §3  cards are passed on or exchanged
bidding      §4  a type is opened, answered, raised; the highest bid acts
acting       §5  the target is named, turned or wound
walking      §6, §7  what a walk or a turn has done
feet         §6.8, §5.2  the foot box, and how far it can be turned
placing      §6.6, §7.2  where a pawn comes back
brains       §8.1, §8.2  tokens gained and upgraded
tokens       §8.3  tokens used at any time
ending       §9  through the gate, or the last turn
"""
