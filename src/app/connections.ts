import type { AccountPorts } from '#src/accounts/index.ts'
import type { BlindReview } from '#src/blindreview/index.ts'
import {
  type CalendarPorts,
  createCalendarFeeds,
  createKeys,
  createWebhooks,
  type KeyPorts,
  type WebhookPorts,
} from '#src/connections/index.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import { createSeal } from '#src/shared/seal.ts'
import type { Instance } from './instance.ts'
import type { JobPortalOutside } from './job-portal.ts'
import type { MatchingOutside } from './matching.ts'

export type WebhooksOutside = Omit<WebhookPorts, 'namesOf' | 'ownersOf' | 'publicUrl' | 'seal' | 'sendMail'> &
  Pick<MatchingOutside, 'candidates' | 'jobDescriptions'> &
  Pick<JobPortalOutside, 'applications'> &
  Pick<AccountPorts, 'workspaces'> &
  Pick<Instance, 'config' | 'secret'>

interface WebhookOthers {
  /** Built later. */
  blindReview(): Pick<BlindReview, 'applications' | 'candidates'>
}

/** Names as members of the workspace see them: none of somebody who is hidden. */
const namesIn =
  ({ applications, candidates, jobDescriptions }: WebhooksOutside, { blindReview }: WebhookOthers): WebhookPorts['namesOf'] =>
  async (workspaceId, { candidateId, applicationId, jobDescriptionId }) => {
    if (typeof candidateId === 'string') {
      const candidate = await candidates.find(workspaceId, candidateId)
      const veil = await blindReview().candidates.of(workspaceId)
      const person = veil?.person(candidateId) ? null : (candidate?.resume.facts.name?.value ?? null)
      return { person, job: candidate?.jobDescription.title ?? null }
    }
    if (typeof applicationId === 'string') {
      const application = await applications.find(applicationId)
      const veil = await blindReview().applications.of(workspaceId)
      const isShown = application?.companyId === workspaceId && !veil?.person(applicationId)
      return { person: isShown ? application.name : null, job: null }
    }
    if (typeof jobDescriptionId !== 'string') return { person: null, job: null }
    return { person: null, job: (await jobDescriptions.find(workspaceId, jobDescriptionId))?.title ?? null }
  }

export const buildWebhooks = (ports: WebhooksOutside, others: WebhookOthers) =>
  createWebhooks({
    ...ports,
    seal: createSeal(ports.secret, 'webhook'),
    sendMail: enqueueMail(ports.jobs, mailSeal(ports.secret)),
    async ownersOf(workspaceId) {
      const members = await ports.workspaces.members(workspaceId)
      return members.flatMap(({ role, account }) => (role === 'owner' ? account : []))
    },
    publicUrl: ports.config.publicUrl,
    namesOf: namesIn(ports, others),
  })

export type KeysOutside = Omit<KeyPorts, 'holders'> & Pick<AccountPorts, 'users' | 'workspaces'>

export const buildKeys = (ports: KeysOutside) =>
  createKeys({
    ...ports,
    holders: {
      async account(id) {
        const account = await ports.users.find(id)
        return account?.state === 'active' ? account : null
      },
      role: (workspaceId, userId) => ports.workspaces.roleOf(workspaceId, userId),
    },
  })

export type CalendarFeedsOutside = Omit<CalendarPorts, 'isActive' | 'publicUrl'> &
  Pick<AccountPorts, 'users'> &
  Pick<Instance, 'config'>

export const buildCalendarFeeds = (ports: CalendarFeedsOutside) =>
  createCalendarFeeds({
    ...ports,
    isActive: async (id) => (await ports.users.find(id))?.state === 'active',
    publicUrl: ports.config.publicUrl,
  })
