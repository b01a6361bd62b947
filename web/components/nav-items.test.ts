import { expect, test } from 'bun:test'
import { isClosed } from '../guard.ts'
import { createRoutes } from '../routes.ts'
import type { SessionState } from '../state/session.ts'
import { adminNavItems, companyNavItems } from './desk-nav-items.ts'
import { allPlaces as addresses, isAt, navItemsFor, placeOf, recruiterNavItems } from './nav-items.ts'

const routes = createRoutes({} as never)
const jobRoles = ['hiring-manager', 'interviewer'] as const

test('every place of the menus has a page', () => {
  const known = new Set(routes.map(({ path }) => path))
  const menus = [recruiterNavItems, adminNavItems, companyNavItems, ...jobRoles.map(navItemsFor)]
  const lost = menus.flatMap(addresses).filter(({ to }) => !known.has(to))
  expect(lost).toEqual([])
})

/** Reached from the page that they belong to, which hands them what they show. */
const withinOthers = [
  '/dashboard/ask',
  '/dashboard/compare',
  '/dashboard/connections/allow',
  '/dashboard/analytics/rows',
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
    // Who owes a second factor is led there and nowhere else.
    expect(open.filter((path) => !path.includes(':') && !places.includes(path))).toEqual(['/second-step'])
    expect(open).not.toContain('/dashboard/team')
  }
})

test('a place is marked at its address and below it, home and the first page of the desk only at their own', () => {
  const people = recruiterNavItems.find(({ text }) => text === 'People')!
  const [desk] = adminNavItems
  expect([isAt(people, '/dashboard/candidates'), isAt(people, '/dashboard/candidates/c1')]).toEqual([true, true])
  expect(isAt(people, '/dashboard/candidates-of-others')).toBe(false)
  expect([isAt(desk!, '/dashboard/admin'), isAt(desk!, '/dashboard/admin/users')]).toEqual([true, false])
})

test('every page stands in one place, under the one that is nearest to it', () => {
  const at = (pathname: string) => {
    const found = placeOf(recruiterNavItems, pathname)
    return [found?.place.text, found?.within?.text ?? null]
  }
  expect(at('/dashboard')).toEqual(['Home', null])
  expect(at('/dashboard/job-descriptions/j1/board')).toEqual(['Jobs', null])
  expect(at('/dashboard/analytics/rows')).toEqual(['Reports', null])
  expect(at('/dashboard/analytics/decisions/rows')).toEqual(['Reports', 'Decisions'])
  expect(at('/dashboard/team')).toEqual(['Settings', 'Team'])
  expect(at('/dashboard/compare')).toEqual(['People', null])
  const lost = routes.filter(
    ({ path, area }) => area === 'recruiter' && path !== '/dashboard/jobs' && !placeOf(recruiterNavItems, path),
  )
  expect(lost.map(({ path }) => path)).toEqual([])
})
