import { createThrottle } from '#src/shared/rate-limiter.ts'
import type { Language } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import type { AskedQuestion, Assessment } from '../assessment.ts'
import { consentText, consentVersion } from '../constants.ts'
import { ConsentRequired, InvalidInput, LinkExpired, NotStarted } from '../errors.ts'
import type { SittingPorts } from '../sitting-ports.ts'
import { closingTime, deadlineOf } from './clock.ts'
import { NoPracticeLink } from './errors.ts'
import { mustBeOpen, mustWork } from './link-state.ts'
import { planClosing, planGrading } from './plan.ts'

/** The words that this candidate is asked to agree to. */
export function consentOf(
  { options }: Pick<Assessment, 'options'>,
  questions: Pick<AskedQuestion, 'part'>[],
  recordingDays: number,
) {
  const speaks = options.answers === 'voice' && questions.some(({ part }) => part === 'voice')
  const watched = options.camera ? (speaks ? 'proctored' : 'pictures') : speaks ? 'screen' : 'screenOnly'
  const text = consentText[options.proctored ? watched : speaks ? 'spoken' : 'written']
  return { version: consentVersion, text: text.replace('{kind}', options.kind).replace('{days}', String(recordingDays)) }
}

interface Agreement {
  /** Which words they have seen. */
  version: string
  allowedToShare: boolean
  language?: Language
}

/** Each new beginning plans work for later, so nobody begins without end. */
const restarts = { limit: 20, windowMs: 10 * 60_000 }

export function beginning(ports: SittingPorts) {
  const { opened, assessments, sittings, transaction, clock, settings, note, announce } = ports
  const restarting = createThrottle(restarts, clock)

  /** Starts the first clock. In the caller's transaction. */
  async function startClocks(assessment: Assessment): Promise<Assessment> {
    const now = clock.now()
    const questions = await assessments.questionsOf(assessment.id)
    const hasChoices = questions.some(({ part }) => part === 'mcq')
    const hasOpenQuestions = questions.some(({ part }) => part === 'voice')
    const phase = hasChoices ? 'mcq' : 'voice'
    const changes = {
      startedAt: now,
      phase,
      mcqDeadline: hasChoices ? deadlineOf('mcq', assessment, now) : null,
      mcqCompletedAt: null,
      voiceStartedAt: hasChoices ? null : now,
      voiceDeadline: hasChoices ? null : deadlineOf('voice', assessment, now),
      completedAt: null,
    } as const
    await assessments.update(assessment.id, changes)
    const begun = { ...assessment, ...changes }
    if (begun.mcqDeadline) await planGrading(ports, begun, begun.mcqDeadline)
    await planClosing(ports, begun, closingTime(begun, hasOpenQuestions))
    return begun
  }

  return {
    /** Keeps what the candidate agreed to, in the language they have read it in. */
    async agree(token: string, { version, allowedToShare, language = 'en' }: Agreement) {
      await opened(token)
      await transaction(async () => {
        const { assessment, ended } = await opened(token)
        mustBeOpen(assessment, ended, clock.now())
        const questions = await assessments.questionsOf(assessment.id)
        const consent = consentOf(assessment, questions, settings.recordingDays)
        if (version !== consent.version) throw new InvalidInput('version', 'The text has changed. Please read it again.')
        const text = tell(language, consent.text)
        await sittings.consent(assessment.id, { version, text, allowedToShare, at: clock.now() })
      })
    },
    /** Begins the sitting, once: a reload and a second device find the same clock. */
    async start(token: string): Promise<Assessment> {
      await opened(token)
      return transaction(async () => {
        const { assessment, ended } = await opened(token)
        mustBeOpen(assessment, ended, clock.now())
        if (assessment.startedAt) return assessment
        if (!(await sittings.consentOf(assessment.id))) throw new ConsentRequired()
        await note(null, assessment, 'assessment-started', { kind: assessment.options.kind })
        await announce(assessment.id)
        return startClocks(assessment)
      })
    },
    /** A new clock and an empty sheet, on practice links only. */
    async restart(token: string): Promise<Assessment> {
      await opened(token)
      return transaction(async () => {
        const { assessment, ended } = await opened(token)
        if (!assessment.options.practice) throw new NoPracticeLink()
        mustWork(assessment, ended)
        if (!assessment.startedAt) throw new NotStarted()
        if (assessment.expiresAt <= clock.now()) throw new LinkExpired()
        await restarting.count(assessment.id)
        await ports.forgetRecorded(assessment.id)
        await sittings.clear(assessment.id)
        const begun = await startClocks(assessment)
        await ports.rescore(assessment.id)
        return begun
      })
    },
  }
}
