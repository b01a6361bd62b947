import type { Assessment } from '../assessment.ts'
import { voiceUploadTimeoutMs } from '../constants.ts'
import { DeadlinePassed, InvalidInput, LinkGone, QuestionNotFound } from '../errors.ts'
import type { OpenAnswer, RecordingsPorts, StoredMedia } from '../recordings-ports.ts'
import { PartNotBegun } from '../sitting/errors.ts'
import type { Tools } from '../tools.ts'
import { longestText, mostAttempts, mostSpokenBytes } from './constants.ts'
import { NoQuestion, TooManyAnswers, TooMuchSpoken } from './errors.ts'
import { type JudgedAudio, judgeAudio } from './judge-audio.ts'
import { keepFiles, type Reservation, reserve } from './keep-files.ts'
import { isLate, type Opened, sittingBehind } from './sitting-of.ts'

/** What a candidate hears of an answer. */
export interface Verdict {
  valid: boolean
  reason: OpenAnswer['reason'] | 'skipped'
}

export interface Answered {
  link: Opened
  questionId: string
}

export interface SpokenAnswer extends Answered {
  /** On the disk; the file may be moved away. */
  audio: { path: string; size: number; sha256: string }
  /** When it began to arrive. */
  since: Date
  /** In the transaction that keeps a valid answer. */
  remember?(verdict: Verdict): Promise<void>
  /** Made while the bytes arrive, so that nobody waits for it afterwards. */
  place: AnswerPlace
}

/** Where a spoken answer will lie. */
export interface AnswerPlace {
  id: string
  /** Writes down what is to be swept should the server die before the answer is kept. */
  reserve(): Reservation
  /** Takes back what was written down and not needed. Never rejects. */
  giveBack(): Promise<void>
}

export interface AnswersContext extends Tools, Pick<RecordingsPorts, 'openAnswers'> {
  /** Plans the transcription of a stored answer, in the caller's transaction. */
  hear(answerId: string): Promise<void>
}

/** The workspace is not known yet when the place is chosen. */
const keyOf = (id: string) => `answers/${id}`

/** Takes the answers to open questions. What is answered with a verdict is durable. */
export function takeAnswers(context: AnswersContext) {
  const { assessments, openAnswers, transaction, clock, ids } = context

  /** The sitting and the number of its question, when that question may be answered in this way. */
  const asked = async ({ link, questionId }: Answered, way: 'voice' | 'written' | null) => {
    if (!questionId) throw new NoQuestion()
    const assessment = sittingBehind(link, context)
    if (assessment.phase === 'mcq') throw new PartNotBegun()
    const questions = (await assessments.questionsOf(assessment.id)).filter(({ part }) => part === 'voice')
    const index = questions.findIndex(({ id }) => id === questionId)
    if (index < 0) throw new QuestionNotFound()
    if (way && way !== assessment.options.answers)
      throw new InvalidInput(
        way === 'voice' ? 'audio' : 'text',
        way === 'voice'
          ? 'The questions of this link are answered in writing.'
          : 'The questions of this link are answered aloud.',
      )
    return { assessment, number: index + 1 }
  }

  const newAnswer = (assessment: Assessment, questionId: string, receivedAt: Date): OpenAnswer => ({
    id: ids.id(),
    assessmentId: assessment.id,
    questionId,
    state: 'uploaded',
    reason: null,
    fileId: null,
    durationMs: null,
    text: null,
    late: isLate(assessment, receivedAt),
    receivedAt,
  })

  /** As it is now, in the transaction that writes: it may have ended, or been deleted, while the bytes arrived. */
  const current = async ({ id }: Assessment) => {
    const assessment = await assessments.withId(id)
    if (!assessment) throw new LinkGone()
    return assessment
  }

  const refuseTooMany = async (questionId: string) => {
    if ((await openAnswers.ofQuestion(questionId)).length >= mostAttempts) throw new TooManyAnswers()
  }

  const refuseTooMuch = async ({ id }: Assessment, size: number) => {
    const spoken = (await openAnswers.ofAssessment(id)).reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
    if (spoken + size > mostSpokenBytes) throw new TooMuchSpoken()
  }

  /** What a stored answer is answered with. A late one that counts for nothing is no loss: only what was kept is called late. */
  const verdictOn = ({ state, reason, late }: Pick<OpenAnswer, 'state' | 'reason' | 'late'>): Verdict => {
    if (state === 'skipped') return { valid: false, reason: 'skipped' }
    if (state === 'invalid') return { valid: false, reason }
    if (late) throw new DeadlinePassed()
    return { valid: true, reason: null }
  }

  const addInvalid = (assessment: Assessment, questionId: string, at: Date, { reason, durationMs }: JudgedAudio) =>
    transaction(async () => {
      const answer: OpenAnswer = { ...newAnswer(await current(assessment), questionId, at), state: 'invalid', reason, durationMs }
      const last = (await openAnswers.ofQuestion(questionId)).at(-1)
      const isRepeated = last?.state === 'invalid' && last.reason === reason && last.durationMs === durationMs
      if (!isRepeated) await openAnswers.add(assessment.workspaceId, answer, null)
      await context.announce(assessment.id)
      return answer
    })

  return {
    /** A place for an answer that is about to arrive; to be given back, whatever becomes of the answer. */
    answerPlace(): AnswerPlace {
      const id = ids.id()
      let reservation: Reservation | null = null
      return {
        id,
        reserve: () => (reservation ??= reserve(context, [keyOf(id)])),
        giveBack: async () => reservation?.giveBack(),
      }
    },

    /**
     * Stores a spoken answer. One that began to arrive in time is in time when it is there within the time that pages give an
     * upload. The same bytes again get the same answer.
     */
    async answerAloud({ audio, since, place, remember, ...answered }: SpokenAnswer): Promise<Verdict> {
      const { questionId } = answered
      const { assessment, number } = await asked(answered, 'voice')
      const known = await openAnswers.withBytes(questionId, audio.sha256)
      if (known) return verdictOn(known)
      await refuseTooMany(questionId)
      await refuseTooMuch(assessment, audio.size)
      const now = clock.now()
      const at = now.getTime() - since.getTime() <= voiceUploadTimeoutMs ? since : now
      const judged = await judgeAudio(audio.path, audio.size)
      if (judged.reason) {
        return verdictOn(await addInvalid(assessment, questionId, at, judged))
      }
      const { id } = place
      const { size, sha256 } = audio
      const key = keyOf(id)
      const file: StoredMedia = { id, key, sha256, size, type: 'wav', filename: `Answer ${number}.wav` }
      const rows = async () => {
        const twin = await openAnswers.withBytes(questionId, sha256)
        if (twin) return { result: twin, unused: true }
        // Others may have arrived while this one did.
        await refuseTooMany(questionId)
        await refuseTooMuch(assessment, size)
        const sitting = await current(assessment)
        const answer = { ...newAnswer(sitting, questionId, at), fileId: id, durationMs: judged.durationMs }
        await openAnswers.add(sitting.workspaceId, answer, file)
        await context.hear(answer.id)
        if (!answer.late) await remember?.({ valid: true, reason: null })
        await context.announce(sitting.id)
        return { result: answer }
      }
      return verdictOn(await keepFiles(context, [{ key, path: audio.path }], rows, place.reserve()))
    },

    /** Stores a written answer, on links that ask for one. The same words again get the same answer. */
    async answerInWriting({ text, ...answered }: Answered & { text: string }): Promise<Verdict> {
      const { questionId } = answered
      const { assessment } = await asked(answered, 'written')
      const words = text.trim()
      if (words === '') throw new InvalidInput('text', 'Write an answer, or leave the question out.')
      if (words.length > longestText) throw new InvalidInput('text', 'An answer may have 10,000 characters at most.')
      const stored = await transaction(async () => {
        const written = (await openAnswers.ofQuestion(questionId)).filter(({ state }) => state === 'written')
        const same = written.find(({ text }) => text === words)
        if (same) return same
        const answer: OpenAnswer = {
          ...newAnswer(await current(assessment), questionId, clock.now()),
          state: 'written',
          text: words,
        }
        // A page may save while somebody writes. What is late never takes the place of what came in time.
        for (const { id, late } of written) if (late === answer.late) await openAnswers.remove(id)
        await openAnswers.add(assessment.workspaceId, answer, null)
        await context.hear(answer.id)
        await context.announce(assessment.id)
        return answer
      })
      return verdictOn(stored)
    },

    /** Notes that the candidate leaves a question out; an answer that is there stays. */
    async leaveOut(answered: Answered): Promise<Verdict> {
      const { questionId } = answered
      const { assessment } = await asked(answered, null)
      await transaction(async () => {
        if ((await openAnswers.ofQuestion(questionId)).length > 0) return
        const answer = newAnswer(await current(assessment), questionId, clock.now())
        await openAnswers.add(assessment.workspaceId, { ...answer, state: 'skipped' }, null)
      })
      return { valid: false, reason: 'skipped' }
    },

    /** Notes, in the caller's transaction, that every open question without an answer was left out. */
    async skipUnanswered(assessmentId: string): Promise<void> {
      const assessment = await assessments.withId(assessmentId)
      if (!assessment) return
      const questions = (await assessments.questionsOf(assessmentId)).filter(({ part }) => part === 'voice')
      const answered = new Set((await openAnswers.ofAssessment(assessmentId)).map(({ questionId }) => questionId))
      for (const { id } of questions) {
        if (answered.has(id)) continue
        const answer = newAnswer(assessment, id, clock.now())
        await openAnswers.add(assessment.workspaceId, { ...answer, state: 'skipped', late: false }, null)
      }
    },
  }
}
