"""The trials: each tries one promise of the server many times (`ludotheque trust NAME --size N`)."""

from __future__ import annotations

from ludotheque_trust.trial import Trial
from ludotheque_trust.trials.analysed import try_analysed
from ludotheque_trust.trials.appends import try_appends
from ludotheque_trust.trials.backups import try_moving
from ludotheque_trust.trials.busy import try_busy
from ludotheque_trust.trials.canary import try_canary
from ludotheque_trust.trials.clients import try_clients
from ludotheque_trust.trials.dice import try_dice
from ludotheque_trust.trials.fencing import try_fencing
from ludotheque_trust.trials.fuzz import try_fuzz
from ludotheque_trust.trials.fuzz_server import try_fuzz_server
from ludotheque_trust.trials.joins import try_joins
from ludotheque_trust.trials.kills import try_kill
from ludotheque_trust.trials.load import try_load
from ludotheque_trust.trials.noninterference import try_secrets
from ludotheque_trust.trials.order import try_order
from ludotheque_trust.trials.outages import try_down, try_full
from ludotheque_trust.trials.processes import try_processes
from ludotheque_trust.trials.replays import try_replays
from ludotheque_trust.trials.simulations import try_simulated
from ludotheque_trust.trials.soak import try_soak
from ludotheque_trust.trials.storms import try_storm
from ludotheque_trust.trials.thinking import try_thinking
from ludotheque_trust.trials.upgrade import try_upgrade
from ludotheque_trust.trials.watchers import try_watchers
from ludotheque_trust.trials.windows import try_windows

TRIALS = {
    "dice": Trial("all luck follows from seed and nonces", "matches", 1_000, try_dice),
    "secrets": Trial(
        "worlds that differ only in secrets send a viewer the same bytes", "pairs", 1_000_000, try_secrets
    ),
    "canary": Trial("a secret's tag never appears in what others are sent", "matches", 10_000, try_canary),
    "fuzz": Trial("bad messages are refused and change nothing", "messages", 1_000_000, try_fuzz),
    "server": Trial("a real server survives bad messages and requests", "messages", 100_000, try_fuzz_server),
    "clients": Trial("bad clients get the right answers, and others are served", "slow ones at once", 500, try_clients),
    "appends": Trial("of two processes that append the same version, one wins", "appends", 100_000, try_appends),
    "joins": Trial("when many want the last seat, exactly one gets it", "times", 1_000, try_joins),
    "simulated": Trial("whatever goes wrong, nothing is lost; one seed repeats a run", "matches", 1_000, try_simulated),
    "kill": Trial("kill -9 in play loses nothing and doubles nothing", "kills", 1_000, try_kill),
    "processes": Trial("two processes act as one server", "matches", 30, try_processes),
    "fencing": Trial("an owner that wakes too late writes nothing", "pauses", 20, try_fencing),
    "upgrade": Trial("an upgrade of the rules during matches loses nothing", "matches", 200, try_upgrade),
    "moving": Trial("a backup during play is consistent, and moves between databases", "backups", 20, try_moving),
    "order": Trial("written, synced, and only then acknowledged", "moves", 1_000, try_order),
    "full": Trial("a full disk: no false acknowledgement, and automatic recovery", "times", 50, try_full),
    "down": Trial("a database down for 30 s: the same", "times", 50, try_down),
    "load": Trial("moves at fixed times reach everybody at the table", "tables", 100, try_load),
    "storm": Trial("all sockets break at once, and nobody misses anything", "sockets", 2_500, try_storm),
    "watchers": Trial("many spectators at one table all see every move", "watchers", 500, try_watchers),
    "busy": Trial("people do not wait for tables of bots", "tables of bots", 50, try_busy),
    "analysed": Trial("people do not wait for hints and reviews", "tables under analysis", 50, try_analysed),
    "soak": Trial("thousands of matches leave nothing in memory", "matches", 20_000, try_soak),
    "windows": Trial("how long a window lasts reveals nothing about who holds what", "windows", 2_000, try_windows),
    "thinking": Trial("when a bot plays reveals nothing about its choices", "moves", 2_000, try_thinking),
    "replays": Trial("a record played again looks the same", "matches", 10_000, try_replays),
}
