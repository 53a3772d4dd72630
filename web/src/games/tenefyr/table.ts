import type { Component } from 'svelte';
import { t } from './messages';
import type { TenefyrView } from './view';
import type { TableParts, View } from '../game';
import Decks from './Decks.svelte';
import Table from './Table.svelte';

const LAST_DUNGEON = 'last-dungeon'; // stands in for the boss in a quick game

const typed = (view: View) => view as unknown as TenefyrView;

export const parts: TableParts = {
  Table: Table as unknown as Component<{ view: View }>,
  Decks: Decks as unknown as Component<{ view: View }>,
  headline: (view) => {
    const difficulty = typed(view).difficulty;
    return difficulty === 'easy' || difficulty === 'hard' || difficulty === 'normal'
      ? t(`difficulty.${difficulty}`)
      : '';
  },
  subject: (view) => typed(view).boss ?? LAST_DUNGEON,
  subjectName: () => t('track.quick-boss'),
  hasJustBegun: (view) => {
    const { outcome, figures } = typed(view);
    return !outcome && figures.won + figures.lost === 0;
  },
  partySize: () => 0,
  figures: (view) => {
    const { revision, figures } = typed(view);
    return [
      [t('figure.won'), figures.won],
      [t('figure.lost'), figures.lost],
      [t('figure.cleared'), figures.cleared],
      [t('figure.highest'), figures.highest_power],
      [t('figure.answers'), revision],
    ];
  },
  odds: { chances: ['falls', 'falls-this-turn'], omittedIfZero: [] },
  log: {
    headings: ['combat-began', 'dungeon-left', 'boss-attacked'],
    highlights: ['enemy-defeated', 'combat-lost', 'dungeon-cleared', 'boss-attacked'],
  },
  sounds: {
    'card-played': 'card',
    'card-drawn': 'card',
    'enemy-defeated': 'hit',
    'dungeon-cleared': 'hit',
    'combat-lost': 'hurt',
  },
  marks: (replay) => replay.combats,
  markLabels: () => ({ back: t('replay.combat-back'), forward: t('replay.combat') }),
};
