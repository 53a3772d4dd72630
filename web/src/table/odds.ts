import { settings } from '../app/settings.svelte';
import { maybe } from '../app/messages/messages';
import type { FigureSeen } from '../protocol';

/** Figures that are chances; the others are expected numbers. */
const CHANCES = ['falls', 'falls-this-turn', 'defeats', 'explores'];

/** What an action may do besides its aim: where it does nothing of it, nothing is said. */
const BESIDES = ['wounds', 'defeats', 'progress', 'explores'];

export function says([name, figure]: [string, FigureSeen]): boolean {
  return figure.value > 0 || !BESIDES.includes(name);
}

/** A chance as a percentage, an expected number with one digit behind the point. */
export function amount(name: string, value: number): string {
  const form: Intl.NumberFormatOptions = CHANCES.includes(name) ? { style: 'percent' } : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.lang, form).format(value);
}

/** What a figure is called, and how large it is. */
export function told(name: string, figure: FigureSeen): string {
  return `${maybe(`odds.${name}`, name)} ${amount(name, figure.value)}`;
}
