import { afterEach, describe, expect, test } from 'bun:test'
import { WrongSetting } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { statementName } from '#adapters/database/statement-name.ts'
import { otlp } from './otlp.ts'
import { attributesOf, testCollector } from './test-collector.ts'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

const watching = async (more: Record<string, string> = {}, statuses: number[] = []) => {
  const collector = testCollector(statuses)
  ended.push(collector.stop)
  const tracer = otlp.plugIn(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more },
    { fetch, clock: fixedClock(), dataDir: '/nowhere' },
  )
  await Bun.sleep(300)
  return { collector, tracer }
}

test('a span and its parts arrive in the form of the protocol, each under the other', async () => {
  const { collector, tracer } = await watching({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x,x-team=ats' })
  const result = await tracer.span('GET', { kind: 'server', facts: { 'http.request.method': 'GET' } }, async (span) => {
    await Bun.sleep(1)
    await tracer.part('SELECT candidates', { kind: 'client' }, async () => Bun.sleep(5))
    tracer.record('reading process', { began: Date.now() - 2, ended: Date.now() }, { 'reading.task': 'resume' })
    span.rename('GET /api/candidates/:id')
    return 7
  })
  expect(result).toBe(7)
  await tracer.close()
  expect(collector.seen.map(({ path, problems }) => [path, problems])).toEqual([['/v1/traces', []]])
  const [{ headers }] = collector.seen as [(typeof collector.seen)[0]]
  expect([headers.get('content-type'), headers.get('authorization'), headers.get('x-team')]).toEqual([
    'application/json',
    'Bearer x',
    'ats',
  ])
  const [root] = collector.spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(root).toMatchObject({ name: 'GET /api/candidates/:id', kind: 2 })
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === root!.spanId)
  expect(parts.map(({ name }) => name).toSorted()).toEqual(['SELECT candidates', 'reading process'])
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1)
  const select = parts.find(({ kind }) => kind === 3)!
  expect(Number(BigInt(select.endTimeUnixNano) - BigInt(select.startTimeUnixNano))).toBeGreaterThan(4e6)
})

test('what another program began is continued, and given on', async () => {
  const { collector, tracer } = await watching()
  const theirs = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const ours = tracer.span('POST', { under: theirs }, () => tracer.traceparent()!)
  expect(ours).toStartWith('00-0af7651916cd43dd8448eb211c80319c-')
  tracer.span('job mail', { kind: 'consumer', under: ours }, () => {})
  tracer.span('not sampled', { under: theirs.replace(/01$/, '00') }, () => {})
  tracer.span('of nobody', { under: 'nonsense' }, () => {})
  await tracer.close()
  const byName = new Map(collector.spans.map((span) => [span.name, span]))
  expect(byName.get('POST')!.parentSpanId).toBe('b7ad6b7169203331')
  expect(byName.get('job mail')!.parentSpanId).toBe(readTraceparent(ours)!.spanId)
  expect(byName.has('not sampled')).toBe(false)
  expect(byName.get('of nobody')!.parentSpanId).toBeUndefined()
})

test('a failure is told by its kind and never by its words, and passes through', async () => {
  const { collector, tracer } = await watching()
  const fail = () => tracer.span('fails', {}, async () => Promise.reject(new RangeError('mira@example.com is unknown')))
  await expect(fail()).rejects.toThrow('mira@example.com')
  expect(() =>
    tracer.span('fails at once', {}, () => {
      throw new TypeError('mira')
    }),
  ).toThrow('mira')
  await Bun.sleep(5)
  await tracer.close()
  expect(collector.spans.map((span) => [span.status.code, attributesOf(span)]).toSorted()).toEqual([
    [2, { 'error.type': 'RangeError' }],
    [2, { 'error.type': 'TypeError' }],
  ])
  expect(collector.seen[0]!.text).not.toContain('mira')
})

test('a part alone is no span, and where a collector is busy the same is sent once more', async () => {
  const { collector, tracer } = await watching({}, [503])
  tracer.part('SELECT jobs', {}, () => {})
  tracer.span('GET', {}, () => {})
  await tracer.close()
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET'])
  expect(collector.seen).toHaveLength(2)
})

test('a collector that is away, or refuses, keeps nobody from working', async () => {
  const tools = { fetch, clock: fixedClock(), dataDir: '/nowhere' }
  const nobody = otlp.plugIn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, tools)
  await Bun.sleep(100)
  expect(nobody.span('GET', {}, () => 'done')).toBe('done')
  await nobody.close()
  const { tracer } = await watching({}, [400])
  expect(tracer.span('GET', {}, () => 'done')).toBe('done')
  await tracer.close()
})

test('settings that lead nowhere stop the start', () => {
  const tools = { fetch, clock: fixedClock(), dataDir: '/nowhere' }
  expect(() => otlp.plugIn({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, tools)).toThrow(WrongSetting)
  const share = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '2' }
  expect(() => otlp.plugIn(share, tools)).toThrow(WrongSetting)
})

describe('a statement is told by what it does to which table', () => {
  test.each([
    ['select "id", "name" from "candidates" where "email" = \'a@b.c\'', 'SELECT', 'candidates'],
    ['insert into "jobs" ("id") values (?)', 'INSERT', 'jobs'],
    ['INSERT OR IGNORE INTO files VALUES (1)', 'INSERT', 'files'],
    ['update "users" set "name" = ?', 'UPDATE', 'users'],
    ['delete from `notes`', 'DELETE', 'notes'],
    ['with x as (select 1 from a) select * from x', 'WITH', 'a'],
    ['select 1', 'SELECT', null],
    ['secret words', 'OTHER', null],
  ])('%s', (statement, operation, table) => {
    expect(statementName(statement)).toEqual({ operation, table })
  })
})

test('a header of W3C Trace Context is read as the standard has it', () => {
  const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  expect(writeTraceparent(readTraceparent(given)!)).toBe(given)
  for (const wrong of [
    '',
    'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
    '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
    'x'.repeat(10_000),
  ])
    expect(readTraceparent(wrong)).toBeNull()
})
