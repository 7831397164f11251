/** What sounds are made of: tones and noise, drawn by hand, so that there is no file to fetch. */

/** Noise is what knocks and rattles are made of; its pitch is where it is loudest. */
export type Wave = OscillatorType | "noise";

export interface Manner {
  /** A triangle, unless said otherwise. */
  wave?: Wave;
  /** The pitch at the end, for what glides. */
  to?: number;
  /** How loud beside the others. */
  loud?: number;
  /** It dies away, as what is struck does; else it is held, and cut off. */
  struck?: boolean;
}

/** A note: its pitch in Hz, when it begins and how long it lasts, in seconds, and how it is played. */
export type Note = readonly [pitch: number, start: number, length: number, manner?: Manner];

/** At full volume. */
const LOUDNESS = 0.27;
const EDGE = 0.008;
/** What dies away never reaches nothing: this is as good. */
const SILENCE = 0.0005;

/** Puts a note on the browser's clock for sound, to begin at that moment. */
export function sounded(audio: AudioContext, [pitch, , length, manner = {}]: Note, start: number, volume: number): AudioScheduledSourceNode {
  const { wave = "triangle", to, loud = 1, struck = false } = manner;
  const source = wave === "noise" ? noiseOf(audio, length) : toneOf(audio, wave, pitch, to, start, length);
  const gain = envelopeOf(audio, start, length, LOUDNESS * loud * volume, struck);
  if (wave === "noise") source.connect(bandOf(audio, pitch)).connect(gain);
  else source.connect(gain);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + length);
  return source;
}

function toneOf(audio: AudioContext, wave: OscillatorType, pitch: number, to: number | undefined, start: number, length: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.value = pitch;
  if (to !== undefined) {
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
  }
  return tone;
}

function noiseOf(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  return noise;
}

function bandOf(audio: AudioContext, pitch: number): BiquadFilterNode {
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  return band;
}

/** Without soft edges a tone begins and ends with a crack. */
function envelopeOf(audio: AudioContext, start: number, length: number, loudness: number, struck: boolean): GainNode {
  const volume = audio.createGain();
  const { gain } = volume;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(loudness, start + EDGE);
  if (struck) gain.exponentialRampToValueAtTime(SILENCE, start + length);
  else {
    gain.setValueAtTime(loudness, start + length - EDGE);
    gain.linearRampToValueAtTime(0, start + length);
  }
  return volume;
}
