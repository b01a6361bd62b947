import { hkdfSync } from 'node:crypto'
import { jwt } from '@elysiajs/jwt'
import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { Company, TokenFacts } from '#src/jobportal/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import { requestIdOf } from './request-id.ts'
import { NotAllowed, NotSignedIn, type SessionLookup, sessionCookieOf } from './session.ts'

/** The tokens that companies carry as `Authorization: Bearer …`. */
export interface JobTokens {
  issue(facts: TokenFacts): Promise<string>
  /** What the token of this request says; null when it is missing, forged, expired, or made for something else. */
  read(request: Request): Promise<TokenFacts | null>
  /** The same for a token that came another way than in a header of its own, with the moment it ends. */
  facts(token: string): Promise<(TokenFacts & { endsAt: Date }) | null>
}

interface JobTokenOptions {
  /** The instance's secret; tokens are signed with a key derived from it for this purpose only. */
  secret: string
  clock: Clock
  /** How long a token works. */
  seconds: number
}

const audience = 'job-portal'
const maximumTokenLength = 2048

export function createJobTokens({ secret, clock, seconds }: JobTokenOptions): JobTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'job-token', 32))
  const { tokens } = new Elysia().use(jwt({ name: 'tokens', secret: key, alg: 'HS256' })).decorator
  const now = () => Math.floor(clock.now().getTime() / 1000)
  return {
    issue: ({ companyId, epoch, sessionId }) =>
      tokens.sign({ sub: companyId, aud: audience, epoch, sid: sessionId, iat: false, exp: now() + seconds }),
    async read(request) {
      const known = await facts(/^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '')
      return known && { companyId: known.companyId, epoch: known.epoch, sessionId: known.sessionId }
    },
    facts,
  }

  async function facts(token: string) {
    if (token.length > maximumTokenLength || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null
    const claims = await tokens.verify(token, {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['sub', 'exp'],
      currentDate: clock.now(),
    })
    const { sub, epoch, sid, exp } = claims || {}
    if (typeof sub !== 'string' || typeof epoch !== 'number' || typeof sid !== 'string') return null
    return { companyId: sub, epoch, sessionId: sid, endsAt: new Date(Number(exp) * 1000) }
  }
}

/** The company that calls, with the session that its token names. */
export type CallingCompany = Company & { sessionId: string }

/** What the guard asks of the job portal. */
export interface CompanyLookup {
  /** Null as soon as the company has signed out, is suspended or deleted, or has a new password. */
  companyOfToken(facts: TokenFacts): Promise<Company | null>
  /** Rejects with `StepUpNeeded` when the session's last proof is too old for what cannot be taken back. */
  requireProof(company: CallingCompany): Promise<void>
}

/** Who reads something of a company: the company itself, or an administrator. */
export type CompanyReader = { kind: 'company'; company: CallingCompany } | { kind: 'admin'; user: SessionUser }

/**
 * `{ company: true }` on a route lets in whoever brings the token of a company; the handler gets `company`. The account is
 * looked up for every call. It answers before the request is checked for its form. `{ companyOrAdmin: true }` also lets in the
 * session of an administrator; the handler gets `reader`.
 */
export function companyGuard(tokens: JobTokens, { companyOfToken, requireProof }: CompanyLookup, sessions: SessionLookup) {
  const found = new WeakMap<Request, Promise<CallingCompany | null>>()
  const companyOf = (request: Request) => {
    const known = found.get(request)
    if (known) return known
    const lookup = tokens.read(request).then(async (facts) => {
      const company = facts && (await companyOfToken(facts))
      return company && { ...company, sessionId: facts.sessionId }
    })
    found.set(request, lookup)
    return lookup
  }
  const signedIn = async (request: Request) => {
    const company = await companyOf(request)
    if (!company) throw new NotSignedIn()
    return company
  }
  const readers = new WeakMap<Request, CompanyReader>()
  const readerOf = async (request: Request, route: string): Promise<CompanyReader> => {
    const known = readers.get(request)
    if (known) return known
    const company = await companyOf(request)
    if (company) return { kind: 'company', company }
    const user = await sessions.sessionUser(sessionCookieOf(request))
    if (!user) throw new NotSignedIn()
    if (!user.isAdmin) {
      await sessions.noteDenial?.(user, { call: `${request.method} ${route}`, requestId: requestIdOf(request) })
      throw new NotAllowed()
    }
    return { kind: 'admin', user }
  }
  return new Elysia({ name: 'company' }).macro({
    companyOrAdmin: {
      async transform({ request, route }: { request: Request; route: string }) {
        readers.set(request, await readerOf(request, route))
      },
      resolve: async ({ request, route }: { request: Request; route: string }) => ({ reader: await readerOf(request, route) }),
    },
    /** See `stepUp` of a call's contract. */
    companyProven: (_: true) => ({
      beforeHandle: async ({ request }: { request: Request }) => requireProof(await signedIn(request)),
    }),
    company: {
      async transform({ request }: { request: Request }) {
        await signedIn(request)
      },
      resolve: async ({ request }: { request: Request }) => ({ company: await signedIn(request) }),
    },
  })
}
