import type { PageRoute } from './page-route.ts'
import type { SessionState, SessionUser } from './state/session.ts'

/** Only addresses of this site, so that a link cannot send people elsewhere after they signed in. Browsers drop tabs and breaks. */
export const safeNext = (next: string | null): string | null =>
  next && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) && !next.startsWith('/login') ? next : null

/** Whether somebody with this role sees only the jobs they are named on. */
export const isNamed = (role: SessionUser['role'] | undefined): boolean => role === 'hiring-manager' || role === 'interviewer'

export const homeOf = ({ isAdmin, role }: Pick<SessionUser, 'isAdmin' | 'role'>): string =>
  isAdmin ? '/dashboard/admin' : isNamed(role) ? '/dashboard/jobs' : '/dashboard'

/** Where people set up, or give, the second factor that the server asks for before anything else. */
const secondStep = '/second-step'

const managers = ['hiring-manager']
const both = ['hiring-manager', 'interviewer']

/** The pages of recruiters that people see who are named on jobs; all others are not for them. */
const openToNamed: Record<string, string[]> = {
  '/dashboard/jobs': both,
  '/dashboard/candidates/:id': both,
  '/dashboard/candidates/:id/activity': both,
  '/dashboard/candidates/:id/scorecard': both,
  '/dashboard/candidates/:id/packet': both,
  '/dashboard/job-descriptions/:id/interview-kit': both,
  '/dashboard/job-descriptions/:id/board': managers,
  '/dashboard/tasks': managers,
  '/dashboard/scheduling': both,
  '/dashboard/user': both,
  '/dashboard/connections': both,
  [secondStep]: both,
  '/dashboard/help': both,
  '/dashboard/help/:name': both,
}

/** Whether a page is not for this visitor, although they are signed in. */
export const isClosed = ({ guard, path }: Pick<PageRoute, 'guard' | 'path'>, session: SessionState): boolean =>
  guard === 'signedIn' &&
  session.state === 'signedIn' &&
  isNamed(session.user.role) &&
  !openToNamed[path]?.includes(session.user.role)

export const signInFor = (url: URL): string => `/login?next=${encodeURIComponent(url.pathname + url.search)}`

/** Where a visitor must go instead of this page; null when the page is theirs to see. */
export const redirectFor = (guard: PageRoute['guard'], session: SessionState, url: URL): string | null => {
  if (guard === 'anyone') return null
  if (guard === 'signedOut')
    return session.state === 'signedIn' ? (safeNext(url.searchParams.get('next')) ?? homeOf(session.user)) : null
  if (session.state === 'signedOut') return signInFor(url)
  if (session.state === 'signedIn' && session.user.owes)
    return url.pathname === secondStep ? null : `${secondStep}?next=${encodeURIComponent(url.pathname + url.search)}`
  // What leads to the list of everybody leads them to their jobs; whoever sees all jobs has a list of everybody.
  if (session.state === 'signedIn') {
    const [own, everybody] = ['/dashboard/jobs', '/dashboard/candidates']
    if (isNamed(session.user.role) && (url.pathname === everybody || url.pathname === '/dashboard')) return own
    if (!isNamed(session.user.role) && url.pathname === own) return everybody
  }
  if (guard === 'admin' && session.state === 'signedIn' && !session.user.isAdmin) return '/dashboard/user'
  return null
}
