import type { Visit } from '#src/shared/visit.ts'
import { countVisit } from '#src/shared/visit.ts'
import { endSessions } from './end-sessions.ts'
import type { IdentityProvider, ProviderRules } from './identity-provider.ts'
import type { Session } from './ports.ts'
import { LogoutTokenRefused, ProviderNotFound } from './provider-problems.ts'
import type { Tools } from './tools.ts'

/** A provider is asked again about a session at work after half of this, and nothing is answered to one it was not asked about for all of it. */
const askAgainMs = 60_000
/** While a provider takes longer, its people go on. */
const patienceMs = 3_000
/** For so long a provider's notice could come once more. */
const noticeMs = 10 * 60_000

export interface KnownProvider {
  rules: ProviderRules
  connect: IdentityProvider
}

/** The provider of this name; throws `ProviderNotFound`. */
export function providerNamed(
  { identityProviders, settings }: Pick<Tools, 'identityProviders' | 'settings'>,
  name: string,
): KnownProvider {
  const rules = settings.providers?.find((each) => each.name === name)
  const connect = identityProviders.find((each) => each.name === name)
  if (!rules || !connect) throw new ProviderNotFound()
  return { rules, connect }
}

/**
 * Whether the provider that a session began at still lets its person in. It is asked beside the work, and waited for only where it was
 * not asked for a minute. One that is away ends nobody's work.
 */
export async function isStillWelcome(tools: Tools, session: Session): Promise<boolean> {
  const age = tools.clock.now().getTime() - (session.checkedAt ?? session.createdAt).getTime()
  if (age < askAgainMs / 2) return true
  const underWay = tools.beingAsked.get(session.id)
  const asking = underWay ?? askAgain(tools, session.id)
  if (!underWay) {
    tools.beingAsked.set(session.id, asking)
    void asking.finally(() => tools.beingAsked.delete(session.id))
  }
  return age < askAgainMs ? true : Promise.race([asking, Bun.sleep(patienceMs).then(() => true)])
}

/** Never rejects. */
async function askAgain(tools: Tools, id: string): Promise<boolean> {
  const { clock, refreshSeal, sessions, transaction } = tools
  try {
    // Read again: what a provider is asked with is good once, and may have been used a moment ago.
    const session = await sessions.find(id)
    if (!session?.sealedRefresh || !session.subject) return session !== null
    const now = clock.now()
    if (now.getTime() - (session.checkedAt ?? session.createdAt).getTime() < askAgainMs / 2) return true
    const answer = await answerAbout(tools, session, session.subject, String(refreshSeal.open(session.sealedRefresh)))
    const sealedRefresh = answer === 'away' ? session.sealedRefresh : answer && refreshSeal.close(answer)
    if (sealedRefresh) {
      await transaction(() => sessions.noteCheck(id, { sealedRefresh, checkedAt: now }))
      return true
    }
    await transaction(async () => {
      await sessions.removeOne(session.userId, id)
      await tools.auditLog.append({ action: 'provider-logout', userId: session.userId, details: { by: 'asked again' } })
      endSessions(tools, session.userId, id)
    })
    return false
  } catch {
    // A full disk, or a row of another secret: the session ends when it would have.
    return true
  }
}

/** What it can be asked with the next time; null where the person is not welcome any more. */
async function answerAbout(
  tools: Pick<Tools, 'identityProviders' | 'settings'>,
  { issuer }: Session,
  subject: string,
  refreshToken: string,
): Promise<string | null> {
  const rules = tools.settings.providers?.find((each) => each.issuer === issuer)
  // Whoever runs the server took the provider away.
  if (!rules) return null
  const answer = await providerNamed(tools, rules.name)
    .connect.askAgain(refreshToken, subject)
    .catch(() => 'away' as const)
  if (answer === 'away') return answer
  if (!answer || (answer.groups && rules.workspace && !roleIn(rules, answer.groups))) return null
  return answer.refreshToken
}

/** What somebody in these groups may do in the provider's workspace: the most of it. Null: nothing, or there is none. */
export function roleIn({ workspace }: Pick<ProviderRules, 'workspace'>, groups: string[]) {
  const granted = (workspace?.roles ?? []).filter(({ group }) => group === '*' || groups.includes(group))
  return order.find((role) => granted.some((each) => each.role === role)) ?? null
}

const order = ['owner', 'recruiter', 'viewer', 'hiring-manager', 'interviewer'] as const

/** A provider says that somebody signed out there, or must not be signed in any more: their sessions from there end here. */
export const endProviderSessions =
  (tools: Tools) =>
  async (name: string, logoutToken: string, visit: Visit): Promise<void> => {
    const { auditLog, once, sessions, throttles, transaction } = tools
    const { rules, connect } = providerNamed(tools, name)
    const { subject, sid, id } = await connect.readLogout(logoutToken).catch(async (error: unknown) => {
      // Only wrong ones are counted: a provider may have many people to tell of.
      await countVisit(throttles.providers, visit)
      throw error
    })
    if (!(await once.take(`logout ${name} ${id}`, noticeMs))) throw new LogoutTokenRefused()
    await transaction(async () => {
      const ended = await sessions.removeOfProvider({ issuer: rules.issuer, subject, sid })
      for (const userId of new Set(ended.map((session) => session.userId)))
        await auditLog.append({
          action: 'provider-logout',
          userId,
          address: visit.address,
          requestId: visit.requestId,
          details: { provider: name },
        })
      for (const session of ended) endSessions(tools, session.userId, session.id)
    })
  }
