import { undoMinutes } from './constants.ts'
import { MovedMeanwhile, ReasonNeeded, StageGone, TooLateToUndo } from './errors.ts'
import { decide, stepDetails } from './ledger.ts'
import type { Actor } from './people.ts'
import type { Placement, Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { calledName, type Tools } from './tools.ts'

/** A candidate, where they stand now, and the stages they could stand in. */
export interface Standing {
  subject: Subject
  stages: Stage[]
  stage: Stage
  placement: Placement
}

/** Reads where a candidate stands; rejects when they moved after the version the person has seen. */
export async function standing(
  tools: Pick<Tools, 'colleagues' | 'placementOf' | 'stagesOf' | 'subject'>,
  by: Actor,
  id: string,
  version: number | null,
): Promise<Standing> {
  const subject = await tools.subject(by, id)
  const stages = await tools.stagesOf(subject.jobDescriptionId)
  const placement = await tools.placementOf(subject, stages)
  const stage = stages.find((each) => each.id === placement.stageId)!
  if (version !== null && placement.version !== version) {
    const mover = placement.movedBy ? await tools.colleagues.nameOf(placement.movedBy) : null
    throw new MovedMeanwhile({
      name: calledName(subject),
      stage: stage.name,
      by: placement.movedBy === by.id ? 'You, in another window,' : (mover ?? 'Somebody'),
      at: placement.enteredAt,
    })
  }
  return { subject, stages, stage, placement }
}

/** Puts a candidate into another stage. Stores the starting stages with the first move of a job description. */
export async function put(
  tools: Pick<Tools, 'clock' | 'stages'>,
  by: Pick<Actor, 'id'> | null,
  { subject, stages, placement }: Standing,
  to: Stage,
  reason: string | null,
) {
  const { jobDescriptionId } = subject
  if ((await tools.stages.ofJob(jobDescriptionId)).length === 0) await tools.stages.replace(jobDescriptionId, stages, 0)
  const next: Placement = {
    stageId: to.id,
    version: placement.version + 1,
    enteredAt: tools.clock.now(),
    movedBy: by?.id ?? null,
    cameFrom: placement.stageId,
    reason,
  }
  await tools.stages.place(subject.id, next)
  return next
}

export const movedDetails = (from: Stage, to: Stage) => ({ from: from.name, to: to.name, fromId: from.id, toId: to.id })

interface Move {
  by: Actor
  id: string
  stageId: string
  /** The version that the person has seen. */
  version: number
}

/** Moves one candidate to another stage, for one person at a time. */
export const moveCandidate =
  (tools: Tools) =>
  async ({ by, id, stageId, version }: Move): Promise<{ subject: Subject; placement: Placement }> => {
    return tools.transaction(async () => {
      const now = await standing(tools, by, id, version)
      const to = now.stages.find((stage) => stage.id === stageId)
      if (!to) throw new StageGone()
      if (to.id === now.stage.id) return { subject: now.subject, placement: now.placement }
      if (to.kind === 'rejected') throw new ReasonNeeded()
      const placed = await put(tools, by, now, to, null)
      await tools.note(by, now.subject, 'stage-moved', movedDetails(now.stage, to))
      await decide(tools, by, 'move-candidate', [{ candidateId: id, details: stepDetails(now.stages, now.stage, to) }])
      await tools.announce(now.subject)
      return { subject: now.subject, placement: placed }
    })
  }

interface Followed {
  id: string
  workspaceId: string
  /** Whose doing it was; null when nobody of the workspace did it. */
  by: Pick<Actor, 'id'> | null
  /** Of a rejection. */
  reason: string | null
  /** Where they belong, by where they stand: the same stage leaves them there. */
  stageOf(stages: readonly Stage[], stage: Stage): Stage
}

/**
 * Puts a candidate where another room has decided that they stand, in the caller's transaction. The room writes its decision down: it
 * hears from where to where; null when they stand there already.
 */
export const followDecision =
  (tools: Pick<Tools, 'clock' | 'placementOf' | 'stages' | 'stagesOf' | 'subject'>) =>
  async ({ id, workspaceId, by, reason, stageOf }: Followed): Promise<{ from: Stage; to: Stage } | null> => {
    const subject = await tools.subject({ workspaceId }, id)
    const stages = await tools.stagesOf(subject.jobDescriptionId)
    const placement = await tools.placementOf(subject, stages)
    const stage = stages.find((each) => each.id === placement.stageId)!
    const to = stageOf(stages, stage)
    if (to.id === stage.id) return null
    await put(tools, by, { subject, stages, stage, placement }, to, to.kind === 'rejected' ? reason : null)
    return { from: stage, to }
  }

/** Until when a rejection can be undone; null for whoever is not rejected, or was rejected too long ago. */
export function undoableUntil({ stage, placement }: Standing, now: Date): Date | null {
  if (stage.kind !== 'rejected' || placement.version === 0 || placement.cameFrom === '') return null
  const until = new Date(placement.enteredAt.getTime() + undoMinutes * 60_000)
  return until > now ? until : null
}

/** Takes a rejection back, with the mail that still waits. */
export const undoRejection =
  (tools: Tools) =>
  async ({
    by,
    id,
    version,
  }: {
    by: Actor
    id: string
    version: number
  }): Promise<{ subject: Subject; placement: Placement }> => {
    return tools.transaction(async () => {
      const now = await standing(tools, by, id, version)
      if (!undoableUntil(now, tools.clock.now())) throw new TooLateToUndo()
      const back = now.stages.find((stage) => stage.id === now.placement.cameFrom) ?? now.stages[0]!
      const placement = await put(tools, by, now, back, null)
      await tools.note(by, now.subject, 'rejection-undone', movedDetails(now.stage, back))
      await decide(tools, by, 'undo-rejection', [{ candidateId: id, details: { from: now.stage.id, to: back.id } }])
      for (const message of await tools.messages.ofCandidate(id))
        if (message.state === 'queued' && message.sendAt > tools.clock.now())
          await tools.messages.update(message.id, { state: 'cancelled', settledAt: tools.clock.now() })
      await tools.announce(now.subject)
      return { subject: now.subject, placement }
    })
  }
