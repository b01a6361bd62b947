import { placementIn, stagesByJob } from './move-many.ts'
import type { Actor } from './people.ts'
import type { StageKind } from './stage.ts'
import type { Tag } from './tag.ts'
import type { Tools } from './tools.ts'

export interface StandingOfMany {
  /** Names of stages of their job descriptions, in their order; rejections are not among them. */
  stages: { name: string; kind: StageKind; here: number; possible: number }[]
  /** Those who were rejected: they can only be moved alone. */
  rejected: number
  tags: (Tag & { count: number })[]
  /** The version of each one's place, for whoever moves them. */
  seen: Record<string, number>
}

/** Where several candidates stand and which tags they carry, for somebody about to change that. */
export const standingOfMany =
  (tools: Pick<Tools, 'bulk' | 'stages' | 'stagesOf' | 'tags'>) =>
  async (by: Actor, ids: readonly string[]): Promise<StandingOfMany> => {
    const { bulk, tags } = tools
    const subjects = await bulk.subjects(by.workspaceId, ids)
    const known = [...subjects.keys()]
    const [placements, carried, all] = await Promise.all([bulk.placements(known), bulk.tagsOf(known), tags.list(by.workspaceId)])
    const stagesOf = await stagesByJob(tools, false)
    const byName = new Map<string, StandingOfMany['stages'][number]>()
    const seen: Record<string, number> = {}
    let rejected = 0
    for (const subject of subjects.values()) {
      const stages = await stagesOf(subject.jobDescriptionId)
      const placement = placementIn(placements.get(subject.id), stages, subject)
      seen[subject.id] = placement.version
      const isRejected = stages.some(({ id, kind }) => id === placement.stageId && kind === 'rejected')
      if (isRejected) rejected += 1
      for (const { id, name, kind } of stages) {
        if (kind === 'rejected') continue
        const key = name.toLowerCase()
        const stage = byName.get(key) ?? { name, kind, here: 0, possible: 0 }
        byName.set(key, stage)
        if (id === placement.stageId) stage.here += 1
        else if (!isRejected) stage.possible += 1
      }
    }
    const counts = new Map<string, number>()
    for (const id of [...carried.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return {
      stages: [...byName.values()],
      rejected,
      tags: all.flatMap((tag) => (counts.has(tag.id) ? [{ ...tag, count: counts.get(tag.id)! }] : [])),
      seen,
    }
  }
