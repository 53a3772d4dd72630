/** `now`, with the equal parts of `before` reused, so that only what has changed is drawn again. */
export function structuralShare<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = Object.keys(old).length === keys.length;
  for (const key of keys) {
    fresh[key] = structuralShare(old[key], fresh[key]);
    same &&= fresh[key] === old[key] && key in old;
  }
  return same ? (before as T) : now;
}
