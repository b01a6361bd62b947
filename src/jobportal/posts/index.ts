import type { StoredFile } from '#src/matching/index.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import type { Company } from '../company.ts'
import { JobNotFound } from '../errors.ts'
import type { JobPost, PublicJob } from '../job-post.ts'
import { shownJob } from '../shown-job.ts'
import type { Tools } from '../tools.ts'
import { closeWhenOver, setStatus } from './closing.ts'
import { deleteJob, editJob } from './edit-job.ts'
import { NoJobFile } from './errors.ts'
import { ownJob, ownJobs, showOwnJob } from './own-jobs.ts'
import { mustBeVerified, postJob } from './post-job.ts'
import { postJobDescriptions } from './post-job-description.ts'
import { updateProfile } from './profile.ts'
import { readJobPost, readQueued } from './read-job-post.ts'
import { suggestSkills, suggestTitles } from './suggestions.ts'
import { manageTemplates } from './templates.ts'

/** Jobs that companies post: written, changed, closed, and what they ask for. */
export function managePosts(tools: Tools) {
  const { jobPosts } = tools
  const fileOf = async ({ companyId, fileId, jobDescriptionFile }: JobPost): Promise<StoredFile> => {
    const file = fileId ? await tools.files.find(companyId, fileId) : null
    if (!file || !jobDescriptionFile) throw new NoJobFile()
    return { ...file, filename: jobDescriptionFile }
  }
  return {
    postJob: postJob(tools),
    /** Rejects whoever may not post yet. */
    mustBeVerified: (company: Company) => mustBeVerified(tools, company),
    editJob: editJob(tools),
    deleteJob: deleteJob(tools),
    setJobStatus: setStatus(tools),
    ownJobs: ownJobs(tools),
    showOwnJob: showOwnJob(tools),
    updateProfile: updateProfile(tools),
    readJobPost: readJobPost(tools),
    suggestSkills: suggestSkills(tools),
    suggestTitles: suggestTitles(tools),
    ...manageTemplates(tools),
    ...postJobDescriptions(tools),

    /** By its public id, or by its id; also a closed one. */
    shownJob: (id: string): Promise<PublicJob> => shownJob(tools, id),

    /** Where everybody finds a job. */
    async publicUrlOf({ id: companyId }: Company, id: string): Promise<string> {
      const { publicId } = await ownJob(tools, companyId, id)
      return `${tools.settings.publicUrl}/jobs/${publicId}`
    },

    /** The file of a job, under the name it is offered by. Of `companyId`'s own jobs, or of any when it is null. */
    async jobFile(companyId: string | null, id: string): Promise<StoredFile> {
      const job = companyId === null ? await jobPosts.find(id) : await ownJob(tools, companyId, id)
      if (!job) throw new JobNotFound()
      return fileOf(job)
    },

    shownJobFile: async (id: string): Promise<StoredFile> => fileOf((await shownJob(tools, id)).job),

    /** The titles that are offered for jobs; any other may be written. */
    titles: () => tools.jobTitles.offered(),

    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({
      'read-job-post': readQueued(tools),
      'close-post': closeWhenOver(tools),
    }),
  }
}
