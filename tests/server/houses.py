"""Starts a real server in a process of its own, with guests who connect to it."""

from ludotheque_trust.live.servers import Guest as Guest
from ludotheque_trust.live.servers import QuickServer as QuickServer
from ludotheque_trust.live.servers import Server as Server
from ludotheque_trust.live.servers import begin as begin
from ludotheque_trust.live.servers import free_port as free_port
