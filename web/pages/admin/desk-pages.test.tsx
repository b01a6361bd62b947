import { describe, expect, test } from 'bun:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { AuditRecord, BackupsRecord, MailRecord, SystemRecord } from '#src/admin/views.ts'
import type { CallFailure } from '../../api/client.ts'
import type { Health } from '../../api/instance.ts'
import { Providers } from '../../providers.tsx'
import { bytesOf, durationOf, momentOf } from './amounts.ts'
import { Verdict } from './audit/chain-card.tsx'
import type { AuditData } from './audit-data.ts'
import { AuditLog } from './audit-page.tsx'
import { ShownMail } from './mail-page.tsx'
import type { OutboxData } from './outbox-data.ts'
import { Outbox } from './outbox-page.tsx'
import { isDiskLow } from './system/room-card.tsx'
import { SystemParts } from './system-page.tsx'
import { TitleList } from './titles-page.tsx'
import { People } from './users-page.tsx'

const failure: CallFailure = { error: 'The database is busy.', code: 'UNAVAILABLE', status: 503, requestId: 'r1' }
const failed = { ok: false as const, failure }
const ok = <Data,>(data: Data) => ({ ok: true as const, data, total: null })

const shown = (element: ReactElement) =>
  renderToStaticMarkup(
    <Providers>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  )

const saysWhatFailed = (element: ReactElement, title: string) => {
  const html = shown(element)
  for (const text of [title, 'The database is busy.', 'Reference r1', 'Try again']) expect(html).toContain(text)
}

describe('the audit log', () => {
  const entry: AuditRecord = {
    _id: 'e1',
    number: 7,
    at: '2026-11-21T09:00:00.000Z',
    action: 'update-subscription',
    actor: { _id: 'u1', name: 'Ada Admin' },
    subject: { kind: 'user', _id: 'a-user-who-was-deleted', name: null },
    address: '127.0.0.1',
    requestId: 'r',
    details: { plan: 'paid', months: 3 },
    hash: 'f'.repeat(64),
  }
  const noFilter = { actor: '', action: '', subject: '', from: '', to: '' }
  const data = (entries: AuditRecord[], filter: Partial<AuditData['filter']> = {}): AuditData => ({
    filter: { ...noFilter, ...filter },
    answer: ok({ entries, total: entries.length, head: entries[0] ? { number: 7, hash: entry.hash } : null, actions: ['login'] }),
  })

  test('shows who did what, with ids for those who are gone, and the newest hash', () => {
    const html = shown(<AuditLog data={data([entry])} />)
    for (const text of ['Ada Admin', 'Changed a subscription', 'plan: paid, months: 3', 'Nov 21, 2026, 09:00:00', entry.hash])
      expect(html).toContain(text)
    expect(html).toContain('title="a-user-who-was-deleted"')
    expect(html).not.toContain('href="/dashboard/admin/users/a-user-who-was-deleted"')
  })

  test('says that nothing fits, that nothing happened yet, and what failed', () => {
    expect(shown(<AuditLog data={data([], { actor: 'zoe' })} />)).toContain('No entry matches this filter.')
    expect(shown(<AuditLog data={data([])} />)).toContain('Nothing has happened yet')
    saysWhatFailed(<AuditLog data={{ filter: noFilter, answer: failed }} />, 'Failed to load the audit log')
  })

  test('tells what a look through the chain found', () => {
    const verdict = { intact: true, count: 7, head: 'h', broken: null, noted: null, anchors: 2, checkedAt: entry.at }
    expect(shown(<Verdict verdict={verdict} />)).toContain('Intact: all 7 entries check out.')
    const broken = { ...verdict, intact: false, count: 1, broken: { number: 2, reason: 'Entry 2 is missing.' } }
    expect(shown(<Verdict verdict={broken} />)).toContain('Entry 2 is missing. The 1 entry before it fits.')
    const gone = { ...verdict, intact: false, noted: { hash: 'x', number: null } }
    expect(shown(<Verdict verdict={gone} />)).toContain('No entry has the hash you noted')
  })
})

describe('the outbox', () => {
  const mail: MailRecord = {
    _id: 'm1',
    state: 'queued',
    kind: 'verify-email',
    to: 'rosa@example.test',
    subject: 'Confirm your email address',
    queuedAt: '2026-11-21T09:00:00.000Z',
    sentAt: null,
    retryAt: '2026-11-21T09:05:00.000Z',
    attempts: 2,
    lastError: 'The mail server did not take the email (421).',
    resentFrom: null,
  }
  const data = (mails: MailRecord[], facts: Partial<OutboxData> = {}, keepsBodies = true): OutboxData => ({
    q: '',
    state: '',
    answer: ok({ mails, total: mails.length, counts: { queued: 1, sent: 2, failed: 3 }, keepsBodies }),
    ...facts,
  })

  test('shows every mail with its state, the reason of a failure and when it is tried again', () => {
    const html = shown(
      <Outbox data={data([mail, { ...mail, _id: 'm2', state: 'failed' }, { ...mail, _id: 'm3', state: 'sent' }])} />,
    )
    for (const text of ['Nov 21, 2026, 09:05 UTC</time>', 'Failed', 'Sent', '(421)', 'Verify email', 'rosa@example.test'])
      expect(html).toContain(text)
  })

  test('says what is not kept, what was not found, that there is nothing, and what failed', () => {
    expect(shown(<Outbox data={data([mail], {}, false)} />)).toContain('deleted once the mail server has accepted it')
    expect(shown(<Outbox data={data([], { q: 'zoe' })} />)).toContain('There is no email to “zoe” here.')
    expect(shown(<Outbox data={data([], { state: 'failed' })} />)).toContain('No mail is in this state.')
    expect(shown(<Outbox data={data([])} />)).toContain('No email yet')
    saysWhatFailed(<Outbox data={{ q: '', state: '', answer: failed }} />, 'Failed to load the outbox')
  })

  test('shows a mail in a frame that runs nothing, and only what is known of one that is not kept', () => {
    const html = shown(<ShownMail content={{ mail, text: 'Hello', hasPreview: true, why: null }} />)
    expect(html).toContain('sandbox=""')
    expect(html).toContain('Try Now')
    const dropped = shown(
      <ShownMail content={{ mail: { ...mail, state: 'sent' }, text: null, hasPreview: false, why: 'dropped' }} />,
    )
    expect(dropped).toContain('cannot be read or sent again')
    expect(dropped).not.toContain('<iframe')
    expect(dropped).not.toContain('Send Again')
  })
})

describe('the system page', () => {
  const part = { name: 'sqlite', state: 'ok' as const, lastError: null, checkMs: 2 }
  const policy = ok({ requirement: 'nobody' as const, isFixed: false })
  const health: Health = {
    database: part,
    storage: { ...part, name: 'disk' },
    mail: { ...part, name: 'smtp', state: 'down', lastError: 'The mail server does not answer.' },
    llm: { ...part, name: 'ollama/llama3.1', latencyMs: 812 },
    transcription: { ...part, name: 'none', state: 'off', checkMs: null },
    scanner: { ...part, name: 'none', state: 'off', checkMs: null },
  }
  const facts: SystemRecord = {
    room: {
      database: 1_900_000,
      files: { count: 1, bytes: 250_000 },
      unreadable: { count: 2, bytes: 1000 },
      outbox: { mails: 3, bytes: 4000 },
      snapshots: 0,
      backups: 0,
      incoming: 0,
      auditLog: { entries: 1, bytes: 4096 },
      disk: { free: 1e9, total: 2e11 },
    },
    ballast: { state: 'dropped', bytes: 16_777_216 },
    jobs: [{ kind: 'rank-batch', open: 2, failed: 1, waitingSince: null }],
    troubled: [
      {
        _id: 'j1',
        kind: 'rank-batch',
        state: 'failed',
        attempts: 12,
        lastError: 'It does not want to.',
        createdAt: '2026-11-21T09:00:00.000Z',
        runAt: '2026-11-21T09:00:00.000Z',
      },
    ],
    version: {
      version: '0.1.0',
      commit: 'a'.repeat(40),
      startedAt: '2026-11-21T09:00:00.000Z',
      runtime: 'Bun',
      now: '2026-11-22T10:00:05.000Z',
    },
    migrations: [{ name: '0000_first_rooms', madeOn: '2026-11-21T09:00:00.000Z', isApplied: true }],
    processes: [
      {
        _id: 'process-1',
        role: 'web',
        host: 'web-1',
        pid: 812,
        version: '0.2.0',
        startedAt: '2026-11-21T09:00:00.000Z',
        silentMs: 1200,
        isThis: true,
        works: [],
      },
      {
        _id: 'process-2',
        role: 'worker',
        host: 'worker-1',
        pid: 813,
        version: '0.2.1',
        startedAt: '2026-11-21T09:00:00.000Z',
        silentMs: 12_000,
        isThis: false,
        works: [{ kind: 'reading', count: 2 }],
      },
    ],
    risks: [{ code: 'x', grade: 'danger', text: 'All visitors count as one.', remedy: 'Set TRUST_PROXY=on.' }],
    browserFailures: [],
    packages: 120,
    reading: { state: 'confined', by: 'bubblewrap' },
    publicForms: { mode: 'auto', isDemanded: false, since: null, forms: 3, refused: 0, solved: 0 },
    mailIn: null,
    outgoing: { isOpen: true, places: [] },
  }
  const untried = { isChecking: false, lastCheck: null }
  const nothing: BackupsRecord = {
    encrypts: false,
    sealsFiles: false,
    keysFile: null,
    signer: '3f2a 91c0',
    backups: [],
    running: null,
    lastFailure: null,
    ...untried,
  }
  const page = (record = nothing) =>
    shown(<SystemParts data={{ facts: ok(facts), health: ok(health), backups: ok(record), policy }} />)

  test('says whether public forms ask for a proof of work, and why', () => {
    const attacked = {
      mode: 'auto' as const,
      isDemanded: true,
      since: '2026-11-21T09:00:00.000Z',
      forms: 900,
      refused: 4,
      solved: 7,
    }
    const html = (publicForms: SystemRecord['publicForms']) =>
      shown(<SystemParts data={{ facts: ok({ ...facts, publicForms }), health: ok(health), backups: ok(nothing), policy }} />)
    expect(html(facts.publicForms)).toContain('ask for nothing')
    expect(html(attacked)).toContain('Proof of work asked for')
    expect(html({ ...attacked, mode: 'off', isDemanded: false })).toContain('No form asks for a proof of work')
  })

  test('says what is risky about the set-up, and what the program is made of', () => {
    const html = page()
    expect(html).toContain('All visitors count as one.')
    expect(html).toContain('Set TRUST_PROXY=on.')
    expect(html).toContain('120 packages by others')
    expect(html).toContain('href="/admin/sbom"')
    const sound = { ...facts, risks: [], packages: null }
    const quiet = shown(<SystemParts data={{ facts: ok(sound), health: ok(health), backups: ok(nothing), policy }} />)
    expect(quiet).toContain('Nothing about how this server is set up is risky.')
    expect(quiet).not.toContain('/admin/sbom')
  })

  test('shows providers, room, jobs, backups and version, with what is wrong in words', () => {
    for (const text of [
      'The mail server does not answer.',
      '812 ms',
      'The disk is nearly full.',
      'The reserve was released',
      '2 files',
      'It does not want to.',
      'Give Up',
      'There is no backup on this server yet.',
      '1 day 1 hour',
      '1 of 1 migrations are applied',
    ])
      expect(page()).toContain(text)
  })

  test('shows how far a backup is, and why the last one failed', () => {
    const running = page({ ...nothing, running: { startedAt: '2026-11-21T09:00:00.000Z', done: 3, total: 9 } })
    expect(running).toContain('3 of 9 files are copied')
    expect(running).toMatch(/<button[^>]*disabled[^>]*>Backing up\.\.\./)
    expect(page({ ...nothing, lastFailure: { at: '2026-11-21T09:00:00.000Z', sentence: 'The disk is full.' } })).toContain(
      'The disk is full.',
    )
  })

  test('shows what can be read when the rest cannot', () => {
    const html = shown(<SystemParts data={{ facts: failed, health: ok(health), backups: failed, policy }} />)
    for (const text of ['ollama/llama3.1', 'Failed to load the state of the server', 'Failed to load the backups'])
      expect(html).toContain(text)
  })
})

test('job titles show their order, and which are retired', () => {
  const html = shown(
    <TitleList
      given={[
        { _id: 't1', name: 'AI Engineer', isRetired: false },
        { _id: 't2', name: 'UiPath Developer', isRetired: true },
      ]}
    />,
  )
  for (const text of ['Move AI Engineer down', 'Retired', 'Offer again UiPath Developer']) expect(html).toContain(text)
})

test('the list of users says who was not found, and what failed', () => {
  const data = { q: 'zoe', state: '', sort: '', answer: ok([]) }
  expect(shown(<People data={data} />)).toContain('Nobody found for “zoe”')
  expect(shown(<People data={{ ...data, q: '', state: 'suspended' }} />)).toContain('Nobody is in this state')
  saysWhatFailed(<People data={{ ...data, answer: failed }} />, 'Failed to fetch dashboard data')
})

test('amounts are told as people read them', () => {
  expect([0, 999, 1500, 16_777_216, 76_100_000_000, 250_000_000].map(bytesOf)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.5 kB',
    '16.8 MB',
    '76.1 GB',
    '250 MB',
  ])
  expect([0, 61_000, 3_600_000, 90_061_000].map(durationOf)).toEqual(['0 seconds', '1 minute 1 second', '1 hour', '1 day 1 hour'])
  expect(momentOf('2026-01-02T03:04:05Z')).toBe('Jan 2, 2026, 03:04:05')
  expect([
    isDiskLow({ free: 4e9, total: 1e12 }),
    isDiskLow({ free: 6e9, total: 1e12 }),
    isDiskLow({ free: 4e9, total: 2e10 }),
  ]).toEqual([true, false, false])
})
