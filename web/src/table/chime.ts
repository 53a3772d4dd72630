let audio: AudioContext | null = null;

/** Two soft notes, made here: it is your turn. */
export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.02;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = 'triangle';
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + index * 0.14);
    volume.gain.linearRampToValueAtTime(0.16, start + index * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + index * 0.14 + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start + index * 0.14);
    note.stop(start + index * 0.14 + 0.55);
  }
}
