import type { Cards } from '../net/book';
import type { Game } from '../protocol';

/** A hero who can be picked. Two of one `kind` never go together. */
export interface Hero {
  id: string;
  name: string;
  icon: string;
  text: string;
  kind: string;
  kindName: string;
  tone: string;
}

export function heroesOf(cards: Cards): Hero[] {
  if (cards.game === 'tenefyr') {
    return cards.terms('heroes').map(([id, term]) => ({ id, ...term, kind: id, kindName: '', tone: id }));
  }
  return cards.all
    .filter((card) => card.kind === 'hero')
    .map((card) => ({
      id: card.id,
      name: card.name,
      icon: card.faces[0]?.icon ?? '',
      text: card.faces[0]?.rules.map((rule) => rule.text).join(' ') ?? '',
      kind: card.tone,
      kindName: card.faces[0]?.symbol?.label ?? '',
      tone: card.tone,
    }));
}

/** How many heroes each seat plays. */
export function heroesEach(game: Game, players: number): number {
  if (game === 'tenefyr') return players <= 2 ? 2 : 1;
  return players === 1 ? 2 : 1;
}

/** Fill the places that are still free with heroes drawn at random, no kind twice. */
export function fillParty(heroes: Hero[], wanted: (string | null)[][], each: number): string[][] {
  const taken = new Set(wanted.flat().map((id) => heroes.find((hero) => hero.id === id)?.kind));
  const left = heroes.filter((hero) => !taken.has(hero.kind)).sort(() => Math.random() - 0.5);
  return wanted.map((seat) =>
    Array.from({ length: each }, (_, place) => {
      const chosen = seat[place];
      if (chosen) return chosen;
      const drawn = left.shift();
      for (let i = left.length - 1; i >= 0; i--) if (left[i]?.kind === drawn?.kind) left.splice(i, 1);
      return drawn?.id ?? '';
    }),
  );
}
