import { rejectionReasons, undoMinutes } from '#src/hiring/index.ts'
import type { Application, ApplicationEvent, ApplicationStatus } from '../application.ts'
import type { Tools } from '../tools.ts'
import { type RejectionLetterKey, reasonPlaceholder, rejectionLetters, withReason } from './constants.ts'
import { EvidenceNotOpened, InvalidRejection } from './errors.ts'
import { isEvidenceOpened } from './evidence-opened.ts'
import { checkedLetter, type Letter, placeholders } from './letter.ts'

/** What the company says of a rejection. */
export interface WantedRejection {
  /** The name of a lawful reason, its words, or words of the company's own. */
  reason?: string | undefined
  /** What explains it. */
  text?: string | undefined
  /** Whether the applicant is told by mail, and how. */
  tell?: boolean | RejectionLetter | undefined
}

/** A letter as it was chosen: a template, or own words in its place. The reason is told only where that is chosen, too. */
export interface RejectionLetter extends Partial<Letter> {
  template?: RejectionLetterKey | undefined
  reason?: boolean | undefined
}

/** A rejection that has passed every check. */
export interface ReadyRejection {
  /** In one line. */
  reason: string
  /** Null when the applicant is not told by mail. */
  letter: Letter | null
}

/** Checks a rejection before anything changes: the reason, whether the evidence was opened, and the letter, in this order. */
export function readyRejection(
  tools: Pick<Tools, 'reasonInWords'>,
  events: readonly ApplicationEvent[],
  { reason, text, tell }: WantedRejection,
): ReadyRejection {
  const why = reasonInWords(tools, reason?.trim() ?? '', text?.trim() ?? '')
  if (!isEvidenceOpened(events)) throw new EvidenceNotOpened()
  return { reason: why, letter: tell ? letterOf(tell === true ? {} : tell) : null }
}

function reasonInWords({ reasonInWords: inWords }: Pick<Tools, 'reasonInWords'>, typed: string, text: string): string {
  if (typed === '') throw new InvalidRejection('reason', 'A rejection needs a reason.')
  const known = rejectionReasons.find(({ key, label }) => key === typed || label.toLowerCase() === typed.toLowerCase())
  return known ? inWords(known.key, text) : inWords('other', [typed, text].filter(Boolean).join('\n'))
}

function letterOf({ template = 'early', subject, body, reason = false }: RejectionLetter): Letter {
  const chosen = rejectionLetters.find(({ key }) => key === template)!
  const written = { subject: subject ?? chosen.subject, body: body ?? chosen.body }
  if (!reason && written.body.includes(reasonPlaceholder))
    throw new InvalidRejection('body', `${reasonPlaceholder} is filled in only where you choose to tell the reason.`)
  return checkedLetter({ ...written, body: reason ? withReason(written.body) : written.body }, [...placeholders, 'reason'])
}

/** Until when a rejection can be taken back, with its mail that still waits. */
export const undoUntil = ({ statusAt }: Pick<Application, 'statusAt'>) => new Date(statusAt.getTime() + undoMinutes * 60_000)

export const isUndoable = (application: Pick<Application, 'status' | 'statusAt'>, now: Date) =>
  application.status === 'Rejected' && undoUntil(application) > now

/** The rejection as it stands, for the company. */
export interface StandingRejection {
  reason: string | null
  at: Date
  /** Where the application stood before. */
  from: ApplicationStatus
  /** Null once it can no longer be taken back. */
  undoUntil: Date | null
}

export function standingRejection(
  application: Application,
  events: readonly ApplicationEvent[],
  now: Date,
): StandingRejection | null {
  if (application.status !== 'Rejected') return null
  const { details } = events.findLast(({ kind, details: { status } }) => kind === 'status' && status === 'Rejected') ?? {}
  return {
    reason: details?.reason === undefined ? null : String(details.reason),
    at: application.statusAt,
    from: (details?.from as ApplicationStatus | undefined) ?? 'New',
    undoUntil: isUndoable(application, now) ? undoUntil(application) : null,
  }
}
