import type { Actor } from '#src/matching/index.ts'
import type { DecisionTools, MergePorts, Two } from './decision-tools.ts'
import { DistinctMeanwhile, MergeNotFound, PersonNotFound, TakenApartMeanwhile } from './errors.ts'
import { takenApart } from './merge-tree.ts'
import type { KnownPerson } from './ports.ts'

/** Two people become one, and two again. Scores never change by it: who somebody is never reaches the scorer. */
export function mergePeople(ports: MergePorts, { announce, audit, called, standing }: DecisionTools) {
  const { knownPeople, transaction, clock, ids } = ports
  return {
    /** `merge` is the same person as `keep`: the resumes come together under `keep`. */
    async merge({ keep, merge, ...two }: Two & { keep: string; merge: string }): Promise<{ mergeId: string }> {
      const { by } = two
      const mergeId = ids.id()
      await transaction(async () => {
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
        await announce(by, [keep, merge], [...here, ...coming])
      })
      return { mergeId }
    },

    /** Takes a merge back: everything is as it was, and what came since goes to whom it was sent as. */
    async unmerge(by: Actor, mergeId: string): Promise<{ people: [string, string] }> {
      return transaction(async () => {
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
        const people: [string, string] = [keptId, mergedId]
        await announce(by, people, candidates)
        return { people }
      })
    },
  }
}
