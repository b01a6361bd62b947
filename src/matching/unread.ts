import { currentEngine, readingEngine } from '#src/resume-engine/engines.ts'
import type { Fact, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Match } from '#src/resume-engine/match.ts'

/** Why nothing of a resume could be read: as a code, and in words. */
export interface Unread {
  code: string
  reason: string
}

/** In the place of a percentage where nothing could be compared: no list, no filter and no figure takes it for a low one. */
const unscored = -1

/** The percentage as people are shown it; null where there is none. */
export const shownPercentage = (percentage: number): number | null => (percentage < 0 ? null : percentage)

export const isScored = ({ percentage }: Pick<Match, 'percentage'>): boolean => percentage >= 0

/** Of a resume that could not be read: nothing is known, and nothing is made up. */
export const unscoredMatch = (): Match => ({
  percentage: unscored,
  confidence: 0,
  components: [],
  requirements: [],
  missingMusts: [],
  missing: [],
  warnings: [],
  engine: currentEngine,
})

/** What somebody typed about themselves, where their resume says nothing. */
export function typedFacts({ name, email, phone }: { name: string; email: string; phone: string | null }): ResumeFacts {
  const typed = (value: string): Fact<string> => ({ value, confidence: 1, quotes: [] })
  return {
    engine: readingEngine,
    name: typed(name),
    email: typed(email),
    phone: phone === null ? null : typed(phone),
    designations: [],
    companies: [],
    degrees: [],
    skills: [],
    roles: [],
    statedYears: null,
    occupations: [],
    terms: [],
    titles: [],
    excerpts: [],
  }
}
