import type { OpenQuestion } from '../../../api/assessment.ts'
import type { OutboxItem } from '../upload-queue/item.ts'

/** `late` came after the time was over and was kept; `refused` was not taken for a reason of its own. */
export type AnswerStatus = OpenQuestion['status'] | 'late' | 'refused'

export interface AnswerState {
  status: AnswerStatus
  /** Why it is invalid, as the server says it. */
  reason: string | null
  /** The server's sentence, for what was refused. */
  error: string | null
  /** Still on this device: on its way, or waiting for the connection. */
  isWaiting: boolean
}

export type Outcome = Pick<AnswerState, 'status' | 'reason' | 'error'>

/** What the server made of an answer that was sent. */
export function outcomeOf(item: Pick<OutboxItem, 'json'>, status: number, body: unknown): Outcome {
  const { valid, reason, code, error } = (body ?? {}) as {
    valid?: boolean
    reason?: string | null
    code?: string
    error?: string
  }
  const outcome = (state: AnswerStatus, why: string | null = null): Outcome => ({ status: state, reason: why, error: null })
  if (status < 300) {
    if (valid) return outcome(isText(item) ? 'written' : 'uploaded')
    return reason === 'skipped' ? outcome('skipped') : outcome('invalid', reason ?? null)
  }
  if (code === 'DEADLINE_PASSED') return isSkip(item) ? outcome('skipped') : outcome('late')
  return { status: 'refused', reason: null, error: error || null }
}

const isSkip = ({ json }: Pick<OutboxItem, 'json'>) => (json as { skipped?: boolean } | undefined)?.skipped === true
const isText = ({ json }: Pick<OutboxItem, 'json'>) => typeof (json as { text?: unknown } | undefined)?.text === 'string'

/** Where a question stands: what waits on this device goes before what the server said last. */
export function stateOf(question: OpenQuestion, known: Outcome | undefined, items: readonly OutboxItem[]): AnswerState {
  const waiting = items.findLast(({ lane, key }) => lane === 'voice' && key === question.id)
  if (waiting) {
    const status = isSkip(waiting) ? 'skipped' : isText(waiting) ? 'written' : 'uploaded'
    return { status, reason: null, error: null, isWaiting: true }
  }
  return { ...(known ?? { status: question.status, reason: null, error: null }), isWaiting: false }
}

/** Nothing more is to be done about it. */
export const isDone = ({ status }: Pick<AnswerState, 'status'>): boolean =>
  status === 'uploaded' || status === 'written' || status === 'skipped' || status === 'late'

/** What is kept in a tab of an answer that is written there. */
export interface Draft {
  text: string
  /** Not yet on its way. */
  isUnsent: boolean
  /** Milliseconds of the server's clock at the last key; 0 before the first. */
  at: number
}

/** Whether somebody wrote here after what the server has last, if it has anything. */
const isNewer = ({ at }: Draft, answeredAt: string | null) => at > 0 && !(Date.parse(answeredAt ?? '') >= at)

/**
 * Whether what this tab keeps never got on its way, whatever it says: a page that goes away may note that it was sent and lose what it
 * noted it in.
 */
export const isBehind = (
  draft: Draft,
  { text, answeredAt }: OpenQuestion,
  { isWaiting }: Pick<AnswerState, 'isWaiting'>,
): boolean => !isWaiting && draft.text !== (text ?? '') && isNewer(draft, answeredAt)

/** What was written last: in this tab or, as far as the server told, on another device. */
export const writtenLast = (
  draft: Draft,
  { text, answeredAt }: OpenQuestion,
  { isWaiting }: Pick<AnswerState, 'isWaiting'>,
): string => {
  const isHere = draft.isUnsent || (draft.at > 0 && isWaiting) || isNewer(draft, answeredAt)
  return isHere ? draft.text : (text ?? draft.text)
}
