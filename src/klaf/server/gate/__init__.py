"""What a client meets first: HTTP, sockets, who a guest is, and how much they may do."""
