import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aJobDescription, aPdf, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { texts } from '#src/notices/test-notices.ts'

setDefaultTimeout(60_000)

/** What the file says, what people corrected it to one after the other, what was taken back, and what the person says themselves. */
const secrets = [
  ...['zenobia', 'quartermaine', 'first-mail', '555 0187'],
  ...['ottoline', 'ravenscroft', 'second-mail', '555 0188'],
  ...['perdita', 'moonfield', 'third-mail', '555 0189'],
  ...['xanthippe', 'brightwater', 'araminta', 'fairweather'],
]
const leaks = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret))

async function aCorrectedCandidate() {
  const server = testServer()
  const { cookie, id: userId } = await server.recruiter()
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
  const resumes = {
    'cv.pdf': await aPdf([
      '# Zenobia Quartermaine',
      'zenobia@first-mail.example | +1 415 555 0187',
      '# Experience',
      'Backend Developer, Northwind Logistics',
      'January 2017 - December 2023',
      '• Built services in Python and PostgreSQL for six warehouses.',
      '# Skills',
      'Python, PostgreSQL, Docker',
    ]),
    'jon.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0199' }),
  }
  const { body } = await call('POST', '/api/submit', submissionForm(resumes, await aJobDescription()))
  const records: { _id: string; resumeId: { _id: string; filename: string }; jobDescriptionId: { _id: string } }[] = body.results
  const { _id: id, resumeId, jobDescriptionId } = records.find((record) => record.resumeId.filename === 'cv.pdf')!
  const other = records.find((record) => record.resumeId.filename === 'jon.pdf')!._id
  const facts = async () => (await call('GET', `/api/candidates/${id}/facts`)).body
  const correct = async (correction: object) =>
    call('POST', `/api/candidates/${id}/corrections`, { base: (await facts()).version, correction })
  const corrected = async (field: string, value: string) => {
    const answer = await correct({ field, value })
    expect(answer.status).toBe(200)
    return answer.body.corrections.at(-1)._id as string
  }
  const blind = (on: boolean) => call('PUT', `/api/job-descriptions/${jobDescriptionId._id}/blind-review`, { on })
  return {
    server,
    cookie,
    userId,
    call,
    id,
    other,
    resume: resumeId._id,
    job: jobDescriptionId._id,
    facts,
    correct,
    corrected,
    blind,
  }
}

test('whoever is hidden stays hidden under every name and address that was ever read, corrected or taken back', async () => {
  const { server, cookie, userId, call, id, resume, job, facts, correct, corrected, blind } = await aCorrectedCandidate()
  await call('PUT', '/api/privacy-notice', texts)
  await call('POST', `/api/candidates/${id}/notice`)
  await server.app.worker.runDue()
  const mail = server.mails.findLast((each) => each.kind === 'candidate-message')
  const link = /\/notice\/([\w-]+)/.exec(JSON.stringify(mail))![1]!
  await corrected('name', 'Ottoline Ravenscroft')
  await corrected('email', 'ottoline@second-mail.example')
  await corrected('phone', '+1 415 555 0188')
  const kept = await corrected('name', 'Perdita Moonfield')
  await corrected('email', 'perdita@third-mail.example')
  await corrected('phone', '+1 415 555 0189')
  const taken = await corrected('name', 'Xanthippe Brightwater')
  await call('DELETE', `/api/candidates/${id}/corrections/${taken}`)
  const skill = (await correct({ field: 'wrong-skill', value: 'Docker' })).body.corrections.at(-1)._id
  for (const name of ['Zenobia', 'Ottoline', 'Perdita Moonfield', 'Xanthippe'])
    await call('POST', `/api/candidates/${id}/notes`, { text: `${name} called back` })

  const frames: string[] = []
  const [[workspaceId] = ['']] = await server.database
    .query()
    .values<[string]>(sql`select workspace_id from candidates where id = ${id}`)
  await blind(true)
  // What was told before the switch was told to everybody.
  const send = (frame: string) => void frames.push(frame)
  const window = { userId, workspaceId, sessionId: 's', isAdmin: false, send, close: () => {}, allowance: 30, heardAt: 0 }
  server.app.windows.add(window as never)
  await call('GET', `/api/candidates/${id}`)
  const own = { resume, about: 'name', kind: 'wrong', value: 'Araminta Fairweather', comment: 'I am Araminta.' }
  expect((await server.call('POST', `/notice/${link}/corrections`, { body: own })).status).toBe(200)

  // The sweep over every address, with every id, is that of blind review as a whole.
  const ownIds: Record<string, string> = { candidates: id, resumes: resume, 'job-descriptions': job }
  const routes = server.app.server.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  let answered = 0
  for (const path of new Set(routes)) {
    const [, api, things = ''] = path.split('/')
    const own = ownIds[things]
    if (api !== 'api' || (path.includes(':id') && !own)) continue
    const url = path.replace(':id', own ?? '').replace(/:\w+/g, 'rejected')
    const answer = await call('GET', url)
    if (answer.status === 200) answered += 1
    const leaked = leaks(answer.text + JSON.stringify(Object.fromEntries(answer.headers)))
    expect({ url, leaked }).toEqual({ url, leaked: [] })
  }
  expect(answered).toBeGreaterThan(40)
  const asked: [string, string, unknown?][] = [
    ['GET', `/api/candidates/${id}/facts`],
    ['GET', `/api/candidates/${id}/timeline`],
    ['GET', `/api/candidates/${id}/notice`],
    ['POST', '/api/ask', { question: 'How can I reach everybody with PostgreSQL?' }],
    ['POST', '/api/candidates/export.csv', { ids: [id] }],
    ['POST', '/api/candidates/export.json', { ids: [id] }],
    ['GET', '/api/candidate-filtering?q=postgresql'],
    ['GET', '/api/analytics/rows.csv?measure=ranked&range=all'],
    ['POST', `/api/candidates/${id}/verify`],
  ]
  for (const [method, path, body] of asked) {
    const answer = await call(method, path, body)
    expect({ path, worked: answer.status < 300, leaked: leaks(answer.text) }).toEqual({ path, worked: true, leaked: [] })
  }
  for (const name of ['moonfield', 'ravenscroft', 'quartermaine'])
    expect((await call('GET', `/api/candidate-filtering?q=${name}`)).body).toEqual([])

  const before = (await facts()).version
  for (const [field, value] of [
    ['name', 'Somebody Else'],
    ['name', null],
    ['email', 'somebody@else.example'],
    ['phone', '+1 415 555 0190'],
    // Even what stands there already: the answer would say that it does.
    ['name', 'Perdita Moonfield'],
  ]) {
    const answer = await correct({ field, value })
    expect([field, answer.status, answer.body.code, leaks(answer.text)]).toEqual([field, 409, 'BLIND_REVIEW', []])
  }
  // What was copied from hidden words would take their place.
  const dotted = await correct({
    field: 'position',
    index: 0,
    after: { title: 'Cook', company: '••• Ltd', from: null, to: null },
  })
  expect([dotted.status, dotted.body.code]).toEqual([409, 'BLIND_REVIEW'])
  const back = await call('DELETE', `/api/candidates/${id}/corrections/${kept}`)
  expect([back.status, back.body.code, (await facts()).version]).toEqual([409, 'BLIND_REVIEW', before])
  const counts = await call('DELETE', `/api/candidates/${id}/corrections/${skill}`)
  expect([counts.status, counts.body.skills.includes('Docker'), leaks(counts.text)]).toEqual([200, true, []])
  await server.app.worker.runDue()
  const isTold = () => frames.some((frame) => frame.includes(id))
  for (let looks = 0; !isTold() && looks < 100; looks++) await Bun.sleep(5)
  expect([isTold(), leaks(frames.join(''))]).toEqual([true, []])

  expect((await call('POST', `/api/candidates/${id}/reveal`, { reason: 'contact' })).status).toBe(200)
  expect((await facts()).name).toBe('Perdita Moonfield')
  expect((await correct({ field: 'name', value: 'Ottoline Ravenscroft' })).body.name).toBe('Ottoline Ravenscroft')
  expect((await server.call('GET', `/api/candidates/${id}/facts`, { cookie })).body.corrections.at(-1).before).toBe(
    'Perdita Moonfield',
  )
})

test('only owners and recruiters correct; strangers find nobody', async () => {
  const { server, cookie, id, other, job, facts, corrected, call } = await aCorrectedCandidate()
  const { version } = await facts()
  const correction = await corrected('name', 'Ottoline Ravenscroft')
  const asks = async (by: string, of: string) => {
    const path = `/api/candidates/${of}/corrections`
    const body = { base: version, correction: { field: 'name', value: 'Mine' } }
    const made = await server.call('POST', path, { cookie: by, body })
    return [made.status, (await server.call('DELETE', `${path}/${correction}`, { cookie: by })).status]
  }
  for (const role of ['viewer', 'hiring-manager', 'interviewer'] as const) {
    const jobs = role === 'viewer' ? undefined : [job]
    const colleague = await server.colleague(cookie, role, `${role}@example.com`, jobs)
    expect([role, await asks(colleague, id)]).toEqual([role, [403, 403]])
  }
  expect(await asks((await server.recruiter('stan@example.com')).cookie, id)).toEqual([404, 404])
  // Of somebody else, by an id that is right elsewhere.
  expect((await call('DELETE', `/api/candidates/${other}/corrections/${correction}`)).body.code).toBe('CORRECTION_GONE')
  expect((await facts()).name).toBe('Ottoline Ravenscroft')
})
