import type { ReceivedFile } from '#src/matching/index.ts'
import { InvalidField } from '#src/shared/fields.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Company } from '../company.ts'
import type { JobPost, JobStatus } from '../job-post.ts'
import { answerDaysOf } from '../public/answer-days.ts'
import type { Tools } from '../tools.ts'
import type { OwnJob } from '../views.ts'
import { setStatus } from './closing.ts'
import { deleteJob, editJob } from './edit-job.ts'
import { JobDescriptionIsPosted, NoSuchJobDescription, NotPosted, PostedAlready, PostingSuspended } from './errors.ts'
import { jobText, type RawJob } from './job-fields.ts'
import { showOwnJob } from './own-jobs.ts'
import { mustBeVerified, postJob } from './post-job.ts'

/** Somebody who works in a workspace. */
interface Recruiter {
  id: string
  workspaceId: string
}

/** A job description of a workspace as it is, or may be, posted in public. */
export interface Posting {
  posted: (OwnJob & { publicUrl: string }) | null
  /** Who offers what the workspace posts; null before its first posting, which says so. */
  employer: Company | null
  /** What a posting begins with. */
  start: { title: string; descriptionText: string }
  /** Within how many days half of its applicants had an answer; null where that is not known. */
  answerDays: number | null
}

/**
 * Jobs that recruiters post from the job descriptions of their workspace. The job stays the one it is, with its file, its ranking and
 * its candidates; what is written here is for people who look for work.
 */
export function postJobDescriptions(tools: Tools) {
  const { companies, jobPosts, settings, transaction, workspace } = tools
  const [post, edit, status, drop, show] = [postJob(tools), editJob(tools), setStatus(tools), deleteJob(tools), showOwnJob(tools)]
  const found = async ({ workspaceId }: Recruiter, id: string) => {
    const described = await workspace.jobDescription(workspaceId, id)
    if (!described) throw new NoSuchJobDescription()
    return described
  }
  /** The job that is posted, with who offers it. */
  const posted = async (by: Recruiter, id: string) => {
    await found(by, id)
    const company = await companies.find(by.workspaceId)
    const job = await jobPosts.ofJobDescription(by.workspaceId, id)
    if (!company || !job) throw new NotPosted()
    return { company, job }
  }
  return {
    async posting(by: Recruiter, id: string): Promise<Posting> {
      const { title, text } = await found(by, id)
      const employer = await companies.find(by.workspaceId)
      const job = employer && (await jobPosts.ofJobDescription(by.workspaceId, id))
      return {
        posted: job && { ...(await show(employer, job.id)), publicUrl: `${settings.publicUrl}/jobs/${job.publicId}` },
        employer,
        start: { title, descriptionText: text },
        answerDays: employer && (await answerDaysOf(tools)(by.workspaceId)),
      }
    },

    /** From then on everybody can see the job and apply; who does is a candidate of this job description. */
    async postJobDescription(
      by: Recruiter,
      id: string,
      { raw, file }: { raw: RawJob; file: ReceivedFile | null },
      visit: Visit,
    ): Promise<JobPost> {
      await found(by, id)
      const known = await companies.find(by.workspaceId)
      const company = known ?? newEmployer(tools, by, raw)
      if (company.isWorkspace && company.suspendedAt) throw new PostingSuspended()
      return post(
        {
          company,
          raw,
          file,
          attachedTo: id,
          async before() {
            if (!(await companies.find(company.id))) await companies.add(company)
            if (await jobPosts.ofJobDescription(company.id, id)) throw new PostedAlready()
          },
        },
        { ...visit, actorId: by.id },
      )
    },

    async editPosting(by: Recruiter, id: string, { raw, file }: { raw: RawJob; file: ReceivedFile | null }, visit: Visit) {
      const { company, job } = await posted(by, id)
      return edit({ company, id: job.id, raw, file }, { ...visit, actorId: by.id })
    },

    /** Closes or reopens it. */
    async setPostingStatus(by: Recruiter, id: string, wanted: JobStatus, visit: Visit): Promise<JobPost> {
      const { company, job } = await posted(by, id)
      if (wanted === 'Active') mustBeVerified(tools, company)
      return status(company, job.id, wanted, { ...visit, actorId: by.id })
    },

    /** Takes a posting away that nobody has applied for. The job description stays. */
    async deletePosting(by: Recruiter, id: string, visit: Visit): Promise<void> {
      const { company, job } = await posted(by, id)
      return drop(company, job.id, { ...visit, actorId: by.id })
    },

    /** Rejects while strangers can apply for it: they would be nobody's candidates. */
    mustNotBePosted: (workspaceId: string, id: string): Promise<void> =>
      transaction(async () => {
        const job = await jobPosts.ofJobDescription(workspaceId, id)
        if (job?.status === 'Active') throw new JobDescriptionIsPosted()
      }),
  }
}

/** Who offers what a workspace posts, as its first posting says it: the name of a company, never of a person. */
function newEmployer({ clock }: Tools, { workspaceId }: Recruiter, raw: RawJob): Company {
  const { companyName } = jobText(raw)
  if (companyName === null)
    throw new InvalidField('companyName', 'Say which company offers this job. It is asked once, and shown on the public page.')
  const now = clock.now()
  return {
    id: workspaceId,
    // Nobody signs in with it, and no mail goes there: it is no address.
    email: `workspace:${workspaceId}`,
    fullName: companyName,
    companyName,
    passwordHash: '',
    tokenEpoch: 0,
    createdAt: now,
    // Whose account an administrator has approved is vouched for.
    emailVerifiedAt: now,
    verifiedAt: now,
    suspendedAt: null,
    lastActiveAt: null,
    applicationMails: 'off',
    answerWords: null,
    keepDays: null,
    keepStartsAt: null,
    userId: null,
    isWorkspace: true,
  }
}
