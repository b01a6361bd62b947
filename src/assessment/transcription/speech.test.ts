import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { isSilent, speechSpans } from './speech.ts'
import { joined, randomness, silence, sound, speechLike, spoken } from './test-speech.ts'
import { readWav, writeWav } from './wav.ts'

const random = randomness()
const noise = (loudness: number) => () => random() * loudness
const sine = (hertz: number, second: number) => Math.sin(2 * Math.PI * hertz * second)
const quieter = (samples: Int16Array, decibels: number) => samples.map((sample) => Math.round(sample * 10 ** (-decibels / 20)))

describe('silence is', () => {
  let drift = 0
  const sounds: Record<string, Int16Array> = {
    'nothing at all': silence(5),
    'a constant offset': sound(5, () => 9000),
    'the hum of the mains with overtones': sound(5, (at) => 6000 * sine(50, at) + 3000 * sine(150, at) + 900 * sine(250, at)),
    'a steady tone': sound(5, (at) => 8000 * sine(440, at)),
    'quiet noise': sound(5, noise(100)),
    'loud noise': sound(5, noise(3000)),
    rumble: sound(5, () => (drift = drift * 0.99 + random() * 200)),
    'a fan that is switched on': sound(10, (at) => (at > 5 ? random() * 3000 : random() * 30)),
    'keys being typed': sound(10, (at) => (at % 0.25 < 0.01 ? random() * 20_000 : random() * 20)),
    'a click': sound(2, (at) => (at > 1 && at < 1.1 ? 20_000 * sine(300, at) : 0)),
    'an empty recording': silence(0),
  }
  for (const [name, samples] of Object.entries(sounds)) test(name, () => expect(speechSpans(samples)).toEqual([]))
})

describe('an answer with nothing in it is', () => {
  let drift = 0
  const sounds: Record<string, Int16Array> = {
    'nothing at all': silence(5),
    'a constant offset': sound(5, () => 9000),
    'the noise of a quiet room': sound(5, noise(100)),
    'the quiet hum of a fan': sound(5, (at) => 200 * sine(120, at) + random() * 100),
    rumble: sound(5, () => (drift = drift * 0.99 + random() * 200)),
    'keys being typed': sound(10, (at) => (at % 0.25 < 0.01 ? random() * 20_000 : random() * 20)),
    'a click': sound(2, (at) => (at > 1 && at < 1.1 ? 20_000 * sine(300, at) : 0)),
  }
  for (const [name, samples] of Object.entries(sounds)) test(name, () => expect(isSilent(samples)).toBe(true))
})

describe('an answer that a person should hear is', () => {
  const sounds: Record<string, Int16Array> = {
    'a steady tone': sound(5, (at) => 8000 * sine(440, at)),
    'a steady tone of one second': sound(1, (at) => 3000 * sine(220, at)),
    'a tone between silences': joined(
      silence(3),
      sound(1, (at) => 8000 * sine(1000, at)),
      silence(3),
    ),
    'loud noise': sound(5, noise(3000)),
    'somebody in a loud room': speechLike(4).map((sample) => Math.round(sample / 20 + random() * 4000)),
    speech: speechLike(3),
    'quiet speech': quieter(speechLike(3), 30),
  }
  for (const [name, samples] of Object.entries(sounds)) test(name, () => expect(isSilent(samples)).toBe(false))
})

describe('speech is', () => {
  test('found where it is, between pauses', () => {
    const spans = speechSpans(joined(silence(2), speechLike(3), silence(4), speechLike(2), silence(1)))
    expect(spans.length).toBe(2)
    const [first, second] = spans
    for (const [found, real] of [
      [first!.startMs, 2000],
      [first!.endMs, 5000],
      [second!.startMs, 9000],
      [second!.endMs, 11_000],
    ] as const)
      expect(Math.abs(found - real)).toBeLessThan(450)
  })

  test('found above a steady noise', () => {
    const samples = joined(silence(2), speechLike(3), silence(2)).map((sample) => sample + Math.round(random() * 1500))
    expect(speechSpans(samples).reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)).toBeGreaterThan(2000)
  })

  const voice = spoken('I would look at the query plan first. Then I would add an index on the foreign key, and measure again.')
  test.if(voice !== null)('heard from a program, also 30 dB quieter', () => {
    const { samples } = readWav(voice!)!
    const heard = (of: Int16Array) => speechSpans(of).reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
    expect(heard(samples)).toBeGreaterThan(samples.length / 16 / 2)
    expect(heard(quieter(samples, 30))).toBeGreaterThan(heard(samples) * 0.9)
  })

  const recorded = '../shared/data/whisper/speech-16k-mono.wav'
  test.if(existsSync(recorded))('heard from a person', async () => {
    const { samples } = readWav(await Bun.file(recorded).bytes())!
    expect(speechSpans(samples).length).toBeGreaterThan(2)
    expect(isSilent(quieter(samples, 30))).toBe(false)
  })
})

test('the longest answer is judged in a moment', () => {
  const bytes = writeWav(sound(60, (at) => 8000 * sine(2000, at)))
  const longest = joined(...Array.from({ length: 16 }, () => readWav(bytes)!.samples))
  isSilent(longest.subarray(0, 1_600_000))
  const file = writeWav(longest)
  // The processor's time: a busy machine gives it in small pieces.
  const took = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    isSilent(readWav(file)!.samples)
    return process.cpuUsage(before).user / 1000
  })
  expect(file.length).toBeGreaterThan(30_000_000)
  expect(Math.min(...took)).toBeLessThan(300)
})
