import type { Actor } from '#src/matching/index.ts'
import type { FindDuplicates } from './find-duplicates.ts'
import type {
  Decision,
  DuplicateIndex,
  KnownPeople,
  KnownPerson,
  Pair,
  PersonHistories,
  RankedVersion,
  Version,
} from './ports.ts'

interface Ports {
  duplicateIndex: DuplicateIndex
  knownPeople: KnownPeople
  personHistories: PersonHistories
  catchUp: FindDuplicates['catchUp']
  nameOf(userId: string): Promise<string | null>
  revisionOf(personId: string): Promise<string>
}

/** How long whoever opens the list waits for people to be looked at who came in just now. */
const patienceMs = 150

/** One of two people who may be one. */
export interface Side {
  person: KnownPerson
  revision: string
  newest: Version
  versions: number
  ranked: RankedVersion[]
}

export interface ShownPair extends Pair {
  sides: [Side, Side]
}

export interface ShownDecision extends Decision {
  byName: string | null
  names: [string, string]
}

interface Page {
  limit: number
  offset: number
}

/** People who may be one, and what was decided about such. */
export function listDuplicates({ duplicateIndex, knownPeople, personHistories, catchUp, nameOf, revisionOf }: Ports) {
  const sideOf = async (workspaceId: string, id: string): Promise<Side | null> => {
    const person = await knownPeople.find(workspaceId, id)
    const found = person && (await personHistories.newestVersion(workspaceId, id))
    if (!found) return null
    return {
      person,
      revision: await revisionOf(id),
      newest: found.version,
      versions: found.count,
      ranked: await personHistories.ranked(workspaceId, id),
    }
  }

  const calledName = async (workspaceId: string, id: string): Promise<string> => {
    const person = await knownPeople.find(workspaceId, id)
    const newest = await personHistories.newestVersion(workspaceId, person?.mergedInto?.personId ?? id)
    return newest?.version.facts.name?.value ?? newest?.version.filename ?? person?.email ?? 'Somebody'
  }

  return {
    /** Strongest first. `waiting` people have not been looked at yet. */
    async duplicates(
      by: Actor,
      page: Page & { personId?: string },
    ): Promise<{ pairs: ShownPair[]; total: number; waiting: number }> {
      const waiting = await catchUp(by.workspaceId, patienceMs)
      const { pairs, total } = await duplicateIndex.pairs(by.workspaceId, page)
      const shown: ShownPair[] = []
      for (const pair of pairs) {
        const low = await sideOf(by.workspaceId, pair.lowPersonId)
        const high = await sideOf(by.workspaceId, pair.highPersonId)
        if (low && high) shown.push({ ...pair, sides: [low, high] })
      }
      return { pairs: shown, total, waiting }
    },

    /** Merges and distinctions, newest first. */
    async decisions(by: Actor, page: Page): Promise<{ decisions: ShownDecision[]; total: number }> {
      const { decisions, total } = await knownPeople.decisions(by.workspaceId, page)
      const shown: ShownDecision[] = []
      for (const decision of decisions) {
        const [one, other] = decision.people
        shown.push({
          ...decision,
          byName: decision.by ? await nameOf(decision.by) : null,
          names: [await calledName(by.workspaceId, one), await calledName(by.workspaceId, other)],
        })
      }
      return { decisions: shown, total }
    },
  }
}
