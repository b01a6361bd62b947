import type { Ids } from '#src/ports/ids.ts'

/** Ids for tests, the same ones in every run. Anyone can guess them: never for a server. */
export function countingIds(): Ids {
  let ids = 0
  let tokens = 0
  return {
    id: () => (++ids).toString(16).padStart(32, '0'),
    token: () => `t${(++tokens).toString(36).padStart(42, '0')}`,
  }
}
