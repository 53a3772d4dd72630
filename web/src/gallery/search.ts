import type { Card } from '../cards/model';

/** Without accents and capitals, as one may type it. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

/** All words of a card, to search in. */
export function wordsOf(card: Card): string {
  const parts = [card.id, card.name, card.type, card.group, card.flavour];
  for (const face of card.faces) {
    parts.push(face.name, face.label, ...face.traits, ...face.bar, face.symbol?.label ?? '');
    parts.push(face.action?.label ?? '', ...(face.action?.notes ?? []));
    for (const paragraph of [...face.rules, ...face.after]) parts.push(paragraph.title, paragraph.text);
  }
  return plain(parts.join('\n'));
}

/** The cards that hold every word typed, in one group or in all. */
export function find(cards: Card[], typed: string, group: string): Card[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (group && card.group !== group) return false;
    const text = terms.length ? wordsOf(card) : '';
    return terms.every((word) => text.includes(word));
  });
}

/** Cards under the heading of their group, in the order of the sheet. */
export function grouped(cards: Card[]): [string, Card[]][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
  return [...groups];
}
