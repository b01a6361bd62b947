import type { AssessmentRow, LinkOptions, LinkState, SentLink, WantedLink } from '../../../../api/assessments.ts'
import { type CallFailure, type CallResult, said, saidAfter } from '../../../../api/client.ts'
import { type Drafts, sentChoice, sentOpen } from './drafts.ts'

/** To whom, and for which position. */
export interface Whom {
  candidateId: string
  name: string
  email: string | null
  resumeId: string
  jobDescriptionId: string
  jobTitle: string
  /** A link still waits, as far as the page that opens the dialog knows. */
  pending: boolean
}

export const steps = ['limits', 'mcq', 'voice', 'mail'] as const
export type Step = (typeof steps)[number]

/** Said of the whole, whichever step it was. */
export const notSent = 'Failed to send assessment'

export const stepWords: Record<Step, string> = {
  limits: 'Checking your assessment limits...',
  mcq: 'Generating MCQ questions...',
  voice: 'Generating voice questions...',
  mail: 'Sending assessment email...',
}

/** The server's reason, or where nothing came from a server, what did not work and why. */
export const reasonOr = (otherwise: string, failure: CallFailure): string =>
  failure.status === 0 ? saidAfter(otherwise, failure) : said(failure, otherwise)

/** What did not work, where the server says no reason. */
export const otherwise: Record<Step, string> = {
  limits: notSent,
  mcq: 'MCQ question generation failed',
  voice: 'Voice question generation failed',
  mail: 'Email sending failed',
}

export interface Failed {
  step: Step
  error: string
  /** The link there is all the same. */
  testLink: string | null
  /** Trying again would end the same. */
  final: boolean
}

export type Stage =
  | { at: 'working'; step: Step }
  | { at: 'review' }
  | { at: 'failed' }
  | { at: 'sent'; to: string; link: SentLink }

export interface More {
  failure?: CallFailure
  testLink?: string
  final?: boolean
}
type Wrong = [sentence: string, more: More]

/** Why there are no questions, or null when there are. */
export const whyNoQuestions = (answer: CallResult<{ success: boolean; error?: string }>, step: Step): Wrong | null => {
  if (!answer.ok) {
    const { failure } = answer
    const final = ['PLAN_EXPIRED', 'LIMIT_REACHED'].includes(failure.code)
    return [reasonOr(otherwise[step], failure), { failure, final }]
  }
  return answer.data?.success === false ? [answer.data.error || otherwise[step], {}] : null
}

/** What goes out, to whom and how. */
export interface Chosen {
  drafts: Drafts
  email: string
  options: LinkOptions
}

/** What became of the newest of this sort that the candidate has got; a revoked one does not count. */
export const standingOf = (sent: AssessmentRow[], { kind, practice }: LinkOptions): LinkState | null =>
  sent.find((row) => row.kind === kind && row.practice === practice && row.status !== 'revoked')?.status ?? null

export const wantedLink = (
  { resumeId, jobDescriptionId, jobTitle }: Whom,
  { drafts, email, options }: Chosen,
  before: LinkState | null,
): WantedLink => ({
  candidateEmail: email.trim(),
  jobTitle,
  resumeId,
  jobDescriptionId,
  questions: options.kind === 'interview' ? [] : drafts.choices.map(sentChoice),
  voiceQuestions: drafts.open.map(sentOpen),
  options,
  ...(before === 'completed' ? { again: true } : {}),
})
