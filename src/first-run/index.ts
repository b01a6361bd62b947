import type { Matching } from '#src/matching/index.ts'
import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { Privacy } from '#src/privacy/index.ts'
import type { Role } from '#src/shared/roles.ts'
import { firstSteps } from './constants.ts'
import { NoSample, SampleLoaded } from './errors.ts'
import type { FirstSteps, LoadedSample, SamplePapers, SampleSet, Samples } from './ports.ts'

export type { FirstStep } from './constants.ts'
export type { DoneWithSample, FirstSteps, LoadedSample, SamplePapers, Samples } from './ports.ts'

/** Who asks, and for which workspace. */
export interface Actor {
  id: string
  workspaceId: string
  role: Role
}

export interface FirstRunPorts {
  firstSteps: FirstSteps
  samples: Samples
  samplePapers: SamplePapers
  /** Ranks without using the quota, and tells no webhook. */
  submitResumes: Matching['submitResumes']
  deleteJobDescription: Matching['deleteJobDescription']
  deleteCandidates: Privacy['deleteMany']
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  ids: Ids
}

export interface FirstRunState {
  steps: { key: (typeof firstSteps)[number]; isDone: boolean }[]
  isPutAway: boolean
  sample: LoadedSample | null
}

export type FirstRun = ReturnType<typeof createFirstRun>

/** What a new workspace does first, and sample data to try it with. */
export function createFirstRun(ports: FirstRunPorts) {
  const { samples, auditLog, transaction, clock, ids } = ports
  /** Two who load at the same moment would have everything twice. */
  const loading = new Set<string>()

  const state = async ({ id, workspaceId }: Actor): Promise<FirstRunState> => {
    const taken = await ports.firstSteps.taken(workspaceId)
    return {
      steps: firstSteps.map((key) => ({ key, isDone: taken[key] })),
      isPutAway: await ports.firstSteps.isPutAway(workspaceId, id),
      sample: await samples.loaded(workspaceId),
    }
  }

  const note = (by: Actor, action: 'load-sample-data' | 'remove-sample-data', requestId: string) =>
    transaction(() =>
      auditLog.append({
        action,
        actorId: by.id,
        workspaceId: by.workspaceId,
        subject: { kind: 'workspace', id: by.workspaceId },
        requestId,
      }),
    )

  return {
    state,
    sampleIds: samples.idsOf,

    async putAway(by: Actor, isPutAway: boolean): Promise<FirstRunState> {
      await ports.firstSteps.setPutAway(by.workspaceId, by.id, isPutAway ? clock.now() : null)
      return state(by)
    },

    /** Two jobs and who applied for them, ranked as uploads are. Uses no quota and tells nobody outside. */
    async loadSample(by: Actor, requestId: string): Promise<FirstRunState> {
      if (loading.has(by.workspaceId)) throw new SampleLoaded()
      loading.add(by.workspaceId)
      try {
        if (await samples.loaded(by.workspaceId)) throw new SampleLoaded()
        await loadAll(by, requestId)
      } finally {
        loading.delete(by.workspaceId)
      }
      return state(by)
    },

    /**
     * Removes what was loaded, with everything that was done with it, and nothing else: people to whom somebody has added a resume
     * stay, and so do jobs for which somebody has ranked others.
     */
    async removeSample(by: Actor, requestId: string): Promise<FirstRunState> {
      // A crash may have kept this from being written down.
      if (!loading.has(by.workspaceId)) await samples.ready(by.workspaceId, clock.now())
      const sample = await samples.loaded(by.workspaceId)
      if (!sample || loading.has(by.workspaceId)) throw new NoSample()
      const kept = new Set(sample.kept)
      const going = sample.candidates.filter((id) => !kept.has(id))
      if (going.length > 0) await ports.deleteCandidates(by, going, requestId)
      for (const { id } of sample.jobs) await removeJob(by, id)
      await note(by, 'remove-sample-data', requestId)
      return state(by)
    },
  }

  async function loadAll(by: Actor, requestId: string) {
    try {
      for (const papers of await sampleSets())
        await ports.samplePapers.set(papers, ({ job, resumes }) =>
          ports.submitResumes({ by, batchId: ids.id(), resumes, jobDescriptions: [job], title: papers.job.title }),
        )
      await note(by, 'load-sample-data', requestId)
    } finally {
      // Also what a failure left half loaded can be removed.
      await samples.ready(by.workspaceId, clock.now())
    }
  }

  async function removeJob(by: Actor, id: string) {
    if ((await samples.othersOf(id)) > 0) return samples.release(id)
    // A job that was posted stays until its posting is gone: people can apply for it.
    const isGone = await ports.deleteJobDescription(by, id).then(
      () => true,
      () => false,
    )
    await (isGone ? samples.noteRemoved(id, clock.now()) : samples.release(id))
  }
}

/** Read when it is asked for: most servers never do. */
async function sampleSets(): Promise<SampleSet[]> {
  const [jobs, { engineers }, { analysts, dataAnalyst }, { cook }] = await Promise.all([
    import('./sample-jobs.ts'),
    import('./sample-people/engineers.ts'),
    import('./sample-people/analysts.ts'),
    import('./sample-people/others.ts'),
  ])
  return [
    { job: dataAnalyst, resumes: analysts.slice(0, 9) },
    { job: jobs.backendEngineer, resumes: [...engineers, cook] },
  ]
}
