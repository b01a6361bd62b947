import type { Visit } from '#src/shared/visit.ts'
import type { Identity, ProviderRules } from './identity-provider.ts'
import { memberOf } from './profile.ts'
import { IdentityNotFound, OnlyWayIn } from './provider-problems.ts'
import { providerNamed } from './provider-sessions.ts'
import { noPassword } from './register.ts'
import type { SessionUser } from './session-user.ts'
import { endSessions } from './sessions.ts'
import type { Tools } from './tools.ts'

/** A provider that somebody may link, and since when they have. */
export interface OwnIdentity {
  rules: ProviderRules
  identity: Identity | null
}

/** The providers of this server, in the order of their buttons, as somebody has linked them. */
export const ownIdentities =
  ({ identities, settings }: Pick<Tools, 'identities' | 'settings'>) =>
  async (by: { id: string }): Promise<OwnIdentity[]> => {
    const own = await identities.ofUser(by.id)
    return (settings.providers ?? []).map((rules) => ({
      rules,
      identity: own.find(({ issuer }) => issuer === rules.issuer) ?? null,
    }))
  }

/** Takes the link away. Sessions that began with it end, but for the one that asks. */
export const unlinkIdentity =
  (tools: Tools) =>
  async (by: SessionUser, name: string, visit: Visit): Promise<void> => {
    const { auditLog, clock, identities, sessions, transaction } = tools
    const { rules } = providerNamed(tools, name)
    await transaction(async () => {
      const { account } = await memberOf(tools, by.id)
      const own = await identities.ofUser(by.id)
      const linked = own.find(({ issuer }) => issuer === rules.issuer)
      if (!linked) throw new IdentityNotFound()
      if (account.passwordHash === noPassword && own.length === 1) throw new OnlyWayIn()
      await identities.remove(linked.issuer, linked.subject)
      await auditLog.append({
        action: 'unlink-identity',
        actorId: by.id,
        address: visit.address,
        requestId: visit.requestId,
        details: { provider: name },
      })
      const begunThere = (await sessions.ofUser(by.id, clock.now())).filter(({ issuer }) => issuer === rules.issuer)
      const others = begunThere.filter(({ id }) => id !== by.sessionId)
      for (const { id } of others) {
        await sessions.removeOne(by.id, id)
        endSessions(tools, by.id, id)
      }
    })
  }
