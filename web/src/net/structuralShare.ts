/** `now`, made of the very parts of `before` that are equal to it: only what is another object is drawn anew. */
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
