import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { TeamMemberRecord, TeamRecord } from '#src/accounts/views.ts'
import { SessionList } from '../../components/session-list.tsx'
import { Providers } from '../../providers.tsx'
import { SecondFactorCard } from './security/second-factor-card.tsx'
import { Team } from './team-page.tsx'

const noop = async () => {}
const shown = (element: React.ReactElement) => {
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const aMember = (facts: Partial<TeamMemberRecord> = {}): TeamMemberRecord => ({
  _id: 'u1',
  fullName: 'Maya Fernandes',
  email: 'maya@example.test',
  role: 'owner',
  state: 'active',
  joinedAt: '2026-11-21T00:00:00.000Z',
  lastSeenAt: '2026-11-22T08:05:00.000Z',
  isYou: true,
  ...facts,
})
const cora = aMember({ _id: 'u2', fullName: 'Cora', email: 'cora@example.test', role: 'viewer', lastSeenAt: null, isYou: false })
const aTeam = (facts: Partial<TeamRecord> = {}): TeamRecord => ({
  workspace: { _id: 'w1', name: 'Northwind' },
  role: 'owner',
  members: [aMember(), cora],
  invitations: [],
  ...facts,
})

describe('the team', () => {
  test('shows an owner everybody with role, day and last visit, and what can be done', () => {
    const html = shown(<Team team={aTeam()} onChanged={noop} />)
    for (const text of ['Maya Fernandes', 'You', 'Nov 21, 2026', 'Nov 22, 2026, 08:05 UTC', 'Not yet', 'Remove Cora'])
      expect(html).toContain(text)
    expect(html).toContain('The only owner cannot leave')
    expect(html).toContain('No open invitations')
  })

  test('lets an owner leave when another one stays', () => {
    const html = shown(<Team team={aTeam({ members: [aMember(), { ...cora, role: 'owner' }] })} onChanged={noop} />)
    expect(html).toContain('>Leave</button>')
  })

  test('shows others the same people, their own way out, and why there is no more', () => {
    const members = [aMember({ isYou: false }), { ...cora, isYou: true }]
    const html = shown(<Team team={aTeam({ role: 'viewer', members })} onChanged={noop} />)
    expect(html).toContain('Owners decide who is in the team.')
    expect(html).toContain('>Leave</button>')
    for (const text of ['Invite a colleague', 'Remove', 'Hand over', 'Invitations', '<select']) expect(html).not.toContain(text)
  })

  test('says which invitations do not work any more', () => {
    const invitation = {
      _id: 'i1',
      email: 'otto@example.test',
      fullName: '',
      role: 'recruiter' as const,
      jobs: [],
      sentAt: '2026-11-01T10:00:00Z',
    }
    const html = shown(
      <Team
        team={aTeam({ invitations: [{ ...invitation, expiresAt: '2026-11-08T10:00:00Z', isExpired: true }] })}
        onChanged={noop}
      />,
    )
    expect(html).toContain('Expired')
    expect(html).toContain('Resend the invitation of otto@example.test')
  })
})

describe('two-factor sign-in', () => {
  const card = (data: { on: boolean; since: string | null; recoveryCodesLeft: number }) =>
    shown(<SecondFactorCard answer={{ ok: true, total: null, data }} onChanged={noop} />)

  test('off offers the set-up, on says since when and warns when few recovery codes are left', () => {
    expect(card({ on: false, since: null, recoveryCodesLeft: 0 })).toContain('Set up two-factor sign-in')
    const on = card({ on: true, since: '2026-11-21T00:00:00Z', recoveryCodesLeft: 9 })
    expect(on).toContain('since Nov 21, 2026')
    expect(on).toContain('9 recovery codes are left')
    expect(card({ on: true, since: '2026-11-21T00:00:00Z', recoveryCodesLeft: 1 })).toContain(
      'Only 1 of your recovery codes is left.',
    )
    expect(card({ on: true, since: '2026-11-21T00:00:00Z', recoveryCodesLeft: 0 })).toContain('No recovery code is left.')
  })
})

describe('the list of devices', () => {
  const nothing = async () => ({ ok: true as const, total: null, data: { message: '' } })
  const ending = { endOne: nothing, endOthers: nothing }
  const session = {
    device: 'Firefox on Windows',
    address: '192.0.2.7',
    createdAt: '2026-11-21T08:00:00Z',
    lastSeenAt: '2026-11-21T09:00:00Z',
  }
  test('marks this one, and offers the others to be signed out', () => {
    const data = [
      { ...session, _id: 's1', isThis: true },
      { ...session, _id: 's2', isThis: false },
    ]
    const html = shown(<SessionList {...ending} answer={{ ok: true, total: null, data }} onChanged={noop} />)
    expect(html.match(/This device/g)).toHaveLength(1)
    expect(html.match(/>Sign out</g)).toHaveLength(1)
    expect(html).toContain('Sign out everywhere else')
  })

  test('says so when there is no other one, and when the list did not come', () => {
    const alone = [{ ...session, _id: 's1', isThis: true }]
    expect(shown(<SessionList {...ending} answer={{ ok: true, total: null, data: alone }} onChanged={noop} />)).toContain(
      'You are not signed in anywhere else.',
    )
    const failure = { error: 'The server is away', code: 'X', status: 503, requestId: 'r1' }
    const html = shown(<SessionList {...ending} answer={{ ok: false, failure }} onChanged={noop} />)
    expect(html).toContain('Failed to load your devices')
    expect(html).toContain('Try again')
  })
})
