// Where the numbers of a round come from: the parts that the server names, and what the log says of them.
import { t } from './messages';
import { lastLines, linesSince, numberTip, signed } from '../../help/explain';
import type { Tip } from '../../help/tips.svelte';
import type { TerrinothEnemy, TerrinothHero, TerrinothLocation, TerrinothView } from './view';
import type { Table } from '../../table/context';

export type Figure = 'health' | 'attack' | 'resilience';
const WORDS: Record<Figure, string> = { health: 'health', attack: 'attack-value', resilience: 'resilience' };
const ROLL = [
  'tokens-spent',
  'hero-die-rolled',
  'hero-die-rerolled',
  'critical-rolled-on',
  'enemy-die-rolled',
  'enemy-die-rerolled',
  'action-resolved',
];

/** Printed, changed by what stands in play, and less by wounds. */
export function figureLines(table: Table, enemy: TerrinothEnemy, figure: Figure): string[] {
  const changes = (enemy.why ?? []).filter((part) => part.figure === figure);
  const now = enemy[figure] ?? 0;
  const printed = now - changes.reduce((sum, part) => sum + part.amount, 0);
  const lines = [t('why.printed.figure', { n: printed })];
  for (const part of changes) lines.push(t('why.by', { n: signed(part.amount), name: table.cards.name(part.card) }));
  if (figure === 'health' && enemy.wounds) lines.push(t('why.wounds', { n: enemy.wounds }));
  return lines;
}

export function figureTip(table: Table, enemy: TerrinothEnemy, figure: Figure): Tip {
  const value = figure === 'health' ? (enemy.health ?? 0) - (enemy.wounds ?? 0) : (enemy[figure] ?? 0);
  return numberTip(table, WORDS[figure], value, figureLines(table, enemy, figure));
}

/** Facts about an enemy, shown beside its card. */
export function enemyFacts(table: Table, enemy: TerrinothEnemy): string[] {
  if (enemy.facedown) return [];
  return (['health', 'attack', 'resilience'] as const)
    .filter((figure) => figure !== 'resilience' || enemy.resilience)
    .map((figure) => {
      const { title, lines } = figureTip(table, enemy, figure);
      return `${title}: ${lines?.join(', ') ?? ''}`;
    });
}

export function heroHealth(table: Table, view: TerrinothView, hero: TerrinothHero): Tip {
  const printed = table.cards.face(hero.hero)?.figures.find((figure) => figure.id === 'health')?.value ?? hero.health;
  const lines = [t('why.printed.figure', { n: printed })];
  if (hero.health > printed) {
    lines.push(t('why.heroes', { n: signed(hero.health - printed), heroes: view.heroes.length }));
  }
  const changes = linesSince(
    table.client.known.log,
    [],
    ['hero-wounded', 'hero-recovered', 'wounds-prevented'],
    (line) => line.args['hero'] === hero.hero,
  );
  return numberTip(table, 'health', `${hero.health - hero.wounds} / ${hero.health}`, [
    ...lines,
    ...lastLines(changes, 5),
  ]);
}

export function rolled(table: Table, word: 'success' | 'defense', value: number): Tip {
  return numberTip(table, word, value, lastLines(linesSince(table.client.known.log, ['action-began'], ROLL), 12));
}

export function progress(table: Table, location: TerrinothLocation): Tip {
  const lines = linesSince(table.client.known.log, ['location-revealed'], ['progress-made', 'progress-lost']);
  return numberTip(table, 'progress', `${location.progress} / ${location.value}`, lastLines(lines));
}

export function perilTip(table: Table, view: TerrinothView): Tip {
  const lines = linesSince(table.client.known.log, [], ['peril-rose', 'peril-fell']);
  return numberTip(table, 'peril', `${view.peril.space} / ${view.peril.track.length - 1}`, lastLines(lines, 4));
}

export function tokens(table: Table, hero: TerrinothHero): Tip {
  const lines = linesSince(
    table.client.known.log,
    [],
    ['tokens-gained', 'tokens-lost', 'tokens-spent'],
    (line) => line.args['hero'] === hero.hero,
  );
  return numberTip(table, 'success-token', hero.tokens, lastLines(lines, 4));
}
