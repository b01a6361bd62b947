import type { AccountPorts } from '#src/accounts/index.ts'
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

export type WebhooksOutside = Omit<WebhookPorts, 'ownersOf' | 'publicUrl' | 'seal' | 'sendMail'> &
  Pick<AccountPorts, 'workspaces'> &
  Pick<Instance, 'config' | 'secret'>

export const buildWebhooks = (ports: WebhooksOutside) =>
  createWebhooks({
    ...ports,
    seal: createSeal(ports.secret, 'webhook'),
    sendMail: enqueueMail(ports.jobs, mailSeal(ports.secret)),
    async ownersOf(workspaceId) {
      const members = await ports.workspaces.members(workspaceId)
      return members.flatMap(({ role, account }) => (role === 'owner' ? account : []))
    },
    publicUrl: ports.config.publicUrl,
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
