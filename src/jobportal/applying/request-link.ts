import { plainEmail } from '#src/shared/fields.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import { employerOf } from '../job-post.ts'
import { findShownJob } from '../shown-job.ts'
import type { Tools } from '../tools.ts'
import { issueApplicationLink } from './link.ts'
import type { ApplyingThrottles } from './throttles.ts'

/** Mails a new private link to an address that has applied for the job. Whether it has is not told. */
export const requestLink =
  (tools: Tools, throttles: ApplyingThrottles) =>
  async ({ jobId, email: given }: { jobId: string; email: string }, visit: Visit): Promise<void> => {
    const { applications, inConstantTime, jobPosts, sendMail, transaction } = tools
    await countVisit(throttles.linkRequests, visit)
    const email = plainEmail(given)
    await throttles.linksPerAddress.count(email)
    await inConstantTime(async () => {
      const shown = await findShownJob({ jobPosts }, jobId)
      const application = shown && (await applications.ofEmail(shown.job.id, email))
      if (!application) return
      const { job, postingCompany } = shown
      await transaction(async () => {
        await sendMail({
          kind: 'application-sent',
          to: application.email,
          applicationId: application.id,
          fullName: application.name,
          jobTitle: job.title,
          companyName: employerOf(job, postingCompany),
          occasion: 'link-asked',
          link: await issueApplicationLink(tools)(application.id),
          language: application.language,
        })
      })
    })
  }
