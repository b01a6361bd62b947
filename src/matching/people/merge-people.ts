import { createHash } from 'node:crypto'
import type { AuditAction, AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { KnownPeople, KnownPerson } from '../people-ports.ts'
import type { Actor } from '../ports.ts'
import {
  DistinctionGone,
  DistinctMeanwhile,
  MergedMeanwhile,
  MergeNotFound,
  PersonChanged,
  PersonNotFound,
  SamePerson,
  TakenApartMeanwhile,
} from './errors.ts'
import { takenApart } from './merge-tree.ts'

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

interface Two {
  by: Actor
  /** Revision of each person as they were shown, by id. */
  seen?: Record<string, string>
}

const mostAnnounced = 50

/** What people say about who is who. Scores never change by it: who somebody is never reaches the scorer. */
export function mergePeople(ports: MergePorts) {
  const { knownPeople, auditLog, liveFeed, transaction, clock, ids } = ports

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
    for (const { id } of candidates.slice(0, mostAnnounced)) await ports.announceCandidate(by.workspaceId, id)
  }

  return {
    revisionOf,

    /** `merge` is the same person as `keep`: the resumes come together under `keep`. */
    async merge({ keep, merge, ...two }: Two & { keep: string; merge: string }): Promise<{ mergeId: string }> {
      const { by } = two
      const mergeId = ids.id()
      const touched = await transaction(async () => {
        await standing(two, keep, merge)
        const distinct = await knownPeople.distinctionBetween(keep, merge)
        if (distinct)
          throw new DistinctMeanwhile({
            by: called(by, { by: distinct.decidedBy, byName: distinct.decidedByName }),
            at: distinct.decidedAt,
          })
        const [kept, merged] = [await knownPeople.resumesOf(keep), await knownPeople.resumesOf(merge)]
        if (kept.length === 0 || merged.length === 0) throw new PersonNotFound()
        const [here, coming] = [await knownPeople.candidatesOf(keep), await knownPeople.candidatesOf(merge)]
        await knownPeople.addMerge(by.workspaceId, {
          id: mergeId,
          keptId: keep,
          intoId: keep,
          mergedId: merge,
          by: by.id,
          at: clock.now(),
          kept: kept.map(({ id }) => id),
          merged: merged.map(({ id }) => id),
        })
        await knownPeople.moveResumes(
          merged.map(({ id }) => id),
          keep,
        )
        const details = { mergeId, resumes: merged.length }
        for (const { id } of here) await ports.noteOnTimeline(by, id, 'merged', { ...details, side: 'kept' })
        for (const { id } of coming) await ports.noteOnTimeline(by, id, 'merged', { ...details, side: 'merged' })
        await audit(by, 'merge-people', keep, { merged: merge })
        return [...here, ...coming]
      })
      await announce(by, [keep, merge], touched)
      return { mergeId }
    },

    /** Takes a merge back: everything is as it was, and what came since goes to whom it was sent as. */
    async unmerge(by: Actor, mergeId: string): Promise<{ people: [string, string] }> {
      const { people, touched } = await transaction(async () => {
        const merge = await knownPeople.merge(by.workspaceId, mergeId)
        if (!merge) throw new MergeNotFound()
        if (merge.undone) throw new TakenApartMeanwhile({ by: called(by, merge.undone), at: merge.undone.at })
        const { keptId, mergedId } = merge
        const merges = await knownPeople.openMerges(keptId)
        const everybody: KnownPerson[] = []
        for (const id of [keptId, ...merges.map((each) => each.mergedId)]) {
          const person = await knownPeople.find(by.workspaceId, id)
          if (person) everybody.push(person)
        }
        everybody.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        const resumes = await knownPeople.resumesOf(keptId)
        const { subtree, back } = takenApart(merge, { people: everybody, merges, resumes })
        const candidates = await knownPeople.candidatesOf(keptId)
        await knownPeople.undoMerge(merge, {
          subtree: subtree.map(({ id }) => id),
          back,
          by: by.id,
          at: clock.now(),
        })
        const gone = new Set(back)
        for (const { id, resumeId } of candidates)
          await ports.noteOnTimeline(by, id, 'unmerged', {
            mergeId,
            resumes: back.length,
            side: gone.has(resumeId) ? 'merged' : 'kept',
          })
        await audit(by, 'unmerge-people', keptId, { merged: mergedId })
        // Somebody whose resumes were all deleted meanwhile would be a name without anything.
        await knownPeople.removeIfEmpty(keptId)
        return { people: [keptId, mergedId] as [string, string], touched: candidates }
      })
      await announce(by, people, touched)
      return { people }
    },

    /** These two are not the same person: they are not shown as duplicates again, and nobody merges them by mistake. */
    async distinguish({ one, other, ...two }: Two & { one: string; other: string }): Promise<{ id: string }> {
      const { by } = two
      const id = await transaction(async () => {
        await standing(two, one, other)
        const known = await knownPeople.distinctionBetween(one, other)
        if (known) return known.id
        const made = ids.id()
        const [lowPersonId, highPersonId] = [one, other].toSorted() as [string, string]
        await knownPeople.addDistinction(by.workspaceId, {
          id: made,
          lowPersonId,
          highPersonId,
          decidedBy: by.id,
          decidedAt: clock.now(),
        })
        await knownPeople.lookAgain(by.workspaceId, [one, other])
        await audit(by, 'distinguish-people', one, { other })
        return made
      })
      publish(by, [one, other])
      return { id }
    },

    /** They may be the same person after all. */
    async forgetDistinction(by: Actor, id: string): Promise<void> {
      const people = await transaction(async () => {
        const found = await knownPeople.distinction(by.workspaceId, id)
        if (!found) throw new DistinctionGone()
        const both = [found.lowPersonId, found.highPersonId]
        await knownPeople.removeDistinction(id)
        const roots: string[] = []
        for (const each of both) {
          const person = await knownPeople.find(by.workspaceId, each)
          roots.push(person?.mergedInto?.personId ?? each)
        }
        await knownPeople.lookAgain(by.workspaceId, roots)
        await audit(by, 'distinguish-people-undone', found.lowPersonId, { other: found.highPersonId })
        return roots
      })
      publish(by, people)
    },
  }
}
