import type { Job } from '#src/ports/job-queue.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { candidateChanged } from '../candidate-changed.ts'
import type { StoredDocuments } from '../ports.ts'
import { type RescorePorts, rescoreOne } from '../rescore.ts'
import type { Candidate, JobDescription, ModelState } from '../resume.ts'
import { type Measure, type ModelAdditions, scoringContextOf } from '../scoring-context.ts'
import { type AddModelFactsPorts, addModelFacts } from './add-model-facts.ts'

export interface RefinePorts extends Omit<RescorePorts, 'modelAdditions'>, AddModelFactsPorts {
  storedDocuments: StoredDocuments
}

export const modelFactsJob = 'model-facts'

interface Payload {
  workspaceId: string
  candidateId: string
}

/** After the queue's own patience, and after a failure that only a person can end, a model is asked again every hour. */
const mostAttempts = 8
const againMs = 60 * 60 * 1000
const slice = 50

/**
 * Ranking never waits for a model: what it adds comes later, as a job for each candidate, and the score is made again by code. While
 * the model is away the candidate says so, keeps the score that code gave it, and is tried again until the model is back.
 */
export function refineCandidates(ports: RefinePorts, options?: { timeoutMs?: number }) {
  const { candidates, jobDescriptions, jobs, languageModel, liveFeed, storedDocuments, clock, transaction } = ports
  const facts = addModelFacts(ports, options)
  const modelAdditions: ModelAdditions = { toResume: facts.addedToResume, toJobDescription: facts.addedToJobDescription }
  const rescoring: RescorePorts = { ...ports, modelAdditions }

  const askLater = (candidate: { id: string; workspaceId: string }, runAt?: Date) =>
    jobs.add({
      kind: modelFactsJob,
      key: `${modelFactsJob}:${candidate.id}${runAt ? `:${runAt.getTime()}` : ''}`,
      payload: { workspaceId: candidate.workspaceId, candidateId: candidate.id } satisfies Payload,
      runAt,
    })

  const showState = async (candidate: Candidate, modelState: ModelState) => {
    if (candidate.modelState === modelState) return
    await transaction(async () => {
      await candidates.setModelState(candidate.id, modelState)
      liveFeed.publish(candidate.workspaceId, candidateChanged(candidate))
    })
  }

  /** Resolves to true when the job description now asks for more than it did. */
  const addToJob = async ({ workspaceId }: Payload, job: JobDescription): Promise<boolean> => {
    if (!job.textHash || (await modelAdditions.toJobDescription(workspaceId, job.textHash))) return false
    const document = await storedDocuments.ofJobDescription(workspaceId, job.id)
    if (!document) return false
    const { requirements, textHash } = job
    const added = await facts.toJobDescription({ workspaceId, textHash, document, facts: requirements })
    return added.skills.length > 0
  }

  /** Candidates of one job description are measured alike: all of them by what was added, whoever was asked about first. */
  const rescoreOthers = async (measure: Measure, { workspaceId, id }: Candidate, job: JobDescription) => {
    const ids: string[] = []
    const total = await candidates.countOfJob(workspaceId, job.id)
    for (let offset = 0; offset < total; offset += slice)
      for (const other of await candidates.ofJob(workspaceId, job.id, { limit: slice, offset })) ids.push(other.id)
    for (const otherId of ids) {
      const other = otherId === id ? null : await candidates.find(workspaceId, otherId)
      if (other && other.criteriaVersion === measure.criteria.version) await rescoreOne(rescoring, measure, other)
    }
  }

  const refine = async (payload: Payload, candidate: Candidate, job: JobDescription) => {
    const { workspaceId } = payload
    const asksForMore = await addToJob(payload, job)
    const { textHash, id, facts: read } = candidate.resume
    const document = await storedDocuments.ofResume(workspaceId, id)
    if (document) await facts.toResume({ workspaceId, textHash, document, facts: read })
    const measure = await scoringContextOf(rescoring, workspaceId, job)
    await rescoreOne(rescoring, measure, candidate, 'added')
    if (asksForMore) await rescoreOthers(measure, candidate, job)
  }

  return {
    /** What is known of earlier answers, for ranking. */
    modelAdditions,

    /** Files the question about what was just ranked, in the caller's transaction. Resolves to what the candidate's row says. */
    async askModelLater(candidate: Pick<Candidate, 'id' | 'workspaceId'>): Promise<ModelState> {
      if (!languageModel.available) return 'none'
      await askLater(candidate)
      return 'waiting'
    },

    /** The job of one candidate; safe to repeat. Rejects when the queue should try again soon. */
    async refineCandidate(payload: Payload, { attempts }: Pick<Job, 'attempts'>): Promise<void> {
      const candidate = await candidates.find(payload.workspaceId, payload.candidateId)
      if (!candidate) return
      if (!languageModel.available) return showState(candidate, 'none')
      const job = await jobDescriptions.find(payload.workspaceId, candidate.jobDescription.id)
      if (!job) return showState(candidate, 'none')
      try {
        await refine(payload, candidate, job)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        await showState(candidate, 'unavailable')
        if (error.retryable && attempts < mostAttempts) throw error
        await askLater(candidate, new Date(clock.now().getTime() + againMs))
      }
    },
  }
}
