import { changeSettings, settingsNow } from './settings.ts';

/** What can be heard at a table. */
export type Sound = 'dice' | 'piece' | 'turn' | 'battle' | 'end';

/** A tone: when it begins and how long it rings, in seconds; its pitch at first and at last, in hertz. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

/** A short breath of noise around a pitch: a die on wood, a drum's skin. */
interface Knock {
  readonly at: number;
  readonly long: number;
  readonly pitch: number;
  readonly loud: number;
}

interface Score {
  readonly tones: readonly Tone[];
  readonly knocks: readonly Knock[];
}

const tone = (at: number, long: number, from: number, to: number, loud: number, wave: OscillatorType = 'sine') => ({
  at,
  long,
  from,
  to,
  loud,
  wave,
});
const knock = (at: number, long: number, pitch: number, loud: number) => ({ at, long, pitch, loud });

/** Every sound of the house is written down here and made in the browser: there are no files. */
const SCORES: Readonly<Record<Sound, Score>> = {
  dice: {
    tones: [],
    knocks: [0, 0.055, 0.1, 0.17, 0.26, 0.31].map((at, i) => knock(at, 0.04, 2600 - 240 * i, 0.5 - 0.05 * i)),
  },
  piece: { tones: [tone(0, 0.09, 190, 95, 0.4)], knocks: [knock(0, 0.03, 900, 0.35)] },
  turn: {
    tones: [tone(0, 0.35, 523.25, 523.25, 0.16, 'triangle'), tone(0.14, 0.5, 783.99, 783.99, 0.16, 'triangle')],
    knocks: [],
  },
  battle: {
    tones: [tone(0, 0.28, 110, 55, 0.5), tone(0.24, 0.4, 98, 49, 0.5)],
    knocks: [knock(0, 0.08, 300, 0.4), knock(0.24, 0.1, 260, 0.4)],
  },
  end: {
    tones: [392, 523.25, 659.25, 783.99].map((pitch, i) =>
      tone(0.16 * i, i === 3 ? 1.1 : 0.4, pitch, pitch, 0.15, 'triangle'),
    ),
    knocks: [],
  },
};

const LOUDNESS = 0.5;

let context: AudioContext | null = null;
/** Some browsers let a page sound that was only loaded again: here nothing sounds before somebody has touched it. */
let isTouched = false;
let noise: AudioBuffer | null = null;

/** Plays a sound, if somebody has asked for sounds. Nothing is kept for later: what cannot be heard now is not heard. */
export function play(sound: Sound): void {
  if (!settingsNow().sound || !isTouched) return;
  const audio = opened();
  if (audio === null || audio.state !== 'running') return;
  const out = audio.createGain();
  out.gain.value = LOUDNESS;
  out.connect(audio.destination);
  const { tones, knocks } = SCORES[sound];
  for (const one of tones) ring(audio, out, one);
  for (const one of knocks) strike(audio, out, one);
}

/** Switches sounds on or off; whoever switches them on hears at once what he has done. */
export async function switchSounds(on: boolean): Promise<void> {
  changeSettings({ sound: on });
  if (!on) {
    await context?.suspend();
    return;
  }
  isTouched = true;
  await wake();
  play('turn');
}

/** Browsers let a page sound only after somebody has touched it: from the first touch on, if sounds are wanted. */
export function listenForTouch(): () => void {
  const touched = () => {
    isTouched = true;
    if (settingsNow().sound) void wake();
  };
  addEventListener('pointerdown', touched);
  addEventListener('keydown', touched);
  return () => {
    removeEventListener('pointerdown', touched);
    removeEventListener('keydown', touched);
  };
}

async function wake(): Promise<void> {
  const audio = opened();
  if (audio?.state === 'suspended') await audio.resume();
}

function opened(): AudioContext | null {
  if (context === null && typeof AudioContext === 'function') context = new AudioContext();
  return context;
}

/** From full to nothing, as things that were struck fall silent. */
function fading(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(out);
  return gain;
}

function ring(audio: AudioContext, out: AudioNode, { at, long, from, to, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(fading(audio, out, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

function strike(audio: AudioContext, out: AudioNode, { at, long, pitch, loud }: Knock): void {
  const begin = audio.currentTime + at;
  const source = audio.createBufferSource();
  noise ??= hiss(audio);
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  source.connect(band);
  band.connect(fading(audio, out, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  return buffer;
}
