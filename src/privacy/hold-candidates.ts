import { maximumHoldReason } from './constants.ts'
import { CandidateNotFound, InvalidReason } from './errors.ts'
import type { Actor, Hold, KnownPerson, PrivacyPorts } from './ports.ts'

export interface ShownHold extends Hold {
  /** Who put it on; null once their account is gone. */
  heldByName: string | null
}

export interface PersonPrivacy {
  hold: ShownHold | null
  /** What the same person is ranked for besides. */
  others: { id: string; jobTitle: string }[]
}

export function holdCandidates({ announce, auditLog, clock, holds, noteOnTimeline, personDirectory, transaction }: PrivacyPorts) {
  const personOf = async ({ workspaceId }: Actor, candidateId: string): Promise<KnownPerson> => {
    const [person] = await personDirectory.behind(workspaceId, [candidateId])
    if (!person) throw new CandidateNotFound()
    return person
  }

  const withName = async (hold: Hold): Promise<ShownHold> => ({
    ...hold,
    heldByName: hold.heldBy ? await personDirectory.nameOfUser(hold.heldBy) : null,
  })

  const privacyOf = async (by: Actor, candidateId: string): Promise<PersonPrivacy> => {
    const { hold, candidates } = await personOf(by, candidateId)
    return { hold: hold && (await withName(hold)), others: candidates.filter(({ id }) => id !== candidateId) }
  }

  const change = async (
    by: Actor,
    candidateId: string,
    requestId: string,
    { action, kind, details, write }: Change,
  ): Promise<PersonPrivacy> => {
    await transaction(async () => {
      const person = await personOf(by, candidateId)
      const ids = person.candidates.map(({ id }) => id)
      if (!(await write(person))) return
      await noteOnTimeline(by, by.workspaceId, ids, kind, details)
      const subject = { kind: 'candidate', id: candidateId }
      await auditLog.append({ action, actorId: by.id, workspaceId: by.workspaceId, subject, requestId })
      for (const id of ids) await announce(by.workspaceId, id)
    })
    return privacyOf(by, candidateId)
  }

  return {
    privacyOf,

    /** Keeps a person's data from every deletion until the hold is lifted. Again: another reason. */
    holdCandidate(by: Actor, candidateId: string, given: string, requestId: string): Promise<PersonPrivacy> {
      const reason = holdReason(given)
      const write = async ({ id }: KnownPerson) => {
        await holds.put(by.workspaceId, id, { reason, heldBy: by.id, heldAt: clock.now() })
        return true
      }
      return change(by, candidateId, requestId, { action: 'hold-candidate', kind: 'held', details: { reason }, write })
    },

    liftHold(by: Actor, candidateId: string, requestId: string): Promise<PersonPrivacy> {
      const write = async ({ id, hold }: KnownPerson) => {
        if (!hold) return false
        await holds.lift(id)
        return true
      }
      return change(by, candidateId, requestId, { action: 'lift-hold', kind: 'hold-lifted', details: {}, write })
    },

    /** Everybody of the workspace who is held, the newest hold first. */
    async heldPeople({ workspaceId }: Actor): Promise<{ person: KnownPerson; hold: ShownHold }[]> {
      const all = await holds.ofWorkspace(workspaceId)
      const people = await personDirectory.byIds(
        workspaceId,
        all.map(({ personId }) => personId),
      )
      const found = all.flatMap(({ personId, hold }) => {
        const person = people.find(({ id }) => id === personId)
        // Somebody merged into another has no resume of their own: the other one is listed.
        return person && person.resumes.length > 0 ? [{ person, hold }] : []
      })
      return Promise.all(found.map(async ({ person, hold }) => ({ person, hold: await withName(hold) })))
    },
  }
}

interface Change {
  action: 'hold-candidate' | 'lift-hold'
  kind: 'held' | 'hold-lifted'
  details: Record<string, string>
  /** False when there was nothing to change. */
  write(person: KnownPerson): Promise<boolean>
}

/** The reason for a hold, in one line. */
export function holdReason(given: string): string {
  const reason = given
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (reason === '') throw new InvalidReason('Say why the data has to stay.')
  if (reason.length > maximumHoldReason) throw new InvalidReason(`A reason can have ${maximumHoldReason} characters at most.`)
  return reason
}
