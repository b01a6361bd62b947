import type { Happening } from '#src/connections/webhooks/emit.ts'
import { createFirstRun, type FirstRunPorts } from '#src/first-run/index.ts'
import type { Matching, Quota } from '#src/matching/index.ts'
import type { Privacy } from '#src/privacy/index.ts'
import { buildMatching, type MatchingOutside } from './matching.ts'

type FromOthers = 'submitResumes' | 'deleteJobDescription' | 'deleteCandidates'

export type FirstRunOutside = Omit<FirstRunPorts, FromOthers> & MatchingOutside

interface Others extends Omit<Parameters<typeof buildMatching>[1], 'quota'> {
  matching: Pick<Matching, 'deleteJobDescription'>
  privacy: Pick<Privacy, 'deleteMany'>
}

/** Sample data costs nothing, whatever the plan. */
const free: Quota = {
  remaining: async () => ({ resumes: null, jobDescriptions: null }),
  take: async () => undefined,
  giveBack: async () => undefined,
}

/**
 * `ports` are those that tell nobody outside. A job is marked in the transaction that makes it, so that whatever happens to it later,
 * also in a queue, is known to be about sample data.
 */
export function buildFirstRun(ports: FirstRunOutside, { languageModel, liveFeed, matching, privacy }: Others) {
  const { jobDescriptions, samples } = ports
  const marking: typeof jobDescriptions = {
    ...jobDescriptions,
    async add(workspaceId, job, document, by) {
      await jobDescriptions.add(workspaceId, job, document, by)
      if (by) await samples.mark({ workspaceId, jobDescriptionId: job.id, loadedBy: by, loadedAt: job.uploadedAt })
    },
  }
  const { submitResumes } = buildMatching({ ...ports, jobDescriptions: marking }, { languageModel, liveFeed, quota: free })
  return createFirstRun({
    ...ports,
    submitResumes,
    deleteJobDescription: matching.deleteJobDescription,
    deleteCandidates: privacy.deleteMany,
  })
}

/** What every event names in `data`, beside its subject. */
const named = ({ subject, data }: Happening) => [subject, data.candidateId, data.jobDescriptionId]

/** Hands on what happened, but for what happened to sample data: that is nobody's news. */
export const withoutSamples =
  ({ samples }: Pick<FirstRunPorts, 'samples'>, emit: (happening: Happening) => Promise<void>) =>
  async (happening: Happening): Promise<void> => {
    const { workspaceId } = happening
    for (const id of named(happening)) if (typeof id === 'string' && (await samples.has(workspaceId, id))) return
    await emit(happening)
  }
