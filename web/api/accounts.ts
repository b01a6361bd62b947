import type { Realm } from '../auth-realms.ts'
import type { SessionUser } from '../state/session.ts'
import { addressOf, callApi } from './client.ts'
import { withWork } from './with-work.ts'

export interface Registration {
  fullName: string
  email: string
  password: string
  mobileNumber: string
  companyName: string
  designation: string
}

export const signIn = (credentials: { email: string; password: string; code?: string }) =>
  callApi('POST /login', { body: credentials })

/** The providers beside the password, and whether somebody is signed in by now. */
export const elsewhere = {
  ways: async () => {
    const found = await callApi('GET /api/login/with')
    return found.ok ? found.data.ways : []
  },
  isDone: async () => (await callApi('GET /user')).ok,
}

/** They have been welcomed: no other browser does it again. */
export const noteWelcomed = () => callApi('PUT /api/welcome')

export const signOut = () => callApi('POST /logout', { body: {} })

export const register = (registration: Registration) =>
  withWork((headers) => callApi('POST /register', { body: registration, headers }))

/** The calls that both kinds of accounts have, each at its own realm. */
const callsOf = {
  account: {
    forgot: 'POST /api/forgot-password',
    reset: 'POST /api/reset-password',
  },
  company: {
    forgot: 'POST /api/jobportal/forgot-password',
    reset: 'POST /api/jobportal/reset-password',
  },
} as const

export const verifyEmail = (token: string, email: string) => callApi('GET /api/verify-email', { query: { token, email } })

export const resendVerification = (email: string) =>
  withWork((headers) => callApi('POST /api/resend-verification', { body: { email }, headers }))

/** Where the forms are sent to by a browser without scripts. */
export const forgotAddress = (realm: Realm) => addressOf(callsOf[realm].forgot)
export const resetAddress = (realm: Realm) => addressOf(callsOf[realm].reset)

export const forgotPassword = (realm: Realm, email: string) =>
  withWork((headers) => callApi(callsOf[realm].forgot, { body: { email }, headers }))

export const resetPassword = (realm: Realm, reset: { token: string; email: string; password: string; confirmPassword: string }) =>
  callApi(callsOf[realm].reset, { body: reset })

export const setUp = (admin: {
  token: string
  fullName: string
  email: string
  password: string
  offeredTo?: 'team' | 'customers'
}) => callApi('POST /api/setup', { body: admin })

export type Profile = Pick<SessionUser, 'fullName' | 'mobileNumber' | 'companyName' | 'designation'>

export const saveProfile = (profile: Profile) => callApi('PUT /user', { body: profile })
