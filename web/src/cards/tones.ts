// The families of colours of cards. A card is an object: it looks the same by day and by night, on a screen and on paper.
import tones from './tones.json';

/** `--tone` is the colour of the frame, `--deep` its shade, `--glow` its light. */
export function toneOf(name: string): string {
  const { tone, deep, glow } = tones[name in tones ? (name as keyof typeof tones) : 'basic'];
  return `--tone:${tone};--deep:${deep};--glow:${glow}`;
}

/** The colour of a space of a peril track. */
export function perilOf(name: string): string {
  const key = `peril-${name}`;
  return `--peril:${tones[key in tones ? (key as keyof typeof tones) : 'peril-grey'].tone}`;
}
