import type { Accounts } from '#src/accounts/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import { createJobPortal, type JobPortalPorts } from '#src/jobportal/index.ts'
import { type MatchingPorts, matchingForPosts } from '#src/matching/index.ts'
import type { Pipeline } from '#src/pipeline/index.ts'
import type { Privacy } from '#src/privacy/index.ts'
import type { Instance } from './instance.ts'

type FromOthers = 'beginWork' | 'mailAddress' | 'mailsFrom' | 'letterBudget' | 'liveFeed' | 'reasonInWords'

export type JobPortalOutside = Omit<
  JobPortalPorts,
  FromOthers | 'finishErasure' | 'hiddenApplicants' | 'isPersonSuspended' | 'matching' | 'settings' | 'takePassword' | 'workspace'
> &
  Pick<MatchingPorts, 'reader'> &
  Instance

interface Others extends Pick<JobPortalPorts, FromOthers> {
  accounts: Pick<Accounts, 'isSuspended' | 'takeCompanyPassword'>
  blindReview: Pick<BlindReview, 'applications'>
  pipeline: Pick<Pipeline, 'applications' | 'workspace'>
  privacy: Pick<Privacy, 'finishLater'>
}

export const buildJobPortal = (ports: JobPortalOutside, { accounts, blindReview, pipeline, privacy, ...others }: Others) =>
  createJobPortal({
    ...ports,
    ...others,
    applications: pipeline.applications,
    workspace: pipeline.workspace,
    takePassword: accounts.takeCompanyPassword,
    isPersonSuspended: accounts.isSuspended,
    matching: matchingForPosts(ports.reader),
    hiddenApplicants: {
      async veil(companyId) {
        const veil = await blindReview.applications.of(companyId)
        return veil && ((records) => veil.answer(records))
      },
    },
    finishErasure: privacy.finishLater,
    settings: {
      publicUrl: ports.config.publicUrl,
      secret: ports.secret,
      autoVerify: ports.config.autoVerifyCompanies,
      evenAnswerMs: ports.evenAnswerMs,
    },
  })
