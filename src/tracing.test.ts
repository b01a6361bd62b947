import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { otlp } from '#adapters/tracing/otlp.ts'
import { attributesOf, type CollectedSpan, testCollector } from '#adapters/tracing/test-collector.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-tracing-'))
const collector = testCollector()
afterAll(() => {
  endServers()
  void collector.stop()
  rmSync(folder, { recursive: true, force: true })
})

const trace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${trace}-b7ad6b7169203331-01`

/** What lies under a span, however deep. */
function under(spans: CollectedSpan[], { spanId }: CollectedSpan): CollectedSpan[] {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === spanId)
  return children.flatMap((child) => [child, ...under(spans, child)])
}
const names = (spans: CollectedSpan[]) => spans.map(({ name }) => name)

describe('a server that is traced', () => {
  test('tells a request with its use case, its statements and the jobs that follow, and nothing of anybody', async () => {
    const { spans, seen, url, stop } = testCollector()
    const tracer = otlp.plugIn({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, { fetch, clock: fixedClock(), dataDir: folder })
    await Bun.sleep(300)
    const server = testServer({}, { tracer })
    const person = { fullName: 'Rita Recruiter', email: 'rita@example.com', password: 'a recruiter of tests' }
    const body = { ...person, mobileNumber: '41555', companyName: 'Lantern Works', designation: 'HR' }
    expect((await server.call('POST', '/register?utm=rita', { body, headers: { traceparent } })).status).toBe(201)
    await server.app.worker.runDue()
    const cookie = await server.admin()
    await server.call('GET', '/admin/users/rita-no-id', { cookie })
    await tracer.close()
    await stop()
    expect(seen.flatMap(({ problems }) => problems)).toEqual([])
    const request = spans.find(({ name }) => name === 'POST /register')!
    expect([request.traceId, request.parentSpanId, request.kind]).toEqual([trace, 'b7ad6b7169203331', 2])
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/register',
      'http.response.status_code': 201,
    })
    const parts = under(spans, request)
    expect(names(parts)).toContain('accounts.register')
    expect(names(parts)).toContain('INSERT users')
    expect(names(parts)).toContain('INSERT jobs')
    const mail = parts.find(({ name }) => name === 'job mail')!
    expect([mail.kind, attributesOf(mail)]).toEqual([5, { 'job.kind': 'mail', 'job.attempt': 1 }])
    const failed = spans.find(({ name }) => name === 'GET /admin/users/:id')!
    expect(attributesOf(failed)['http.response.status_code']).toBe(404)
    expect(seen.map(({ text }) => text).join()).not.toMatch(/rita|lantern|41555|example\.com/i)
  })

  test('keeps what is done at once apart: every statement lies under its own request', async () => {
    const { spans, url, stop } = testCollector()
    const tracer = otlp.plugIn({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, { fetch, clock: fixedClock(), dataDir: folder })
    await Bun.sleep(300)
    const server = testServer({}, { tracer })
    const company = (number: number) => ({
      fullName: 'Cara Company',
      email: `cara.${number}@example.com`,
      password: 'a company of tests',
      companyName: 'Lantern Works',
    })
    await Promise.all(
      Array.from({ length: 8 }, (_, number) => server.call('POST', '/jobportal/register', { body: company(number) })),
    )
    await tracer.close()
    await stop()
    const requests = spans.filter(({ name }) => name === 'POST /jobportal/register')
    expect(requests).toHaveLength(8)
    for (const request of requests)
      expect(names(under(spans, request)).filter((name) => name === 'INSERT companies')).toHaveLength(1)
  })
})

test.skipIf(process.platform !== 'linux')(
  'the reading processes take part, traces go through the one door, and the start waits for nothing of it',
  async () => {
    const admin = { email: 'admin@example.com', password: 'a long password of the admin' }
    const server = await startServer({
      dataDir: folder,
      environment: {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_SERVICE_NAME: 'ats-of-tests',
      },
    })
    const cookie = await signIn(server.address, admin)
    const form = submissionForm({ 'mira.pdf': await aResume({ name: 'Mira Talvik' }) }, await aJobDescription())
    const answer = await fetch(`${server.address}/api/submit`, { method: 'POST', body: form, headers: { cookie, traceparent } })
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    await server.stop()

    expect(collector.seen.flatMap(({ problems }) => problems)).toEqual([])
    const request = collector.spans.find(({ name }) => name === 'POST /api/submit')!
    expect(request.traceId).toBe(trace)
    const parts = under(collector.spans, request)
    const read = parts.find(({ name }) => name === 'read resume')!
    expect(names(under(collector.spans, read))).toEqual(['reading process'])
    expect(names(parts)).toContain('INSERT candidates')
    const text = collector.seen.map((each) => each.text).join()
    expect(text).toContain('ats-of-tests')
    expect(text).not.toMatch(/mira|talvik|admin@example/i)

    const again = await startServer({
      dataDir: folder,
      environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    })
    const headers = { cookie: await signIn(again.address, admin) }
    const { connections } = await (await fetch(`${again.address}/admin/connections`, { headers })).json()
    expect(connections.map(({ purpose, setting }: { purpose: string; setting: string }) => [purpose, setting])).toContainEqual([
      'traces',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ])
    await again.stop()
  },
  90_000,
)
