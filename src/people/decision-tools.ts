import { createHash } from 'node:crypto'
import type { Actor } from '#src/matching/index.ts'
import type { AuditAction, AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { MergedMeanwhile, PersonChanged, PersonNotFound, SamePerson } from './errors.ts'
import type { KnownPeople, KnownPerson } from './ports.ts'

/** What is written on the timelines of candidates. */
export type PeopleHappening = 'merged' | 'unmerged'

export interface MergePorts {
  knownPeople: KnownPeople
  auditLog: AuditLog
  liveFeed: LiveFeed
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Writes on the timeline of a candidate, in the caller's transaction. */
  noteOnTimeline(by: Actor, candidateId: string, kind: PeopleHappening, details: Record<string, string | number>): Promise<void>
  /** Tells the open windows that what is known about a candidate has changed. */
  announceCandidate(workspaceId: string, candidateId: string): Promise<void>
}

export interface Two {
  by: Actor
  /** Revision of each person as they were shown, by id. */
  seen?: Record<string, string>
}

const mostAnnounced = 50

export type DecisionTools = ReturnType<typeof decisionTools>

/** What decisions about two people have in common: who they are now, what somebody else did meanwhile, and who hears of it. */
export function decisionTools({ knownPeople, auditLog, liveFeed, announceCandidate }: MergePorts) {
  const called = (by: Actor, { by: id, byName }: { by: string | null; byName: string | null }) =>
    id === by.id ? 'You, in another window,' : (byName ?? 'Somebody')

  const audit = (by: Actor, action: AuditAction, personId: string, details?: Record<string, string>) =>
    auditLog.append({
      action,
      actorId: by.id,
      workspaceId: by.workspaceId,
      subject: { kind: 'person', id: personId },
      ...(details ? { details } : {}),
    })

  /** Changes whenever somebody is merged into this person or taken apart from them. */
  const revisionOf = async (personId: string): Promise<string> => {
    const merges = await knownPeople.openMerges(personId)
    if (merges.length === 0) return '0'
    const all = merges.map(({ id }) => id).toSorted()
    return createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 16)
  }

  /** Both as they were shown; rejects with what somebody else did to one of them since. */
  const standing = async ({ by, seen }: Two, one: string, other: string): Promise<[KnownPerson, KnownPerson]> => {
    if (one === other) throw new SamePerson()
    const [first, second] = [await knownPeople.find(by.workspaceId, one), await knownPeople.find(by.workspaceId, other)]
    if (!first || !second) throw new PersonNotFound()
    for (const { mergedInto } of [first, second])
      if (mergedInto) {
        const [a, b] = [first.mergedInto?.personId ?? one, second.mergedInto?.personId ?? other]
        throw new MergedMeanwhile({ by: called(by, mergedInto), at: mergedInto.at }, a === b)
      }
    for (const { id } of [first, second])
      if (seen?.[id] !== undefined && seen[id] !== (await revisionOf(id))) throw new PersonChanged()
    return [first, second]
  }

  const publish = (by: Actor, people: string[]) => liveFeed.publish(by.workspaceId, { kind: 'people-changed', personIds: people })

  const announce = async (by: Actor, people: string[], candidates: { id: string }[]) => {
    publish(by, people)
    for (const { id } of candidates.slice(0, mostAnnounced)) await announceCandidate(by.workspaceId, id)
  }

  return { called, audit, revisionOf, standing, publish, announce }
}
