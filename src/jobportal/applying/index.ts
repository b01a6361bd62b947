import { isDocument } from '#src/matching/index.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import type { Language } from '#src/words/languages.ts'
import type { Application } from '../application.ts'
import type { PublicJob } from '../job-post.ts'
import { shownJob } from '../shown-job.ts'
import type { Tools } from '../tools.ts'
import { liveRecordOf, tellWindows } from './announce.ts'
import { showToApplicant } from './applicant-view.ts'
import type { SentForm } from './application-form.ts'
import { apply, refuseClosed } from './apply.ts'
import { changeApplication } from './change-application.ts'
import { correctApplication } from './correct.ts'
import { eraseApplication } from './erase.ts'
import { exportApplication } from './export-application.ts'
import { applicationOfLink, issueApplicationLink } from './link.ts'
import { readApplication, readApplicationJob } from './read-application.ts'
import { requestLink } from './request-link.ts'
import { scoreApplications, scoreApplicationsJob } from './score.ts'
import { decideOnNewer } from './second-application.ts'
import { sentElsewhere } from './sent-elsewhere.ts'
import { digestJob, sendDigest } from './tell-company.ts'
import { createApplyingThrottles } from './throttles.ts'

export type Applying = ReturnType<typeof createApplying>

/** What applicants do: apply, follow their application, correct, withdraw and delete it. */
export function createApplying(tools: Tools) {
  const throttles = createApplyingThrottles(tools.rateLimits)
  const send = apply(tools)
  return {
    throttles,
    jobToApplyFor: (id: string): Promise<PublicJob> => shownJob(tools, id),
    refuseClosed: (shown: PublicJob) => refuseClosed(tools, shown),
    apply: (shown: PublicJob, sent: SentForm, within?: (applicationId: string) => Promise<void>) =>
      send(shown, sent, throttles.mayMail, within),
    isDocument,
    requestLink: requestLink(tools, throttles),

    /** A new private link to an application's page, in the caller's transaction. */
    linkTo: issueApplicationLink(tools),
    /** Windows of its company show it anew. In the transaction that changed it. */
    tellWindows: (id: string) => tellWindows(tools, id),
    /** As windows of its company are shown it; null when it is gone. */
    liveRecordOf: (id: string) => liveRecordOf(tools, id),
    applicationOfLink: applicationOfLink(tools),
    showToApplicant: showToApplicant(tools),
    /** In which the applicant reads their page now: mails to them are written in it from then on. */
    async noteLanguage({ id, language }: Application, read: Language | null) {
      if (read && read !== (language ?? 'en')) await tools.applications.update(id, { language: read })
    },
    sentElsewhere: sentElsewhere(tools),
    ...changeApplication(tools, throttles),
    ...correctApplication(tools, throttles),
    ...decideOnNewer(tools, throttles),
    exportApplication: exportApplication(tools, throttles),
    eraseApplication: eraseApplication(tools),

    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({
      [readApplicationJob]: readApplication(tools),
      [scoreApplicationsJob]: scoreApplications(tools),
      [digestJob]: sendDigest(tools),
    }),
  }
}
