import { describe, expect, test } from 'bun:test'
import { silence, sound, speechLike, spoken } from './test-speech.ts'
import { durationMs, readWav, wavFormat, writeWav } from './wav.ts'

interface Shape {
  rate?: number
  channels?: number
  bits?: number
  code?: number
  extensible?: boolean
}

/** A file of this shape with the given values (from -1 to 1) in every channel. */
function wav(values: number[], { rate = 16_000, channels = 1, bits = 16, code = 1, extensible = false }: Shape = {}) {
  const width = bits / 8
  const header = extensible ? 40 : 16
  const bytes = Buffer.alloc(28 + header + values.length * width * channels)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(header, 16)
  bytes.writeUInt16LE(extensible ? 0xfffe : code, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt16LE(bits, 34)
  if (extensible) bytes.writeUInt16LE(code, 44)
  bytes.write('data', 20 + header, 'latin1')
  bytes.writeUInt32LE(values.length * width * channels, 24 + header)
  values.forEach((value, index) => {
    for (let channel = 0; channel < channels; channel++) {
      const at = 28 + header + (index * channels + channel) * width
      if (code === 3) bytes.writeFloatLE(value, at)
      else if (bits === 8) bytes.writeUInt8(Math.round(value * 127) + 128, at)
      else bytes.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at, width)
    }
  })
  return new Uint8Array(bytes)
}

const wave = (count: number, hertz: number, rate: number) =>
  Array.from({ length: count }, (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rate))
const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)) / 32_768

describe('reading', () => {
  const shapes: Shape[] = [
    { bits: 8 },
    { bits: 16, channels: 2 },
    { bits: 24 },
    { bits: 32 },
    { bits: 32, code: 3 },
    { bits: 16, extensible: true, channels: 2 },
    { bits: 32, code: 3, extensible: true },
  ]
  for (const shape of shapes)
    test(`hears the same in ${JSON.stringify(shape)}`, () => {
      const { samples, durationMs } = readWav(wav(wave(16_000, 440, 16_000), shape))!
      expect(durationMs).toBe(1000)
      expect(samples.length).toBe(16_000)
      expect(loudness(samples)).toBeCloseTo(0.3535, 2)
    })

  for (const rate of [8000, 22_050, 44_100, 48_000])
    test(`brings ${rate} Hz to 16,000, and lets no tone beyond become another`, () => {
      const heard = readWav(wav(wave(rate, 1000, rate), { rate }))!
      expect(heard.durationMs).toBe(1000)
      expect(heard.samples.length).toBe(16_000)
      expect(loudness(heard.samples)).toBeCloseTo(0.3535, 2)
      if (rate > 40_000) expect(loudness(readWav(wav(wave(rate, 11_000, rate), { rate }))!.samples)).toBeLessThan(0.01)
    })

  test('reads back what was written, to the sample', () => {
    const samples = speechLike(1)
    expect(readWav(writeWav(samples))!.samples).toEqual(samples)
    const shifted = new Uint8Array(writeWav(samples).length + 1)
    shifted.set(writeWav(samples), 1)
    expect(readWav(shifted.subarray(1))!.samples).toEqual(samples)
  })
})

describe('headers that are not as they should be', () => {
  const whole = () => Buffer.from(writeWav(sound(1, () => 100)))

  test('a recorder that never filled in its sizes is heard until the end', () => {
    for (const [riff, data] of [
      [0xffff_ffff, 0xffff_ffff],
      [0, 0],
      [36, 5_000_000],
    ] as const) {
      const bytes = whole()
      bytes.writeUInt32LE(riff, 4)
      bytes.writeUInt32LE(data, 40)
      expect(readWav(bytes)?.durationMs).toBe(1000)
    }
  })

  test('a file that was cut off ends with its last whole frame', () => {
    expect(readWav(whole().subarray(0, 44 + 16_001))?.samples.length).toBe(8000)
  })

  test('other chunks are passed over, odd ones with and without the byte that fills them up', () => {
    const bytes = whole()
    for (const filler of [[0], []]) {
      const note = [...Buffer.from('LIST'), 3, 0, 0, 0, 65, 66, 67, ...filler]
      const file = Buffer.from([...bytes.subarray(0, 36), ...note, ...bytes.subarray(36)])
      expect(readWav(file)?.durationMs).toBe(1000)
    }
  })

  test('a header without sound is no time at all', () => {
    const format = wavFormat(writeWav(silence(0)))!
    expect(durationMs(format)).toBe(0)
    expect(readWav(writeWav(silence(0)))?.samples.length).toBe(0)
  })

  test('what is no WAV file is null', () => {
    const bytes = whole()
    const changed = (change: (copy: Buffer) => unknown) => {
      const copy = Buffer.from(bytes)
      change(copy)
      return readWav(copy)
    }
    expect(readWav(new Uint8Array(0))).toBeNull()
    expect(readWav(Buffer.from('some words, not a sound, and more of them than a header has'))).toBeNull()
    expect(changed((copy) => copy.write('OggS', 0, 'latin1'))).toBeNull()
    expect(changed((copy) => copy.writeUInt16LE(7, 20))).toBeNull()
    expect(changed((copy) => copy.writeUInt16LE(0, 22))).toBeNull()
    expect(changed((copy) => copy.writeUInt32LE(0, 24))).toBeNull()
    expect(changed((copy) => copy.writeUInt16LE(12, 34))).toBeNull()
    expect(changed((copy) => copy.writeUInt32LE(9, 16))).toBeNull()
    expect(changed((copy) => copy.writeUInt32LE(0xffff_fff0, 16))).toBeNull()
  })

  test('no header, however broken, throws', () => {
    const bytes = whole().subarray(0, 200)
    for (let at = 0; at < 44; at++)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const copy = Buffer.from(bytes)
        copy[at] = value
        readWav(copy)
        readWav(copy.subarray(0, at))
      }
  })
})

test.if(Bun.which('espeak-ng') !== null)('a voice from a program is as long at 16 kHz as it was', () => {
  const bytes = spoken('I would measure first.')!
  const { samples, durationMs } = readWav(bytes)!
  expect(Math.abs(samples.length / 16 - durationMs)).toBeLessThan(2)
})
