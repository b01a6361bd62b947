import type { Accounts } from '#src/accounts/index.ts'
import type { ApiKeys } from '#src/connections/index.ts'
import { createDirectory, type DirectoryPorts } from '#src/directory/index.ts'
import type { Instance } from './instance.ts'

export type DirectoryOutside = Omit<DirectoryPorts, 'accounts' | 'keysOf' | 'publicUrl'> & {
  apiKeys: ApiKeys
} & Pick<Instance, 'config'>

interface Others {
  accounts: Accounts
}

export const buildDirectory = (ports: DirectoryOutside, { accounts }: Others) =>
  createDirectory({
    ...ports,
    publicUrl: ports.config.publicUrl,
    accounts: {
      ...accounts.directoryMembers,
      requirePlan: ({ workspaceId, maker }) => accounts.quota.remaining({ id: maker.id, workspaceId }),
    },
    async keysOf(workspaceId) {
      const now = ports.clock.now()
      const keys = (await ports.apiKeys.list(workspaceId, '', true)).filter(({ scopes }) => scopes.includes('directory'))
      const living = keys.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      const uses = keys.flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
      return { count: living.length, lastUsedAt: uses.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null }
    },
  })
