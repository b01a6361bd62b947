import { InvalidInput } from '../errors.ts'
import type { Actor } from '../ports.ts'
import type { ResultsContext } from './context.ts'
import { NotCompleted } from './errors.ts'

const longestNote = 2000

/** What a person decides about a sitting. No decision rejects anyone. */
export function judgeSittings({ assessments, clock, note, owned, rescore, results, transaction }: ResultsContext) {
  return {
    /** Rates what a person has seen of the work, recorded or not, from 0 to 100; null takes the rating back. */
    async rate(by: Actor, id: string, { video, note: words }: { video: number | null; note: string }): Promise<void> {
      await owned(by, id)
      if (video !== null && (!Number.isFinite(video) || video < 0 || video > 100))
        throw new InvalidInput('video', 'A rating is a number from 0 to 100.')
      if (words.length > longestNote) throw new InvalidInput('note', `A note has ${longestNote} characters at most.`)
      await transaction(async () => {
        const assessment = await owned(by, id)
        if (!assessment.completedAt) throw new NotCompleted()
        await results.rate(id, video === null ? null : { video, note: words.trim(), ratedBy: by.id, ratedAt: clock.now() })
        await note(by, assessment, 'assessment-rated', { kind: assessment.options.kind })
        await rescore(id)
      })
    },

    /** Lets answers count that came when the time was over, or not. */
    async countLate(by: Actor, id: string, count: boolean): Promise<void> {
      await transaction(async () => {
        const assessment = await owned(by, id)
        if (assessment.countsLate === count) return
        await assessments.update(id, { countsLate: count })
        await note(by, assessment, 'late-answers-counted', { count: count ? 'yes' : 'no' })
        await rescore(id)
      })
    },
  }
}
