import { expect, setDefaultTimeout, test } from 'bun:test'
import { aWorkspace } from './test-exchange.ts'

// A busy machine reads slowly the first time.
setDefaultTimeout(20_000)

const people = [
  'Full Name;E-Mail Address;Mobile;Current Title;Employer;Key Skills;Degree;Years of Experience;Notes',
  'Ada Example;ada@example.com;+49 30 1234567;Backend Developer;Lantern Works;TypeScript, PostgreSQL, Go;B.Sc. Computer Science;6;Met at a fair',
  '"Chidi ""Chip"" Duarte";chidi@example.com;;Chefköchin;Gasthaus Löwe;Baking;;;"two',
  'lines"',
  'No Mail At All;not an address;;;;;;;',
  ';;;;;;;;',
  ';;+49 1;;;;;;',
  'Ada Example;ADA@example.com;;Lead Developer;;Go;;8;',
  '=HYPERLINK("http://evil");eve@example.com;;<b>Boss</b>;;;;;',
].join('\r\n')

const words = (rows: { place: string; state: string; reason: string }[]) =>
  rows.map(({ place, state, reason }) => [place, state, reason])

test('the check says what becomes of each row, and keeps nothing', async () => {
  const { check, candidates, get } = await aWorkspace()
  const { status, body } = await check({ 'people.csv': people })
  expect(status).toBe(200)
  expect(words(body.rows)).toEqual([
    ['Row 2', 'new', ''],
    ['Row 3', 'new', ''],
    ['Row 4', 'refused', 'Row 4: the email “not an address” is not an email address'],
    ['Row 6', 'refused', 'Row 6: neither a name nor an email address'],
    ['Row 7', 'version', 'Row 7: same person as row 2, kept as another version'],
    ['Row 8', 'new', ''],
  ])
  expect(body).toMatchObject({
    counts: { new: 3, version: 1, duplicate: 0, refused: 2 },
    taken: 4,
    quota: { needed: 4, remaining: null },
  })
  expect(body.columns.mapping).toEqual({
    name: 0,
    email: 1,
    phone: 2,
    title: 3,
    company: 4,
    skills: 5,
    degree: 6,
    years: 7,
    notes: 8,
  })
  expect(await candidates()).toHaveLength(1)
  expect((await get('/api/imports/latest')).body).toBe(null)
})

test('rows become candidates that are ranked, shown and remembered with where they came from', async () => {
  const { take, candidates, get, server, cookie } = await aWorkspace()
  const started = await take({ 'people.csv': people })
  expect(started.body).toMatchObject({ filename: 'people.csv', total: 4, refused: 2, finished: false })
  expect((await get(`/api/imports/${started.body._id}`)).body).toMatchObject({
    ranked: 4,
    duplicates: 0,
    rejected: [],
    finished: true,
  })
  const found = await candidates()
  expect(found).toHaveLength(5)
  const ada = found.find(({ matchingResult: [{ 'Resume Data': data }] }) => data.email === 'ada@example.com')!
  expect(ada.matchingResult[0]['Resume Data']).toMatchObject({
    name: 'Ada Example',
    mobile_number: '+49 30 1234567',
    designation: ['Backend Developer'],
    company_names: ['Lantern Works'],
    degree: ['B.Sc. Computer Science'],
    skills: ['TypeScript', 'PostgreSQL', 'Go'],
    total_experience: '6 years',
  })
  expect(ada.matchingResult[0]['Resume Data']['Matching Percentage']).toBeGreaterThan(20)
  const text = JSON.stringify(found)
  expect(text).toContain('<b>Boss</b>')
  expect(text).toContain('=HYPERLINK')

  const { body: link } = await get(`/api/resumes/${ada.resumeId._id}`)
  const shown = await get(link.url)
  expect(shown.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(shown.headers.get('content-disposition')).toStartWith('inline')
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(shown.text).toStartWith('Imported profile\nName: Ada Example\n')
  const { body: evidence } = await get(`/api/candidates/${ada._id}/evidence`)
  expect(JSON.stringify(evidence)).toContain('Title: Backend Developer')
  const { body: verified } = await server.call('POST', `/api/candidates/${ada._id}/verify`, { cookie })
  expect(verified).toMatchObject({ identical: true })
  const { body: timeline } = await get(`/api/candidates/${ada._id}/timeline`)
  expect(timeline.find((entry: { kind: string }) => entry.kind === 'received').details).toMatchObject({
    source: 'import',
    detail: 'people.csv, row 2',
  })
})

test('the same table again is all duplicates, uses no quota and makes no second resume', async () => {
  const { check, take, candidates } = await aWorkspace({ PLAN_TRIAL: '10/6/20' })
  await take({ 'people.csv': people })
  const { body } = await check({ 'again.csv': people })
  expect(body.counts).toEqual({ new: 0, version: 0, duplicate: 4, refused: 2 })
  expect(body.quota).toEqual({ needed: 0, remaining: 1 })
  expect((await take({ 'again.csv': people })).status).toBe(200)
  expect(await candidates()).toHaveLength(5)
})

test('an import over the quota is refused whole, with the sentence of the plan', async () => {
  const { take, candidates, get } = await aWorkspace({ PLAN_TRIAL: '10/4/20' })
  const { status, body } = await take({ 'people.csv': people })
  expect([status, body.error]).toEqual([403, 'You can only upload 3 more resumes with your current plan'])
  expect(await candidates()).toHaveLength(1)
  expect((await get('/api/imports/latest')).body).toBe(null)
})

test('the same key imports once', async () => {
  const { take, candidates } = await aWorkspace()
  const headers = { 'idempotency-key': 'one' }
  const [first, second] = [await take({ 'people.csv': people }, { headers }), await take({ 'people.csv': people }, { headers })]
  expect(second.body._id).toBe(first.body._id)
  expect((await take({ 'people.csv': `${people}\r\nX;x@example.com` }, { headers })).status).toBe(422)
  expect(await candidates()).toHaveLength(5)
})

test('columns that nothing tells are mapped by a person', async () => {
  const { check, take, candidates } = await aWorkspace()
  const table = 'A,B,C\nGreta Ito,greta@example.com,Rust'
  expect((await check({ 't.csv': table })).body.counts.refused).toBe(1)
  const mapping = { name: 0, email: 1, skills: 2 }
  expect((await check({ 't.csv': table }, mapping)).body.counts.new).toBe(1)
  expect((await check({ 't.csv': table }, { name: 7 })).status).toBe(422)
  expect((await check({ 't.csv': table }, { name: 0, email: 0 })).status).toBe(422)
  await take({ 't.csv': table }, { mapping })
  expect(JSON.stringify(await candidates())).toContain('Greta Ito')
})

test('a table without a column of email addresses says so before anything is stored', async () => {
  const { check } = await aWorkspace()
  const notices = async (table: string, mapping?: unknown) => (await check({ 't.csv': table }, mapping)).body.notices
  const missing = 'No column of this file is known to hold email addresses. Without one, nobody in it can be written to.'
  const table = 'Name,Where to write,Skills\nGreta Ito,greta@example.com,Rust\nIda Ito,"Ida <ida@example.com>",Go'
  expect(await notices(table)).toEqual([`${missing} “Where to write” looks like one: choose “Email” for it before you import.`])
  expect(await notices(table, { name: 0, email: 1 })).toEqual([])
  expect(await notices('Name,Email(s)\nGreta Ito,greta@example.com')).toEqual([])
  expect(await notices('Name,Skills\nGreta Ito,Rust')).toEqual([
    `${missing} If one does, choose “Email” for it before you import.`,
  ])
  expect((await check({ 'a.json': JSON.stringify({ basics: { name: 'Otto Other' } }) })).body.notices).toEqual([])
})

test('what is in the way is said in a sentence', async () => {
  const { check } = await aWorkspace()
  const said = async (files: Record<string, string | Uint8Array>) => {
    const { status, body } = await check(files)
    return [status, body.error]
  }
  expect(await said({})).toEqual([400, 'Choose a CSV file or JSON Resume files first'])
  expect(await said({ 'a.csv': 'Name' })).toEqual([422, 'This file has a first row, which names the columns, and no other.'])
  expect(await said({ 'a.csv': 'Name\n"Ada' })).toEqual([
    422,
    'Row 2: a quotation mark (") opens a cell and is never closed, up to the end of the file.',
  ])
  expect(await said({ 'a.csv': new Uint8Array([80, 75, 3, 4, 0, 0]) })).toEqual([
    422,
    'This file is not text. Save the table as CSV (UTF-8) and try again.',
  ])
  expect(await said({ 'a.json': '{"basics": ' })).toEqual([422, 'This file is not valid JSON.'])
  expect(await said({ 'a.csv': `Name\n${'Ada\n'.repeat(10_001)}` })).toEqual([
    422,
    'This file has more than 10,000 rows. Cut it into smaller ones.',
  ])
  expect(await said({ 'a.csv': 'Name\nAda', 'b.csv': 'Name\nBob' })).toEqual([
    422,
    'Several files at once must all be JSON Resume (.json). Import tables one by one.',
  ])
})

test('JSON Resumes bring exact dates', async () => {
  const { check, take, candidates } = await aWorkspace()
  const resume = {
    basics: { name: 'Lucja Żółw', email: 'lucja@example.pl', label: 'Data Engineer', location: { city: 'Łódź' } },
    work: [
      { name: 'Kite Ltd', position: 'Data Engineer', startDate: '2021-03', highlights: ['Moved 40 tables to PostgreSQL'] },
      { name: 'Blue Kite', position: 'Analyst', startDate: '2018-01-15', endDate: '2019-12-31' },
    ],
    education: [{ institution: 'University of Leeds', area: 'Mathematics', studyType: 'Bachelor', endDate: '2017' }],
    skills: [{ name: 'Databases', keywords: ['PostgreSQL', 'DuckDB'] }],
  }
  const { body } = await check({ 'all.json': JSON.stringify([resume, { hello: 1 }, 7, { basics: { email: 'x' } }]) })
  expect(words(body.rows)).toEqual([
    ['Entry 1', 'new', ''],
    ['Entry 2', 'refused', 'Entry 2: it is not a JSON Resume: it has none of basics, work, education and skills'],
    ['Entry 3', 'refused', 'Entry 3: it is not a JSON Resume: it is no object'],
    ['Entry 4', 'refused', 'Entry 4: the email “x” is not an email address'],
  ])
  await take({ 'lucja.json': JSON.stringify(resume), 'other.json': JSON.stringify({ basics: { name: 'Otto Other' } }) })
  const found = (await candidates()).map(({ matchingResult: [{ 'Resume Data': data }] }) => data)
  expect(found.find(({ email }) => email === 'lucja@example.pl')).toMatchObject({
    name: 'Lucja Żółw',
    designation: ['Data Engineer', 'Analyst'],
    company_names: ['Kite Ltd', 'Blue Kite'],
    degree: ['Bachelor in Mathematics'],
    skills: ['Databases', 'PostgreSQL', 'DuckDB'],
    total_experience: expect.stringMatching(/^\d+ years$/),
  })
  expect(found.some(({ name }) => name === 'Otto Other')).toBe(true)
})

test('an import that a crash interrupts goes on, and loses and doubles nobody', async () => {
  const { server, get, jobId, cookie, candidates } = await aWorkspace()
  const body = new FormData()
  body.append('job_description_id', jobId)
  const rows = Array.from({ length: 130 }, (_, n) => `Person Number${n},p${n}@example.com`)
  body.append('file', new Blob([['Name,Email', ...rows].join('\n')]), 'many.csv')
  const { body: started } = await server.call('POST', '/api/import', { cookie, body })
  const { put } = server.fileStore
  let left = 110
  server.fileStore.put = async (key, content) => {
    if (left-- <= 0) throw new Error('the disk is gone')
    return put(key, content)
  }
  await server.app.worker.runDue()
  expect((await get(`/api/imports/${started._id}`)).body).toMatchObject({ ranked: 100, finished: false })
  server.fileStore.put = put
  for (let round = 0; round < 5; round += 1) {
    server.clock.advance(60_000)
    await server.app.worker.runDue()
  }
  expect((await get(`/api/imports/${started._id}`)).body).toMatchObject({ ranked: 130, duplicates: 0, finished: true })
  expect((await candidates()).length).toBe(131)
})

test('an import ends also when some of its people were deleted', async () => {
  const { server, get, take, candidates, cookie } = await aWorkspace()
  const { body: started } = await take({ 'people.csv': 'Name,Email\nZoe Reed,zoe@example.com\nYan Li,yan@example.com' })
  const [zoe] = (await candidates()).filter(({ resumeId }) => resumeId.filename === 'Zoe Reed.txt')
  await server.call('DELETE', `/api/candidates/${zoe!._id}`, { cookie })
  expect((await get(`/api/imports/${started._id}`)).body).toMatchObject({ total: 2, ranked: 1, finished: true })
})

test('whose job description is deleted while they wait is turned away, and costs and leaves nothing', async () => {
  const { server, get, jobId, cookie } = await aWorkspace()
  const body = new FormData()
  body.append('job_description_id', jobId)
  const rows = Array.from({ length: 110 }, (_, n) => `Person Number${n},p${n}@example.com`)
  body.append('file', new Blob([['Name,Email', ...rows].join('\n')]), 'many.csv')
  const { body: started } = await server.call('POST', '/api/import', { cookie, body })
  const { put } = server.fileStore
  let stored = 0
  server.fileStore.put = async (key, content) => {
    stored += 1
    if (stored === 100) await server.call('DELETE', `/api/job-descriptions/${jobId}`, { cookie })
    return put(key, content)
  }
  for (let round = 0; round < 4; round += 1) await server.app.worker.runDue()
  const ended = (await get(`/api/imports/${started._id}`)).body
  expect(ended).toMatchObject({ ranked: 0, finished: true })
  expect(ended.rejected).toHaveLength(100)
  expect(ended.rejected[0].error).toBe('The job description was deleted before this was ranked.')
  expect((await get('/user')).body.user.usage.resumeUploads).toBe(1)
  const kept: string[] = []
  for await (const key of server.fileStore.keys('')) kept.push(key)
  expect(kept).toHaveLength(1)
})
