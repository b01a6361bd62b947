import type { Step } from './sitting.ts'

/** What a tab remembers of a sitting over a reload. Everything that matters lies on the server or in the outbox. */
export interface TabMemory {
  step: Step | null
  violations: number
  /** The question that was shown. */
  questionId: string | null
}

const nothing: TabMemory = { step: null, violations: 0, questionId: null }

export const remembered = (token: string) => {
  // The secret itself has no business in the storage of a borrowed device.
  const name = `sitting-${shortHash(token)}`
  const get = (): TabMemory => {
    try {
      return { ...nothing, ...JSON.parse(sessionStorage.getItem(name) ?? '{}') }
    } catch {
      return nothing
    }
  }
  return {
    get,
    set(changes: Partial<TabMemory>) {
      try {
        sessionStorage.setItem(name, JSON.stringify({ ...get(), ...changes }))
      } catch {
        // A browser that keeps nothing starts from the beginning of a step.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Nothing was kept then.
      }
    },
  }
}

/** Tells the sittings of one tab apart; nothing more. */
const shortHash = (text: string): string => {
  let hash = 5381
  for (const character of text) hash = (hash * 33) ^ character.codePointAt(0)!
  return (hash >>> 0).toString(36)
}
