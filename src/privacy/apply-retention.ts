import { eachByItself } from '#src/shared/each-by-itself.ts'
import { leastPeriod, snapshotDays } from './constants.ts'
import { erasePeople, finishErasureJob } from './erase-people.ts'
import type { PrivacyPorts, RetentionPeriod } from './ports.ts'
import { appliedPeriod, dayMs, dueOf, peopleUnder } from './retention.ts'

/** The kind of job that deletes what has been kept for its time. */
export const retentionJob = 'apply-retention'

/** People looked up as due before they are erased. */
const group = 50

/** At this hour (UTC) of every day. */
const hour = 3

/** Adds the job of a day; each day has a key of its own, so that the job can add the next while it runs. */
export const queueRetention =
  ({ jobs }: Pick<PrivacyPorts, 'jobs'>) =>
  (runAt: Date): Promise<void> =>
    jobs.add({ kind: retentionJob, payload: {}, runAt, key: `${retentionJob}:${runAt.toISOString().slice(0, 10)}` })

/** The first instant after `now` at which periods are applied. */
export function nextRun(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(hour, 0, 0, 0)
  return today > now ? today : new Date(today.getTime() + dayMs)
}

/** Deletes what is due, in every workspace whose owner has set a period that has started. Safe to repeat and to break off. */
export const applyRetention = (ports: PrivacyPorts) => async (): Promise<void> => {
  const { clock, retentionPeriods } = ports
  const now = clock.now()
  await queueRetention(ports)(nextRun(now))
  await ports.dropSnapshots(new Date(now.getTime() - snapshotDays * dayMs))
  const { each, end } = eachByItself()
  for (const workspaceId of await retentionPeriods.workspacesWithStarted(now))
    await each(async () => {
      for (const { kind } of await retentionPeriods.of(workspaceId))
        if (kind !== 'recordings') await applyOne(ports, workspaceId, kind)
    })
  // Also where nobody set a period: candidates were told when their recordings go.
  const youngest = new Date(now.getTime() - Math.min(leastPeriod, ports.recordingDays) * dayMs)
  for (const workspaceId of await ports.recordedMedia.workspacesBefore(youngest))
    await each(() => applyToRecordings(ports, workspaceId))
  await each(ports.eraseOldElsewhere)
  end()
}

async function applyOne(ports: PrivacyPorts, workspaceId: string, kind: RetentionPeriod['kind']) {
  const { clock, retentionPeriods } = ports
  /** As it is now: an owner may have switched it off while the others were deleted. */
  const period = async () => {
    const now = clock.now()
    const set = (await retentionPeriods.of(workspaceId)).find((each) => each.kind === kind)
    return set && set.startsAt <= now ? set : null
  }
  const current = await period()
  if (!current) return
  if (kind === 'messages') return applyToMessages(ports, workspaceId, current, period)
  const details = { cause: 'retention', kind, days: current.days }
  /** Somebody may have hired them, or written a note, since it was their turn to be looked at. */
  const stillWanted = async (personIds: string[]) => {
    const now = await period()
    const standings = now ? await ports.personDirectory.standingsNow(workspaceId, personIds) : []
    const found = standings.flatMap((standing) => dueOf(standing, now!) ?? [])
    return new Set(found.filter(({ dueAt }) => dueAt <= clock.now()).map(({ personId }) => personId))
  }
  let due: string[] = []
  const erase = async () => {
    const personIds = due
    due = []
    if (personIds.length > 0 && (await period()))
      await erasePeople(ports)({ workspaceId, personIds, by: null, stillWanted, details })
  }
  for await (const { personId, isHeld, dueAt } of peopleUnder(ports, workspaceId, current)) {
    if (isHeld || dueAt > clock.now()) continue
    due.push(personId)
    if (due.length >= group) await erase()
  }
  await erase()
}

async function applyToMessages(
  { announce, auditLog, clock, jobs, noteOnTimeline, personDirectory, transaction }: PrivacyPorts,
  workspaceId: string,
  { days }: RetentionPeriod,
  period: () => Promise<RetentionPeriod | null>,
) {
  const before = new Date(clock.now().getTime() - days * dayMs)
  for (const { candidateId, isHeld } of await personDirectory.withMessagesBefore(workspaceId, before, 100_000)) {
    if (isHeld) continue
    await transaction(async () => {
      // A hold, or a longer period, may have come since they were listed.
      const [person] = await personDirectory.behind(workspaceId, [candidateId])
      if (!person || person.hold || (await period())?.days !== days) return
      const { removed, mails, files } = await personDirectory.removeMessages(workspaceId, candidateId, before)
      if (removed === 0) return
      await jobs.add({ kind: finishErasureJob, payload: { files, mails } })
      await noteOnTimeline(null, workspaceId, [candidateId], 'messages-expired', { count: removed, days })
      const details = { cause: 'retention', kind: 'messages', days, count: removed }
      await auditLog.append({ action: 'delete-messages', workspaceId, subject: { kind: 'candidate', id: candidateId }, details })
      await announce(workspaceId, candidateId)
    })
  }
}

async function applyToRecordings(ports: PrivacyPorts, workspaceId: string) {
  const { announce, auditLog, clock, jobs, noteOnTimeline, personDirectory, recordedMedia, retentionPeriods, transaction } = ports
  const period = async () => {
    const set = (await retentionPeriods.of(workspaceId)).find((each) => each.kind === 'recordings')
    return appliedPeriod(ports, 'recordings', set ?? null, clock.now())!
  }
  const { days } = await period()
  const before = new Date(clock.now().getTime() - days * dayMs)
  for (const { assessmentId, candidateId, isHeld } of await recordedMedia.endedBefore(workspaceId, before, 100_000)) {
    if (isHeld) continue
    await transaction(async () => {
      // A hold, or a longer period, may have come since they were listed.
      const [person] = await personDirectory.behind(workspaceId, [candidateId])
      if (!person || person.hold || (await period()).days !== days) return
      const { removed, files } = await recordedMedia.expire(assessmentId)
      if (removed === 0) return
      await jobs.add({ kind: finishErasureJob, payload: { files, mails: [] } })
      await noteOnTimeline(null, workspaceId, [candidateId], 'recordings-expired', { count: removed, days })
      const details = { cause: 'retention', kind: 'recordings', days, count: removed }
      await auditLog.append({
        action: 'delete-recordings',
        workspaceId,
        subject: { kind: 'candidate', id: candidateId },
        details,
      })
      await announce(workspaceId, candidateId)
    })
  }
}
