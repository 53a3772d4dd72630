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

/** Fill the places that are still free with heroes drawn at random, no kind twice. */
export function fillParty(heroes: Hero[], places: (string | null)[][], each: number): string[][] {
  const taken = new Set(places.flat().map((id) => heroes.find((hero) => hero.id === id)?.kind));
  const left = heroes.filter((hero) => !taken.has(hero.kind)).sort(() => Math.random() - 0.5);
  return places.map((seat) =>
    Array.from({ length: each }, (_, place) => {
      const chosen = seat[place];
      if (chosen) return chosen;
      const drawn = left.shift();
      for (let i = left.length - 1; i >= 0; i--) if (left[i]?.kind === drawn?.kind) left.splice(i, 1);
      return drawn?.id ?? '';
    }),
  );
}
