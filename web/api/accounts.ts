import { type Door, doors } from '../doors.ts'
import type { SessionUser } from '../state/session.ts'
import { callApi } from './client.ts'

type Said = { message: string }

export interface Registration {
  fullName: string
  email: string
  password: string
  mobileNumber: string
  companyName: string
  designation: string
}

export const signIn = (credentials: { email: string; password: string; code?: string }) =>
  callApi<{ user: SessionUser }>('/login', { method: 'POST', body: credentials })

export const signOut = () => callApi<unknown>('/logout', { method: 'POST', body: {} })

export const register = (registration: Registration) => callApi<Said>('/register', { method: 'POST', body: registration })

export const verifyEmail = (token: string, email: string) =>
  callApi<Said>(`${doors.account.calls}/verify-email?${new URLSearchParams({ token, email })}`)

export const resendVerification = (email: string) =>
  callApi<Said>('/api/resend-verification', { method: 'POST', body: { email } })

export const forgotPassword = (door: Door, email: string) =>
  callApi<Said>(`${doors[door].calls}/forgot-password`, { method: 'POST', body: { email } })

export const resetPassword = (door: Door, reset: { token: string; email: string; password: string; confirmPassword: string }) =>
  callApi<Said>(`${doors[door].calls}/reset-password`, { method: 'POST', body: reset })

export const setUp = (admin: { token: string; fullName: string; email: string; password: string }) =>
  callApi<unknown>('/api/setup', { method: 'POST', body: admin })

export type Profile = Pick<SessionUser, 'fullName' | 'mobileNumber' | 'companyName' | 'designation'>

export const saveProfile = (profile: Profile) => callApi<{ user: SessionUser }>('/user', { method: 'PUT', body: profile })
