import type { AdminPorts } from './ports.ts'

/** Somebody who is signed in asked for something that is not theirs. */
export interface Refusal {
  actorId: string
  workspaceId: string
  requestId: string
  /** What they asked for, as the program calls it, such as 'DELETE /admin/delete-user/:id'. */
  call: string
  subject?: { kind: string; id: string }
}

const windowMs = 60_000
/** Entries about one person in a minute; what is beyond is counted and told in the next entry. */
const perWindow = 20
const maximumPeople = 1000

/** Writes refusals down, without letting whoever is refused a thousand times a second fill the disk with it. */
export const noteRefusal = ({ auditLog, clock, transaction }: Pick<AdminPorts, 'auditLog' | 'clock' | 'transaction'>) => {
  const people = new Map<string, { since: number; written: number; omitted: number }>()
  return async ({ actorId, workspaceId, requestId, call, subject }: Refusal): Promise<void> => {
    const now = clock.now().getTime()
    const known = people.get(actorId)
    const isFresh = known !== undefined && known.since > now - windowMs
    if (isFresh && known.written >= perWindow) {
      known.omitted += 1
      return
    }
    const omitted = known && !isFresh ? known.omitted : 0
    if (!isFresh && people.size >= maximumPeople) people.clear()
    people.set(actorId, isFresh ? { ...known, written: known.written + 1 } : { since: now, written: 1, omitted: 0 })
    const details = { call, ...(omitted > 0 ? { omitted } : {}) }
    await transaction(() => auditLog.append({ action: 'denied', actorId, workspaceId, requestId, subject, details }))
  }
}
