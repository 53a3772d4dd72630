// The colours of cards. They do not follow the light or dark theme, and are the same on paper.
import tones from './tones.json';

/** `--tone` is the colour of the frame, `--deep` its shade, `--glow` its light. */
export function toneOf(name: string): string {
  const { tone, deep, glow } = tones[name in tones ? (name as keyof typeof tones) : 'basic'];
  return `--tone:${tone};--deep:${deep};--glow:${glow}`;
}

/** Sets `--space-colour`, the colour of a space of a track. */
export function spaceColour(name: string): string {
  const key = `peril-${name}`;
  return `--space-colour:${tones[key in tones ? (key as keyof typeof tones) : 'peril-grey'].tone}`;
}
