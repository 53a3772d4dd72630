import { getContext, setContext } from 'svelte';
import type { TableParts } from '../games/game';
import type { HelpPanel } from '../help/helpPanel.svelte';
import type { Cards } from '../net/cardCatalogue';
import type { TableLike } from '../net/table.svelte';
import type { OptionSeen } from '../protocol';
import type { Zoom } from './zoom.svelte';

/** What every part of a table needs: read through getters, so that a change is seen everywhere. */
export interface Table {
  readonly client: TableLike;
  readonly cards: Cards;
  /** What this game does its own way. */
  readonly parts: TableParts;
  readonly zoom: Zoom;
  readonly help: HelpPanel;
  /** What can be chosen now; nothing in a replay. */
  readonly options: OptionSeen[];
  /** How many play. */
  readonly players: number;
  /** What a seat is called. */
  name(seat: number): string;
  choose(option: OptionSeen): void;
}

const KEY = Symbol('table');

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
