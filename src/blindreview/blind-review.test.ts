import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aPdf, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

setDefaultTimeout(60_000)

const person = {
  name: 'Zenobia Quartermaine',
  email: 'zenobia.q@fictional-mail.example',
  phone: '+1 415 555 0187',
  link: 'linkedin.com/in/zquartermaine',
  school: 'Harrowgate Polytechnic',
  born: '14 March 1987',
  street: '27 Wexcombe Lane',
}

/** None of these may be in an answer while their person is hidden. */
const secrets = [
  'zenobia',
  'quartermaine',
  'zenobia.q@',
  'fictional-mail',
  '555 0187',
  '5550187',
  'zquartermaine',
  'harrowgate',
  '14 march 1987',
  'wexcombe',
]

const resume = () =>
  aPdf([
    `# ${person.name}`,
    'Backend Developer',
    `${person.email} | ${person.phone} | ${person.link}`,
    `${person.street}, Springfield`,
    `Date of birth: ${person.born}`,
    '# Experience',
    'Backend Developer, Northwind Logistics',
    'January 2017 - December 2023',
    '• Zenobia built services in Python and PostgreSQL for six warehouses.',
    '# Education',
    `Bachelor of Science in Computer Science, ${person.school}, 2009`,
    '# Skills',
    'Python, PostgreSQL, Docker',
  ])

async function aWorkspace() {
  const server = testServer()
  const rita = await server.recruiter()
  const { cookie } = rita
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
  const resumes = {
    'Quartermaine_Zenobia.pdf': await resume(),
    'jon.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0199' }),
  }
  const { body } = await call('POST', '/api/submit', submissionForm(resumes, await aJobDescription()))
  const records: { _id: string; resumeId: { _id: string; filename: string }; jobDescriptionId: { _id: string } }[] = body.results
  const hidden = records.find(({ resumeId }) => resumeId.filename.startsWith('Quarter'))!
  const other = records.find(({ resumeId }) => resumeId.filename === 'jon.pdf')!
  return { server, rita, cookie, call, hidden, other, job: hidden.jobDescriptionId._id }
}

const leaks = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret))

describe('a job under blind review', () => {
  let at: Awaited<ReturnType<typeof aWorkspace>>
  const frames: string[] = []
  const ids = new Set<string>()

  beforeAll(async () => {
    at = await aWorkspace()
    const { server, call, hidden, job, rita, other } = at
    server.app.windows.add({
      userId: rita.id,
      workspaceId: await workspaceOf(at),
      sessionId: 's',
      isAdmin: false,
      send: (frame: string) => void frames.push(frame),
      close: () => {},
    } as never)
    const id = hidden._id
    await call('POST', `/api/candidates/${id}/notes`, { text: 'Zenobia Quartermaine called back; call Zenobia on Friday.' })
    await call('POST', `/api/candidates/${id}/tasks`, { text: 'Call Zenobia Quartermaine', dueOn: '2027-01-01' })
    await call('POST', `/api/candidates/${id}/message`, {
      subject: 'Hello Zenobia',
      body: `Dear Zenobia Quartermaine (${person.email})`,
    })
    await call('POST', `/api/candidates/${id}/tags`, { name: 'shortlist' })
    frames.length = 0
    const switched = await call('PUT', `/api/job-descriptions/${job}/blind-review`, { on: true })
    expect(switched.body).toMatchObject({ on: true, hidden: 2, changedBy: 'Rita Recruiter', reveals: [] })
    const sent = await call('POST', '/api/send-test-link', {
      resumeId: hidden.resumeId._id,
      jobDescriptionId: job,
      candidateEmail: 'Hidden',
    })
    expect(sent.status).toBe(200)
    for (const known of [id, hidden.resumeId._id, job, other._id, sent.body.sessionId]) ids.add(known)
    const { body: workflow } = await call('GET', `/api/candidates/${id}/workflow`)
    for (const found of JSON.stringify(workflow).matchAll(/"_id":"([^"]+)"/g)) ids.add(found[1]!)
    const { body: history } = await call('GET', `/api/candidates/${id}/history`)
    for (const found of JSON.stringify(history).matchAll(/"(?:_id|personId)":"([^"]+)"/g)) ids.add(found[1]!)
  })

  test('no call that a member can make holds a hidden value', async () => {
    const { server, cookie } = at
    const routes = server.app.server.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
    let answered = 0
    for (const path of routes) {
      const addresses = path.includes(':id') ? [...ids].map((id) => path.replace(':id', id)) : [path]
      for (const address of addresses) {
        const url = address.replace(/:\w+/g, 'rejected')
        const answer = await server.call('GET', url, { cookie })
        if (answer.status === 200) answered += 1
        expect({ url, leaks: leaks(answer.text + JSON.stringify(Object.fromEntries(answer.headers))) }).toEqual({
          url,
          leaks: [],
        })
      }
    }
    expect(answered).toBeGreaterThan(60)
  })

  test('neither do calls that change or ask something', async () => {
    const { call, hidden, job } = at
    const id = hidden._id
    const calls: [string, string, unknown?][] = [
      ['POST', '/api/ask', { question: 'Who knows Python?' }],
      ['POST', '/api/ask', { question: 'How can I reach everybody with PostgreSQL?' }],
      ['POST', '/api/candidates/deletion-preview', { ids: [id] }],
      ['POST', `/api/candidates/${id}/verify`],
      ['POST', `/api/candidates/${id}/evidence-opened`],
      ['POST', `/api/candidates/${id}/message/preview`, { subject: 'For {{candidate.name}}', body: 'Dear {{candidate.name}}' }],
      ['POST', '/api/candidates/export.csv', { ids: [id] }],
      ['POST', '/api/candidates/export.json', { ids: [id] }],
      ['POST', '/api/candidates/bulk/standing', { ids: [id] }],
      ['PUT', `/api/candidates/${id}/hold`, { reason: 'Zenobia Quartermaine asked for it' }],
      ['DELETE', `/api/candidates/${id}/hold`],
      ['POST', `/api/job-descriptions/${job}/rescore`],
      ['GET', `/api/candidate-filtering?q=Python`],
      ['GET', '/api/candidate-filtering?fields=list'],
      ['GET', '/api/candidate-filtering?fields=choice'],
      ['GET', '/api/candidates/facets?find=Har'],
      ['GET', '/api/analytics/rows?measure=ranked&range=all'],
      ['GET', '/api/analytics/rows.csv?measure=ranked&range=all'],
      ['GET', `/api/candidates/export.csv?q=Python`],
    ]
    for (const [method, path, body] of calls) {
      const answer = await call(method, path, body)
      expect({ path, worked: answer.status < 300, leaks: leaks(answer.text) }).toEqual({ path, worked: true, leaks: [] })
    }
    await at.server.app.worker.runDue()
  })

  test('a calendar file of their interview shows a stand-in, also in its name', async () => {
    const { call, hidden, server } = at
    const day = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
    const times = { zone: 'UTC', minutes: 30, slots: [{ day, time: '10:00' }], place: 'Room 1', note: 'Zenobia wants a window' }
    const made = await call('POST', `/api/candidates/${hidden._id}/interview-offers`, times)
    expect([made.status, leaks(made.text)]).toEqual([201, []])
    const { pathname } = new URL(made.body.link)
    const { body: page } = await server.call('GET', pathname)
    const chosen = await server.call('POST', `${pathname}/choose`, { body: { start: page.slots[0], zone: 'UTC' } })
    expect(chosen.status).toBe(200)
    const file = await call('GET', `/api/interview-offers/${made.body.offer._id}/interview.ics`)
    expect([file.status, leaks(file.text), leaks(JSON.stringify([...file.headers]))]).toEqual([200, [], []])
    expect(file.text).toContain('Interview with •••')
  })

  test('an upload to it tells nobody who came, in its answer and in live events', async () => {
    const { call } = at
    frames.length = 0
    const form = submissionForm(
      {
        'again.pdf': await aPdf([
          `# ${person.name}`,
          person.email,
          '# Experience',
          'Data Engineer, Harbour Ltd',
          '2015 - 2016',
          '# Skills',
          'Python',
        ]),
      },
      await aJobDescription(),
    )
    const answer = await call('POST', '/api/submit', form)
    expect(answer.body.results).toHaveLength(1)
    expect(leaks(answer.text)).toEqual([])
    const isTold = () => frames.some((frame) => frame.includes('apiResponseUpdated'))
    for (let looks = 0; !isTold() && looks < 100; looks++) await Bun.sleep(5)
    expect(isTold()).toBe(true)
    expect(leaks(frames.join(''))).toEqual([])
  })

  test('a name finds nobody, what they can do does', async () => {
    const { call, hidden } = at
    const idsFor = async (query: string) =>
      (await call('GET', `/api/candidate-filtering?${query}`)).body.map((record: { _id: string }) => record._id)
    expect(await idsFor('q=zenobia')).toEqual([])
    expect(await idsFor('q=fictional-mail')).toEqual([])
    expect(await idsFor('q=postgresql')).toContain(hidden._id)
  })

  test('records say that they are hidden, and offsets still lead to their words', async () => {
    const { call, hidden } = at
    const { body } = await call('GET', `/api/candidates/${hidden._id}/evidence`)
    const [{ 'Resume Data': data, Analysis }] = body.candidate.matchingResult
    expect(body.candidate.blindReview).toBe(true)
    expect(data.name).toMatch(/^Candidate [0-9A-F]{5}$/)
    expect([data.email, data.mobile_number]).toEqual(['Hidden', 'Hidden'])
    expect(body.file).toMatchObject({ url: '', filename: `${data.name}.pdf` })
    expect(body.document.text).toContain('built services in Python and PostgreSQL for six warehouses')
    for (const { evidence } of Analysis.components)
      for (const { start, end, quote } of evidence) expect(body.document.text.slice(start, end)).toBe(quote)
  })

  test('no file shows them, also behind a link from before', async () => {
    const { call, hidden, job, server, cookie } = at
    const refused = { status: 409, body: { code: 'BLIND_REVIEW' } }
    expect(await call('GET', `/api/resumes/${hidden.resumeId._id}`)).toMatchObject(refused)
    expect(await call('GET', `/api/candidates/${hidden._id}/export`)).toMatchObject(refused)
    await call('PUT', `/api/job-descriptions/${job}/blind-review`, { on: false })
    const { body } = await call('GET', `/api/resumes/${hidden.resumeId._id}`)
    expect((await server.call('GET', body.url, { cookie })).status).toBe(200)
    await call('PUT', `/api/job-descriptions/${job}/blind-review`, { on: true })
    expect(await server.call('GET', body.url, { cookie })).toMatchObject(refused)
  })

  test('a person reveals one candidate at a time, with a reason that the audit log keeps', async () => {
    const { call, hidden, other, job, server } = at
    const reveal = (body: unknown) => call('POST', `/api/candidates/${hidden._id}/reveal`, body)
    expect(await reveal({ reason: 'other' })).toMatchObject({ status: 400, body: { code: 'REASON_MISSING' } })
    expect((await reveal({ reason: 'interview' })).body).toMatchObject({ hidden: false })
    expect(await reveal({ reason: 'interview' })).toMatchObject({ status: 409, body: { code: 'NOT_HIDDEN' } })
    const { body: shown } = await call('GET', `/api/candidates/${hidden._id}`)
    expect(shown.matchingResult[0]['Resume Data'].name).toBe(person.name)
    expect((await call('GET', '/api/candidate-filtering?q=zenobia')).body[0].matchingResult[0]['Resume Data'].email).toBe(
      person.email,
    )
    const { body: still } = await call('GET', `/api/candidates/${other._id}`)
    expect(JSON.stringify(still)).not.toContain('Jon')
    const { body: status } = await call('GET', `/api/job-descriptions/${job}/blind-review`)
    expect(status.reveals[0]).toMatchObject({
      _id: expect.any(String),
      by: 'Rita Recruiter',
      reason: 'They are invited to an interview',
    })
    const log = await server.call('GET', '/admin/audit?action=reveal-candidate', { cookie: await server.admin() })
    expect(log.text).toContain(hidden._id)
    expect(log.text).toContain('interview')
    expect(leaks(log.text)).toEqual([])
  })
})

test('viewers cannot reveal or switch, and another workspace finds nothing', async () => {
  const { server, cookie, hidden, job } = await aWorkspace()
  const viewer = await server.colleague(cookie, 'viewer')
  const stranger = (await server.recruiter('stan@example.com')).cookie
  const reveal = (by: string) =>
    server.call('POST', `/api/candidates/${hidden._id}/reveal`, { cookie: by, body: { reason: 'contact' } })
  const turn = (by: string) => server.call('PUT', `/api/job-descriptions/${job}/blind-review`, { cookie: by, body: { on: true } })
  expect([(await reveal(viewer)).status, (await turn(viewer)).status]).toEqual([403, 403])
  expect([(await reveal(stranger)).status, (await turn(stranger)).status]).toEqual([404, 404])
})

async function workspaceOf({ server, hidden }: Awaited<ReturnType<typeof aWorkspace>>): Promise<string> {
  return (
    await server.database.query().values<[string]>(`select workspace_id from candidates where id = '${hidden._id}'` as never)
  )[0]![0]
}
