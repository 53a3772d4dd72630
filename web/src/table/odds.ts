import { gameText } from '../app/messages/gameText';
import { settings } from '../app/settings.svelte';
import type { FigureSeen } from '../protocol';
import type { Table } from './context';

/** Whether an estimate is worth showing. */
export function isShown(table: Table, name: string, estimate: FigureSeen): boolean {
  return estimate.value > 0 || !table.parts.odds.omittedIfZero.includes(name);
}

/** A chance as a percentage, an expected number with one decimal. */
export function formatValue(table: Table, name: string, value: number): string {
  const isChance = table.parts.odds.chances.includes(name);
  const options: Intl.NumberFormatOptions = isChance ? { style: 'percent' } : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.lang, options).format(value);
}

/** The name of an estimate and its value. */
export function formatEstimate(table: Table, name: string, estimate: FigureSeen): string {
  return `${gameText(table.cards.game, `odds.${name}`) || name} ${formatValue(table, name, estimate.value)}`;
}
