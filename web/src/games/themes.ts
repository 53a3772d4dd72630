// The colours and fonts of all games: each sets the same custom properties for itself.
import.meta.glob('./*/theme.css', { eager: true });
