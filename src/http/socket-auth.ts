import type { SessionUser } from '#src/accounts/index.ts'
import type { SeenJobs } from '#src/shared/roles.ts'
import { sessionCookieOf } from './session.ts'

/** Whoever may open a live connection. */
export interface Guest {
  /** Of the person, or of the company. */
  userId: string
  fullName: string
  /** A company's own id stands here as well: its files and events are kept under it. */
  workspaceId: string
  sessionId: string
  isAdmin: boolean
  /** The job descriptions of which they hear; null for all of the workspace. */
  jobs: SeenJobs
  /** Of a company, which hears of applications and of nothing else: when its token ends. */
  tokenEndsAt?: Date
  /** Whether what they came in with still works. */
  isStillIn(): Promise<boolean>
}

/** What says who may come in. */
export interface OpenTo {
  sessionUser(cookie: string | undefined): Promise<SessionUser | null>
  /** The company behind a token; null as soon as the token is dead. */
  companyWith(token: string): Promise<{ id: string; fullName: string; endsAt: Date; sessionId: string } | null>
}

const scheme = 'bearer.'

/** The subprotocol that carries the token of a company: a browser can send no header of its own here. Null without one. */
export function bearerProtocol(request: Request): string | null {
  const offered = (request.headers.get('sec-websocket-protocol') ?? '').split(',').map((each) => each.trim())
  return offered.find((each) => each.startsWith(scheme)) ?? null
}

export async function companyGuest(protocol: string, { companyWith }: OpenTo): Promise<Guest | null> {
  const token = protocol.slice(scheme.length)
  const company = await companyWith(token)
  return (
    company && {
      userId: company.id,
      fullName: company.fullName,
      workspaceId: company.id,
      sessionId: company.sessionId,
      isAdmin: false,
      jobs: null,
      tokenEndsAt: company.endsAt,
      isStillIn: async () => (await companyWith(token)) !== null,
    }
  )
}

const isSame = (one: SeenJobs, other: SeenJobs) => JSON.stringify(one) === JSON.stringify(other)

export async function userGuest(request: Request, { sessionUser }: OpenTo): Promise<Guest | null> {
  const cookie = sessionCookieOf(request)
  const user = await sessionUser(cookie)
  return (
    user && {
      userId: user.id,
      fullName: user.fullName,
      workspaceId: user.workspaceId,
      sessionId: user.sessionId,
      isAdmin: user.isAdmin,
      jobs: user.jobs,
      async isStillIn() {
        const now = await sessionUser(cookie)
        return now?.sessionId === user.sessionId && now.workspaceId === user.workspaceId && isSame(now.jobs, user.jobs)
      },
    }
  )
}
