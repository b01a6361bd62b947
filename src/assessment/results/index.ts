import { AssessmentNotFound } from '../errors.ts'
import type { HearingPorts, Transcript } from '../hearing-ports.ts'
import type { WatchedRecording } from '../recordings/index.ts'
import type { RecordingsPorts } from '../recordings-ports.ts'
import type { ResultsPorts } from '../results-ports.ts'
import type { SendingPorts } from '../sending-ports.ts'
import type { Tools } from '../tools.ts'
import { judgeSittings } from './judge-sittings.ts'
import { questionStatistics } from './question-statistics.ts'
import { readResult } from './read-result.ts'
import { writeReport } from './write-report.ts'

/** What reading results needs: the tools of the room, its own repository, and what its neighbours know. */
export interface ResultsContext
  extends Tools,
    ResultsPorts,
    Pick<RecordingsPorts, 'openAnswers'>,
    Pick<HearingPorts, 'transcripts'>,
    Pick<SendingPorts, 'assessmentLists'> {
  recordingsOf(assessmentId: string): Promise<WatchedRecording[]>
  transcriptsOf(assessmentId: string): Promise<Map<string, Transcript>>
  rescore(assessmentId: string): Promise<void>
}

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
