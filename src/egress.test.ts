import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { createEgressBuffer } from '#adapters/outgoing/egress-buffer.ts'
import { testServer } from '#adapters/test-server.ts'
import { applicationOf, applyFor, linkOf, withJob } from '#src/jobportal/applying/test-applying.ts'
import type { EgressEntry } from './ports/outgoing.ts'
import { subjectAtHand } from './shared/egress-subject.ts'

const hash = 'ab'.repeat(32)
const entry = (more: Partial<EgressEntry> = {}): EgressEntry => ({
  at: new Date('2026-03-02T08:00:00.000Z'),
  purpose: 'mail',
  host: 'mail.example.com:587',
  setting: 'SMTP_URL',
  outcome: 'sent',
  bytes: 120,
  sha256: hash,
  subject: { kind: 'mail', id: 'm1' },
  ...more,
})

describe('the list of connections', () => {
  test('is read, narrowed and taken along by administrators, who leave a trace', async () => {
    const server = testServer()
    const cookie = await server.admin()
    await server.egressLedger.add([
      entry(),
      entry({ purpose: 'language model', host: 'api.openai.com:443', subject: { kind: 'candidate', id: 'c1' } }),
      entry({
        purpose: 'other',
        host: 'evil.example.com:443',
        setting: null,
        outcome: 'refused',
        bytes: 0,
        sha256: null,
        subject: null,
      }),
    ])
    const list = async (query = '') => {
      const { status, body } = await server.call('GET', `/admin/connections${query}`, { cookie })
      expect(status).toBe(200)
      return body as { total: number; connections: { host: string; subject: { _id: string } | null }[] }
    }
    const all = await list()
    expect(all.total).toBe(3)
    expect(all.connections[0]).toMatchObject({ host: 'evil.example.com:443', outcome: 'refused', setting: null, sha256: null })
    expect(all.connections[2]).toMatchObject({ purpose: 'mail', bytes: 120, sha256: hash, subject: { kind: 'mail', _id: 'm1' } })
    for (const [query, host] of [
      ['?purpose=mail', 'mail.example.com:587'],
      ['?outcome=refused&purpose=', 'evil.example.com:443'],
      ['?host=OpenAI', 'api.openai.com:443'],
      ['?subject=c1', 'api.openai.com:443'],
    ])
      expect((await list(query)).connections.map((each) => each.host)).toEqual([host!])
    expect((await list('?host=%25')).total).toBe(0)
    expect([(await list('?from=2026-03-03')).total, (await list('?to=2026-03-02')).total]).toEqual([0, 3])

    const table = await server.call('GET', '/admin/connections.csv?outcome=sent', { cookie })
    expect(table.text.trim().split('\r\n').length).toBe(3)
    expect(table.text).toContain(`mail.example.com:587,SMTP_URL,sent,120,${hash},mail,m1`)
    const { body: log } = await server.call('GET', '/admin/audit?action=export', { cookie })
    expect(log.entries[0].details).toEqual({ what: 'connections' })
  })

  test('forgets after 400 days', async () => {
    const server = testServer()
    await server.egressLedger.add([entry({ at: server.clock.now() })])
    const count = async () => (await server.egressLedger.page({}, { limit: 10, offset: 0 })).total
    server.clock.advance(399 * 24 * 60 * 60_000)
    await server.egressLedger.add([entry({ at: server.clock.now() })])
    expect(await count()).toBe(2)
    server.clock.advance(2 * 24 * 60 * 60_000)
    await server.egressLedger.add([entry({ at: server.clock.now() })])
    expect(await count()).toBe(2)
  })
})

test('an applicant sees what was sent about the own application and nothing else', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  const token = await linkOf(server, 'mira@example.com')
  const { id } = (await applicationOf(server, job.id))!
  const [row] = await server.database
    .query()
    .all<{ candidate: string | null }>(sql`select candidate_id as candidate from applications`)
  const candidateId = row?.candidate
  await server.egressLedger.add([
    entry({ subject: { kind: 'application', id } }),
    entry({ purpose: 'language model', host: 'api.openai.com:443', subject: { kind: 'candidate', id: candidateId ?? 'none' } }),
    entry({ host: 'refused.example.com:443', outcome: 'refused', subject: { kind: 'application', id } }),
    entry({ host: 'others.example.com:443', subject: { kind: 'application', id: 'another' } }),
    entry({ host: 'nobody.example.com:443', subject: null }),
  ])
  const { status, body } = await server.call('GET', `/api/application/${token}/connections`)
  expect(status).toBe(200)
  const hosts = body.connections.map(({ host }: { host: string }) => host)
  expect(hosts).toEqual([...(candidateId ? ['api.openai.com:443'] : []), 'mail.example.com:587'])
  expect(body.connections.at(-1)).toEqual({
    at: '2026-03-02T08:00:00.000Z',
    purpose: 'mail',
    host: 'mail.example.com:587',
    bytes: 120,
    sha256: hash,
  })
  expect((await server.call('GET', '/api/application/nobody/connections')).status).toBe(404)
})

test('what a job sends is about whom the job is about: a mail about its application', async () => {
  const { server, job } = await withJob()
  const seen: [string, string | undefined][] = []
  const send = server.mailer.send
  server.mailer.send = async (mail, jobId) => {
    seen.push([mail.kind, subjectAtHand()?.kind])
    await send(mail, jobId)
  }
  await applyFor(server, job.id)
  await server.sentMails()
  expect(seen).toContainEqual(['application-sent', 'application'])
  expect(seen.filter(([, kind]) => kind === undefined)).toEqual([])
})

describe('on their way into the database', () => {
  test('those that came before it was open are written, and none is lost when it takes nothing for a while', async () => {
    const written: number[] = []
    let isShut = true
    const buffer = createEgressBuffer()
    buffer.note(entry({ bytes: 1 }))
    buffer.writeTo(async (entries) => {
      if (isShut) throw new Error('The disk is full.')
      written.push(...entries.map(({ bytes }) => bytes))
    })
    buffer.note(entry({ bytes: 2 }))
    await buffer.flush()
    expect(written).toEqual([])
    isShut = false
    buffer.note(entry({ bytes: 3 }))
    await buffer.flush()
    expect(written).toEqual([1, 2, 3])
  })
})
