import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Providers } from '../../providers.tsx'
import { aUser } from '../../test-site.ts'
import { planOf } from './profile-card.tsx'
import { Profile } from './user-page.tsx'

const security = {
  secondFactor: { ok: true as const, total: null, data: { on: false, since: null, recoveryCodesLeft: 0 } },
  passkeys: { ok: true as const, total: null, data: { passkeys: [], problem: null } },
  sessions: { ok: true as const, total: null, data: [] },
  identities: { ok: true as const, total: null, data: { identities: [], problem: null } },
  proved: false,
}

const shown = (user = aUser()) => {
  const router = createMemoryRouter([
    { path: '/', element: <Profile user={user} security={security} onSaved={async () => {}} /> },
  ])
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

test('shows the data, the plan and the usage against the limits', () => {
  const html = shown()
  for (const text of [
    'Maya Fernandes',
    'maya@example.test',
    'Northwind',
    'Trial until Dec 5, 2026',
    '3 of 10 used',
    '82 of 100 used',
  ])
    expect(html).toContain(text)
  expect(html).toContain('Trial period active. Upgrade for full access.')
  expect(html).toContain('aria-valuenow="82"')
})

test('a plan that has ended says what is left of it, and what an administrator can do', () => {
  const html = shown(aUser({ subscription: { ...aUser().subscription, isActive: false } }))
  expect(html).toContain('Your plan has ended. You can still read everything')
  expect(html).toContain('gives it another plan in Subscription Management; Free has no limits and no end.')
  expect(html).not.toContain('Trial period active')
})

test('admins and unlimited accounts see what they used, without a limit and without the trial banner', () => {
  for (const user of [
    aUser({ isAdmin: true }),
    aUser({ isUnlimited: true, subscription: { ...aUser().subscription, plan: 'free' } }),
  ]) {
    const html = shown(user)
    expect(html).toContain('82 used, no limit')
    expect(html).not.toContain('Trial period active')
    expect(html).not.toContain('role="progressbar"')
  }
})

test('shows N/A for what is not known and no Message button while nobody would receive it', () => {
  const html = shown(aUser({ fullName: '', mobileNumber: '' }))
  expect(html).toContain('N/A')
  expect(html).not.toContain('Message')
})

test('names the plan in the words of the product', () => {
  const subscription = aUser().subscription
  expect(planOf(aUser({ isAdmin: true }))).toBe('Admin (Unlimited)')
  expect(planOf(aUser({ subscription: { ...subscription, plan: 'paid', expiresAt: '2027-01-31T00:00:00Z' } }))).toBe(
    'Paid until Jan 31, 2027',
  )
  expect(planOf(aUser({ subscription: { ...subscription, plan: 'free' } }))).toBe('Free (Unlimited)')
  expect(planOf(aUser())).toBe('Trial until Dec 5, 2026')
})
