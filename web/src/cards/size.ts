/** Whole cards to read, cards in a hand, cards in a crowd. */
export type Size = 'full' | 'hand' | 'mini';
