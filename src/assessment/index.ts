import { createThrottle } from '#src/shared/rate-limiter.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { AssessmentBasePorts } from './ports.ts'
import { createRecordings } from './recordings/index.ts'
import type { RecordingsPorts } from './recordings-ports.ts'
import { createResults } from './results/index.ts'
import type { ResultsPorts } from './results-ports.ts'
import { createSending } from './sending/index.ts'
import type { SendingPorts } from './sending-ports.ts'
import { sitting } from './sitting/index.ts'
import type { SittingPorts } from './sitting-ports.ts'
import { createTools } from './tools.ts'
import { createTranscription } from './transcription/index.ts'
import type { TranscriptionPorts } from './transcription-ports.ts'

export type { AssessmentBasePorts } from './ports.ts'

/** What every part of this room asks of the outside world; each part adds what only it needs. */
export interface AssessmentPorts
  extends AssessmentBasePorts,
    SendingPorts,
    ResultsPorts,
    Pick<SittingPorts, 'sittings'>,
    Omit<RecordingsPorts, keyof AssessmentBasePorts>,
    Omit<TranscriptionPorts, keyof AssessmentBasePorts | 'openAnswers' | 'sittings'> {}

export type AssessmentRoom = ReturnType<typeof createAssessment>

/** So many links that nobody was given may be tried from one network in a minute. */
const strangersPerMinute = 100
/** So many calls of one sitting may bring an Idempotency-Key in a minute: each key is remembered for a day. */
const keysPerMinute = 200

/** Assessments and interviews: sent by recruiters, taken by candidates through a link, heard, seen and read by recruiters. */
export function createAssessment(ports: AssessmentPorts) {
  const tools = createTools(ports)
  const sending = createSending(ports, tools)
  const strangers = ports.rateLimits.of('strangers at assessments', { limit: strangersPerMinute, windowMs: 60_000 })
  const keys = createThrottle({ limit: keysPerMinute, windowMs: 60_000 }, ports.clock)
  const transcription = createTranscription({ ...ports, ...tools })
  const recordings = createRecordings({ ...ports, ...tools, hear: transcription.hear })
  const candidates = sitting({
    ...tools,
    sittings: ports.sittings,
    rescore: transcription.rescore,
    finished: sending.finished,
    skipUnanswered: recordings.skipUnanswered,
    wholeRecordings: recordings.wholeRecordings,
    forgetRecorded: recordings.forgetRecorded,
  })
  const results = createResults({
    ...ports,
    ...tools,
    rescore: transcription.rescore,
    transcriptsOf: transcription.transcriptsOf,
    recordingsOf: recordings.recordingsOf,
  })
  return {
    now: () => tools.clock.now(),
    opened: tools.opened,
    /** Counts somebody who tried a link that nobody was given; throws `TooManyRequests` when that is one too many. */
    countStranger: (address: string) => countVisit(strangers, { address }),
    /** Counts a call of a sitting that is to be remembered; throws `TooManyRequests` when that is one too many. */
    async countKey(request: Request, assessmentId: string): Promise<void> {
      if (request.headers.has('idempotency-key')) await keys.count(assessmentId)
    },
    ...transcription,
    ...recordings,
    ...candidates,
    ...sending,
    ...results,
    jobs: { ...transcription.jobs, ...recordings.jobs, ...candidates.jobs, ...sending.jobs },
  }
}
