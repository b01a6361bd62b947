import type { PageRoute } from './page-route.ts'
import type { SessionState } from './state/session.ts'

/** Only addresses of this site, so that a link cannot send people elsewhere after they signed in. Browsers drop tabs and breaks. */
export const safeNext = (next: string | null): string | null =>
  next && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) && !next.startsWith('/login') ? next : null

export const homeOf = (user: { isAdmin: boolean }): string => (user.isAdmin ? '/dashboard/admin' : '/dashboard/candidates')

export const signInFor = (url: URL): string => `/login?next=${encodeURIComponent(url.pathname + url.search)}`

/** Where a visitor must go instead of this page; null when the page is theirs to see. */
export const redirectFor = (guard: PageRoute['guard'], session: SessionState, url: URL): string | null => {
  if (guard === 'anyone') return null
  if (guard === 'signedOut')
    return session.state === 'signedIn' ? (safeNext(url.searchParams.get('next')) ?? homeOf(session.user)) : null
  if (session.state === 'signedOut') return signInFor(url)
  if (guard === 'admin' && session.state === 'signedIn' && !session.user.isAdmin) return '/dashboard/user'
  return null
}
