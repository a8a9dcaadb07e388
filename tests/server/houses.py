"""A real server in a process of its own, and guests who talk to it."""

from ludotheque.trust.servers import Guest as Guest
from ludotheque.trust.servers import QuickServer as QuickServer
from ludotheque.trust.servers import Server as Server
from ludotheque.trust.servers import begin as begin
from ludotheque.trust.servers import free_port as free_port
