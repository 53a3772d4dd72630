"""The table service: HTTP and WebSocket around `play.Session`, with durable storage."""
