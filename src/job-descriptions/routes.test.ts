import { beforeAll, describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

const server = testServer({ PLAN_TRIAL: '6/100/20' })
let owner = ''
let viewer = ''

beforeAll(async () => {
  owner = (await server.recruiter()).cookie
  viewer = await server.colleague(owner, 'viewer')
})

const call = (method: string, path: string, body?: unknown, cookie = owner) => server.call(method, path, { cookie, body })

const gardener = (more = '') => ({
  title: 'Gardener',
  sections: [
    { heading: 'What you will do', text: 'Look after the roses and the greenhouse.' },
    { heading: 'Must-haves', text: `- At least 3 years of experience as a gardener\n- Python and PostgreSQL${more}` },
    { heading: '', text: '  ' },
  ],
})
const jobUploads = async () => (await call('GET', '/user')).body.user.usage.jdUploads

describe('templates', () => {
  test('are offered for the titles the organization uses, and others begin with hints', async () => {
    const admin = await server.admin()
    await server.call('POST', '/admin/job-titles', { cookie: admin, body: { name: 'Gardener' } })
    const { body } = await call('GET', '/api/job-description-templates', undefined, viewer)
    expect(body).toHaveLength(13)
    expect(body).toContainEqual({ title: 'UiPath Developer', hasTemplate: true })
    expect(body.at(-1)).toEqual({ title: 'Gardener', hasTemplate: false })
    const template = await call('GET', '/api/job-description-template?title=Data%20Analyst')
    expect(template.body.sections[2].text).toContain('- At least 2 years of experience in data analysis')
    const own = await call('GET', '/api/job-description-template')
    expect([own.body.title, own.body.sections[0].text]).toEqual(['', expect.stringContaining('[What the team does')])
  })
})

describe('what our reader understands', () => {
  test('comes with its quotes, and with words that deserve a second look where they stand', async () => {
    const { status, body } = await call('POST', '/api/job-description-reading', gardener('\n- US citizens only'))
    expect(status).toBe(200)
    expect(body.mustHave.map(({ skill }: { skill: string }) => skill)).toEqual(expect.arrayContaining(['Python', 'PostgreSQL']))
    expect(body.years).toEqual({ value: 3, quote: expect.stringContaining('3 years') })
    expect(body.degree).toBeNull()
    expect(body.concerns).toMatchObject([{ field: 'sections.1.text', quote: 'US citizens only', kind: 'protected' }])
  })
  test('is read before there is a title, and costs nothing', async () => {
    const before = await jobUploads()
    expect((await call('POST', '/api/job-description-reading', { ...gardener(), title: '' })).status).toBe(200)
    expect(await jobUploads()).toBe(before)
  })
})

describe('a written job description', () => {
  let first = ''
  test('is refused with a sentence and the field it stands beside', async () => {
    const refused = async (body: unknown) => {
      const answer = await call('POST', '/api/job-descriptions', body)
      return [answer.status, answer.body.code, answer.body.field, answer.body.error]
    }
    expect(await refused({ ...gardener(), title: ' ' })).toEqual([
      400,
      'COMPOSITION_REFUSED',
      'title',
      'A job description needs a title',
    ])
    expect(await refused({ title: 'Gardener', sections: [{ heading: 'Duties', text: ' \n- ' }] })).toEqual([
      400,
      'COMPOSITION_REFUSED',
      'sections',
      'Write at least one section with text',
    ])
    const long = { title: 'Gardener', sections: [{ heading: 'Duties', text: 'x'.repeat(8001) }] }
    expect((await refused(long))[2]).toBe('sections.0.text')
    const sections = Array.from({ length: 3 }, () => ({ heading: '', text: '- a\n'.repeat(150) }))
    expect((await refused({ title: 'Gardener', sections }))[3]).toContain('at most 400 paragraphs and list items')
    expect((await call('GET', '/api/job-descriptions')).body).toEqual([])
  })

  test('becomes a saved PDF that uses the quota once, however often it is sent', async () => {
    const { status, body } = await call('POST', '/api/job-descriptions', gardener())
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Gardener', filename: 'gardener.pdf', version: 1, isWritten: true, candidates: 0 })
    first = body._id
    const again = await Promise.all([1, 2].map(() => call('POST', '/api/job-descriptions', gardener())))
    expect(again.map(({ body }) => body._id)).toEqual([first, first])
    expect(await jobUploads()).toBe(1)
    expect((await call('GET', '/api/job-descriptions')).body).toMatchObject([{ _id: first, title: 'Gardener' }])
  })

  test('can be ranked against like any other: its bytes are the saved one', async () => {
    const content = await server.app.server.handle(
      new Request(`http://localhost:3000/api/job-descriptions/${first}/content`, { headers: { cookie: owner } }),
    )
    expect(content.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await content.arrayBuffer())
    const form = submissionForm({ 'mira.pdf': await aResume() }, bytes)
    const { body } = await call('POST', '/api/submit', form)
    expect(body.results[0].jobDescriptionId._id).toBe(first)
    expect(await jobUploads()).toBe(1)
  })

  test('is edited as a new version; the earlier one keeps its file and its candidates', async () => {
    const { status, body: second } = await call('POST', `/api/job-descriptions/${first}/versions`, {
      ...gardener(' and Docker'),
      latest: 1,
    })
    expect(status).toBe(201)
    expect(second).toMatchObject({ version: 2, series: first, filename: 'gardener-v2.pdf', candidates: 0 })
    expect(await jobUploads()).toBe(2)
    const { body: shelf } = await call('GET', `/api/job-descriptions/${second._id}/versions`, undefined, viewer)
    expect(shelf.versions.map((each: { version: number; candidates: number }) => [each.version, each.candidates])).toEqual([
      [2, 0],
      [1, 1],
    ])
    expect(shelf.composition.sections[1].text).toContain('and Docker')
    const { body: earlier } = await call('GET', `/api/job-descriptions/${first}/versions`)
    expect(earlier.composition.sections[1].text).not.toContain('Docker')
    expect((await call('GET', `/api/job-descriptions/${first}/content`)).status).toBe(200)
    expect((await call('GET', `/api/job-descriptions/${first}/ranking`)).body.total).toBe(1)
  })

  test('going back to an earlier wording is a version of its own, the same wording is none', async () => {
    const [{ _id: second }] = (await call('GET', `/api/job-descriptions/${first}/versions`)).body.versions
    const same = await call('POST', `/api/job-descriptions/${second}/versions`, { ...gardener(' and Docker'), latest: 2 })
    expect([same.status, same.body.code]).toEqual([409, 'NOTHING_CHANGED'])
    const back = await call('POST', `/api/job-descriptions/${second}/versions`, { ...gardener(), latest: 2 })
    expect(back.body).toMatchObject({ version: 3, series: first })
  })

  test('who has not seen the newest version is told so, also when two save at once', async () => {
    const stale = await call('POST', `/api/job-descriptions/${first}/versions`, { ...gardener(' and Go'), latest: 2 })
    expect([stale.status, stale.body.code]).toEqual([409, 'NEWER_VERSION_EXISTS'])
    expect(stale.body.error).toContain('version 3')
    const both = await Promise.all(
      [' and Go', ' and Rust'].map((more) =>
        call('POST', `/api/job-descriptions/${first}/versions`, { ...gardener(more), latest: 3 }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await jobUploads()).toBe(4)
  })

  test('a deleted version is gone with its text, the others stay, and its number is not given again', async () => {
    const { versions } = (await call('GET', `/api/job-descriptions/${first}/versions`)).body
    const [newest, previous] = versions
    expect(newest.version).toBe(4)
    await call('DELETE', `/api/job-descriptions/${newest._id}`)
    expect((await call('GET', `/api/job-descriptions/${newest._id}/versions`)).status).toBe(404)
    const { body: shelf } = await call('GET', `/api/job-descriptions/${previous._id}/versions`)
    expect([shelf.versions.length, shelf.latestVersion]).toEqual([3, 4])
    const kept = (await server.database.query().all('select count(*) as count from job_compositions')) as { count: number }[]
    expect(kept[0]!.count).toBe(3)
    const next = await call('POST', `/api/job-descriptions/${previous._id}/versions`, { ...gardener(' and Rust'), latest: 4 })
    expect(next.body.version).toBe(5)
  })

  test('the library lists all versions with their series', async () => {
    const { body } = await call('GET', '/api/job-description-library', undefined, viewer)
    expect(body.map((each: { version: number; series: string }) => [each.version, each.series === first])).toEqual(
      [5, 3, 2, 1].map((version) => [version, true]),
    )
    expect(body[0]).toMatchObject({ uploadedBy: 'Rita Recruiter' })
  })

  test('an upload cannot be edited', async () => {
    const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    const { body } = await call('POST', '/api/submit', form)
    const id = body.results[0].jobDescriptionId._id
    expect((await call('GET', `/api/job-descriptions/${id}/versions`)).body).toMatchObject({
      composition: null,
      jobDescription: { isWritten: false, version: 1 },
    })
    const refused = await call('POST', `/api/job-descriptions/${id}/versions`, { ...gardener(), latest: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_WRITTEN_HERE'])
  })

  test('the quota of uploads holds, and what was refused leaves nothing behind', async () => {
    expect(await jobUploads()).toBe(6)
    const before = await filesOnDisk()
    const refused = await call('POST', '/api/job-descriptions', { ...gardener(), title: 'Head Gardener' })
    expect([refused.status, refused.body.error]).toEqual([403, 'You have reached your job description upload limit'])
    expect(await filesOnDisk()).toEqual(before)
  })
})

test('an account that goes takes its texts and all their versions along', async () => {
  const person = await server.recruiter('gone@example.com')
  const { body } = await call('POST', '/api/job-descriptions', gardener(), person.cookie)
  await call('POST', `/api/job-descriptions/${body._id}/versions`, { ...gardener(' and Go'), latest: 1 }, person.cookie)
  const admin = await server.admin()
  expect((await call('DELETE', `/admin/delete-user/${person.id}`, undefined, admin)).status).toBe(200)
  const [left] = (await server.database.query().all(`select count(*) as count from job_descriptions where title = 'Gardener' and
    workspace_id not in (select id from workspaces)`)) as { count: number }[]
  expect(left!.count).toBe(0)
  expect((await call('GET', `/api/job-descriptions/${body._id}/versions`)).status).toBe(404)
})

const filesOnDisk = async () => {
  const keys: string[] = []
  for await (const key of server.fileStore.keys('')) keys.push(key)
  return keys.toSorted()
}
