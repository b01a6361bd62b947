import type { BulkPlan, BulkWish } from './bulk.ts'
import { InvalidInput } from './errors.ts'
import { stepDetails } from './ledger.ts'
import { movedDetails } from './move-candidates.ts'
import type { Actor } from './people.ts'
import type { Placement, Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import type { Tools } from './tools.ts'

const sameness = (name: string) => name.trim().toLowerCase()

/** Moves each to the stage of this name, of their own job description. */
export async function moving(
  tools: Pick<Tools, 'bulk' | 'clock' | 'colleagues' | 'note' | 'stages' | 'stagesOf'>,
  by: Actor,
  { stage: wanted, seen }: Extract<BulkWish, { kind: 'move' }>,
  ids: readonly string[],
): Promise<BulkPlan> {
  const { stages, clock } = tools
  if (sameness(wanted) === '') throw new InvalidInput('stage', 'Choose a stage.')
  const placements = await tools.bulk.placements(ids)
  const stagesOf = await stagesByJob(tools, true)
  return {
    inWords: (people) => `Moved ${people} to ${wanted.trim()}`,
    async step(subject) {
      const all = await stagesOf(subject.jobDescriptionId)
      const placement = placementIn(placements.get(subject.id), all, subject)
      const from = all.find(({ id }) => id === placement.stageId)!
      const to = all.find(({ name }) => sameness(name) === sameness(wanted))
      if (!to) return `is ranked for ${subject.jobTitle || 'a position'}, which has no stage of this name`
      if (to.id === from.id) return null
      if (to.kind === 'rejected') return 'cannot be rejected together with others: a rejection needs a reason'
      if (from.kind === 'rejected') return `was rejected, and can only be moved alone`
      const version = seen[subject.id]
      if (version !== undefined && version !== placement.version)
        return `was moved to ${from.name} ${await byWhom(tools, by, placement)} in the meantime`
      const next: Placement = {
        stageId: to.id,
        version: placement.version + 1,
        enteredAt: clock.now(),
        movedBy: by.id,
        cameFrom: placement.stageId,
        reason: null,
      }
      await stages.place(subject.id, next)
      await tools.note(by, subject, 'stage-moved', movedDetails(from, to))
      const before = { ...placement, enteredAt: placement.enteredAt.toISOString() }
      const { way } = stepDetails(all, from, to)
      return { kind: 'moved', version: next.version, to: to.id, way, before }
    },
  }
}

/** The stages of job descriptions, each read once; with `stored` the starting ones are written down with the first move. */
export async function stagesByJob({ stages, stagesOf }: Pick<Tools, 'stages' | 'stagesOf'>, stored: boolean) {
  const known = new Map<string, Stage[]>()
  return async (jobDescriptionId: string): Promise<Stage[]> => {
    let all = known.get(jobDescriptionId)
    if (!all) {
      all = await stagesOf(jobDescriptionId)
      known.set(jobDescriptionId, all)
      if (stored && (await stages.ofJob(jobDescriptionId)).length === 0) await stages.replace(jobDescriptionId, all, 0)
    }
    return all
  }
}

/** Where somebody stands, as `placementOf` says it, for those whose rows were read together. */
export function placementIn(stored: Placement | undefined, all: readonly Stage[], { createdAt }: Subject): Placement {
  if (stored && all.some(({ id }) => id === stored.stageId)) return stored
  return {
    stageId: all[0]!.id,
    version: stored?.version ?? 0,
    enteredAt: stored?.enteredAt ?? createdAt,
    movedBy: null,
    cameFrom: '',
    reason: null,
  }
}

export async function byWhom({ colleagues }: Pick<Tools, 'colleagues'>, by: Actor, { movedBy }: Placement): Promise<string> {
  if (movedBy === by.id) return 'by you, in another window,'
  return `by ${(movedBy && (await colleagues.nameOf(movedBy))) || 'somebody'}`
}
