"""The routes of the service: HTTP and WebSocket."""
