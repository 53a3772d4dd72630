import type { Component } from 'svelte';
import { t } from './messages';
import type { TerrinothView } from './view';
import type { TableParts, View } from '../game';
import Decks from './Decks.svelte';
import Table from './Table.svelte';

const typed = (view: View) => view as unknown as TerrinothView;

export const parts: TableParts = {
  Table: Table as unknown as Component<{ view: View }>,
  Decks: Decks as unknown as Component<{ view: View }>,
  headline: (view) => t('round', { n: typed(view).round }),
  subject: (view) => typed(view).quest,
  subjectName: () => '',
  hasJustBegun: (view) => !typed(view).outcome && typed(view).round <= 1,
  partySize: (view) => typed(view).heroes.length,
  figures: (view, log) => {
    const { revision, round, heroes } = typed(view);
    return [
      [t('figure.rounds'), round],
      [t('figure.standing'), heroes.filter((hero) => !hero.defeated).length],
      [t('figure.defeated'), log.filter((line) => line.id === 'enemy-defeated').length],
      [t('figure.answers'), revision],
    ];
  },
  odds: {
    chances: ['defeats', 'explores'],
    omittedIfZero: ['wounds', 'defeats', 'progress', 'explores'],
  },
  log: {
    headings: ['round-began', 'location-revealed'],
    highlights: ['enemy-defeated', 'hero-defeated'],
  },
  sounds: {
    'exploration-drawn': 'card',
    'hero-die-rolled': 'dice',
    'hero-die-rerolled': 'dice',
    'enemy-defeated': 'hit',
    'location-explored': 'hit',
    'hero-wounded': 'hurt',
    'hero-defeated': 'hurt',
  },
  marks: (replay) => replay.rounds,
  markLabels: () => ({ back: t('replay.round-back'), forward: t('replay.round') }),
};
