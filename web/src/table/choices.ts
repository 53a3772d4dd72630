import type { OptionSeen } from '../protocol';

/** The things at the table that an option can be about. */
export interface Where {
  card?: string | null;
  zone?: string;
  seat?: number;
  hero?: number;
  place?: string;
  /** Its place in the zone, and those of all that are just like it: an option names one of them. */
  alike?: number[];
  die?: { tag: string; number: number };
}

type Ref = Record<string, unknown>;

function fits(ref: Ref, where: Where): boolean {
  const named = (['zone', 'seat', 'hero'] as const).every(
    (key) => ref[key] === undefined || where[key] === undefined || ref[key] === where[key],
  );
  const index = ref['index'];
  return named && (index === undefined || where.alike === undefined || where.alike.includes(index as number));
}

/** The options that are about a thing: all that they name of it is true of it. */
export function optionsAt(options: OptionSeen[], where: Where): OptionSeen[] {
  return options.filter(({ tag, ref }) => {
    if (where.die) return tag === where.die.tag && ref['number'] === where.die.number;
    if (where.place !== undefined) return ref['place'] === where.place;
    if (where.card === null) return ref['facedown'] === true && fits(ref, where);
    if (where.card !== undefined) return ref['card'] === where.card && fits(ref, where);
    return where.seat !== undefined && tag === 'player' && ref['seat'] === where.seat;
  });
}

/** Options that no thing at the table stands for: they are in the list alone. */
export function withoutThing(option: OptionSeen): boolean {
  return ['card', 'place', 'seat', 'facedown'].every((key) => option.ref[key] === undefined);
}

/** The places in a list of all things that look just like the one at `place`. */
export function alike<T>(things: T[], place: number): number[] {
  const one = JSON.stringify(things[place]);
  return things.flatMap((thing, index) => (JSON.stringify(thing) === one ? [index] : []));
}

export interface CardOffered {
  card: string;
  zone: string | undefined;
  seat: number | undefined;
}

/** The cards that options are about, each once for every place where it lies. */
export function cardsOffered(options: OptionSeen[]): CardOffered[] {
  const found = new Map<string, CardOffered>();
  for (const { ref } of options) {
    const { card, zone, seat } = ref as Partial<CardOffered>;
    if (card) found.set(`${card} ${zone} ${seat}`, { card, zone, seat });
  }
  return [...found.values()];
}

/** Equal things counted, in the order in which they first come. */
export function tally(things: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}
