import { graceDays, leastPeriod, mostPeriod, type RetentionKind, retentionKinds } from './constants.ts'
import { InvalidPeriod, RecordingsPromised } from './errors.ts'
import type { Actor, PersonStanding, PrivacyPorts, RetentionPeriod } from './ports.ts'

export const dayMs = 24 * 60 * 60 * 1000

/** People that are looked at between two turns of others. */
const slice = 500

/** Somebody whose time is over or will be. */
export interface Due {
  kind: RetentionKind
  personId: string
  isHeld: boolean
  /** Since when the period runs. */
  since: Date
  dueAt: Date
}

/** When the time of a person begins to run for a kind of data; null when it does not apply to them. */
const runsSince = (
  kind: 'rejected' | 'not-hired',
  { rankings, rejected, hired, rejectedAt, activeAt }: PersonStanding,
): Date | null => {
  if (kind === 'rejected') return rankings > 0 && rejected === rankings ? rejectedAt : null
  return hired > 0 ? null : activeAt
}

/** When a person's time is over; null for whoever the period does not apply to. */
export function dueOf(standing: PersonStanding, { kind, days }: Pick<RetentionPeriod, 'kind' | 'days'>): Due | null {
  const since = kind === 'rejected' || kind === 'not-hired' ? runsSince(kind, standing) : null
  const { personId, isHeld } = standing
  return since && { kind, personId, isHeld, since, dueAt: new Date(since.getTime() + days * dayMs) }
}

/** Everybody to whom a period for people applies, in slices, so that the server answers others in between. */
export async function* peopleUnder(
  { personDirectory }: Pick<PrivacyPorts, 'personDirectory'>,
  workspaceId: string,
  { kind, days }: Pick<RetentionPeriod, 'kind' | 'days'>,
): AsyncGenerator<Due> {
  if (kind !== 'rejected' && kind !== 'not-hired') return
  for (let after = ''; ; ) {
    const standings = await personDirectory.standings(workspaceId, after, slice)
    for (const standing of standings) {
      const due = dueOf(standing, { kind, days })
      if (due) yield due
    }
    if (standings.length < slice) return
    after = standings.at(-1)!.personId
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** The period as it is saved: what is switched on or shortened begins after the grace period. */
function savedPeriod(kind: RetentionKind, days: number, before: RetentionPeriod | undefined, now: Date): RetentionPeriod {
  return { kind, days, setAt: now, startsAt: periodStart(days, before, now) }
}

/** When a period that is saved now begins; rejects with `InvalidPeriod` for days that are out of bounds. */
export function periodStart(days: number, before: { days: number; startsAt: Date } | undefined, now: Date): Date {
  if (!Number.isInteger(days) || days < leastPeriod || days > mostPeriod) throw new InvalidPeriod()
  const isHarder = !before || days < before.days
  return isHarder ? new Date(now.getTime() + graceDays * dayMs) : before.startsAt
}

/**
 * What is applied of a period: recordings go when candidates were told that they would, or sooner where the workspace says so
 * and its period has started by `now`; all else goes only where the workspace says so.
 */
export function appliedPeriod(
  { recordingDays }: Pick<PrivacyPorts, 'recordingDays'>,
  kind: RetentionKind,
  period: RetentionPeriod | null,
  now: Date | null,
): RetentionPeriod | null {
  const own = period && now && period.startsAt > now ? null : period
  if (kind !== 'recordings') return own
  const promised = { kind, days: recordingDays, setAt: new Date(0), startsAt: new Date(0) }
  return own && own.days < recordingDays ? own : promised
}

export function retentionPeriods(
  ports: Pick<PrivacyPorts, 'auditLog' | 'clock' | 'recordingDays' | 'retentionPeriods' | 'transaction'>,
) {
  const { auditLog, clock, recordingDays, retentionPeriods: periods, transaction } = ports
  const refuseLongerThanPromised = (kind: RetentionKind, days: number) => {
    if (kind === 'recordings' && days > recordingDays) throw new RecordingsPromised(recordingDays)
  }
  return {
    recordingDays,

    /** The period that a preview shows: as if its grace were over. */
    previewedPeriod: (kind: RetentionKind, period: RetentionPeriod | null) => appliedPeriod(ports, kind, period, null),

    /** Every kind of data, with its period; null where nothing goes by itself. */
    async periodsOf({
      workspaceId,
    }: Pick<Actor, 'workspaceId'>): Promise<{ kind: RetentionKind; period: RetentionPeriod | null }[]> {
      const set = await periods.of(workspaceId)
      return retentionKinds.map((kind) => ({ kind, period: set.find((each) => each.kind === kind) ?? null }))
    },

    /** The period as it would be if it were saved now. */
    async triedPeriod({ workspaceId }: Pick<Actor, 'workspaceId'>, kind: RetentionKind, days: number): Promise<RetentionPeriod> {
      refuseLongerThanPromised(kind, days)
      const before = (await periods.of(workspaceId)).find((each) => each.kind === kind)
      return savedPeriod(kind, days, before, clock.now())
    },

    /** Sets a period, or with null switches it off. */
    changePeriod: (by: Actor, kind: RetentionKind, days: number | null, requestId: string): Promise<void> =>
      transaction(async () => {
        const before = (await periods.of(by.workspaceId)).find((each) => each.kind === kind)
        if (days === (before?.days ?? null)) return
        if (days !== null) refuseLongerThanPromised(kind, days)
        if (days === null) await periods.remove(by.workspaceId, kind)
        else await periods.set(by.workspaceId, savedPeriod(kind, days, before, clock.now()), by.id)
        await auditLog.append({
          action: 'change-retention',
          actorId: by.id,
          workspaceId: by.workspaceId,
          requestId,
          details: { kind, before: before?.days ?? 'off', after: days ?? 'off' },
        })
      }),
  }
}
