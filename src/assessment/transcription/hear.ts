import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobPayload } from '#src/contracts/jobs.ts'
import { type JobInHand, type JobSteps, TakenOver } from '#src/ports/job-queue.ts'
import type { Heard } from '#src/ports/transcriber.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import { FileMissing, ProviderError } from '#src/shared/provider-error.ts'
import type { AskedQuestion } from '../assessment.ts'
import type { OpenAnswer, StoredMedia } from '../recordings-ports.ts'
import type { Tools } from '../tools.ts'
import type { Transcript, TranscriptionPorts } from '../transcription-ports.ts'
import { patientAttempts } from './constants.ts'
import { cutSilence } from './cut-silence.ts'
import { isRemark } from './remarks.ts'
import { scorePoints } from './score-points.ts'
import { readWav, writeWav } from './wav.ts'

const transcribeJob = 'transcribe-answer'
/** A kind of its own: what is written never waits for what is spoken. */
const readWrittenJob = 'read-written-answer'

type OfAnswer = JobPayload<typeof transcribeJob>

export interface TranscriptionContext extends Tools, Omit<TranscriptionPorts, keyof Tools> {
  /** Computes the scores anew from what is stored, and announces them. */
  rescore(assessmentId: string): Promise<void>
}

type Answer = OpenAnswer & { file: StoredMedia | null }

/** The transcriber is away. Its job is tried for longer than others: the answer is kept, and somebody waits for its score. */
class TranscriberAway extends Error {
  override readonly name = 'TranscriberAway'
  readonly maximumAttempts = patientAttempts
}

/** From a stored answer to its words and points. */
export function hearAnswers(context: TranscriptionContext) {
  const { transcripts, openAnswers, assessments, transcriber, fileStore, jobs, transaction, clock, uploadFolder, rescore } =
    context
  const score = scorePoints(context)

  const blank = ({ id, assessmentId }: OpenAnswer): Transcript => ({
    answerId: id,
    assessmentId,
    state: 'waiting',
    transcriber: null,
    text: '',
    segments: [],
    points: [],
    score: null,
    error: null,
    updatedAt: clock.now(),
  })

  /** In the caller's transaction: keeps it, unless the answer was deleted meanwhile. */
  const settle = async (answer: OpenAnswer, changes: Partial<Transcript>) => {
    if (await transcripts.find(answer.id)) await transcripts.keep({ ...blank(answer), ...changes })
  }

  /** Keeps what the work came to, with the scores that follow from it. */
  const finish = (answer: OpenAnswer, changes: Partial<Transcript>, job: JobSteps) =>
    transaction(async () => {
      await job.done()
      await settle(answer, changes)
      await rescore(answer.assessmentId)
    })

  const questionOf = async ({ assessmentId, questionId }: OpenAnswer) =>
    (await assessments.questionsOf(assessmentId)).find(({ id }) => id === questionId) ?? null

  const keyOf = (answerId: string) => `hear-${answerId}`

  /** Plans to listen to a stored answer, or to read a written one, in the caller's transaction. */
  const hear = async (answerId: string) => {
    const answer = await openAnswers.find(answerId)
    if (!answer || (answer.state !== 'uploaded' && answer.state !== 'written')) return
    const isWritten = answer.state === 'written'
    if (!isWritten && !transcriber.available) return transcripts.keep({ ...blank(answer), state: 'none' })
    await transcripts.keep(blank(answer))
    // One that waits for its next attempt need not wait any longer.
    await jobs.finishKey(keyOf(answerId))
    await jobs.add({ kind: isWritten ? readWrittenJob : transcribeJob, payload: { answerId }, key: keyOf(answerId) })
  }

  /** What is spoken in it, with the times of the whole recording. */
  const listen = async (answer: Answer, question: AskedQuestion | null): Promise<Heard> => {
    const unreadable = (cause?: unknown) =>
      new ProviderError(transcriber.name, 'The recording is no longer stored.', { retryable: false, cause })
    if (!answer.file) throw unreadable()
    const bytes = await fileStore
      .read(answer.file.key)
      .catch((error) => Promise.reject(error instanceof FileMissing ? unreadable(error) : error))
    const wav = readWav(bytes)
    if (!wav) throw new ProviderError(transcriber.name, 'The recording cannot be read.', { retryable: false })
    const { samples, original } = cutSilence(wav.samples)
    if (samples.length === 0) return { text: '', segments: [] }
    const path = join(uploadFolder, `spoken-${(question?.position ?? 0) + 1}-${answer.id}.wav`)
    try {
      await writeFile(path, writeWav(samples), { mode: 0o600 })
      const heard = await transcriber.transcribe({ path })
      const segments = heard.segments
        .filter(({ text }) => !isRemark(text))
        .map((segment) => ({ ...segment, ...original(segment), text: segment.text.trim() }))
      return { segments, text: segments.map(({ text }) => text).join(' ') }
    } finally {
      await rm(path, { force: true })
    }
  }

  async function transcribe({ answerId }: OfAnswer, job: JobInHand) {
    const answer = await openAnswers.find(answerId)
    const known = answer && (await transcripts.find(answer.id))
    if (!answer || !known || known.state === 'done') return
    if (!transcriber.available) return finish(answer, { state: 'none' }, job)
    const question = await questionOf(answer)
    try {
      const heard = await listen(answer, question)
      const found = await score(heard, question)
      await finish(answer, { ...heard, ...found, state: 'done', transcriber: transcriber.name }, job)
    } catch (error) {
      if (error instanceof TakenOver) throw error
      const reason = error instanceof ProviderError ? error.message : 'The answer could not be transcribed.'
      const isOver = (error as { retryable?: boolean } | null)?.retryable === false || job.attempts >= patientAttempts
      await transaction(async () => {
        await job.hold()
        await settle(answer, { state: isOver ? 'failed' : 'waiting', error: reason })
        if (isOver) await rescore(answer.assessmentId)
        else if (known.error !== reason) await context.announce(answer.assessmentId)
      })
      if (isOver) throw Object.assign(new Error(reason, { cause: error }), { retryable: false })
      throw new TranscriberAway(reason, { cause: error })
    }
  }

  async function readWritten({ answerId }: OfAnswer, job: JobSteps) {
    const answer = await openAnswers.find(answerId)
    const text = answer?.text
    if (!answer || text == null) return
    const found = await score({ text, segments: [] }, await questionOf(answer))
    await finish(answer, { text, ...found, state: 'done' }, job)
  }

  return { hear, jobs: jobHandlers({ [transcribeJob]: transcribe, [readWrittenJob]: readWritten }) }
}
