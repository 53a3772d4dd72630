// The paths of the icons that the cards at hand use, by name; all are drawn on a square of 512.

const paths = new Map<string, string>();

export function addIcons(more: Record<string, string>): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path);
}

export function iconPath(name: string): string {
  return paths.get(name) ?? '';
}
