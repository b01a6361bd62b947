import type { Actor } from '#src/matching/index.ts'
import { type FactChange, factChanges } from './changes.ts'
import { PersonNotFound, ResumeNotFound } from './errors.ts'
import type { DuplicateIndex, KnownPeople, KnownPerson, OpenMerge, PersonHistories, RankedVersion, Version } from './ports.ts'

interface Ports {
  duplicateIndex: DuplicateIndex
  knownPeople: KnownPeople
  personHistories: PersonHistories
  nameOf(userId: string): Promise<string | null>
  revisionOf(personId: string): Promise<string>
}

export interface PersonHistory {
  person: KnownPerson
  revision: string
  /** Newest first. */
  versions: Version[]
  /** Newest first. */
  ranked: RankedVersion[]
  merges: (OpenMerge & { byName: string | null })[]
  /** How many others may be the same person. */
  possible: number
}

export interface Comparable {
  older: Version & { text: string }
  newer: Version & { text: string }
  facts: FactChange[]
}

/** Every resume of a person, and everything they were ranked for. */
export function personHistory({ duplicateIndex, knownPeople, personHistories, nameOf, revisionOf }: Ports) {
  const ofPerson = async (by: Actor, id: string): Promise<PersonHistory> => {
    const found = await knownPeople.find(by.workspaceId, id)
    // Somebody who was merged is shown as who they are now.
    const person = found?.mergedInto ? await knownPeople.find(by.workspaceId, found.mergedInto.personId) : found
    if (!person) throw new PersonNotFound()
    const versions = await personHistories.versions(by.workspaceId, person.id)
    if (versions.length === 0) throw new PersonNotFound()
    const merges: PersonHistory['merges'] = []
    for (const merge of await knownPeople.openMerges(person.id))
      merges.push({ ...merge, byName: merge.by ? await nameOf(merge.by) : null })
    return {
      person,
      revision: await revisionOf(person.id),
      versions,
      ranked: await personHistories.ranked(by.workspaceId, person.id),
      merges,
      possible: (await duplicateIndex.pairs(by.workspaceId, { limit: 0, offset: 0, personId: person.id })).total,
    }
  }
  return {
    historyOfPerson: ofPerson,

    async historyOfCandidate(by: Actor, candidateId: string): Promise<PersonHistory> {
      const found = await personHistories.personOfCandidate(by.workspaceId, candidateId)
      if (!found) throw new PersonNotFound()
      return ofPerson(by, found.personId)
    },

    /** Two resumes of one person side by side, whichever is given first; without another, the one before. */
    async compareVersions(by: Actor, one: string, other: string | null): Promise<Comparable> {
      const first = await personHistories.version(by.workspaceId, one)
      if (!first) throw new ResumeNotFound()
      const order = (await personHistories.versions(by.workspaceId, first.personId)).map(({ id }) => id)
      const before = other ?? order[order.indexOf(one) + 1]
      const second = before ? await personHistories.version(by.workspaceId, before) : null
      if (!second || first.personId !== second.personId) throw new ResumeNotFound()
      const [newer, older] = order.indexOf(first.id) <= order.indexOf(second.id) ? [first, second] : [second, first]
      return { older, newer, facts: factChanges(older, newer) }
    },

    countVersions: (by: Actor, candidateIds: readonly string[]) => personHistories.countVersions(by.workspaceId, candidateIds),
  }
}
