import { DomainError } from '#src/shared/domain-error.ts'
import { plainEmail } from '#src/shared/fields.ts'
import { TooManyRequests } from '#src/shared/rate-limiter.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { Account } from './account.ts'
import { admit, link, mayComeByLink } from './admit-from-provider.ts'
import type { ProviderAnswer, ProviderClaims, ProviderRules, Remembered } from './identity-provider.ts'
import { enter, type LoggedIn, refusals } from './log-in.ts'
import { memberOf } from './profile.ts'
import { type ProblemCode, ProviderProblem, problemInWords } from './provider-problems.ts'
import { type KnownProvider, providerNamed } from './provider-sessions.ts'
import type { SessionUser } from './session-user.ts'
import { anySessionUser } from './sessions.ts'
import type { Tools } from './tools.ts'

/** Whoever takes longer at the provider begins again. */
export const atProviderMs = 10 * 60_000

type Purpose = 'sign in' | 'link' | 'prove'

/** What a browser keeps, sealed, while its person is at the provider. */
interface Pending extends Remembered {
  provider: string
  purpose: Purpose
  /** Who links an account there, or proves who they are; null for whoever signs in. */
  userId: string | null
  next: string | null
  until: number
}

/** Where to send somebody, and what their browser keeps meanwhile. */
export interface Begun {
  address: string
  cookie: string
}

/** Where the provider sends them back to; it has to be registered there. */
export const callbackOf = ({ settings }: Pick<Tools, 'settings'>, name: string) =>
  `${settings.publicUrl}/login/with/${name}/callback`

/** The ways to sign in beside the password, and whether passkeys are one, for the login page, and what went wrong the last time. */
export const signInWays =
  ({ settings, passkeyDesk }: Tools) =>
  ({ problem, provider }: { problem?: string; provider?: string }) => {
    const ways = (settings.providers ?? []).map(({ name, label }) => ({ name, label }))
    const known = ways.find(({ name }) => name === provider)
    return {
      ways,
      passkeys: passkeyDesk.problem === null,
      problem: problem && known ? problemInWords(problem, known.label) : null,
    }
  }

/** Sends somebody to a provider to sign in there. */
export const beginAtProvider =
  (tools: Pick<Tools, 'clock' | 'identityProviders' | 'pendingSeal' | 'settings' | 'throttles'>) =>
  (name: string, next: string | null, visit: Visit): Promise<Begun> =>
    begin(tools, { provider: name, purpose: 'sign in', userId: null, next: next && next.length <= 500 ? next : null }, visit)

/** Sends somebody who is signed in to a provider, to link their account there. */
export const beginLink =
  (tools: Pick<Tools, 'clock' | 'identityProviders' | 'pendingSeal' | 'settings' | 'throttles'>) =>
  (by: SessionUser, name: string, visit: Visit): Promise<Begun> =>
    begin(tools, { provider: name, purpose: 'link', userId: by.id, next: null }, visit)

/** Sends somebody who is signed in to a provider, to prove by signing in there once more that it is them. */
export const beginProof =
  (tools: Tools) =>
  async (name: string, sessionCookie: string | undefined, visit: Visit): Promise<Begun> => {
    const by = await anySessionUser(tools)(sessionCookie)
    if (!by) throw new ProviderProblem('PROVIDER_OTHER_PERSON', providerNamed(tools, name).rules.label)
    return begin(tools, { provider: name, purpose: 'prove', userId: by.id, next: null }, visit)
  }

async function begin(
  tools: Pick<Tools, 'clock' | 'identityProviders' | 'pendingSeal' | 'settings' | 'throttles'>,
  wish: Pick<Pending, 'provider' | 'purpose' | 'userId' | 'next'>,
  visit: Visit,
): Promise<Begun> {
  const { rules, connect } = providerNamed(tools, wish.provider)
  try {
    await countVisit(tools.throttles.providers, visit)
  } catch (error) {
    throw error instanceof TooManyRequests ? new ProviderProblem('PROVIDER_BUSY', rules.label) : error
  }
  const { address, remembered } = await connect.begin(callbackOf(tools, rules.name), { afresh: wish.purpose === 'prove' })
  const pending: Pending = { ...wish, ...remembered, until: tools.clock.now().getTime() + atProviderMs }
  return { address, cookie: tools.pendingSeal.close(pending) }
}

export interface Return {
  provider: string
  /** Everything the provider wrote behind the address, with its question mark. */
  search: string
  /** What the browser kept. */
  pendingCookie: string | undefined
  sessionCookie: string | undefined
  deviceCookie: string | undefined
}

/** Where somebody stands who came back from a provider. */
export type Returned =
  | { is: 'in'; loggedIn: LoggedIn; next: string | null }
  | { is: 'linked' }
  | { is: 'proved' }
  | { is: 'refused'; problem: ProblemCode; purpose: Purpose; next: string | null }

/** Takes somebody in who comes back from a provider, or links their account. Every refusal that a person can meet is an answer. */
export const finishAtProvider =
  (tools: Tools) =>
  async (back: Return, visit: Visit): Promise<Returned> => {
    const provider = providerNamed(tools, back.provider)
    const pending = opened(tools, back.pendingCookie)
    const next = pending?.next ?? null
    const purpose = pending?.purpose ?? 'sign in'
    let account: Account | null = null
    let claims: ProviderClaims | null = null
    try {
      await countVisit(tools.throttles.providers, visit)
      const answer = await proved(tools, provider, pending, back.search)
      if (pending && purpose !== 'sign in') {
        const by = await anySessionUser(tools)(back.sessionCookie)
        if (!by || (by.owes && purpose === 'link') || by.id !== pending.userId)
          throw new ProviderProblem('PROVIDER_OTHER_PERSON', provider.rules.label)
        if (purpose === 'link') await linkTo(tools, provider, answer, by, visit)
        else await noteProof(tools, provider, answer, by, visit)
        return { is: purpose === 'link' ? 'linked' : 'proved' }
      }
      const { rules } = provider
      claims = answer.claims
      account = await tools.transaction(() => admit(tools, { rules, claims: answer.claims, visit }))
      const refusal = refusals[account.state]
      if (refusal) throw refusal()
      const origin = {
        issuer: rules.issuer,
        subject: answer.claims.subject,
        providerSid: answer.claims.sid,
        sealedRefresh: answer.refreshToken === null ? null : tools.refreshSeal.close(answer.refreshToken),
      }
      const way = { origin, hasFactor: askedForFactor(rules, claims), details: { provider: rules.name } }
      return { is: 'in', loggedIn: await enter(tools, account, back, visit, way), next }
    } catch (error) {
      const problem = problemOf(error, provider)
      if (problem === null) throw error
      // Whoever begins too often fills no log.
      if (problem === 'PROVIDER_BUSY') return { is: 'refused', problem, purpose, next }
      const userId = account?.id ?? pending?.userId ?? (claims && (await meant(tools, provider, claims)))
      await note(tools, { problem, provider: back.provider, purpose, userId }, visit)
      return { is: 'refused', problem, purpose, next }
    }
  }

/** Whether the provider has asked for more than a password, as it says, or as the settings say of it. */
const askedForFactor = ({ secondFactor }: ProviderRules, { methods }: ProviderClaims) =>
  secondFactor === 'always' || methods.some((method) => secondFactor.includes(method))

/** Whose account somebody wanted who was refused. */
async function meant({ identities, users }: Tools, { rules }: KnownProvider, { subject, email }: ProviderClaims) {
  const known = await identities.find(rules.issuer, subject)
  return known?.userId ?? (await users.withEmail(plainEmail(email ?? '')))?.id ?? null
}

/** The provider's answer, when it is one to what this browser was sent there with, in time and for the first time. */
async function proved(
  tools: Pick<Tools, 'clock' | 'once' | 'settings'>,
  { rules, connect }: KnownProvider,
  pending: Pending | null,
  search: string,
): Promise<ProviderAnswer> {
  const state = new URLSearchParams(search).get('state')
  const isOurs = pending?.provider === rules.name && pending.state === state && pending.until > tools.clock.now().getTime()
  if (!isOurs || !(await tools.once.take(`state ${pending.state}`, atProviderMs)))
    throw new ProviderProblem('PROVIDER_ANSWER', rules.label)
  return connect.finish(new URL(callbackOf(tools, rules.name) + search), pending, { afresh: pending.purpose === 'prove' })
}

/** Links what was proved to the account that began. */
async function linkTo(tools: Tools, { rules }: KnownProvider, answer: ProviderAnswer, { id: userId }: SessionUser, visit: Visit) {
  await tools.transaction(async () => {
    const { issuer } = rules
    const { subject } = answer.claims
    const known = await tools.identities.find(issuer, subject)
    if (known && known.userId !== userId) throw new ProviderProblem('PROVIDER_TAKEN', rules.label)
    for (const former of await tools.identities.ofUser(userId))
      if (former.issuer === issuer) await tools.identities.remove(issuer, former.subject)
    await link(tools, { rules, claims: answer.claims, visit }, userId, 'person')
  })
}

/** The account there that is linked to one here says who sits before the browser, as the password does. */
async function noteProof(tools: Tools, { rules }: KnownProvider, answer: ProviderAnswer, by: SessionUser, visit: Visit) {
  const { auditLog, clock, identities, sessions, transaction } = tools
  const { account } = await memberOf(tools, by.id)
  const known = await identities.find(rules.issuer, answer.claims.subject)
  if (known?.userId !== by.id) throw new ProviderProblem('PROVIDER_NOT_LINKED', rules.label)
  if (!(await mayComeByLink(tools, known, account))) throw new ProviderProblem('PROVIDER_LINK_FIRST', rules.label)
  await transaction(async () => {
    await sessions.noteProof(by.sessionId, clock.now())
    if (askedForFactor(rules, answer.claims)) await sessions.noteFactor(by.sessionId, clock.now())
    await auditLog.append({
      action: 'prove',
      actorId: by.id,
      workspaceId: by.workspaceId,
      address: visit.address,
      requestId: visit.requestId,
      details: { provider: rules.name },
    })
  })
}

function opened({ pendingSeal }: Tools, cookie: string | undefined): Pending | null {
  try {
    return cookie ? (pendingSeal.open(cookie) as Pending) : null
  } catch {
    return null
  }
}

function problemOf(error: unknown, { rules }: KnownProvider): ProblemCode | null {
  if (error instanceof TooManyRequests) return 'PROVIDER_BUSY'
  const code = error instanceof DomainError ? error.code : null
  return code !== null && problemInWords(code, rules.label) !== null ? (code as ProblemCode) : null
}

interface Refused {
  problem: ProblemCode
  provider: string
  purpose: Purpose
  userId: string | null
}

const refusedAs = { 'sign in': 'login-refused', link: 'link-identity-refused', prove: 'proof-failed' } as const

const note = ({ auditLog, transaction }: Tools, { problem, provider, purpose, userId }: Refused, visit: Visit) =>
  transaction(() =>
    auditLog.append({
      action: problem === 'PROVIDER_LINK_FIRST' && purpose === 'sign in' ? 'link-identity-refused' : refusedAs[purpose],
      userId,
      address: visit.address,
      requestId: visit.requestId,
      details: { provider, reason: problem },
    }),
  )
