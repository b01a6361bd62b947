import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { webhookEvents } from '#src/connections/constants.ts'

// Whole documents are read here: on a busy machine that takes its time.
setDefaultTimeout(60_000)

const told: string[] = []
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { type } = await request.json()
    told.push(type)
    return new Response(null, { status: 204 })
  },
})
afterAll(() => receiver.stop(true))

const server = testServer()
let cookie = ''
const call = async (method: string, path: string, body?: unknown) =>
  (await server.call(method, path, { cookie, ...(body === undefined ? {} : { body }) })).body
const steps = async () =>
  Object.fromEntries(
    (await call('GET', '/api/first-run')).steps.map(({ key, isDone }: { key: string; isDone: boolean }) => [key, isDone]),
  )
const usage = async () => (await call('GET', '/user')).user.usage
const everybody = async (): Promise<{ _id: string; jobDescriptionId: { _id: string } }[]> =>
  call('GET', '/api/candidate-filtering')

beforeAll(async () => {
  ;({ cookie } = await server.recruiter())
  const url = `http://127.0.0.1:${receiver.port}/hook`
  await call('POST', '/api/webhooks', { name: 'A program', url, events: webhookEvents })
})

test('somebody is welcomed once, whichever browser they come with', async () => {
  const person = await server.recruiter('una@example.com')
  const enter = async () =>
    (await server.call('POST', '/login', { body: { email: 'una@example.com', password: person.password } })).body.isFirstTime
  expect([await enter(), await enter()]).toEqual([true, true])
  await server.call('PUT', '/api/welcome', { cookie: person.cookie })
  expect(await enter()).toBe(false)
})

test('sample data is ranked, marked, told to nobody, and counts for no quota and no report', async () => {
  const before = await usage()
  const { sample } = await call('POST', '/api/sample-data')
  expect(sample).toMatchObject({ candidates: 18, done: [], ownCandidates: 0, kept: 0 })
  expect(sample.jobs.map(({ title }: { title: string }) => title)).toEqual(['Backend Engineer', 'Data Analyst'])
  await server.app.worker.runDue()
  const candidates = await everybody()
  expect(candidates).toHaveLength(18)
  const { samples } = (await call('GET', '/user')).user
  expect(candidates.every(({ _id, jobDescriptionId }) => samples.includes(_id) && samples.includes(jobDescriptionId._id))).toBe(
    true,
  )
  expect(await usage()).toEqual(before)
  expect(told).toEqual([])
  const report = await call('GET', '/api/analytics?range=all')
  expect(JSON.stringify(report)).not.toMatch(/"count":[1-9]/)
  expect((await server.call('POST', '/api/sample-data', { cookie })).status).toBe(409)
  expect(await steps()).toMatchObject({ upload: false, assessment: false })
})

test('looking at a sample ranking is looking at a ranking', async () => {
  expect((await steps()).ranking).toBe(false)
  const [first] = await everybody()
  await call('GET', `/api/job-descriptions/${first?.jobDescriptionId._id}/ranking`)
  expect((await steps()).ranking).toBe(true)
})

test('what is written to a sample candidate counts as sent, and no mail goes out', async () => {
  const _id = (await everybody())[0]?._id
  await call('POST', `/api/candidates/${_id}/message`, { subject: 'Hello', body: 'Would you come by?' })
  await server.app.worker.runDue()
  const { messages } = await call('GET', `/api/candidates/${_id}/workflow`)
  expect(messages).toMatchObject([{ subject: 'Hello', state: 'sent' }])
  expect(server.mails.some((mail) => mail.kind === 'candidate-message')).toBe(false)
  expect(told).toEqual([])
})

test('removal says before what goes, removes what was loaded, and leaves what a person added', async () => {
  const [first] = await everybody()
  await call('POST', `/api/candidates/${first?._id}/notes`, { text: 'Ask about Kafka' })
  const stored = (await call('GET', '/api/first-run')).sample
  expect(stored.done).toEqual(['1 note', '1 message'])
  const after = await call('DELETE', '/api/sample-data')
  expect(after.sample).toBeNull()
  await server.app.worker.runDue()
  expect(await everybody()).toEqual([])
  expect(await call('GET', '/api/job-descriptions')).toEqual([])
  expect((await call('GET', '/user')).user.samples).toEqual([])
  expect(told).toEqual([])
  expect((await server.call('DELETE', '/api/sample-data', { cookie })).status).toBe(409)
})

test('a candidate whom somebody ranked for a sample job stays with it, and both are like any other then', async () => {
  const resume = await aResume({ name: 'Petra Own', email: 'petra@example.org' })
  const own = await call('POST', '/api/submit', submissionForm({ 'own.pdf': resume }, await aJobDescription(), 'Gardener'))
  const { _id: resumeId } = own.results[0].resumeId
  const { sample } = await call('POST', '/api/sample-data')
  const [job] = sample.jobs
  await call('POST', `/api/job-descriptions/${job._id}/archive/${resumeId}/rank`)
  const { sample: now } = await call('GET', '/api/first-run')
  expect(now.ownCandidates).toBe(1)
  await call('DELETE', '/api/sample-data')
  const left = await everybody()
  expect(left).toHaveLength(2)
  expect((await call('GET', '/api/job-descriptions')).map(({ title }: { title: string }) => title).toSorted()).toEqual(
    [job.title, 'Gardener'].toSorted(),
  )
  expect(await steps()).toMatchObject({ upload: true })
})

test('putting the first steps away is for one person, and can be undone', async () => {
  expect((await call('PUT', '/api/first-run', { isPutAway: true })).isPutAway).toBe(true)
  const colleague = await server.colleague(cookie, 'viewer', 'vera@example.com', [])
  expect((await server.call('GET', '/api/first-run', { cookie: colleague })).body.isPutAway).toBe(false)
  expect((await call('PUT', '/api/first-run', { isPutAway: false })).isPutAway).toBe(false)
  expect(await steps()).toMatchObject({ invitation: true })
})
