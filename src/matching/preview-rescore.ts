import type { Clock } from '#src/ports/clock.ts'
import { JobDescriptionNotFound } from './errors.ts'
import type { Actor, Candidates, JobDescriptions } from './ports.ts'
import { isOfOlderEngine } from './rescore.ts'
import { type ModelAdditions, scoreResume, scoringContextOf } from './scoring-context.ts'
import { isScored } from './unread.ts'

/** One candidate whose percentage or place would be another one. Places count from 1, best match first. */
export interface Move {
  candidateId: string
  name: string | null
  filename: string
  from: { percentage: number; place: number }
  to: { percentage: number; place: number }
}

export interface RescorePreview {
  candidates: number
  /** Scores made by earlier criteria or an earlier engine. */
  outdated: number
  /** Those that would move, the largest change of place first. */
  moves: Move[]
}

interface Ports {
  candidates: Candidates
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
  clock: Clock
}

const mostCompared = 1000
const mostMoves = 200

const inOrder = (scores: { id: string; percentage: number; confidence: number }[]) =>
  new Map(
    scores
      .toSorted((a, b) => b.percentage - a.percentage || b.confidence - a.confidence || (a.id < b.id ? -1 : 1))
      .map(({ id }, index) => [id, index + 1]),
  )

export const previewRescore = (ports: Ports) => ({
  /** Who would move if all were scored again by the current criteria and engine. Nothing is kept. */
  async previewRescore(by: Actor, jobDescriptionId: string): Promise<RescorePreview> {
    const job = await ports.jobDescriptions.findEvenDeleted(by.workspaceId, jobDescriptionId)
    if (!job) throw new JobDescriptionNotFound()
    const measure = await scoringContextOf(ports, by.workspaceId, job)
    const all = await ports.candidates.ofJob(by.workspaceId, jobDescriptionId, { limit: mostCompared, offset: 0 })
    const now: { id: string; percentage: number; confidence: number }[] = []
    for (const { id, resume } of all) {
      const added = await ports.modelAdditions.toResume(by.workspaceId, resume.textHash)
      const { percentage, confidence } = scoreResume(measure, resume, added, ports.clock.now())
      now.push({ id, percentage, confidence })
      // Others get their turn: a thousand scores take seconds.
      if (now.length % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    const before = inOrder(all.map(({ id, match }) => ({ id, percentage: match.percentage, confidence: match.confidence })))
    const after = inOrder(now)
    const moves = all.flatMap(({ id, match, resume }, index): Move[] => {
      const from = { percentage: match.percentage, place: before.get(id)! }
      const to = { percentage: now[index]!.percentage, place: after.get(id)! }
      if (!isScored(match) || (from.percentage === to.percentage && from.place === to.place)) return []
      return [{ candidateId: id, name: resume.facts.name?.value ?? null, filename: resume.filename, from, to }]
    })
    const size = ({ from, to }: Move) => Math.abs(from.place - to.place) * 1000 + Math.abs(from.percentage - to.percentage)
    return {
      candidates: all.length,
      outdated: all.filter((each) => isOfOlderEngine(each) || each.criteriaVersion !== measure.criteria.version).length,
      moves: moves.toSorted((a, b) => size(b) - size(a)).slice(0, mostMoves),
    }
  },
})
