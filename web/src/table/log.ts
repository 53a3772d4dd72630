import type { LogLine } from '../protocol';
import type { Table } from './context';

const END_OF_GAME = ['game-won', 'game-lost'];

/** Whether a line begins a new section of the log. */
export function isHeading(table: Table, line: LogLine): boolean {
  return table.parts.log.headings.includes(line.id);
}

/** Whether a line stands out. */
export function isHighlight(table: Table, line: LogLine): boolean {
  return END_OF_GAME.includes(line.id) || table.parts.log.highlights.includes(line.id);
}
