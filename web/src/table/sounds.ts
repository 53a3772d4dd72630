// Sounds made with Web Audio from oscillators and filtered noise; there are no recordings.
import type { LogLine } from '../protocol';

export type Sound = 'turn' | 'card' | 'dice' | 'hit' | 'hurt' | 'won' | 'lost';

let audio: AudioContext | null = null;

function note(at: number, pitch: number, length = 0.4, volume = 0.14, type: OscillatorType = 'triangle'): void {
  if (!audio) return;
  const start = audio.currentTime + 0.02 + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = type;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

/** A short rustle or knock: noise through a filter. */
function noise(at: number, pitch: number, length: number, volume = 0.18): void {
  if (!audio) return;
  const start = audio.currentTime + 0.02 + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

const SOUNDS: Record<Sound, () => void> = {
  turn: () => [523.25, 783.99].forEach((pitch, i) => note(i * 0.14, pitch, 0.5)),
  card: () => noise(0, 2600, 0.09),
  dice: () => [0, 0.07, 0.12, 0.2].forEach((at) => noise(at, 1500, 0.05, 0.3)),
  hit: () => [392, 523.25].forEach((pitch, i) => note(i * 0.08, pitch, 0.3)),
  hurt: () => note(0, 130, 0.3, 0.16, 'sine'),
  won: () => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => note(i * 0.13, pitch, 0.7)),
  lost: () => [392, 329.63, 261.63].forEach((pitch, i) => note(i * 0.2, pitch, 0.8)),
};

const END_OF_GAME: Record<string, Sound> = { 'game-won': 'won', 'game-lost': 'lost' };

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  SOUNDS[sound]();
}

/** The sounds of these events, each once, in the order of `SOUNDS`; `sounds` are those of the game. */
export function soundsOf(lines: LogLine[], sounds: Record<string, Sound>): Sound[] {
  const found = new Set(lines.flatMap((line) => END_OF_GAME[line.id] ?? sounds[line.id] ?? []));
  return (Object.keys(SOUNDS) as Sound[]).filter((sound) => found.has(sound));
}
