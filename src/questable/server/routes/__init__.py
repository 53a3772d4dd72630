"""What the service answers over HTTP and on sockets."""
