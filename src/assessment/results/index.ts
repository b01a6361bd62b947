import { AssessmentNotFound } from '../errors.ts'
import type { ResultsContext } from './context.ts'
import { judgeSittings } from './judge-sittings.ts'
import { questionStatistics } from './question-statistics.ts'
import { readResult } from './read-result.ts'
import { writeReport } from './write-report.ts'

/** What recruiters read of a sitting, what they decide about it, and what the questions have shown over all of them. */
export function createResults(context: ResultsContext) {
  const result = readResult(context)
  return {
    /** Rejects with `AssessmentNotFound`. */
    result,
    /** Whichever workspace it belongs to, for administrators. Rejects with `AssessmentNotFound`. */
    async anyResult(id: string) {
      const assessment = await context.assessments.withId(id)
      if (!assessment) throw new AssessmentNotFound()
      return result(assessment, id)
    },
    ...judgeSittings(context),
    ...questionStatistics(context),
    report: writeReport({ ...context, result }),
  }
}
