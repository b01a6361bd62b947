import type { Actor } from '#src/matching/index.ts'
import type { DecisionTools, MergePorts, Two } from './decision-tools.ts'
import { DistinctionGone } from './errors.ts'

/** Two people are said not to be the same, and the saying is taken back. */
export function tellApart({ knownPeople, transaction, clock, ids }: MergePorts, { audit, publish, standing }: DecisionTools) {
  return {
    /** These two are not the same person: they are not shown as duplicates again, and nobody merges them by mistake. */
    async distinguish({ one, other, ...two }: Two & { one: string; other: string }): Promise<{ id: string }> {
      const { by } = two
      const id = await transaction(async () => {
        await standing(two, one, other)
        const known = await knownPeople.distinctionBetween(one, other)
        if (known) {
          publish(by, [one, other])
          return known.id
        }
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
        publish(by, [one, other])
        return made
      })
      return { id }
    },

    /** They may be the same person after all. */
    async forgetDistinction(by: Actor, id: string): Promise<void> {
      await transaction(async () => {
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
        publish(by, roots)
      })
    },
  }
}
