import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { plugIn } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { fileScanners } from '#adapters/file-scanner/index.ts'
import { scannedStore } from '#adapters/file-scanner/scanned-store.ts'
import { eicar, startTestClamd } from '#adapters/file-scanner/test-clamd.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { applicationForm, newAddress } from '#src/jobportal/applying/test-applying.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'

setDefaultTimeout(60_000)

const clamd = await startTestClamd()
afterAll(() => clamd.close())

/** A resume like any other, with something behind its end that a scanner knows. */
const infected = async (name = 'Ines Fected') => Buffer.concat([await aResume({ name }), Buffer.from(`\n${eicar}\n`)])

function withScanner(address: string, whenAway: 'refuse' | 'keep') {
  const logged: { event: string; fields: Record<string, unknown> | undefined }[] = []
  const log = {
    info() {},
    error() {},
    warn: (event: string, fields?: Record<string, unknown>) => void logged.push({ event, fields }),
  }
  const tools = { fetch, clock: fixedClock(new Date(0)), dataDir: '/nowhere' }
  const fileScanner = plugIn(fileScanners, 'clamd', { CLAMD_ADDRESS: address, CLAMD_TIMEOUT_SECONDS: '60' }, tools)
  const bytes = memoryStore()
  const fileStore = scannedStore(bytes, fileScanner, { whenAway, log })
  const server = testServer({ TRUST_PROXY: 'on' }, { fileScanner, fileStore })
  const stored = async () => {
    const contents: string[] = []
    for await (const key of bytes.keys('')) contents.push(Buffer.from(await bytes.read(key)).toString('latin1'))
    return contents
  }
  return { server, logged, stored }
}

const away = 'tcp://127.0.0.1:1'

describe('a file that the virus scanner finds something in', () => {
  test('is named with the refused ones of its upload, uses no quota, and the others are ranked', async () => {
    const { server, logged, stored } = withScanner(clamd.address, 'refuse')
    const { cookie } = await server.recruiter()
    const form = submissionForm({ 'mira.pdf': await aResume(), 'ines.pdf': await infected() }, await aJobDescription())
    const { status, body } = await server.call('POST', '/api/submit', { body: form, cookie })
    expect(status).toBe(200)
    expect(body.results.map((each: { resumeId: { filename: string } }) => each.resumeId.filename)).toEqual(['mira.pdf'])
    expect(body.rejected).toEqual([
      { filename: 'ines.pdf', code: 'INFECTED', error: expect.stringContaining('found something harmful') },
    ])
    const { usage } = (await server.call('GET', '/user', { cookie })).body.user
    expect(JSON.stringify(usage)).toContain('1')
    expect((await stored()).filter((content) => content.includes(eicar))).toEqual([])
    expect(await stored()).toHaveLength(2)
    expect(logged).toEqual([
      {
        event: 'file refused: the virus scanner found something',
        fields: { key: expect.any(String), signature: 'Eicar-Signature', scanner: 'clamd' },
      },
    ])
    // Nothing of the person is in the log.
    expect(JSON.stringify(logged)).not.toContain('ines')
  })

  test('refuses the upload when it is the job description, and leaves nothing behind', async () => {
    const { server, stored } = withScanner(clamd.address, 'refuse')
    const { cookie } = await server.recruiter()
    const form = submissionForm({ 'mira.pdf': await aResume() }, await infected())
    const { status, body } = await server.call('POST', '/api/submit', { body: form, cookie })
    expect([status, body.code]).toEqual([422, 'INFECTED'])
    expect(await stored()).toEqual([])
  })

  test('is no application: the applicant reads why, and nothing is kept', async () => {
    const { server, stored } = withScanner(clamd.address, 'refuse')
    const company = await server.company()
    const job = aJob(company.id)
    await server.jobPosts.add(job)
    const apply = async (resume: Uint8Array) =>
      server.call('POST', `/public/apply/${job.id}`, {
        body: await applicationForm({ resume }),
        headers: { 'x-forwarded-for': newAddress() },
      })
    const refused = await apply(await infected())
    expect([refused.status, refused.body.code]).toEqual([422, 'INFECTED'])
    expect(await stored()).toEqual([])
    expect((await apply(await aResume())).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })
})

describe('while the virus scanner is away', () => {
  test('files are refused, nothing is kept, and the health page says why', async () => {
    const { server, stored } = withScanner(away, 'refuse')
    const { cookie } = await server.recruiter()
    const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    const { status, body } = await server.call('POST', '/api/submit', { body: form, cookie })
    expect([status, body.error]).toEqual([503, 'The virus scanner does not answer.'])
    expect(await stored()).toEqual([])
    const health = await server.call('GET', '/health/ready')
    expect([health.status, health.body.status, health.body.scanner.state]).toEqual([200, 'degraded', 'down'])
  })

  test('or, where that is set, they are kept and the log says which nobody looked at', async () => {
    const { server, stored, logged } = withScanner(away, 'keep')
    const { cookie } = await server.recruiter()
    const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    expect((await server.call('POST', '/api/submit', { body: form, cookie })).status).toBe(200)
    expect(await stored()).toHaveLength(2)
    expect(logged.map(({ event }) => event)).toEqual(Array(2).fill('file kept without a look of the virus scanner'))
  })

  test('without one, nothing is asked and nothing is said to be down', async () => {
    const server = testServer()
    const { body } = await server.call('GET', '/health/ready')
    expect([body.status, body.scanner.state]).toEqual(['ok', 'off'])
  })
})
