import { Elysia } from 'elysia'
import { silentLog } from '#src/http/log.ts'
import { createPages } from '#src/http/pages.ts'
import { type AssetManifest, createRenderer } from './render.tsx'
import type { SessionUser } from './state/session.ts'

export const publicUrl = 'http://localhost:3000'

/** A person as `GET /user` answers one, on a trial with something used. */
export const aUser = (facts: Partial<SessionUser> = {}): SessionUser => ({
  _id: 'u1',
  fullName: 'Maya Fernandes',
  email: 'maya@example.test',
  mobileNumber: '+44 20 7946 0000',
  companyName: 'Northwind',
  designation: 'Talent Lead',
  isApproved: true,
  isAdmin: false,
  isUnlimited: false,
  trialEnd: '2026-12-05T00:00:00.000Z',
  createdAt: '2026-11-21T00:00:00.000Z',
  role: 'owner',
  workspace: { _id: 'w1', name: 'Northwind' },
  subscription: {
    plan: 'trial',
    expiresAt: null,
    isActive: true,
    limits: { jdUploads: 10, resumeUploads: 100, assessments: 20 },
  },
  usage: { jdUploads: 3, resumeUploads: 82, assessments: 20 },
  ...facts,
})

const refusal = (status: number, message: string, code: string) =>
  Response.json({ error: message, message, code, requestId: 'test' }, { status })

interface TestSiteOptions {
  /** Who the cookie `session=known` belongs to; an Error makes GET /user fail. */
  user?: SessionUser | Error
  assets?: { manifest: AssetManifest; folder: string }
}

/** The pages over a small server that answers the account calls: `password` is the right password. */
export const createTestSite = ({ user = aUser(), assets }: TestSiteOptions = {}) => {
  const calls: { path: string; body: unknown }[] = []
  const site: Elysia = new Elysia()
  const taken = ({ path, body }: { path: string; body: unknown }) => calls.push({ path, body })
  site
    .use(
      createPages({
        renderer: createRenderer({ assets: assets?.manifest ?? {}, publicUrl }),
        handle: (request) => site.handle(request),
        assets: assets?.folder ?? null,
        publicUrl,
        log: silentLog,
      }),
    )
    .get('/user', ({ request }) => {
      if (!request.headers.get('cookie')?.includes('session=known'))
        return refusal(401, 'Please sign in to continue.', 'UNAUTHENTICATED')
      if (user instanceof Error) return refusal(503, user.message, 'UNAVAILABLE')
      return Response.json({ user }, { headers: { 'set-cookie': 'session=known; Path=/; HttpOnly' } })
    })
    .get('/files/old/:name', () => refusal(410, 'This link has expired. Open the file again.', 'LINK_EXPIRED'))
    .get('/files/good/:name', () => new Response('bytes', { headers: { 'content-type': 'application/pdf' } }))
    .post('/login', (context) => {
      taken(context)
      const { email, password } = context.body as Record<string, string>
      if (email?.startsWith('new')) return refusal(403, 'Please verify your email address first.', 'EMAIL_NOT_VERIFIED')
      if (password !== 'password') return refusal(401, 'Invalid email or password', 'UNAUTHENTICATED')
      return Response.json({ user, isFirstTime: true }, { headers: { 'set-cookie': 'session=known; Path=/; HttpOnly' } })
    })
    .put('/api/welcome', () => Response.json({ message: 'Welcome' }))
    .post('/register', (context) => {
      taken(context)
      return Response.json({ message: 'We sent you a verification link.' }, { status: 201 })
    })
  return { site, calls }
}

/** Opens an address the way a browser does. */
export const visit = async (
  site: { handle: (request: Request) => Response | Promise<Response> },
  path: string,
  headers: Record<string, string> = {},
) => site.handle(new Request(new URL(path, publicUrl), { headers: { accept: 'text/html,*/*;q=0.8', ...headers } }))
