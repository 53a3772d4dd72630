"""Line-based play: drawn tables, sentences for screen readers, or JSON."""
