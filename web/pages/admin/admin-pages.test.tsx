import { describe, expect, test } from 'bun:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { UserRecord } from '#src/accounts/views.ts'
import { Providers } from '../../providers.tsx'
import { aUser } from '../../test-site.ts'
import type { DashboardData } from './dashboard-data.ts'
import { AdminDashboard } from './dashboard-page.tsx'
import { Pending } from './pending-page.tsx'
import { ManageUser } from './user-page.tsx'

const ending = { ...aUser().subscription, expiresAt: '2026-12-05T00:00:00.000Z' } as UserRecord['subscription']
const aRecord = (facts: Partial<UserRecord> = {}): UserRecord => ({
  ...(aUser() as UserRecord),
  state: 'active',
  role: 'owner',
  subscription: ending,
  ...facts,
})
const waiting = aRecord({
  trialEnd: null,
  subscription: { ...ending, expiresAt: null },
  _id: 'u2',
  fullName: 'Paul Pending',
  email: 'paul@example.test',
  state: 'pending',
  isApproved: false,
})

const someData = (facts: Partial<DashboardData> = {}): DashboardData => ({
  q: '',
  dashboard: {
    users: [
      aRecord(),
      waiting,
      aRecord({ _id: 'u3', fullName: 'Sue', state: 'suspended' }),
      aRecord({ _id: 'u4', fullName: 'Una', state: 'unverified' }),
    ],
    pendingUsers: [waiting],
    stats: { totalUsers: 42, pendingApproval: 1, activeUsers: 40, adminUsers: 2 },
  },
  failure: null,
  ...facts,
})
const failed = someData({
  dashboard: null,
  failure: { error: 'The database is busy.', code: 'UNAVAILABLE', status: 503, requestId: 'r1' },
})

const shown = (element: ReactElement) =>
  renderToStaticMarkup(
    <Providers>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  )

describe('the admin dashboard', () => {
  test('shows the figures, who waits, and everybody with their status and access', () => {
    const html = shown(<AdminDashboard data={someData()} />)
    for (const text of ['Total Users', 'Pending Approval', 'Active Users', 'Admin Users', '42', 'Registered On', 'Access Type'])
      expect(html).toContain(text)
    expect(html).toContain('aria-label="Approve Paul Pending"')
    expect(html).toContain('aria-label="Reject Paul Pending"')
    expect(html).not.toContain('aria-label="Approve Maya Fernandes"')
    expect(html).toContain('href="/dashboard/admin/users/u1"')
    for (const status of [
      'Approved',
      'Pending',
      'Suspended',
      'email not verified',
      'Trial until Dec 5, 2026',
      'Trial from approval',
    ])
      expect(html).toContain(status)
  })

  test('says that nobody waits, and that nobody was found', () => {
    const { dashboard } = someData()
    const html = shown(
      <AdminDashboard data={someData({ q: 'zoe', dashboard: { ...dashboard!, users: [], pendingUsers: [] } })} />,
    )
    expect(html).toContain('No users pending approval')
    expect(html).toContain('Nobody found for “zoe”')
  })

  test('says why it could not be read and offers to try again', () => {
    for (const element of [<AdminDashboard key="a" data={failed} />, <Pending key="b" data={failed} />]) {
      const html = shown(element)
      for (const text of ['Failed to fetch dashboard data', 'The database is busy.', 'Try again']) expect(html).toContain(text)
    }
  })

  test('the page of those who wait says so when nobody does', () => {
    expect(shown(<Pending data={someData()} />)).toContain('Paul Pending')
    const nobody = someData({ dashboard: { ...someData().dashboard!, pendingUsers: [] } })
    expect(shown(<Pending data={nobody} />)).toContain('No users pending approval')
  })
})

describe('the page of one user', () => {
  test('shows the form, the plan and the ways out, with the address fixed', () => {
    const html = shown(<ManageUser user={aRecord()} />)
    for (const text of ['Back to Admin Dashboard', 'Save Changes', 'Delete User', 'Subscription Management', 'Suspend User'])
      expect(html).toContain(text)
    expect(html).toMatch(/<input[^>]*type="email"[^>]*disabled/)
    expect(html).toMatch(/<input[^>]*name="trialEnd"[^>]*value="2026-12-05"/)
  })

  test('offers to lift a suspension, and the end of a trial only to a trial', () => {
    const paid = {
      ...aUser().subscription,
      plan: 'paid' as const,
      expiresAt: '2027-01-31T00:00:00Z',
    } as UserRecord['subscription']
    const html = shown(<ManageUser user={aRecord({ state: 'suspended', subscription: paid })} />)
    expect(html).toContain('Lift Suspension')
    expect(html).not.toContain('Suspend User')
    expect(html).not.toContain('name="trialEnd"')
    expect(html).toContain('Duration')
    expect(html).toContain('12 months')
  })
})

test('tells whose workspace a colleague works in, and offers help with a lost second factor only where it is on', () => {
  const colleague = aRecord({ role: 'viewer', workspace: { _id: 'w2', name: 'Halden Freight' } })
  const dashboard = { ...someData().dashboard!, users: [colleague] }
  expect(shown(<AdminDashboard data={someData({ dashboard })} />)).toContain('Viewer in Halden Freight')
  expect(shown(<ManageUser user={colleague} />)).not.toContain('Turn off two-factor sign-in')
  expect(shown(<ManageUser user={aRecord({ ...colleague, secondFactor: true })} />)).toContain('Turn off two-factor sign-in')
})
