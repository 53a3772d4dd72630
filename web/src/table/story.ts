import type { TenefyrView, TerrinothView } from '../protocol';

const LAST_DUNGEON = 'last-dungeon';

/** Whom or what the story of a game is about: its quest, its boss, or in a quick game the last dungeon. */
export function subjectOf(view: TenefyrView | TerrinothView): string {
  return view.game === 'terrinoth' ? view.quest : (view.boss ?? LAST_DUNGEON);
}

/** Has the story only just begun? Bots may have acted before one looks. */
export function isYoung(view: TenefyrView | TerrinothView): boolean {
  if (view.outcome) return false;
  return view.game === 'terrinoth' ? view.round <= 1 : view.figures.won + view.figures.lost === 0;
}

/** What is printed for two, three and four heroes, as "2/3/4", is told for those who play. */
export function forParty(text: string, heroes: number): string {
  return text.replace(/\b(\d+)\/(\d+)\/(\d+)\b/g, (all, ...counts: string[]) => counts[Math.max(heroes, 2) - 2] ?? all);
}
