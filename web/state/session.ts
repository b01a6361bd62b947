import type { Role } from '#src/accounts/views.ts'
import type { Api, CallFailure } from '../api/client.ts'

export interface PlanLimits {
  jdUploads: number | null
  resumeUploads: number | null
  assessments: number | null
}

/** The signed-in person as `GET /user` answers it. */
export interface SessionUser {
  _id: string
  fullName: string
  email: string
  mobileNumber: string
  companyName: string
  designation: string
  isApproved: boolean
  isAdmin: boolean
  isUnlimited: boolean
  trialEnd: string | null
  createdAt: string
  role: Role
  /** The one they act for; plan and usage are its. */
  workspace: { _id: string; name: string }
  /** All they can work in; missing where only the account matters. */
  /** Ids of jobs and candidates that came as sample data; missing where only the account matters. */
  samples?: string[]
  workspaces?: { _id: string; name: string; role: Role; isCurrent: boolean }[]
  subscription: {
    plan: 'trial' | 'free' | 'paid'
    expiresAt: string | null
    isActive: boolean
    /** A limit that is null or missing does not exist. */
    limits: Partial<PlanLimits> | null
  }
  usage: { jdUploads: number; resumeUploads: number; assessments: number }
}

export type SessionState =
  | { state: 'signedIn'; user: SessionUser }
  | { state: 'signedOut' }
  | { state: 'unknown'; failure: CallFailure }

/** Remembers who is signed in for one page render on the server, or for one tab in the browser. */
export interface Session {
  current: () => Promise<SessionState>
  /** The next `current()` asks the server again. */
  forget: () => void
}

export const createSession = (api: Api, known?: SessionState): Session => {
  let pending: Promise<SessionState> | null = known ? Promise.resolve(known) : null
  const ask = async (): Promise<SessionState> => {
    const answer = await api('GET /user')
    if (answer.ok) return { state: 'signedIn', user: answer.data.user }
    if (answer.failure.status === 401) return { state: 'signedOut' }
    pending = null
    return { state: 'unknown', failure: answer.failure }
  }
  return {
    current: () => {
      pending ??= ask()
      return pending
    },
    forget: () => {
      pending = null
    },
  }
}
