/** Sounds made on the spot: a few oscillators and a breath of noise, no files. */

import { app } from './app.svelte';

export type Sound = 'lay' | 'draw' | 'turn' | 'call' | 'bad' | 'win' | 'flip';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  return context;
}

function tone(
  sound: AudioContext,
  frequency: number,
  start: number,
  length: number,
  volume: number,
  type: OscillatorType = 'triangle',
): void {
  const [oscillator, gain] = [sound.createOscillator(), sound.createGain()];
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, sound.currentTime + start);
  gain.gain.linearRampToValueAtTime(volume, sound.currentTime + start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + start + length);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(sound.currentTime + start);
  oscillator.stop(sound.currentTime + start + length);
}

function rustle(sound: AudioContext, length: number, pitch: number, volume: number): void {
  const buffer = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const [source, filter, gain] = [sound.createBufferSource(), sound.createBiquadFilter(), sound.createGain()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(sound.destination);
  source.start();
}

const PLAYED: Readonly<Record<Sound, (sound: AudioContext) => void>> = {
  lay: (sound) => {
    rustle(sound, 0.09, 1400, 0.5);
    tone(sound, 150, 0, 0.09, 0.16, 'sine');
  },
  draw: (sound) => rustle(sound, 0.13, 2600, 0.32),
  flip: (sound) => rustle(sound, 0.07, 3400, 0.3),
  turn: (sound) => {
    tone(sound, 660, 0, 0.16, 0.1);
    tone(sound, 880, 0.09, 0.22, 0.09);
  },
  call: (sound) => {
    tone(sound, 523, 0, 0.14, 0.13);
    tone(sound, 784, 0.1, 0.3, 0.13);
  },
  bad: (sound) => tone(sound, 196, 0, 0.2, 0.1, 'sine'),
  win: (sound) => [523, 659, 784, 1047].forEach((frequency, i) => tone(sound, frequency, i * 0.12, 0.4, 0.12)),
};

/** Play a sound, if sounds are wanted and the device has any. */
export function playSound(name: Sound): void {
  if (!app.settings.sound) return;
  try {
    const sound = audio();
    if (sound) PLAYED[name](sound);
  } catch {
    // A device without sound plays on in silence.
  }
}
