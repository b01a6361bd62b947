import { CandidateNotFound, JobNotFound } from '#src/hiring/index.ts'
import type { Application, CompanyWorkspace } from '#src/jobportal/index.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { eraseApplicants } from './erase.ts'
import { followedApplications } from './follow.ts'
import type { PipelinePorts, PostOfJob } from './ports.ts'
import { takeIn } from './take-in.ts'
import { readBoth } from './written.ts'

export { followedCandidates, followedStages, followedTimeline } from './follow.ts'
export type { ApplicationCandidates, PipelinePorts } from './ports.ts'

class AnswerFileNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This file is not there any more.')
  }
}

export type Pipeline = ReturnType<typeof createPipeline>

/** One pipeline: who applies on a public page is a candidate of the company's workspace, and stays one application. */
export function createPipeline(ports: PipelinePorts) {
  const { inPortal, lettersTo, writtenByRecruiters } = readBoth(ports)
  const workspace: CompanyWorkspace = {
    ...takeIn(ports),
    ...eraseApplicants(ports),
    writtenByRecruiters,
    lettersTo,
    fieldsShownTo: async ({ companyId, candidateId }) => (candidateId ? ports.fieldsShownTo(companyId, candidateId) : []),
  }
  /** The application that a candidate came by; null for whoever was uploaded. Rejects when the workspace has no such candidate. */
  const applicationOf = async (workspaceId: string, candidateId: string): Promise<Application | null> => {
    if (!(await ports.candidates.find(workspaceId, candidateId))) throw new CandidateNotFound()
    const [id] = await ports.applicationCandidates.ofCandidate(candidateId)
    return id ? ports.applications.find(id) : null
  }
  return {
    /** What the job portal is given of the workspaces. */
    workspace,
    /** The applications of the job portal, whose candidates follow. */
    applications: followedApplications(ports),
    /** What a company wrote in the job portal about a candidate, and to them. */
    writtenInPortal: inPortal,
    applicationOf,
    /** The stored file that somebody sent as an answer. */
    async answerFile(workspaceId: string, candidateId: string, questionId: string) {
      const application = await applicationOf(workspaceId, candidateId)
      const fileId = application?.answers.find((answer) => answer.questionId === questionId)?.fileId
      const file = fileId ? await ports.files.find(workspaceId, fileId) : null
      if (!file) throw new AnswerFileNotFound()
      return file
    },
    /** Where a job description is posted, newest first; empty where it is not. Rejects when the workspace has no such one. */
    async postsOf(workspaceId: string, jobDescriptionId: string): Promise<PostOfJob[]> {
      const posts = await ports.applicationCandidates.postsOf(workspaceId, jobDescriptionId)
      if (!posts) throw new JobNotFound()
      return posts
    },
    /** For the start: jobs and applications from before they stood in workspaces are brought there by the queue. */
    async takeInEarlier(): Promise<void> {
      for (const jobId of await ports.applicationCandidates.jobsWithoutDescription())
        await ports.jobs.add({ kind: 'read-job-post', key: `take-in:${jobId}`, payload: { jobId } })
      for (const id of await ports.applicationCandidates.unreadWithoutCandidate())
        await ports.transaction(async () => {
          const application = await ports.applications.find(id)
          const candidateId = application && (await workspace.takeIn(application, null))
          if (candidateId) await ports.applications.update(id, { candidateId })
        })
    },
  }
}
