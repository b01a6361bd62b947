import { sampleRate } from '../constants.ts'

/** Sounds for tests. */
export const sound = (seconds: number, at: (second: number) => number): Int16Array =>
  Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    Math.max(-32_768, Math.min(32_767, Math.round(at(index / sampleRate)))),
  )

export const silence = (seconds: number) => sound(seconds, () => 0)

/** Numbers from -1 to 1 that are the same in every run. */
export function randomness(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** What passes for somebody speaking: four syllables a second of a voice with overtones, and a breath after each five. */
export const speechLike = (seconds: number, loudness = 8000) =>
  sound(seconds, (second) => {
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * second))
    const breath = second % 1.5 > 1.25 ? 0 : 1
    const voice = [1, 2, 3, 5].reduce((sum, tone) => sum + Math.sin(2 * Math.PI * 140 * tone * second) / tone, 0)
    return loudness * breath * syllable * voice * 0.6
  })

export function joined(...parts: Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A voice from the speech program, as a WAV file of 22,050 Hz; null where the program is not installed. */
export function spoken(words: string): Uint8Array | null {
  const program = Bun.which('espeak-ng')
  if (!program) return null
  const { stdout, success } = Bun.spawnSync([program, '-v', 'en', '-s', '150', '--stdout', words])
  return success ? new Uint8Array(stdout) : null
}
