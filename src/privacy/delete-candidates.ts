import type { Counted } from '#src/ports/personal-data.ts'
import { maximumDeleted } from './constants.ts'
import { type EraseOptions, erasePeople, rowsOf } from './erase-people.ts'
import { CandidateHeld, CandidateNotFound, TooManyCandidates } from './errors.ts'
import type { Actor, KnownPerson, PrivacyPorts } from './ports.ts'

/** Somebody who would be deleted, and how much of theirs goes along. */
export interface Previewed {
  person: KnownPerson
  /** Those of their candidates that were asked for. */
  named: string[]
  counts: Counted
}

export interface DeletionResult {
  deleted: string[]
  held: string[]
}

export function deleteCandidates(ports: PrivacyPorts) {
  const { personDirectory, personalData } = ports
  const erase = erasePeople(ports)

  const behind = async ({ workspaceId }: Actor, ids: string[]) => {
    const wanted = [...new Set(ids)]
    if (wanted.length > maximumDeleted) throw new TooManyCandidates()
    return { wanted, people: await personDirectory.behind(workspaceId, wanted) }
  }

  const countsOf = async (workspaceId: string, people: KnownPerson[]): Promise<Map<string, Counted>> => {
    const all = new Map<string, Counted>()
    for (const room of personalData)
      for (const [id, counts] of await room.count(rowsOf(workspaceId, people))) all.set(id, { ...all.get(id), ...counts })
    return all
  }

  return {
    /** Whom a deletion of these candidates takes along. */
    async previewDeletion(by: Actor, ids: string[]): Promise<{ people: Previewed[]; missing: number }> {
      const { wanted, people } = await behind(by, ids)
      const counts = await countsOf(by.workspaceId, people)
      const previewed = people.map((person) => {
        const own = new Set(person.candidates.map(({ id }) => id))
        return { person, named: wanted.filter((id) => own.has(id)), counts: counts.get(person.id) ?? {} }
      })
      const found = previewed.reduce((sum, { named }) => sum + named.length, 0)
      return { people: previewed, missing: wanted.length - found }
    },

    /** Erases the people behind these candidates. Those that are held stay, and so does what is gone already. */
    async deleteMany(by: Actor, ids: string[], requestId: string): Promise<DeletionResult & { people: number }> {
      const { wanted, people } = await behind(by, ids)
      const free = people.filter(({ hold }) => !hold)
      const deleted = await erase({ workspaceId: by.workspaceId, personIds: free.map(({ id }) => id), by, requestId })
      const gone = new Set(deleted)
      const known = new Set(rowsOf(by.workspaceId, people).candidates)
      const held = wanted.filter((id) => known.has(id) && !gone.has(id))
      return { deleted, held, people: free.filter(({ candidates }) => candidates.some(({ id }) => gone.has(id))).length }
    },

    /**
     * The same where something else is a condition, which is asked once more in the transaction in which their rows go. `held`: a hold keeps
     * them. `kept`: they are no longer among those who are wanted.
     */
    async deleteWhoIsStillWanted(
      by: Actor,
      ids: string[],
      { requestId, stillWanted }: Required<Pick<EraseOptions, 'requestId' | 'stillWanted'>>,
    ): Promise<{ deleted: string[]; held: string[]; kept: string[] }> {
      const { wanted, people } = await behind(by, ids)
      const free = people.filter(({ hold }) => !hold)
      const personIds = free.map(({ id }) => id)
      const deleted = await erase({ workspaceId: by.workspaceId, personIds, by, requestId, stillWanted })
      const left = (await behind(by, ids)).people
      const ofThem = (some: KnownPerson[]) => {
        const known = new Set(rowsOf(by.workspaceId, some).candidates)
        return wanted.filter((id) => known.has(id))
      }
      return { deleted, held: ofThem(left.filter(({ hold }) => hold)), kept: ofThem(left.filter(({ hold }) => !hold)) }
    },

    /** Erases a person who asked for it themselves. Resolves to the ids of their candidates: none while a hold keeps them. */
    eraseOnRequest: (workspaceId: string, personId: string, requestId: string): Promise<string[]> =>
      erase({ workspaceId, personIds: [personId], by: null, requestId, details: { by: 'person' } }),

    /** Erases the person behind one candidate; a hold has to be lifted first. */
    async deleteOne(by: Actor, id: string, requestId: string): Promise<void> {
      const [person] = (await behind(by, [id])).people
      if (!person) throw new CandidateNotFound()
      if (person.hold) throw new CandidateHeld(person.name, person.hold.reason)
      const deleted = await erase({ workspaceId: by.workspaceId, personIds: [person.id], by, requestId })
      if (deleted.length > 0) return
      // Somebody else was quicker, with a deletion or with a hold.
      const [still] = (await behind(by, [id])).people
      if (still?.hold) throw new CandidateHeld(still.name, still.hold.reason)
      throw new CandidateNotFound()
    },
  }
}
