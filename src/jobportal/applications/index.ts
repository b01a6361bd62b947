import type { Tools } from '../tools.ts'
import { changeApplications } from './change-application.ts'
import { exportApplications } from './export-applications.ts'
import { jobsForAdmin, listApplications } from './list-applications.ts'
import { followApplicantMail } from './mail-applicant.ts'
import { resumeOf, showApplication } from './show-application.ts'
import { writeToApplicants } from './write-to-applicants.ts'

/** What a company does with the applications it received, and what administrators see of them. */
export const createApplications = (tools: Tools) => ({
  listApplications: listApplications(tools),
  showApplication: showApplication(tools),
  resumeOf: resumeOf(tools),
  ...changeApplications(tools),
  ...writeToApplicants(tools),
  exportApplications: exportApplications(tools),
  jobsForAdmin: jobsForAdmin(tools),
  portalTotals: () => tools.applicationLists.totals(),
  followApplicantMail: followApplicantMail(tools),
  /** Work for the queue, by kind of job. */
  jobs: {},
})
