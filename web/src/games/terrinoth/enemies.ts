import { alike } from '../../table/choices';
import type { TerrinothEnemy } from './view';

export interface Placed {
  enemy: TerrinothEnemy;
  key: string;
  alike: number[];
}

/** Enemies of one zone with keys of their own, and the places of those that are just like them. */
export function enemiesIn(enemies: TerrinothEnemy[]): Placed[] {
  const seen = new Map<string, number>();
  return enemies.map((enemy, place) => {
    const name = enemy.card ?? 'facedown';
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return { enemy, key: `${name}#${number}`, alike: enemy.facedown ? [place] : alike(enemies, place) };
  });
}
