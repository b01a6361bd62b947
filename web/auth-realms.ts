import type { ToastPlace } from './state/toasts.ts'

/** Recruiters and companies have accounts of their own: where each kind signs in. */
export const realms = {
  account: { login: '/login', forgot: '/forgot-password', toasts: undefined },
  company: {
    login: '/jobportal/login',
    forgot: '/jobportal/forgot-password',
    toasts: 'top-center',
  },
} as const satisfies Record<string, { login: string; forgot: string; toasts: ToastPlace | undefined }>

export type Realm = keyof typeof realms
