import { keptPieces } from '../../../devices/kept-pieces.ts'
import { wavFile } from '../../../devices/wav.ts'
import { shortName } from '../short-name.ts'

const prefixOf = (token: string) => `speech ${shortName(token)} `

/** Nothing that was said stays on a borrowed device. */
export const forgetSpeech = async (token: string): Promise<void> => {
  const pieces = keptPieces()
  for (const key of await pieces.keys(prefixOf(token))) await pieces.drop(key)
}

/** A recording while it is made, second by second: a reload or a crash in the middle of an answer loses at most the last one. */
export const keptSpeech = (token: string, questionId: string) => {
  const pieces = keptPieces()
  const key = `${prefixOf(token)}${questionId}`
  return {
    append: (samples: Int16Array<ArrayBuffer>) => pieces.append(key, samples.buffer),
    drop: () => pieces.drop(key),
    /** What an interrupted recording left behind; null when there is none, or another window is still recording it. */
    async leftBehind(): Promise<Blob | null> {
      if (await isTaken(key)) return null
      const kept = await pieces.read(key)
      return kept.length > 0 ? wavFile(kept.map((bytes) => new Int16Array(bytes))) : null
    },
    /** Keeps other windows from recording the same answer; null when one of them does. Ends with the function it gives. */
    claim: (): Promise<(() => void) | null> => claim(key),
  }
}

const claim = (name: string): Promise<(() => void) | null> => {
  if (!navigator.locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
  })
}

const isTaken = async (name: string): Promise<boolean> => {
  const release = await claim(name)
  release?.()
  return release === null
}
