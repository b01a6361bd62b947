import type { ToastPlace } from './state/toasts.ts'

/** Recruiters and companies have accounts of their own: where each kind signs in, and where its calls live. */
export const doors = {
  account: { calls: '/api', login: '/login', forgot: '/forgot-password', toasts: undefined },
  company: {
    calls: '/api/jobportal',
    login: '/jobportal/login',
    forgot: '/jobportal/forgot-password',
    toasts: 'top-center',
  },
} as const satisfies Record<string, { calls: string; login: string; forgot: string; toasts: ToastPlace | undefined }>

export type Door = keyof typeof doors
