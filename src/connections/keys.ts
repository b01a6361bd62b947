import type { SessionUser } from '#src/accounts/index.ts'
import { createMinuteCount } from '#src/shared/minute-count.ts'
import { isJobRole } from '#src/shared/roles.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { countVisit } from '#src/shared/visit.ts'
import { keyPrefix, longestDays, maximumKeys, requestsPerMinute, type Scope, scopes, wrongSecretsPerMinute } from './constants.ts'
import { KeyNotFound, NotForYou, TooManyKeyRequests, UnknownKey, WrongConnection, WrongNetwork } from './errors.ts'
import { cleanedNetworks, isWithin } from './networks.ts'
import type { ApiKey, KeyPorts } from './ports.ts'

export interface NewKey {
  kind: 'personal' | 'workspace'
  name: string
  scopes: string[]
  networks: string[]
  /** Days it lives; null for no end. */
  days: number | null
}

/** What a key opens at this moment, and how much of its minute is left. */
export interface OpenedKey {
  user: SessionUser
  scopes: Scope[]
  limit: { most: number; left: number; resetSeconds: number }
}

const dayMs = 24 * 60 * 60 * 1000
const usedEveryMs = 60_000

/** Keys for programs: made, listed and revoked by people, opened by requests. */
export function createKeys({ apiKeys, holders, auditLog, transaction, clock, ids, rateLimits }: KeyPorts) {
  const count = createMinuteCount(clock, requestsPerMinute)
  // A key cannot be guessed; but whoever tries costs a look into the database each time, and a line in the log.
  const wrongKeys = rateLimits.of('wrong keys', { limit: wrongSecretsPerMinute, windowMs: 60_000 })
  const unknown = async (address: string) => {
    await countVisit(wrongKeys, { address })
    return new UnknownKey()
  }

  return {
    /** Resolves to the key itself, which is shown this once. */
    async make(by: SessionUser, wanted: NewKey, requestId: string): Promise<{ secret: string; key: ApiKey }> {
      const name = wanted.name.trim().replace(/\s+/g, ' ')
      if (name === '' || name.length > 80) throw new WrongConnection('Give the key a name of 80 characters at most.')
      const chosen = scopes.filter((scope) => wanted.scopes.includes(scope))
      if (chosen.length === 0) throw new WrongConnection('Choose what the key may open.')
      if (wanted.kind === 'workspace' && by.role !== 'owner')
        throw new NotForYou('Only an owner makes keys of the workspace. Make a key of your own.')
      if (chosen.includes('directory') && (wanted.kind !== 'workspace' || chosen.length > 1))
        throw new NotForYou('The scope directory is for keys of the workspace, which owners make, and stands alone.')
      if (chosen.includes('admin') && (!by.isAdmin || wanted.kind === 'workspace'))
        throw new NotForYou('The scope admin is for own keys of administrators.')
      if (wanted.days !== null && !(Number.isInteger(wanted.days) && wanted.days >= 1 && wanted.days <= longestDays))
        throw new WrongConnection(`A key lives from 1 to ${longestDays} days, or without an end.`)
      const networks = cleanedNetworks(wanted.networks)
      const secret = keyPrefix + ids.token()
      const now = clock.now()
      const key: ApiKey = {
        id: ids.id(),
        workspaceId: by.workspaceId,
        userId: by.id,
        kind: wanted.kind,
        name,
        scopes: chosen,
        tokenHash: hashOf(secret),
        hint: secret.slice(-4),
        networks,
        createdAt: now,
        expiresAt: wanted.days === null ? null : new Date(now.getTime() + wanted.days * dayMs),
        lastUsedAt: null,
      }
      await transaction(async () => {
        if ((await apiKeys.list(by.workspaceId, by.id, true)).length >= maximumKeys)
          throw new WrongConnection(`There are ${maximumKeys} keys already. Revoke one that nobody uses.`)
        await apiKeys.add(key)
        await note('make-key', by, key, requestId)
      })
      return { secret, key }
    },

    list: (by: SessionUser) => apiKeys.list(by.workspaceId, by.id, by.role === 'owner'),

    /** Owners revoke every key of their workspace, everybody else their own. */
    revoke: (by: SessionUser, id: string, requestId: string): Promise<void> =>
      transaction(async () => {
        const key = await apiKeys.find(by.workspaceId, id)
        const isOwn = key?.kind === 'personal' && key.userId === by.id
        if (!key || (!isOwn && by.role !== 'owner')) throw new KeyNotFound()
        await apiKeys.remove(by.workspaceId, id)
        await note('revoke-key', by, key, requestId)
      }),

    /**
     * Throws an error that says why when the key opens nothing from this address now. A good key works beside bad ones from the same
     * address: programs share the way out of their house.
     */
    async open(secret: string, address: string): Promise<OpenedKey> {
      const key = secret.startsWith(keyPrefix) ? await apiKeys.withToken(hashOf(secret)) : null
      const now = clock.now()
      if (!key || (key.expiresAt && key.expiresAt <= now)) throw await unknown(address)
      if (key.networks && !isWithin(key.networks, address)) throw new WrongNetwork()
      const account = await holders.account(key.userId)
      const role = key.kind === 'workspace' ? 'recruiter' : await holders.role(key.workspaceId, key.userId)
      if (!account || !role) throw await unknown(address)
      // Made when they did other work here; a key cannot tell one job from another.
      if (isJobRole(role)) throw new NotForYou('Keys are for owners, recruiters and viewers of a workspace.')
      const { isAllowed, ...limit } = count(key.id)
      if (!isAllowed) throw new TooManyKeyRequests(limit.resetSeconds)
      if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= usedEveryMs)
        // Nobody waits for this, and reading goes on when the disk is full.
        transaction(() => apiKeys.noteUse(key.id, now)).catch(() => undefined)
      const isAdmin = account.isAdmin && key.kind === 'personal' && key.scopes.includes('admin')
      const { id, email, fullName } = account
      const program = { kind: 'key' as const, id: key.id, name: key.name }
      const user = {
        id,
        email,
        fullName,
        isAdmin,
        workspaceId: key.workspaceId,
        role,
        jobs: null,
        sessionId: `key ${key.id}`,
        program,
      }
      return { user, scopes: key.scopes, limit }
    },
  }

  function note(action: 'make-key' | 'revoke-key', by: SessionUser, key: ApiKey, requestId: string) {
    const { workspaceId, id } = key
    const details = { kind: key.kind, scopes: key.scopes.join(' ') }
    return auditLog.append({ action, actorId: by.id, workspaceId, subject: { kind: 'key', id }, requestId, details })
  }
}

export type Keys = ReturnType<typeof createKeys>
