// Where the numbers of a combat come from: the parts that the server names, and what the log says of them.
import { t } from './messages';
import { lastLines, linesSince, numberTip, signed } from '../../help/explain';
import type { Tip } from '../../help/tips.svelte';
import type { TenefyrCombat, TenefyrReason, TenefyrView } from './view';
import type { Table } from '../../table/context';

const BEGIN = ['combat-began'];
const TOTAL = ['card-played', 'power-changed', 'card-doubled', 'total-doubled'];

function reason(table: Table, part: TenefyrReason): string {
  if (part.reason === 'printed') return t('why.printed', { n: part.amount });
  if (part.reason === 'effects') return t('why.effects', { n: signed(part.amount) });
  const name = part.card ? table.cards.name(part.card, 'enemy') : t('why.lasting');
  return t('why.by', { n: signed(part.amount), name });
}

export function reasons(table: Table, combat: TenefyrCombat): string[] {
  return combat.why.map((part) => reason(table, part));
}

export function enemyPower(table: Table, combat: TenefyrCombat): Tip {
  const lines = linesSince(table.client.known.log, BEGIN, ['enemy-power-changed']);
  return numberTip(table, 'power', combat.power, [...reasons(table, combat), ...lastLines(lines)]);
}

export function partyPower(table: Table, view: TenefyrView, combat: TenefyrCombat): Tip {
  const lines = view.seats.map((seat, number) => `${table.name(number)}: ${seat.total}`);
  const { cap } = combat;
  if (cap !== null) {
    view.seats.forEach((seat, number) => {
      if (seat.total > cap) lines.push(t('why.cap', { name: table.name(number), n: cap }));
    });
  }
  return numberTip(table, 'power', combat.party, lines);
}

export function needed(combat: TenefyrCombat): Tip {
  const lines = [t('why.needed', { power: combat.power, party: combat.party })];
  if (combat.short > 0) lines.push(t('why.short', { n: combat.short }));
  return { title: `${t('combat.needed')} ${combat.needed}`, lines, rules: ['TEN-COM-9'] };
}

export function total(table: Table, view: TenefyrView, seat: number): Tip {
  const lines = linesSince(table.client.known.log, BEGIN, TOTAL, (line) => line.args['player'] === seat);
  const value = view.seats[seat]?.total ?? 0;
  const tip = { title: `${t('total')} ${value}`, rules: ['TEN-COM-8'] };
  return lines.length ? { ...tip, lines: lastLines(lines, 8) } : { ...tip, text: t('why.nothing') };
}
