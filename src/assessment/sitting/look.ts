import { type AskedQuestion, type Assessment, type AssessmentState, stateOf } from '../assessment.ts'
import { AlreadyCompleted, LinkExpired, LinkRevoked, NotStarted } from '../errors.ts'
import type { OpenAttempt, SittingPorts } from '../sitting-ports.ts'
import { consentOf } from './begin.ts'
import { LinkReplaced } from './errors.ts'
import { mustBeUnderWay, mustWork } from './link-state.ts'

/** What a page needs to know about its link before anything else. */
export interface LinkView {
  assessment: Assessment
  status: AssessmentState
  /** Why the link opens nothing any more; null while it does. */
  error: string | null
  consent: { version: string; text: string }
  consented: boolean
  counts: { mcq: number; voice: number }
  jobTitle: string
  company: string
  recordingLimitBytes: number
  now: Date
}

/** A question without anything that only recruiters may see. */
export interface OpenQuestion {
  id: string
  question: string
  status: 'pending' | OpenAttempt['state']
  /** What the candidate has written; null for what is spoken. */
  text: string | null
  answeredAt: Date | null
}

export interface ChoiceQuestion {
  id: string
  question: string
  options: string[]
  /** The text of the option that was chosen last. */
  userAnswer: string | null
  /** 0 before the first answer. */
  revision: number
}

export interface HeardAnswer {
  id: string
  question: string
  state: 'waiting' | 'done' | 'failed' | 'none' | 'skipped' | 'invalid'
  text: string
}

/** What counts of several attempts: the newest that can be heard or read, in time before late. */
function decisive(attempts: OpenAttempt[]): OpenAttempt | null {
  const given = attempts.filter(({ state }) => state === 'uploaded' || state === 'written')
  return given.findLast(({ late }) => !late) ?? given.at(-1) ?? attempts.at(-1) ?? null
}

export function looking({ opened, assessments, sittings, subjects, transcriber, clock, settings }: SittingPorts) {
  const questionsOf = async (assessmentId: string, part: AskedQuestion['part']) =>
    (await assessments.questionsOf(assessmentId)).filter((question) => question.part === part)
  const attemptsAt = async (assessmentId: string) =>
    Map.groupBy(await sittings.openAttempts(assessmentId), ({ questionId }) => questionId)

  return {
    async look(token: string): Promise<LinkView> {
      const { assessment, ended } = await opened(token)
      const now = clock.now()
      const { status, error } = standing(assessment, ended, now)
      const questions = await assessments.questionsOf(assessment.id)
      const subject = await subjects.candidate(assessment.workspaceId, assessment.candidateId)
      const choices = questions.filter(({ part }) => part === 'mcq').length
      return {
        assessment,
        status,
        error,
        consent: consentOf(assessment, questions, settings.recordingDays),
        consented: (await sittings.consentOf(assessment.id)) !== null,
        counts: { mcq: choices, voice: questions.length - choices },
        jobTitle: subject?.jobTitle ?? '',
        company: await subjects.workspaceName(assessment.workspaceId),
        recordingLimitBytes: settings.recordingLimitMb * 1024 * 1024,
        now,
      }
    },
    /** The questions as this candidate sees them, with what they have answered so far. */
    async questions(token: string): Promise<{ assessment: Assessment; choices: ChoiceQuestion[]; open: OpenQuestion[] }> {
      const { assessment, ended } = await opened(token)
      mustBeUnderWay(assessment, ended)
      const answers = await sittings.answersOf(assessment.id)
      const attempts = await attemptsAt(assessment.id)
      return {
        assessment,
        choices: (await questionsOf(assessment.id, 'mcq')).map(({ id, text, options }) => {
          const own = answers.filter(({ questionId }) => questionId === id)
          const chosen = own.find(({ late }) => !late) ?? own[0]
          return {
            id,
            question: text,
            options: options.map((option) => option.text),
            userAnswer: options.find((option) => option.id === chosen?.optionId)?.text ?? null,
            revision: Math.max(0, ...own.map(({ revision }) => revision)),
          }
        }),
        open: (await questionsOf(assessment.id, 'voice')).map(({ id, text }) => {
          const attempt = decisive(attempts.get(id) ?? [])
          return {
            id,
            question: text,
            status: attempt?.state ?? 'pending',
            text: attempt?.text ?? null,
            answeredAt: attempt?.receivedAt ?? null,
          }
        }),
      }
    },
    /** What the candidate has said, as far as it was understood. Their own words only. */
    async transcript(token: string): Promise<{ available: boolean; answers: HeardAnswer[] }> {
      const { assessment, ended } = await opened(token)
      mustWork(assessment, ended)
      if (!assessment.startedAt) throw new NotStarted()
      const attempts = await attemptsAt(assessment.id)
      const answers = (await questionsOf(assessment.id, 'voice')).map(({ id, text }) => ({
        id,
        question: text,
        ...heard(decisive(attempts.get(id) ?? [])),
      }))
      return { available: transcriber.available, answers }
    },
  }
}

function standing(assessment: Assessment, ended: boolean, now: Date): Pick<LinkView, 'status' | 'error'> {
  const status = stateOf(assessment, now)
  if (status === 'completed') return { status, error: new AlreadyCompleted().message }
  if (ended) return { status: 'revoked', error: new LinkReplaced().message }
  if (status === 'revoked') return { status, error: new LinkRevoked().message }
  if (status === 'expired') return { status, error: new LinkExpired().message }
  return { status, error: null }
}

function heard(attempt: OpenAttempt | null): Pick<HeardAnswer, 'state' | 'text'> {
  if (!attempt || attempt.state === 'skipped') return { state: 'skipped', text: '' }
  if (attempt.state === 'invalid') return { state: 'invalid', text: '' }
  if (attempt.state === 'written') return { state: 'done', text: attempt.text ?? '' }
  return attempt.transcript ?? { state: 'waiting', text: '' }
}
