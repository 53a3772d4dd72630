/** Texts that print a number for two, three and four heroes, as "2/3/4", with the number for those who play. */
export function forParty(text: string, heroes: number): string {
  return text.replace(/\b(\d+)\/(\d+)\/(\d+)\b/g, (all, ...counts: string[]) => counts[Math.max(heroes, 2) - 2] ?? all);
}
