import { hkdfSync } from 'node:crypto'
import { jwt } from '@elysiajs/jwt'
import { Elysia } from 'elysia'
import type { Company, TokenFacts } from '#src/jobportal/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import { NotSignedIn } from './session.ts'

/** The tokens that companies carry as `Authorization: Bearer …`. */
export interface JobTokens {
  issue(facts: TokenFacts): Promise<string>
  /** What the token of this request says; null when it is missing, forged, expired, or made for something else. */
  read(request: Request): Promise<TokenFacts | null>
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
    issue: ({ companyId, epoch }) => tokens.sign({ sub: companyId, aud: audience, epoch, iat: false, exp: now() + seconds }),
    async read(request) {
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
      if (!token || token.length > maximumTokenLength) return null
      const claims = await tokens.verify(token, {
        algorithms: ['HS256'],
        audience,
        requiredClaims: ['sub', 'exp'],
        currentDate: clock.now(),
      })
      if (!claims || typeof claims.sub !== 'string' || typeof claims.epoch !== 'number') return null
      return { companyId: claims.sub, epoch: claims.epoch }
    },
  }
}

/** What the guard asks of the job portal. */
export interface CompanyLookup {
  /** Null as soon as the company is suspended or deleted, or has a new password. */
  companyOfToken(facts: TokenFacts): Promise<Company | null>
}

/**
 * `{ company: true }` on a route lets in whoever brings the token of a company; the handler gets `company`. The account is
 * looked up for every call. It answers before the request is checked for its form.
 */
export function companyGuard(tokens: JobTokens, { companyOfToken }: CompanyLookup) {
  const found = new WeakMap<Request, Promise<Company | null>>()
  const companyOf = (request: Request) => {
    const known = found.get(request)
    if (known) return known
    const lookup = tokens.read(request).then((facts) => facts && companyOfToken(facts))
    found.set(request, lookup)
    return lookup
  }
  const signedIn = async (request: Request) => {
    const company = await companyOf(request)
    if (!company) throw new NotSignedIn()
    return company
  }
  return new Elysia({ name: 'company' }).macro({
    company: {
      async transform({ request }: { request: Request }) {
        await signedIn(request)
      },
      resolve: async ({ request }: { request: Request }) => ({ company: await signedIn(request) }),
    },
  })
}
