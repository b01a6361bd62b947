import { expect, test } from 'bun:test'
import { isClosed } from '../guard.ts'
import { createRoutes } from '../routes.tsx'
import type { SessionState } from '../state/session.ts'
import { adminNavItems, isAt, type NavItems, navItemsFor, recruiterNavItems } from './nav-items.ts'

const routes = createRoutes({} as never)
const jobRoles = ['hiring-manager', 'interviewer'] as const
const addresses = ({ first, second, rest }: NavItems) => [...first, ...second, ...rest.flatMap(({ places }) => places)]

test('every place of the menus has a page', () => {
  const known = new Set(routes.map(({ path }) => path))
  const menus = [recruiterNavItems, adminNavItems, ...jobRoles.map(navItemsFor)]
  const lost = menus.flatMap(addresses).filter(({ to }) => !known.has(to))
  expect(lost).toEqual([])
})

/** Reached from the page that they belong to, which hands them what they show. */
const withinOthers = [
  '/dashboard',
  '/dashboard/ask',
  '/dashboard/compare',
  '/dashboard/analytics/rows',
  '/dashboard/analytics/decisions',
  '/dashboard/analytics/decisions/rows',
  '/dashboard/admin/decisions/rows',
  '/dashboard/job-descriptions/new',
  '/dashboard/admin/dashboard',
]

test('every page of the workspace and of the desk is in a menu, or belongs to one that is', () => {
  const reached = new Set([recruiterNavItems, adminNavItems, ...jobRoles.map(navItemsFor)].flatMap(addresses).map(({ to }) => to))
  const hidden = routes.filter(
    ({ path, area }) =>
      (area === 'recruiter' || area === 'admin') && !path.includes(':') && !reached.has(path) && !withinOthers.includes(path),
  )
  expect(hidden.map(({ path }) => path)).toEqual([])
})

test('people who are named on jobs are led to pages that they may open, and to no others', () => {
  for (const role of jobRoles) {
    const session = { state: 'signedIn', user: { role } } as SessionState
    const open = routes.filter((route) => route.guard === 'signedIn' && !isClosed(route, session)).map(({ path }) => path)
    expect(addresses(navItemsFor(role)).filter(({ to }) => !open.includes(to))).toEqual([])
    const places = addresses(navItemsFor(role)).map(({ to }) => to)
    expect(open.filter((path) => !path.includes(':') && !places.includes(path))).toEqual([])
    expect(open).not.toContain('/dashboard/team')
  }
})

test('a place is marked at its address and below it, the first page of the desk only at its own', () => {
  const [workspace] = recruiterNavItems.first
  const [desk] = adminNavItems.first
  expect([isAt(workspace!, '/dashboard/candidates'), isAt(workspace!, '/dashboard/candidates/c1')]).toEqual([true, true])
  expect(isAt(workspace!, '/dashboard/candidates-of-others')).toBe(false)
  expect([isAt(desk!, '/dashboard/admin'), isAt(desk!, '/dashboard/admin/users')]).toEqual([true, false])
})
