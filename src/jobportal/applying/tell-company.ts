import type { JobPayload } from '#src/contracts/jobs.ts'
import type { JobSteps } from '#src/ports/job-queue.ts'
import type { Application } from '../application.ts'
import type { Arrival } from '../applying-ports.ts'
import type { Tools } from '../tools.ts'

/** The kind of job that writes to a company once a day. */
export const digestJob = 'application-digest'

/** The hour, UTC, at which lists are sent. */
const digestHour = 8
const dayMs = 24 * 60 * 60_000
/** Names in a list, for each job. */
const mostNames = 30

export type DigestPayload = JobPayload<typeof digestJob>

/** Tells a company of an application the way it chose, in the transaction that keeps it: at once, in tomorrow's list, or not at all. */
export const tellCompany =
  (tools: Pick<Tools, 'clock' | 'companies' | 'jobPosts' | 'jobs' | 'sendMail' | 'settings'>) =>
  async (application: Application, { isUpdate = false }: { isUpdate?: boolean } = {}): Promise<void> => {
    const { clock, companies, jobPosts, jobs, sendMail } = tools
    const { id, companyId, jobId, name } = application
    const company = await companies.find(companyId)
    if (!company || company.applicationMails === 'off') return
    if (company.applicationMails === 'daily') {
      const runAt = nextDigest(clock.now())
      const payload: DigestPayload = { companyId, until: runAt.toISOString() }
      return jobs.add({ kind: digestJob, key: `${digestJob}:${companyId}:${payload.until}`, payload, runAt })
    }
    const job = await jobPosts.find(jobId)
    if (!job) return
    await sendMail({
      kind: 'application-received',
      to: company.email,
      applicationId: id,
      fullName: company.fullName,
      applicantName: name,
      jobTitle: job.title,
      isUpdate,
      link: linkTo(tools, jobId),
    })
  }

/** Writes the list of who applied in a day. A company that wants none any more, or of whom nobody is left, gets none. */
export const sendDigest =
  (tools: Pick<Tools, 'applicationRecords' | 'companies' | 'sendMail' | 'settings' | 'transaction'>) =>
  async ({ companyId, until }: DigestPayload, job: JobSteps): Promise<void> => {
    const { applicationRecords, companies, sendMail, transaction } = tools
    await transaction(async () => {
      await job.done()
      const company = await companies.find(companyId)
      if (!company || company.suspendedAt || company.applicationMails === 'off') return
      const end = new Date(until)
      const arrivals = await applicationRecords.arrivals(companyId, new Date(end.getTime() - dayMs), end)
      if (arrivals.length === 0) return
      const { email: to, fullName } = company
      await sendMail({ kind: 'application-digest', to, fullName, jobs: byJob(tools, arrivals) })
    })
  }

const byJob = (tools: Pick<Tools, 'settings'>, arrivals: Arrival[]) =>
  [...Map.groupBy(arrivals, ({ jobId }) => jobId)].map(([jobId, of]) => ({
    title: of[0]!.jobTitle,
    link: linkTo(tools, jobId),
    names: of.slice(0, mostNames).map(({ name }) => name),
    more: Math.max(0, of.length - mostNames),
  }))

const linkTo = ({ settings }: Pick<Tools, 'settings'>, jobId: string) => `${settings.publicUrl}/jobportal/applications/${jobId}`

function nextDigest(now: Date): Date {
  const at = new Date(now)
  at.setUTCHours(digestHour, 0, 0, 0)
  return at > now ? at : new Date(at.getTime() + dayMs)
}
