import { sampleRate } from '../constants.ts'

/** What the header of a WAV file says, and where its sound lies. */
export interface WavFormat {
  sampleRate: number
  channels: number
  bits: 8 | 16 | 24 | 32
  float: boolean
  /** First byte of the sound, and the byte after its last whole frame. */
  start: number
  end: number
}

const extensible = 0xfffe
const endless = 0xffff_ffff

/**
 * Reads the header of a RIFF/WAVE file of whole or floating numbers; null when it is something else, or a coding that is
 * not supported. Sizes are not believed: those of a recorder that never came back to fill them in (0 or 0xFFFFFFFF), and
 * those beyond the file, mean "until the end".
 */
export function wavFormat(bytes: Uint8Array): WavFormat | null {
  if (bytes.length < 12) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!)
  if (!['RIFF', 'RF64'].includes(name(0)) || name(8) !== 'WAVE') return null
  const wholeSize = view.getUint32(4, true)
  const unfinished = wholeSize === 0 || wholeSize === endless || wholeSize + 8 > bytes.length
  let coding: Omit<WavFormat, 'start' | 'end'> | null = null
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (name(at) === 'fmt ' && !coding) {
      coding = codingOf(view, start, Math.min(size, bytes.length - start))
      if (!coding) return null
    }
    if (name(at) === 'data' && coding) {
      const rest = bytes.length - start
      const length = size > rest || (size === 0 && unfinished) ? rest : size
      const frame = (coding.channels * coding.bits) / 8
      return { ...coding, start, end: start + length - (length % frame) }
    }
    if (size > bytes.length - start) return null
    at = start + size
    // Chunks begin at even places; not every program that writes them knows.
    if (size % 2 === 1 && bytes[at] === 0) at++
  }
  return null
}

function codingOf(view: DataView, at: number, size: number): Omit<WavFormat, 'start' | 'end'> | null {
  if (size < 16) return null
  const given = view.getUint16(at, true)
  const channels = view.getUint16(at + 2, true)
  const rate = view.getUint32(at + 4, true)
  const bits = view.getUint16(at + 14, true)
  // The first two bytes of the sub-format's GUID are the code that the older header has in its place.
  const code = given === extensible ? (size >= 26 ? view.getUint16(at + 24, true) : 0) : given
  const known = (code === 1 && [8, 16, 24, 32].includes(bits)) || (code === 3 && bits === 32)
  if (!known || channels < 1 || channels > 32 || rate < 1000 || rate > 768_000) return null
  return { sampleRate: rate, channels, bits: bits as WavFormat['bits'], float: code === 3 }
}

export const durationMs = ({ sampleRate: rate, channels, bits, start, end }: WavFormat) =>
  Math.round(((end - start) / ((channels * bits) / 8) / rate) * 1000)

/** The sound as one channel of 16 bits at 16 kHz; null when these bytes are no WAV file. The samples may lie in the given bytes. */
export function readWav(bytes: Uint8Array): { durationMs: number; samples: Int16Array } | null {
  const format = wavFormat(bytes)
  if (!format) return null
  return { durationMs: durationMs(format), samples: samplesOf(bytes, format) }
}

function samplesOf(bytes: Uint8Array, format: WavFormat): Int16Array {
  const { start, end, channels, bits } = format
  if (channels === 1 && bits === 16 && format.sampleRate === sampleRate) {
    const aligned = (bytes.byteOffset + start) % 2 === 0
    return aligned
      ? new Int16Array(bytes.buffer, bytes.byteOffset + start, (end - start) / 2)
      : new Int16Array(new Uint8Array(bytes.subarray(start, end)).buffer)
  }
  return resampled(mixed(bytes, format), format.sampleRate)
}

/** All channels in equal parts, on the scale of 16 bits. */
function mixed(bytes: Uint8Array, { start, end, channels, bits, float }: WavFormat): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = bits / 8
  const read = {
    8: (at: number) => (bytes[at]! - 128) * 256,
    16: (at: number) => view.getInt16(at, true),
    24: (at: number) => (view.getInt16(at + 1, true) * 256 + bytes[at]!) / 256,
    32: float ? (at: number) => finite(view.getFloat32(at, true)) : (at: number) => view.getInt32(at, true) / 65_536,
  }[bits]
  const mono = new Float32Array((end - start) / (width * channels))
  for (let frame = 0, at = start; frame < mono.length; frame++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++, at += width) sum += read(at)
    mono[frame] = sum / channels
  }
  return mono
}

const finite = (value: number) => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) * 32_767 : 0)

const lobes = 8
const phases = 256

/** At 16 kHz: each sample is the weighted sum of its neighbours (a windowed sinc), so that what 16 kHz cannot hold is not heard as another tone. */
function resampled(source: Float32Array, rate: number): Int16Array {
  const step = rate / sampleRate
  const result = new Int16Array(Math.floor(source.length / step))
  if (rate === sampleRate) {
    for (let index = 0; index < result.length; index++) result[index] = whole(source[index]!)
    return result
  }
  const stretch = Math.max(1, step)
  const reach = Math.ceil(lobes * stretch)
  const taps = reach * 2
  const kernel = kernelFor(stretch, reach)
  for (let index = 0; index < result.length; index++) {
    const place = index * step
    const floor = Math.floor(place)
    const row = Math.min(phases - 1, Math.floor((place - floor) * phases)) * taps
    const first = floor - reach + 1
    const from = Math.max(0, -first)
    const to = Math.min(taps, source.length - first)
    let sum = 0
    for (let tap = from; tap < to; tap++) sum += kernel[row + tap]! * source[first + tap]!
    result[index] = whole(sum)
  }
  return result
}

function kernelFor(stretch: number, reach: number): Float32Array {
  const taps = reach * 2
  const kernel = new Float32Array(phases * taps)
  for (let phase = 0; phase < phases; phase++) {
    let total = 0
    for (let tap = 0; tap < taps; tap++) {
      const x = (tap - reach + 1 - phase / phases) / stretch
      const window = Math.abs(x) >= lobes ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * x) / lobes)
      const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      total += kernel[phase * taps + tap] = sinc * window
    }
    for (let tap = 0; tap < taps; tap++) kernel[phase * taps + tap]! /= total
  }
  return kernel
}

const whole = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value)))

/** A WAV file: mono, 16 kHz, 16 bits. */
export function writeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const size = samples.length * 2
  const bytes = new Uint8Array(44 + size)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  name(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  name(36, 'data')
  view.setUint32(40, size, true)
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, size), 44)
  return bytes
}
