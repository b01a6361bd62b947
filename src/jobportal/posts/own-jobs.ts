import type { Company } from '../company.ts'
import { JobNotFound } from '../errors.ts'
import type { JobPost } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import type { OwnJob } from '../views.ts'

/** The company's own job; rejects with `JobNotFound` for every other. */
export async function ownJob({ jobPosts }: Pick<Tools, 'jobPosts'>, companyId: string, id: string): Promise<JobPost> {
  const job = await jobPosts.find(id)
  if (job?.companyId !== companyId) throw new JobNotFound()
  return job
}

async function withApplications(
  { applications, applicationCounts }: Pick<Tools, 'applicationCounts' | 'applications'>,
  company: Company,
  jobs: JobPost[],
) {
  const jobIds = jobs.map(({ id }) => id)
  const [ids, counts] = await Promise.all([applications.idsOfJobs(jobIds), applicationCounts(jobIds)])
  return jobs.map(
    (job): OwnJob => ({
      job,
      company,
      applications: ids.get(job.id) ?? [],
      counts: counts.get(job.id) ?? { new: 0, needPerson: 0, unanswered: 0 },
    }),
  )
}

/** A company's jobs with their applications, newest first. */
export const ownJobs =
  (tools: Pick<Tools, 'applicationCounts' | 'applications' | 'jobPosts'>) =>
  async (company: Company): Promise<OwnJob[]> =>
    withApplications(tools, company, await tools.jobPosts.ofCompany(company.id))

export const showOwnJob =
  (tools: Pick<Tools, 'applicationCounts' | 'applications' | 'jobPosts'>) =>
  async (company: Company, id: string): Promise<OwnJob> => {
    const [shown] = await withApplications(tools, company, [await ownJob(tools, company.id, id)])
    return shown!
  }
