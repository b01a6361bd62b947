import { maximumCards } from './constants.ts'
import { CandidateNotFound, InvalidInput, JobNotFound, StageNotEmpty, StagesChanged } from './errors.ts'
import { movedDetails } from './move-candidates.ts'
import type { Actor } from './people.ts'
import type { Card } from './ports.ts'
import { checkedStages, type Stage, startingStages, type WantedStage } from './stage.ts'
import type { Tools } from './tools.ts'

export interface Board {
  job: { id: string; title: string }
  /** Counts the changes of the stages. */
  revision: number
  stages: (Stage & { count: number })[]
  /** Best match first. */
  cards: Card[]
  total: number
}

interface StagesChange {
  by: Actor
  jobId: string
  revision: number
  stages: WantedStage[]
  /** For every removed stage that is not empty, the id or the place in the new list of the stage its candidates go to. */
  moves: Record<string, string>
}

/** Tasks of others are none of theirs who work in some jobs only. */
const cardFor = (by: Actor, card: Card): Card =>
  by.jobs && card.task && card.task.assigneeId !== by.id ? { ...card, task: null } : card

export function stagesOfJob(tools: Tools) {
  const jobOf = async (by: Actor, id: string) => {
    const job = await tools.subjects.job(by.workspaceId, id)
    if (!job) throw new JobNotFound()
    return job
  }
  const counted = async (jobId: string, stages: Stage[]) => {
    const counts = await tools.stages.counts(jobId)
    return stages.map((stage, index) => ({
      ...stage,
      count: (counts.get(stage.id) ?? 0) + (index === 0 ? (counts.get('') ?? 0) : 0),
    }))
  }

  return {
    async board(by: Actor, jobId: string): Promise<Board> {
      const job = await jobOf(by, jobId)
      const stages = await counted(jobId, await tools.stagesOf(jobId))
      const cards = (await tools.stages.cards(jobId, { limit: maximumCards })).map((card) => cardFor(by, card))
      const total = stages.reduce((sum, { count }) => sum + count, 0)
      return { job, revision: await tools.stages.revision(jobId), stages, cards, total }
    },

    /** One card, for a board that is open while it changes. */
    async card(by: Actor, candidateId: string): Promise<{ card: Card; stages: Stage[] }> {
      const { jobDescriptionId } = await tools.subject(by, candidateId)
      const [card] = await tools.stages.cards(jobDescriptionId, { limit: 1, candidateId })
      if (!card) throw new CandidateNotFound()
      return { card: cardFor(by, card), stages: await tools.stagesOf(jobDescriptionId) }
    },

    async stagesWithCounts(by: Actor, jobId: string) {
      const { id } = await jobOf(by, jobId)
      return { revision: await tools.stages.revision(id), stages: await counted(id, await tools.stagesOf(id)) }
    },

    /** Renames, orders, adds and removes stages. Nobody is rejected by it. */
    async changeStages({ by, jobId, revision, stages: wanted, moves }: StagesChange) {
      await jobOf(by, jobId)
      return tools.transaction(async () => {
        if ((await tools.stages.revision(jobId)) !== revision) throw new StagesChanged()
        const before = await tools.stagesOf(jobId)
        const after = checkedStages(wanted, before, () => tools.ids.id())
        // Those whom nobody has moved stay where they are when another stage becomes the first.
        await tools.stages.settle(jobId, before[0]!.id)
        // First: what a stage means to whoever applied is asked for while people are moved.
        await tools.stages.replace(jobId, after, revision + 1)
        for (const gone of before.filter(({ id }) => !after.some((stage) => stage.id === id)))
          await empty(gone, moves[gone.id], after, by)
        tools.liveFeed.publish(by.workspaceId, { kind: 'workflow-changed', jobDescriptionId: jobId, candidateId: null })
        return { revision: revision + 1, stages: await counted(jobId, after) }
      })
    },
    startingStages,
  }

  async function empty(stage: Stage, target: string | undefined, after: Stage[], by: Actor) {
    const inIt = await tools.stages.candidatesIn(stage.id)
    if (inIt.length === 0) return
    const to = after.find(({ id }, index) => id === target || `${index}` === target)
    if (!to) throw new StageNotEmpty(stage.id, stage.name, inIt.length)
    if (to.kind === 'rejected' && stage.kind !== 'rejected')
      throw new InvalidInput('moves', 'Candidates are rejected one by one, with a reason. Choose another stage.')
    for (const id of inIt) {
      const subject = await tools.subject(by, id)
      const placement = await tools.placementOf(subject, [stage])
      await tools.stages.place(id, {
        ...placement,
        stageId: to.id,
        version: placement.version + 1,
        enteredAt: tools.clock.now(),
        movedBy: by.id,
        cameFrom: stage.id,
        reason: to.kind === 'rejected' ? placement.reason : null,
      })
      await tools.note(by, subject, 'stage-moved', { ...movedDetails(stage, to), removed: stage.name })
    }
  }
}
