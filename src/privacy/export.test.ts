import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { aWorkspace, canaries } from './test-privacy.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const script = '<script>alert(1)</script>'

test('a person gets everything that is kept of them, readable without the product and without anybody else in it', async () => {
  const { rosa, rita, quillon, server } = await aWorkspace()
  await rosa.post(`/api/candidates/${quillon}/notes`, { text: `${canaries.note} ${script}` })
  await rosa.post(`/api/candidates/${quillon}/message`, { subject: 'Your interview', body: canaries.message })
  const response = await server.app.server.handle(
    new Request(`http://localhost:3000/api/candidates/${quillon}/export`, { headers: { cookie: rita.cookie } }),
  )
  expect(response.headers.get('content-disposition')).toStartWith('attachment; filename="Quillon Xanthopel 2026-03-02.zip"')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['index.html', 'data.json', 'resumes/1 Xanthopel CV.pdf'])
  expect(strFromU8(files['resumes/1 Xanthopel CV.pdf']!.slice(0, 5))).toBe('%PDF-')

  const page = strFromU8(files['index.html']!)
  for (const words of [canaries.name, canaries.email, canaries.note, canaries.message, 'Data Engineer', 'must-have skills'])
    expect(page).toContain(words)
  expect(page).not.toContain('<script')
  expect(page).not.toContain('Mira')

  const data = JSON.parse(strFromU8(files['data.json']!))
  expect(data).toMatchObject({
    name: canaries.name,
    notes: [{ text: `${canaries.note} ${script}`, author: 'Rita Recruiter' }],
    messages: [{ subject: 'Your interview' }],
  })
  expect(data.scores.map(({ jobTitle }: { jobTitle: string }) => jobTitle).toSorted()).toEqual([
    'Backend Developer',
    'Data Engineer',
  ])
  expect(data.scores[0].match.components[0].evidence[0].quote).toEqual(expect.any(String))
  const noted = await server.database
    .query()
    .all(sql`select subject_id as id, actor_id as actor from audit_entries where action = 'export'`)
  expect(noted).toEqual([{ id: quillon, actor: rita.id }])
  expect((await rosa.get(`/api/candidates/${quillon}/timeline`)).body[0].kind).toBe('data-exported')
})

test('what recruiters corrected is listed as such: what stood there, what stands there, whose account and when', async () => {
  const { rita, rosa, quillon, server } = await aWorkspace()
  const { version, positions } = (await rosa.get(`/api/candidates/${quillon}/facts`)).body
  const correct = (base: string, correction: object) => rosa.post(`/api/candidates/${quillon}/corrections`, { base, correction })
  const named = await correct(version, { field: 'name', value: 'Quillon von Xanthopel' })
  await correct(named.body.version, { field: 'position', index: 0, after: { ...positions[0], title: 'Lead Tester' } })
  const response = await server.app.server.handle(
    new Request(`http://localhost:3000/api/candidates/${quillon}/export`, { headers: { cookie: rita.cookie } }),
  )
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const { factCorrections } = JSON.parse(strFromU8(files['data.json']!))
  const common = { filename: 'Xanthopel CV.pdf', at: expect.stringMatching(/^2026-03-02T/), by: rita.id }
  expect(factCorrections).toEqual([
    { ...common, field: 'name', before: canaries.name, after: 'Quillon von Xanthopel' },
    { ...common, field: 'position', before: expect.any(String), after: expect.stringContaining('Lead Tester') },
  ])
  const page = strFromU8(files['index.html']!)
  expect(page).toContain('What recruiters corrected in it')
  expect(page).toContain('Lead Tester')
})

test('names of people and files stay names', async () => {
  const { server, rita, rosa } = await aWorkspace()
  const form = submissionForm(
    { '..\\..\\evil\u202efdp.pdf': await aResume({ name: 'Eve Adams', email: 'eve@example.org', phone: '+1 415 555 0111' }) },
    await aJobDescription(),
    'Third job',
  )
  const { body } = await server.call('POST', '/api/submit', { cookie: rita.cookie, body: form })
  const response = await server.app.server.handle(
    new Request(`http://localhost:3000/api/candidates/${body.results[0]._id}/export`, { headers: { cookie: rita.cookie } }),
  )
  expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toContain('resumes/1 evilfdp.pdf')
  expect((await rosa.get('/api/candidates/unknown/export')).status).toBe(404)
})

test('is not for viewers nor for others', async () => {
  const { calls, quillon, rita, server } = await aWorkspace()
  const path = `/api/candidates/${quillon}/export`
  expect((await calls(await server.colleague(rita.cookie, 'viewer')).get(path)).status).toBe(403)
  const stranger = await calls((await server.recruiter('stranger@example.com')).cookie).get(path)
  expect({ status: stranger.status, leaks: stranger.text.includes('Xanthopel') }).toEqual({ status: 404, leaks: false })
})
