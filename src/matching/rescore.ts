import type { Clock } from '#src/ports/clock.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'
import { candidateChanged } from './candidate-changed.ts'
import { JobDescriptionNotFound } from './errors.ts'
import type { Actor, Candidates, JobDescriptions } from './ports.ts'
import type { Candidate, ModelState } from './resume.ts'
import { type Measure, type ModelAdditions, scoreResume, scoringContextOf } from './scoring-context.ts'

export interface RescorePorts {
  candidates: Candidates
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
  jobs: JobQueue
  liveFeed: LiveFeed
  transaction: Transaction
  clock: Clock
}

/** Read and scored in one go; others get their turn on the database in between. */
const slice = 50

export const isOfOlderEngine = ({ match }: Pick<Candidate, 'match'>) => match.engine !== currentEngine

/** Scores one candidate by this measure, keeps the result, and tells the open windows. */
export async function rescoreOne(
  { candidates, modelAdditions, liveFeed, transaction, clock }: RescorePorts,
  measure: Measure,
  candidate: Candidate,
  modelState?: ModelState,
) {
  const { id, workspaceId, resume } = candidate
  const added = await modelAdditions.toResume(workspaceId, resume.textHash)
  const match = scoreResume(measure, resume, added, clock.now())
  const score = { match, criteriaVersion: measure.criteria.version, ...(modelState ? { modelState } : {}) }
  await transaction(async () => {
    await candidates.rescore(id, score)
    liveFeed.publish(workspaceId, candidateChanged(candidate))
  })
  return match
}

interface Rescore {
  workspaceId: string
  jobDescriptionId: string
  /** How many scores were still an older engine's, and how often it has been looked since that number last fell. */
  left?: number
  looks?: number
}

/** Seconds until it is looked again whether files that an older engine has read were read again; then a person has to ask. */
const patience = [2, 10, 30, 60, 120, 300]

/** Scores that were made by earlier criteria or an earlier engine are made again when a person asks for it. */
export function rescoreCandidates(ports: RescorePorts) {
  const { candidates, jobDescriptions, jobs, clock } = ports

  /** Facts of an older engine give a score of an older engine: what is being read again in the background is scored after that. */
  const scoreOnceRead = async ({ left: before = Number.POSITIVE_INFINITY, looks = 0, ...job }: Rescore, left: number) => {
    const look = left < before ? 0 : looks + 1
    const seconds = patience[look]
    if (left === 0 || seconds === undefined) return
    await jobs.add({
      kind: 'rescore',
      key: `rescore:${job.jobDescriptionId}:${currentEngine}:${left}:${look}`,
      payload: { ...job, left, looks: look } satisfies Rescore,
      runAt: new Date(clock.now().getTime() + seconds * 1000),
    })
  }

  return {
    /** Resolves to how many candidates the job description has, whose scores the queue now brings up to date. */
    async scoreAgain(by: Actor, jobDescriptionId: string): Promise<number> {
      const job = await jobDescriptions.find(by.workspaceId, jobDescriptionId)
      if (!job) throw new JobDescriptionNotFound()
      await jobs.add({
        kind: 'rescore',
        key: `rescore:${job.id}:${job.criteriaVersion}:${currentEngine}`,
        payload: { workspaceId: by.workspaceId, jobDescriptionId },
      })
      return candidates.countOfJob(by.workspaceId, jobDescriptionId)
    },

    /** Safe to repeat: what is up to date is left alone. */
    async rescore(asked: Rescore) {
      const { workspaceId, jobDescriptionId } = asked
      const job = await jobDescriptions.find(workspaceId, jobDescriptionId)
      if (!job) return
      const measure = await scoringContextOf(ports, workspaceId, job)
      const total = await candidates.countOfJob(workspaceId, jobDescriptionId)
      const ids = new Set<string>()
      // New scores change the order while it is walked through: collect first.
      for (let offset = 0; offset < total; offset += slice)
        for (const each of await candidates.ofJob(workspaceId, jobDescriptionId, { limit: slice, offset }))
          if (each.criteriaVersion !== measure.criteria.version || isOfOlderEngine(each)) ids.add(each.id)
      let older = 0
      for (const id of ids) {
        const candidate = await candidates.find(workspaceId, id)
        if (candidate && isOfOlderEngine({ match: await rescoreOne(ports, measure, candidate) })) older += 1
      }
      await scoreOnceRead(asked, older)
    },
  }
}
