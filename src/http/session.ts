import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { OpenedKey } from '#src/connections/index.ts'
import type { JobSubject } from '#src/ports/job-members.ts'
import { hostMark } from '#src/shared/constants.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { isJobRole, mayWork } from '#src/shared/roles.ts'
import type { ClientAddress } from './client-address.ts'
import { closedToRole, openedTo } from './job-role-calls.ts'
import { placeCookieName, placeOf } from './place-cookie.ts'
import { requestIdOf } from './request-id.ts'
import { SecondFactorOwed } from './second-factor-owed.ts'

/** What the guards ask of the accounts. */
export interface SessionLookup {
  /** The person with this `session` cookie; null when it is missing, forged, expired, revoked or no longer active. */
  sessionUser(cookieValue: string | undefined): Promise<SessionUser | null>
  /** Also whoever owes a second factor, for the few calls that they may make. Without it they are nobody. */
  anySessionUser?(cookieValue: string | undefined): Promise<SessionUser | null>
  /** What the plan of the person's workspace leaves; rejects with `PlanExpired` when nothing may be made any more. */
  quota?: { remaining(user: SessionUser): Promise<unknown> }
  /** Keys of programs, sent as `Authorization: Bearer ats_…`. Without them no key opens anything. */
  keys?: KeyLookup
  /** Rejects with `StepUpNeeded` when the session's last proof is too old for what cannot be taken back. */
  requireProof?(user: SessionUser): Promise<void>
  /** The job descriptions that a thing of a workspace belongs to. Without it nothing is there for people with a job role. */
  jobsBehind?(workspaceId: string, about: JobSubject, id: string): Promise<string[]>
  /** Whether cookies travel over https only. */
  secureCookies?: boolean
  /** Whether browsers are told which process has their workspace at hand, for a proxy in front of several. */
  isPlaced?: boolean
  /** Somebody asked for something they may not have; `call` is the method and the pattern of the address. */
  noteDenial?(user: SessionUser, denied: { call: string; requestId: string }): Promise<void>
}

/** What the guards ask about keys. */
export interface KeyLookup {
  /** Rejects with the reason when the key opens nothing from this address. */
  open(secret: string, address: string): Promise<OpenedKey>
  /** Throws when no scope of the key opens this call, such as `GET /api/candidates/:id`. */
  requireScope(opened: OpenedKey, call: string): void
  addressOf: ClientAddress
}

type Server = Parameters<ClientAddress>[1]

const bearer = /^Bearer (ats_[\w-]{1,200})$/

/** The key that a program sent with its request; null for everybody else, tokens of companies included. */
export const keyOf = (request: Request): string | null => bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

export class NotSignedIn extends DomainError {
  readonly kind = 'unauthenticated'
  constructor() {
    super('Please sign in to continue.')
  }
}

export class NotAllowed extends DomainError {
  readonly kind = 'forbidden'
  constructor(sentence = 'You do not have permission to do this.') {
    super(sentence)
  }
}

export const sessionCookieName = 'session'
/** Under https: browsers take a cookie of this name from no other host and over no open connection. */
const hostCookieName = '__Host-session'
/** A session ends this long after it was last used. */
const sessionSeconds = 12 * 60 * 60

/** The value of a cookie; undefined when the browser did not send it. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/**
 * The value of the session cookie. What was handed out under https counts only under the name that browsers guard: a neighbor of
 * this host may write the other one. Sessions from before that name, and those without https, come under the plain one.
 */
export function sessionCookieOf(request: Request): string | undefined {
  const guarded = cookieOf(request, hostCookieName)
  if (guarded !== undefined) return guarded
  const plain = cookieOf(request, sessionCookieName)
  return plain?.startsWith(hostMark) ? undefined : plain
}

/** A Set-Cookie header for the session, under the name that its value belongs to. */
export const sessionCookie = (value: string, secure: boolean) =>
  setCookie(value.startsWith(hostMark) ? hostCookieName : sessionCookieName, value, { secure, seconds: sessionSeconds })

/** Set-Cookie headers that remove the session, whichever name it has. */
export const noSessionCookies = (secure: boolean) =>
  (secure ? [hostCookieName, sessionCookieName] : [sessionCookieName]).map((name) => setCookie(name, '', { secure, seconds: 0 }))

const visits = new WeakMap<Request, Request>()
const keysAtHand = new WeakMap<Request, OpenedKey>()

/** A call that the server makes to itself for a program: it acts with what the program has opened, and reaches as far. */
export const shareOpenedKey = (call: Request, key: OpenedKey) => keysAtHand.set(call, key)

/** What a page reads while it is made, its visitor reads: who that is, is looked up once for the page. */
export function shareSession(visit: Request, call: Request) {
  if (isRead(visit) && isRead(call) && sessionCookieOf(visit) === sessionCookieOf(call)) visits.set(call, visit)
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

interface CookieOptions {
  secure: boolean
  seconds: number
  path?: string
}

/** A Set-Cookie header for something that scripts must not read. Zero seconds remove it. */
export const setCookie = (name: string, value: string, { secure, seconds, path = '/' }: CookieOptions) =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Taking data along is a permission of its own: what somebody may look at, they may not yet carry away. */
const mayExport: ReadonlySet<SessionUser['role']> = new Set(['owner', 'recruiter'])
const viewersDoNotExport =
  'Viewers can look at everything here but cannot download it. Ask an owner or a recruiter of the workspace for the file.'
interface Guarded {
  request: Request
  route: string
  params?: Record<string, string>
  server: Server
  set: { headers: Record<string, unknown> }
}

/** In no workspace: what is asked about is not there, in the very words that a stranger reads. */
const asStranger = (user: SessionUser): SessionUser => ({ ...user, workspaceId: '', jobs: [] })

/** All that somebody may do before they have set up, or given, the second factor that they owe. Signing out is open to everybody. */
const whileOwing: ReadonlySet<string> = new Set([
  'GET /user',
  'PUT /api/welcome',
  'GET /api/second-factor',
  'POST /api/second-factor',
  'POST /api/second-factor/confirm',
  'GET /api/passkeys',
  'POST /api/passkeys/challenge',
  'POST /api/passkeys',
  'GET /api/proof',
  'POST /api/proof/challenge',
  'POST /api/proof',
])

const viewersLook =
  'Viewers can look at everything here but cannot change anything. Ask an owner of the workspace for another role.'

/**
 * Words that say on a route who may come in: `{ signedIn: true }`, `{ admin: true }`, `{ recruiter: true }` (an owner or a
 * recruiter of the workspace, not a viewer), `{ exports: true }` (whoever may take data along), `{ owner: true }`. The handler gets `user`. They answer before the request is
 * checked for its form.
 *
 * For people with a job role these words do not count, but the table in job-role-calls.ts: a call that it does not name is closed to
 * them. A thing of a job that they are not named on is not there, exactly as a foreign workspace's is not.
 *
 * After one of them, `{ creates: true }` says that the route makes something, which takes a running plan; where only some
 * requests do, `{ creates: (body) => … }` tells which. What takes of the quota asks for the plan by itself.
 */
export function sessionGuards(accounts: SessionLookup) {
  const found = new WeakMap<Request, Promise<SessionUser | null>>()
  const userOf = (call: Request) => {
    const request = visits.get(call) ?? call
    const known = found.get(request)
    if (known) return known
    const lookup = (accounts.anySessionUser ?? accounts.sessionUser)(sessionCookieOf(request))
    found.set(request, lookup)
    return lookup
  }
  const opened = new WeakMap<Request, Promise<OpenedKey>>()
  /** A key counts alone: whoever sends one acts with it, whatever cookie came along. */
  const openedKey = (request: Request, server: Server) => {
    const atHand = accounts.keys && keysAtHand.get(request)
    if (atHand) return Promise.resolve(atHand)
    const secret = accounts.keys ? keyOf(request) : null
    if (!secret || !accounts.keys) return null
    const known = opened.get(request)
    if (known) return known
    const opening = accounts.keys.open(secret, accounts.keys.addressOf(request, server))
    opened.set(request, opening)
    return opening
  }
  const signedIn = async (request: Request, server: Server) => {
    const key = await openedKey(request, server)
    const user = key ? key.user : await userOf(request)
    if (!user) throw new NotSignedIn()
    return user
  }
  /** The user as the handler may know them: a stranger to what belongs to jobs they are not named on. */
  const asNamed = async (user: SessionUser, call: string, params: Record<string, string> = {}): Promise<SessionUser> => {
    if (!isJobRole(user.role)) return user
    const about = openedTo(user.role, call)
    if (about === 'listed' || about === 'own') return user
    const named = user.jobs ?? []
    const behind = about && params.id ? ((await accounts.jobsBehind?.(user.workspaceId, about, params.id)) ?? []) : []
    return behind.some((job) => named.includes(job)) ? user : asStranger(user)
  }
  /** `forJobs` says whether the word is one of those that the table for job roles decides about. */
  const guard = (
    isWelcome: (user: SessionUser) => boolean,
    { refusal, forJobs = false }: { refusal?: string; forJobs?: boolean },
  ) => ({
    async transform({ request, route, server, set }: Guarded) {
      const user = await signedIn(request, server)
      const key = await openedKey(request, server)
      if (key) {
        set.headers['ratelimit-limit'] = String(key.limit.most)
        set.headers['ratelimit-remaining'] = String(key.limit.left)
        set.headers['ratelimit-reset'] = String(key.limit.resetSeconds)
        accounts.keys?.requireScope(key, `${request.method} ${route}`)
      }
      const call = `${request.method} ${route}`
      if (user.owes && !whileOwing.has(call)) throw new SecondFactorOwed(user.owes)
      if (isJobRole(user.role) && forJobs ? openedTo(user.role, call) !== null : isWelcome(user)) return
      await accounts.noteDenial?.(user, { call, requestId: requestIdOf(request) })
      throw new NotAllowed(isJobRole(user.role) && !user.isAdmin ? closedToRole[user.role] : refusal)
    },
    async resolve({ request, route, params, server, set }: Guarded) {
      const user = await signedIn(request, server)
      const cookie = sessionCookieOf(request)
      const secure = accounts.secureCookies ?? false
      const cookies = cookie && user.extended ? [sessionCookie(cookie, secure)] : []
      const place = accounts.isPlaced && cookie ? placeOf(user.workspaceId) : undefined
      if (place && cookieOf(request, placeCookieName) !== place)
        cookies.push(setCookie(placeCookieName, place, { secure, seconds: sessionSeconds }))
      if (cookies.length > 0) set.headers['set-cookie'] = cookies.length > 1 ? cookies : cookies[0]
      return { user: forJobs ? await asNamed(user, `${request.method} ${route}`, params) : user }
    },
  })
  const byKey = guard(() => true, {})
  return new Elysia({ name: 'session' }).macro({
    /** For programs alone, with a key whose scope names the call; a session at a browser opens nothing. */
    directory: {
      ...byKey,
      async transform(context: Guarded) {
        if (!(await openedKey(context.request, context.server))) throw new NotSignedIn()
        await byKey.transform(context)
      },
    },
    signedIn: guard(() => true, { forJobs: true }),
    admin: guard((user) => user.isAdmin, {}),
    recruiter: guard(mayWork, { refusal: viewersLook, forJobs: true }),
    exports: guard((user) => mayExport.has(user.role), { refusal: viewersDoNotExport }),
    owner: guard((user) => user.role === 'owner', { refusal: 'Only an owner of the workspace can do this.' }),
    /** See `stepUp` of a call's contract. A key was made with a proof, for the calls it names. */
    proven: (which: true | ((body: never) => boolean)) => ({
      async beforeHandle({ request, body, server }: { request: Request; body: unknown; server: Server }) {
        if (which !== true && !which(body as never)) return
        if (await openedKey(request, server)) return
        await accounts.requireProof?.(await signedIn(request, server))
      },
    }),
    creates: (what: true | ((body: never) => boolean)) => {
      const needPlan = async (request: Request, server: Server) =>
        void (await accounts.quota?.remaining(await signedIn(request, server)))
      if (what === true) return { transform: ({ request, server }: Omit<Guarded, 'route'>) => needPlan(request, server) }
      return {
        async beforeHandle({ request, body, server }: { request: Request; body: unknown; server: Server }) {
          if (what(body as never)) await needPlan(request, server)
        },
      }
    },
  })
}
