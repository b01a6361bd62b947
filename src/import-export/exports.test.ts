import { expect, setDefaultTimeout, test } from 'bun:test'
import { exportPeople } from './export-people.ts'
import { parseCsv } from './reading/parse-csv.ts'
import { aWorkspace } from './test-exchange.ts'

setDefaultTimeout(20_000)

const table = [
  'Name,Email,Phone,Job titles,Companies,Skills,Degrees,Years of experience',
  'Ada Example,ada@example.com,+49 30 1234567,Backend Developer,Lantern Works,TypeScript; PostgreSQL; Go,B.Sc. Computer Science,6',
  'Zoë Ångström-Ćma,zoe@example.com,,Chefköchin; Sous-chef,Gasthaus Löwe; Blue Kite,"Menu planning, warm dishes;",,',
  '"=cmd|\' /C calc\'!A0",eve@example.com,,@SUM(A1),-1+1,+Plus,,',
  'Mallory;=1+1,mallory@example.com,,Analyst; =SUM(A1); －Lead,"Löwe\n+Kite",TypeScript; =cmd; @Go,,',
  '李小龙,li@example.com,,"Director, Operations",,,MBA; B.A. History,12',
].join('\r\n')

const facts = (text: string) => {
  const { header, rows } = parseCsv(text)
  const of = (cells: string[], name: string) => cells[header.indexOf(name)]
  const names = ['Name', 'Email', 'Phone', 'Job titles', 'Companies', 'Skills', 'Degrees', 'Years of experience']
  return rows.map(({ cells }) => names.map((name) => of(cells, name))).toSorted()
}

test('a table of candidates names every column, and no cell of it is a formula', async () => {
  const { take, get } = await aWorkspace()
  await take({ 'people.csv': table })
  const { status, headers, text } = await get('/api/candidates/export.csv?sort=newest')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="candidates-\d{4}-\d\d-\d\d\.csv"$/)
  const { header, rows } = parseCsv(text)
  expect(header.join()).toBe(
    'Name,Email,Phone,Job titles,Companies,Skills,Degrees,Years of experience,Match,Confidence,Job description,Stage,Tags,Received on,File,Candidate ID',
  )
  expect(rows).toHaveLength(6)
  for (const { cells } of rows) for (const cell of cells) expect(cell).not.toMatch(/^[\s\u0000]*[=+\-@＝＋－＠\t\r]/)
  expect(text).toContain("'=cmd|")
  // Where lists are set apart by semicolons the file is read like this.
  for (const cell of text.split(/[;\t\r\n]/)) expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
  for (const sign of ['=1+1', '=SUM', '－Lead', '=cmd', '@Go']) expect(text).toContain(`'${sign}`)
})

test('filters, searches and chosen ids are those of the list; another workspace has none of them', async () => {
  const { take, get, server, cookie, candidates } = await aWorkspace()
  await take({ 'people.csv': table })
  const names = async (path: string) => parseCsv((await get(path)).text).rows.map(({ cells }) => cells[0])
  expect(await names('/api/candidates/export.csv?q=ada%20ex')).toEqual(['Ada Example'])
  expect(await names('/api/candidates/export.csv?skills=postgresql&jobType=Experienced&q=example.com')).toContain('Ada Example')
  const all = await candidates()
  const chosen = all.slice(1, 3).map(({ _id }) => _id)
  expect(await names(`/api/candidates/export.csv?ids=${chosen.join(',')}`)).toHaveLength(2)
  expect(await names(`/api/candidates/export.csv?ids=${chosen.join('&ids=')}`)).toHaveLength(2)
  const post = await server.call('POST', '/api/candidates/export.csv', { cookie, body: { ids: chosen } })
  expect(parseCsv(post.text).rows.map(({ cells }) => cells.at(-1))).toEqual(chosen)

  const other = await aWorkspace(undefined, server)
  const foreign = await other.get(`/api/candidates/export.json?ids=${chosen.join(',')}`)
  expect(foreign.body).toEqual([])
  const viewer = await server.colleague(cookie, 'viewer')
  const refused = await server.call('GET', '/api/candidates/export.csv', { cookie: viewer })
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('cannot download')])
  const admin = await server.admin()
  const { body: audit } = await server.call('GET', '/admin/audit?action=export', { cookie: admin })
  const noted = audit.entries.map(({ details }: { details: { what: string } }) => details.what)
  expect(noted).toContain('2 candidates as CSV')
  // The viewer took nothing along.
  expect(noted).toHaveLength(6)
})

test('stage, tags and the day of arrival stand in the table', async () => {
  const { get, server, cookie, candidates, jobId } = await aWorkspace()
  const [mira] = await candidates()
  const { body: stages } = await get(`/api/job-descriptions/${jobId}/stages`)
  const interview = stages.stages.find(({ name }: { name: string }) => name === 'Interview')
  await server.call('PUT', `/api/candidates/${mira!._id}/stage`, { cookie, body: { stageId: interview._id, version: 0 } })
  for (const name of ['Warm', 'berlin'])
    await server.call('POST', `/api/candidates/${mira!._id}/tags`, { cookie, body: { name } })
  const { header, rows } = parseCsv((await get('/api/candidates/export.csv')).text)
  const cell = (name: string) => rows[0]!.cells[header.indexOf(name)]
  expect([cell('Stage'), cell('Tags'), cell('Received on'), cell('File')]).toEqual([
    'Interview',
    'berlin; Warm',
    '2026-03-02',
    'mira.pdf',
  ])
})

test('an exported table brings the same facts into another workspace, and nothing into its own', async () => {
  const here = await aWorkspace()
  await here.take({ 'people.csv': table })
  const { text } = await here.get('/api/candidates/export.csv')
  const again = await here.check({ 'candidates.csv': text })
  expect(again.body.counts).toEqual({ new: 0, version: 0, duplicate: 6, refused: 0 })

  const there = await aWorkspace(undefined, here.server)
  const imported = await there.take({ 'candidates.csv': text })
  expect(imported.body).toMatchObject({ total: 6, refused: 0 })
  const chosen = (await there.candidates()).filter(({ resumeId }) => resumeId.filename.endsWith('.txt')).map(({ _id }) => _id)
  const back = await there.get(`/api/candidates/export.csv?ids=${chosen.join(',')}`)
  expect(facts(back.text)).toEqual(facts(text))
})

test('JSON Resumes say what is known, with dates, and come back the same', async () => {
  const here = await aWorkspace()
  await here.take({ 'people.csv': table })
  const { body, headers, text } = await here.get('/api/candidates/export.json')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(body).toHaveLength(6)
  const mira = body.find(({ basics }: { basics: { name: string } }) => basics.name === 'Mira Talvik')
  expect(mira.work[0]).toMatchObject({
    position: expect.any(String),
    name: expect.any(String),
    startDate: expect.stringMatching(/^\d{4}-\d\d$/),
  })
  const li = body.find(({ basics }: { basics: { name: string } }) => basics.name === '李小龙')
  expect(li).toEqual({
    $schema: expect.any(String),
    basics: { name: '李小龙', email: 'li@example.com' },
    work: [{ position: 'Director, Operations' }],
    education: [{ studyType: 'MBA' }, { studyType: 'B.A. History' }],
    meta: { version: 'v1.0.0', lastModified: '2026-03-02', candidateId: expect.any(String), yearsOfExperience: '12' },
  })
  const again = await here.check({ 'candidates.json': text })
  expect(again.body.counts).toEqual({ new: 0, version: 0, duplicate: 6, refused: 0 })

  const there = await aWorkspace(undefined, here.server)
  await there.take({ 'candidates.json': text })
  const chosen = (await there.candidates()).filter(({ resumeId }) => resumeId.filename.endsWith('.txt')).map(({ _id }) => _id)
  const back = await there.get(`/api/candidates/export.csv?ids=${chosen.join(',')}`)
  expect(facts(back.text)).toEqual(facts((await here.get('/api/candidates/export.csv')).text))
})

test('no more is read than is taken, and nothing more once the reader has gone', async () => {
  let read = 0
  const row = (id: string) => ({
    id,
    resumeId: id,
    jobDescriptionId: 'job',
    jobTitle: 'Engineer',
    percentage: 50,
    confidence: 1,
    createdAt: new Date(0),
    name: id,
    email: null,
    mobileNumber: null,
    designation: [],
    companyNames: [],
    skills: [],
    degree: [],
    totalExperience: null,
    filename: '',
  })
  const { csvOf } = exportPeople({
    exportRows: async (_, ids) => {
      read += ids.length
      return ids.map(row)
    },
    fieldTable: async () => ({ names: [], cellsOf: async () => () => [] }),
    factsOf: async () => null,
    stagesOf: async () => [{ id: 'new', name: 'New' }],
    marks: async () => new Map(),
  })
  const everybody = Array.from({ length: 50_000 }, (_, number) => String(number))
  const reader = (await csvOf({ id: 'somebody', workspaceId: 'workspace', role: 'owner' }, everybody)).getReader()
  for (let chunk = 0; chunk < 3; chunk += 1) await reader.read()
  await Bun.sleep(50)
  expect(read).toBeLessThan(1000)
  await reader.cancel()
  const before = read
  await Bun.sleep(50)
  expect(read).toBe(before)
})
