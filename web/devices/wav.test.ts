import { expect, test } from 'bun:test'
import { loudness } from './microphone.ts'
import { createResampler, secondsOf, toSixteenBits, wavFile } from './wav.ts'

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate))

const inBlocks = (samples: Float32Array, length: number) =>
  Array.from({ length: Math.ceil(samples.length / length) }, (_, at) => samples.subarray(at * length, (at + 1) * length))

test('a file of samples is a WAV file with one channel of 16 bits at 16 kHz', async () => {
  const file = wavFile([toSixteenBits(Float32Array.of(0, 1)), toSixteenBits(Float32Array.of(-1, 0.5, 7))])
  const view = new DataView(await file.arrayBuffer())
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
  expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect(view.getUint32(4, true)).toBe(file.size - 8)
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16])
  expect([view.getUint32(24, true), view.getUint32(28, true), view.getUint32(40, true)]).toEqual([16_000, 32_000, 10])
  expect([0, 1, 2, 3, 4].map((at) => view.getInt16(44 + at * 2, true))).toEqual([0, 32_767, -32_768, 16_384, 32_767])
  expect(secondsOf(44 + 32_000)).toBe(1)
})

test('sound of 44.1 and 48 kHz becomes 16 kHz without a seam between its blocks', () => {
  for (const rate of [44_100, 48_000]) {
    const resample = createResampler(rate)
    const made = inBlocks(tone(440, rate, 1), 4096).flatMap((block) => [...resample(block)])
    expect(Math.abs(made.length - 16_000)).toBeLessThan(2)
    const wanted = tone(440, 16_000, 1)
    // Each sample stands for the middle of its stretch, so the tone may come up to one sample early or late.
    const worst = Math.max(
      ...made.slice(8, -8).map((value, at) => Math.min(...[-1, 0, 1].map((by) => Math.abs(value - wanted[at + 8 + by]!)))),
    )
    expect(worst).toBeLessThan(0.06)
  }
})

test('sound of 16 kHz stays as it is', () => {
  const block = tone(440, 16_000, 0.1)
  expect(createResampler(16_000)(block)).toBe(block)
})

test('silence shows as nothing, quiet speech in the middle, a shout at the end', () => {
  expect(loudness(new Float32Array(100))).toBe(0)
  const quiet = loudness(Float32Array.from({ length: 100 }, () => 0.02))
  expect(quiet).toBeGreaterThan(0.3)
  expect(quiet).toBeLessThan(0.6)
  expect(loudness(Float32Array.from({ length: 100 }, () => 1))).toBe(1)
})
