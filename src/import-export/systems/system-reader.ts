import type { Profile } from '#src/matching/index.ts'
import type { Fate, System } from '../constants.ts'
import type { Happening, History } from './history.ts'
import type { Json } from './json.ts'

/** Lists of an export beside that of the people, by which ids are put into words. */
export interface Names {
  users: Map<string, string>
  stages: Map<string, string>
  reasons: Map<string, string>
}

export interface ToldPerson {
  profile: Profile
  history: History
  /** Parts of what the fields say that no field here has room for, with the field they come from. */
  partly?: { field: string; as: string }[]
}

/** How the JSON of a system is read. */
export interface SystemReader {
  system: System
  /** Why an entry is a person of this system, as a sentence goes on after "It comes from …: "; null when it is none. */
  knows(entry: Json): string | null
  /**
   * What becomes of the fields, by their paths; the longest beginning that fits counts. What no line names is kept as other
   * information.
   */
  fates: readonly (readonly [path: string, fate: Fate, as: string])[]
  /** `job`: which of several applications counts; null takes the newest. Null when there is none for that job. */
  read(entry: Json, names: Names, job: string | null): ToldPerson | null
  /** Titles of the jobs that this entry applied for. */
  jobs(entry: Json): string[]
}

export const happening = (at: string | null, by: string | null, text: string): Happening[] => (text ? [{ at, by, text }] : [])

/** The line that begins with this path, if one does. */
export function fateOf(fates: SystemReader['fates'], path: string) {
  let best: SystemReader['fates'][number] | null = null
  for (const line of fates) {
    const [start] = line
    const fits = path === start || (path.startsWith(start) && /^[.[]/.test(path.slice(start.length)))
    if (fits && start.length > (best?.[0].length ?? -1)) best = line
  }
  return best
}

export const oldestFirst = (events: Happening[]) => events.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
