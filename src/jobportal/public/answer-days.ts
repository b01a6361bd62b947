import type { Tools } from '../tools.ts'

/** Fewer answers say too little about the next one. */
const fewestAnswers = 20
/** Milliseconds of a day; of those who applied longer ago than a year nobody can tell much about today. */
const dayMs = 24 * 60 * 60_000
const lookedBackMs = 365 * dayMs

/**
 * Within how many whole days half of a company's applicants had an answer; null while there are fewer than twenty answers, or while
 * more than half still wait. Whoever withdrew before an answer is not counted.
 */
export const answerDaysOf =
  ({ clock, publicJobs }: Pick<Tools, 'clock' | 'publicJobs'>) =>
  async (companyId: string): Promise<number | null> => {
    const { waits, waiting } = await publicJobs.answerTimes(companyId, new Date(clock.now().getTime() - lookedBackMs))
    if (waits.length < fewestAnswers) return null
    const half = Math.ceil((waits.length + waiting) / 2)
    const wait = waits[half - 1]
    return wait === undefined ? null : Math.max(1, Math.ceil(wait / dayMs))
  }
