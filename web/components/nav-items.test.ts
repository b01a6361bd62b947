import { expect, test } from 'bun:test'
import { createRoutes } from '../routes.tsx'
import { adminNavItems, isAt, type NavItems, recruiterNavItems } from './nav-items.ts'

const routes = createRoutes({} as never)
const addresses = ({ first, second, rest }: NavItems) => [...first, ...second, ...rest.flatMap(({ places }) => places)]

test('every place of the menus has a page', () => {
  const known = new Set(routes.map(({ path }) => path))
  const lost = [recruiterNavItems, adminNavItems].flatMap(addresses).filter(({ to }) => !known.has(to))
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
  const reached = new Set([recruiterNavItems, adminNavItems].flatMap(addresses).map(({ to }) => to))
  const hidden = routes.filter(
    ({ path, area }) =>
      (area === 'recruiter' || area === 'admin') && !path.includes(':') && !reached.has(path) && !withinOthers.includes(path),
  )
  expect(hidden.map(({ path }) => path)).toEqual([])
})

test('a place is marked at its address and below it, the first page of the desk only at its own', () => {
  const [workspace] = recruiterNavItems.first
  const [desk] = adminNavItems.first
  expect([isAt(workspace!, '/dashboard/candidates'), isAt(workspace!, '/dashboard/candidates/c1')]).toEqual([true, true])
  expect(isAt(workspace!, '/dashboard/candidates-of-others')).toBe(false)
  expect([isAt(desk!, '/dashboard/admin'), isAt(desk!, '/dashboard/admin/users')]).toEqual([true, false])
})
