import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

// Whole documents are read here: on a busy machine that takes its time.
setDefaultTimeout(60_000)

const server = testServer()
const cookies = { owner: '', recruiter: '', viewer: '', manager: '', ivo: '', ina: '', outsider: '' }
let job = ''
let candidate = ''

const call = (who: keyof typeof cookies, method: string, path: string, body?: unknown) =>
  server.call(method, path, { cookie: cookies[who], ...(body === undefined ? {} : { body }) })
const seen = async (who: keyof typeof cookies) => (await call(who, 'GET', `/api/candidates/${candidate}/scorecards`)).body
const keys = async (who: keyof typeof cookies) =>
  (await seen(who)).kit.criteria.map(({ key }: { key: string }) => key) as string[]

interface Filled {
  version?: number
  recommendation?: string | null
  ratings?: (number | null)[]
  note?: string
  submit?: boolean
}

const fillIn = async (
  who: keyof typeof cookies,
  { version = 0, recommendation = 'yes', ratings = [3], note = '', submit = true }: Filled = {},
) => {
  const lines = await keys(who)
  const body = {
    version,
    recommendation,
    note,
    ratings: ratings.map((rating, at) => ({ key: lines[at], rating, note: rating === null ? '' : `Said ${rating}` })),
    submit,
  }
  return call(who, 'PUT', `/api/candidates/${candidate}/scorecard`, body)
}

beforeAll(async () => {
  cookies.owner = (await server.recruiter('owner@example.com')).cookie
  cookies.outsider = (await server.recruiter('outsider@example.com')).cookie
  const form = submissionForm(
    { 'ada.pdf': await aResume({ name: 'Ada Berg', email: 'ada@example.org' }) },
    await aJobDescription(),
  )
  const { body } = await server.call('POST', '/api/submit', { cookie: cookies.owner, body: form })
  job = body.results[0].jobDescriptionId._id
  candidate = body.results[0]._id
  cookies.recruiter = await server.colleague(cookies.owner, 'recruiter', 'rob@example.com')
  cookies.viewer = await server.colleague(cookies.owner, 'viewer', 'vera@example.com')
  cookies.manager = await server.colleague(cookies.owner, 'hiring-manager', 'mia@example.com', [job])
  cookies.ivo = await server.colleague(cookies.owner, 'interviewer', 'ivo@example.com', [job])
  cookies.ina = await server.colleague(cookies.owner, 'interviewer', 'ina@example.com', [job])
})

test('the kit follows from what the job asks for, with questions for each line', async () => {
  const { kit, mine, others, canWrite, canChangeKit } = await seen('ivo')
  expect(kit.version).toBe(0)
  expect(kit.criteria.length).toBeGreaterThan(2)
  for (const { label, questions } of kit.criteria) expect([label, questions.length > 0]).toEqual([label, true])
  expect(kit.criteria.some(({ questions }: { questions: string[] }) => questions.length > 1)).toBe(true)
  expect({ mine, others, canWrite, canChangeKit }).toEqual({ mine: null, others: [], canWrite: true, canChangeKit: false })
})

test('a draft is for its author only, and needs no recommendation', async () => {
  const draft = await fillIn('ivo', { recommendation: null, ratings: [null, 2], note: 'Half way', submit: false })
  expect(draft.status).toBe(200)
  expect(draft.body.mine).toMatchObject({ note: 'Half way', submittedAt: null, version: 1, ratings: [{ rating: 2 }] })
  for (const who of ['owner', 'ina', 'viewer'] as const)
    expect(await seen(who)).toMatchObject({ mine: null, others: [], waiting: 0 })
})

test('to submit takes a recommendation and one rating', async () => {
  expect((await fillIn('ivo', { version: 1, recommendation: null })).body.code).toBe('NO_RECOMMENDATION')
  expect((await fillIn('ivo', { version: 1, ratings: [null] })).body.code).toBe('NOTHING_RATED')
  expect((await fillIn('ivo', { version: 0 })).status).toBe(409)
  const unknown = {
    version: 1,
    recommendation: 'yes',
    note: '',
    ratings: [{ key: 'skill:none', rating: 1, note: '' }],
    submit: true,
  }
  expect((await call('ivo', 'PUT', `/api/candidates/${candidate}/scorecard`, unknown)).body.code).toBe('UNKNOWN_CRITERION')
  expect(
    (await fillIn('ivo', { version: 1, ratings: [4, 2], note: 'Calm under questions' })).body.mine.submittedAt,
  ).not.toBeNull()
})

test('others see it once their own is in, viewers at once, owners and recruiters also when they ask to read first', async () => {
  for (const who of ['ina', 'manager', 'owner', 'recruiter'] as const) {
    const answer = await call(who, 'GET', `/api/candidates/${candidate}/scorecards`)
    expect(answer.body).toMatchObject({ others: [], waiting: 1, agreement: [] })
    expect(answer.text).not.toContain('Calm under questions')
  }
  const first = `/api/candidates/${candidate}/scorecards/read-first`
  for (const who of ['ina', 'manager', 'viewer'] as const) expect((await call(who, 'POST', first)).status).toBe(403)
  expect((await call('outsider', 'POST', first)).status).toBe(404)
  expect((await call('owner', 'POST', first)).body.others).toHaveLength(1)
  expect((await seen('recruiter')).others).toEqual([])
  for (const who of ['owner', 'viewer'] as const)
    expect((await seen(who)).others).toMatchObject([
      { note: 'Calm under questions', recommendation: 'yes', author: 'Cora Colleague' },
    ])
  expect((await fillIn('ina', { recommendation: 'no', ratings: [1, 2] })).body).toMatchObject({
    others: [{ note: 'Calm under questions' }],
    waiting: 0,
    agreement: [
      { ratings: [1, 4], average: 2.5, gap: 3 },
      { ratings: [2, 2], average: 2, gap: 0 },
    ],
  })
})

test('what is submitted can be changed, stays submitted, and both stand in the audit log', async () => {
  const changed = await fillIn('ivo', { version: 2, ratings: [3, 2], submit: false })
  expect(changed.body.mine).toMatchObject({ version: 3, ratings: [{ rating: 3 }, { rating: 2 }] })
  expect(changed.body.mine.submittedAt).not.toBeNull()
  const { entries } = (await server.call('GET', '/admin/audit?limit=100', { cookie: await server.admin() })).body
  const actions = JSON.stringify(entries)
  for (const action of ['submit-scorecard', 'change-scorecard']) expect(actions).toContain(action)
  const { body } = await call('owner', 'GET', `/api/candidates/${candidate}/timeline`)
  expect(body.filter(({ kind }: { kind: string }) => kind === 'scorecard-submitted')).toHaveLength(2)
})

test('viewers fill in none, and another workspace finds nobody', async () => {
  expect((await fillIn('viewer')).status).toBe(403)
  for (const path of [`/api/candidates/${candidate}/scorecards`, `/api/job-descriptions/${job}/interview-kit`])
    expect((await call('outsider', 'GET', path)).status).toBe(404)
})

test('a kit is changed by whoever runs the job; what was rated keeps its name', async () => {
  const path = `/api/job-descriptions/${job}/interview-kit`
  const { body: kit } = await call('manager', 'GET', path)
  const [first, ...rest] = kit.criteria
  const own = { key: '', label: 'Works with others', questions: ['With whom do you work best?', '  '] }
  const wanted = { version: 0, criteria: [{ ...first, label: 'Renamed' }, ...rest.slice(1), own] }
  expect((await call('ivo', 'PUT', path, wanted)).status).toBe(403)
  const { body: saved } = await call('manager', 'PUT', path, wanted)
  expect(saved.version).toBe(1)
  expect(saved.criteria.at(-1)).toMatchObject({ label: 'Works with others', questions: ['With whom do you work best?'] })
  expect(saved.criteria.at(-1).key).toStartWith('own:')
  expect((await call('owner', 'PUT', path, wanted)).status).toBe(409)
  expect((await call('owner', 'PUT', path, { version: 1, criteria: [own, own] })).body.code).toBe('EMPTY_KIT')
  const { mine } = await seen('ivo')
  expect(mine.ratings.map(({ label }: { label: string }) => label)).not.toContain('Renamed')
  // The second line is no longer in the kit; its rating stays when the scorecard is saved again.
  const ratings = mine.ratings.map(({ key, rating, note }: { key: string; rating: number; note: string }) => ({
    key,
    rating,
    note,
  }))
  const again = { version: mine.version, recommendation: 'yes', note: '', ratings, submit: true }
  const { body: after } = await call('ivo', 'PUT', `/api/candidates/${candidate}/scorecard`, again)
  expect(after.mine.ratings).toHaveLength(2)
  expect((await call('owner', 'PUT', path, { version: 1, criteria: null })).body.version).toBe(0)
})

test('scorecards are handed out to the person, told before a deletion, and go with it', async () => {
  const [person] = (await call('owner', 'POST', '/api/candidates/deletion-preview', { ids: [candidate] })).body.people
  expect(person.others).toMatchObject({ scorecards: 2 })
  await call('owner', 'DELETE', `/api/candidates/${candidate}`)
  const { database } = server
  const left = await database
    .query()
    .values('select (select count(*) from scorecards) + (select count(*) from scorecard_ratings)')
  expect(left).toEqual([[0]])
})
