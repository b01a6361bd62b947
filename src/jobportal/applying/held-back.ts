import { undoMinutes } from '#src/hiring/index.ts'
import type { Application, ApplicationEvent, ApplicationMessage, ApplicationStatus } from '../application.ts'

type Standing = Pick<Application, 'status' | 'statusAt' | 'appliedAt'>

const isRejection = ({ kind, details }: ApplicationEvent) => kind === 'status' && details.status === 'Rejected'

/**
 * What an applicant may read of how their application stands. A rejection that can still be taken back is the company's alone, and
 * one that was taken back in time never was; what the company looked at is its own. `events` are oldest first.
 */
export function withoutHeldBack(
  { status, statusAt, appliedAt }: Standing,
  events: readonly ApplicationEvent[],
  messages: readonly ApplicationMessage[],
  now: Date,
) {
  const toldMessages = messages.filter(({ state }) => state !== 'held' && state !== 'cancelled')
  const untold = new Set(messages.filter((each) => !toldMessages.includes(each)).map(({ id }) => id))
  const hidden = new Set(events.filter((event) => isOwnAffair(event, untold)))
  const changes = events.filter(({ kind }) => kind === 'status')
  for (const [at, change] of changes.entries()) {
    if (!isRejection(change)) continue
    const next = changes[at + 1]
    const until = change.at.getTime() + undoMinutes * 60_000
    if ((next?.at ?? now).getTime() >= until) continue
    hidden.add(change)
    if (next && next.details.status === change.details.from) hidden.add(next)
  }
  const told = events.filter((event) => !hidden.has(event))
  const last = changes.at(-1)
  const isHeld = status === 'Rejected' && last !== undefined && isRejection(last) && hidden.has(last)
  return {
    status: isHeld ? ((last.details.from as ApplicationStatus | undefined) ?? 'New') : status,
    statusAt: isHeld ? (told.findLast(({ kind }) => kind === 'status')?.at ?? appliedAt) : statusAt,
    events: told,
    messages: toldMessages,
  }
}

const isOwnAffair = ({ kind, details }: ApplicationEvent, untold: ReadonlySet<string>) =>
  kind === 'evidence-opened' || (kind === 'message' && untold.has(String(details.messageId)))
