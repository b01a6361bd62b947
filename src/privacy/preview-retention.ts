import type { KnownPerson, PrivacyPorts, RetentionPeriod } from './ports.ts'
import { type Due, dayMs, peopleUnder } from './retention.ts'

/** Rows of a preview that are shown; the count is of all. */
const shown = 50

export interface RetentionPreviewed {
  kind: RetentionPeriod['kind']
  dueNow: number
  held: number
  /** When the next who is not due yet will be; null when there is nobody. */
  nextAt: Date | null
  /** The first, by date. */
  due: { person: KnownPerson; since: Date; dueAt: Date; count: number }[]
}

/** What a period takes today and next. Nothing is deleted by looking. */
export const previewRetention =
  (ports: Pick<PrivacyPorts, 'clock' | 'personDirectory' | 'recordedMedia'>) =>
  async (workspaceId: string, period: RetentionPeriod): Promise<RetentionPreviewed> => {
    const found =
      period.kind === 'messages'
        ? await messagesDue(ports, workspaceId, period)
        : period.kind === 'recordings'
          ? await recordingsDue(ports, workspaceId, period)
          : await peopleDue(ports, workspaceId, period)
    const people = await ports.personDirectory.byIds(
      workspaceId,
      found.first.map(({ personId }) => personId),
    )
    return {
      kind: period.kind,
      dueNow: found.dueNow,
      held: found.held,
      nextAt: found.nextAt,
      due: found.first.flatMap(({ personId, since, dueAt, count }) => {
        const person = people.find(({ id }) => id === personId)
        return person ? [{ person, since, dueAt, count }] : []
      }),
    }
  }

interface Found {
  dueNow: number
  held: number
  nextAt: Date | null
  first: (Pick<Due, 'personId' | 'since' | 'dueAt'> & { count: number })[]
}

async function peopleDue(
  ports: Pick<PrivacyPorts, 'clock' | 'personDirectory'>,
  workspaceId: string,
  period: RetentionPeriod,
): Promise<Found> {
  const now = ports.clock.now()
  const found: Found = { dueNow: 0, held: 0, nextAt: null, first: [] }
  for await (const due of peopleUnder(ports, workspaceId, period)) {
    const isDue = due.dueAt <= now
    if (due.isHeld) {
      if (isDue) found.held += 1
      continue
    }
    if (isDue) found.dueNow += 1
    else if (!found.nextAt || due.dueAt < found.nextAt) found.nextAt = due.dueAt
    found.first.push({ ...due, count: 1 })
    // Sorted now and then, so that a hundred thousand people need no room for a hundred thousand rows.
    if (found.first.length > 20 * shown) found.first = earliest(found.first)
  }
  return { ...found, first: earliest(found.first) }
}

const earliest = (rows: Found['first']) => rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime()).slice(0, shown)

async function messagesDue(
  { clock, personDirectory }: Pick<PrivacyPorts, 'clock' | 'personDirectory'>,
  workspaceId: string,
  { days }: RetentionPeriod,
): Promise<Found> {
  const periodMs = days * dayMs
  const before = new Date(clock.now().getTime() - periodMs)
  const old = await personDirectory.withMessagesBefore(workspaceId, before, 100_000)
  const nextAt = await personDirectory.oldestMessageSince(workspaceId, before)
  return partsDue(
    old.map(({ oldestAt, ...row }) => ({ ...row, since: oldestAt })),
    nextAt,
    periodMs,
  )
}

async function recordingsDue(
  { clock, recordedMedia }: Pick<PrivacyPorts, 'clock' | 'recordedMedia'>,
  workspaceId: string,
  { days }: RetentionPeriod,
): Promise<Found> {
  const periodMs = days * dayMs
  const before = new Date(clock.now().getTime() - periodMs)
  const old = await recordedMedia.endedBefore(workspaceId, before, 100_000)
  const nextAt = await recordedMedia.firstEndedSince(workspaceId, before)
  return partsDue(
    old.map(({ endedAt, ...row }) => ({ ...row, since: endedAt })),
    nextAt,
    periodMs,
  )
}

/** What is old of people who themselves stay. `next` is when the next of it began to be kept. */
function partsDue(
  old: { personId: string; isHeld: boolean; count: number; since: Date }[],
  next: Date | null,
  periodMs: number,
): Found {
  const free = old.filter(({ isHeld }) => !isHeld)
  const sum = (rows: typeof old) => rows.reduce((total, { count }) => total + count, 0)
  return {
    dueNow: sum(free),
    held: sum(old) - sum(free),
    nextAt: next && new Date(next.getTime() + periodMs),
    first: free.slice(0, shown).map(({ personId, count, since }) => ({
      personId,
      count,
      since,
      dueAt: new Date(since.getTime() + periodMs),
    })),
  }
}
