import { t } from '../app/messages/messages';
import type { LogLine } from '../protocol';
import type { Table } from '../table/context';
import type { Tip } from './tips.svelte';

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What a word of the game means. */
export function glossaryTip(table: Table, id: string): Tip | null {
  const entry = table.cards.glossary.find(id);
  return entry ? { title: entry.name, text: entry.text, rules: entry.rules } : null;
}

/** A number of the game: what it is, and where it comes from. */
export function numberTip(table: Table, id: string, value: number | string, lines: string[]): Tip {
  const entry = table.cards.glossary.find(id);
  return {
    title: `${entry?.name ?? ''} ${value}`,
    ...(entry ? { text: entry.text, rules: entry.rules } : {}),
    lines,
  };
}

/** Lines of the log of these kinds, since the last that was a `start`. */
export function linesSince(
  log: LogLine[],
  start: string[],
  kinds: string[],
  about: (line: LogLine) => boolean = () => true,
): string[] {
  const from = log.findLastIndex((line) => start.includes(line.id));
  return log
    .slice(from + 1)
    .filter((line) => kinds.includes(line.id) && about(line))
    .map((line) => line.text);
}

/** The last lines only, where there are many. */
export function lastLines(lines: string[], most = 6): string[] {
  return lines.length > most ? [t('why.more', { n: lines.length - most }), ...lines.slice(-most)] : lines;
}
