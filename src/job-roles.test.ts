import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { jobMembers } from '#adapters/database/schema.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { jobRoleCalls } from './http/job-role-calls.ts'

/**
 * One workspace with two jobs. A hiring manager and an interviewer are named on the first; nothing of the second may reach them, by
 * whatever way. Whatever is the second one's has this word in it.
 */
const canary = 'Quixotic'
const server = testServer()
server.app.server.listen({ hostname: '127.0.0.1', port: 0 })
const port = server.app.server.server!.port
afterAll(() => server.app.server.server?.stop(true))

interface Person {
  id: string
  cookie: string
}
const people: Record<'owner' | 'manager' | 'interviewer' | 'otherManager' | 'stranger', Person> = {
  owner: { id: '', cookie: '' },
  manager: { id: '', cookie: '' },
  interviewer: { id: '', cookie: '' },
  otherManager: { id: '', cookie: '' },
  stranger: { id: '', cookie: '' },
}
const one = { job: '', candidate: '', resume: '', note: '', task: '', offer: '' }
const two = { job: '', candidate: '', resume: '', note: '', task: '', offer: '', tag: '', both: '', bothResume: '' }
/** Somebody who applied for both jobs with the same resume: the candidate of the first. */
let inBoth = ''

const call = (who: keyof typeof people, method: string, path: string, body?: unknown) =>
  server.call(method, path, { cookie: people[who].cookie, ...(body === undefined ? {} : { body }) })
const get = (who: keyof typeof people, path: string) => call(who, 'GET', path)
const made = async (path: string, body: unknown) => (await call('owner', 'POST', path, body)).body._id as string

async function submit(title: string, job: Uint8Array, resumes: Record<string, Uint8Array>) {
  const form = submissionForm(resumes, job, title)
  const { body } = await server.call('POST', '/api/submit', { cookie: people.owner.cookie, body: form })
  const records: { _id: string; resumeId: { _id: string; filename: string }; jobDescriptionId: { _id: string } }[] = body.results
  return {
    job: records[0]!.jobDescriptionId._id,
    of: (filename: string) => records.find(({ resumeId }) => resumeId.filename === filename)!,
  }
}

async function join(role: 'hiring-manager' | 'interviewer', email: string, jobs: string[]): Promise<Person> {
  const cookie = await server.colleague(people.owner.cookie, role, email, jobs)
  return { cookie, id: (await server.call('GET', '/user', { cookie })).body.user._id }
}

beforeAll(async () => {
  people.owner = await server.recruiter('owner@example.com')
  people.stranger = await server.recruiter('stranger@example.com')
  const shared = await aResume({ name: 'Bo Both', email: 'bo@example.org', phone: '+1 415 555 0200' })
  const first = await submit('Backend Developer', await aJobDescription(), {
    'ada.pdf': await aResume({ name: 'Ada Berg', email: 'ada@example.org', phone: '+1 415 555 0201' }),
    'bo.pdf': shared,
  })
  const second = await submit(`${canary} Engineer`, await aJobDescription({ title: `${canary} Engineer` }), {
    [`${canary}.pdf`]: await aResume({
      name: `${canary} Cid`,
      email: `${canary}@example.org`,
      phone: '+1 415 555 0202',
      company: `${canary} Works`,
    }),
    'bo.pdf': shared,
  })
  Object.assign(one, { job: first.job, candidate: first.of('ada.pdf')._id, resume: first.of('ada.pdf').resumeId._id })
  const cid = second.of(`${canary}.pdf`)
  Object.assign(two, { job: second.job, candidate: cid._id, resume: cid.resumeId._id, both: second.of('bo.pdf')._id })
  inBoth = first.of('bo.pdf')._id
  people.manager = await join('hiring-manager', 'mia@example.com', [one.job])
  people.interviewer = await join('interviewer', 'ivo@example.com', [one.job])
  people.otherManager = await join('hiring-manager', 'otto@example.com', [two.job])
  for (const [of, word] of [
    [one, 'plain'],
    [two, canary],
  ] as const) {
    of.note = await made(`/api/candidates/${of.candidate}/notes`, { text: `A ${word} note` })
    of.task = await made(`/api/candidates/${of.candidate}/tasks`, {
      title: `A ${word} task`,
      dueOn: null,
      assigneeId: people.owner.id,
    })
    const offered = await call('owner', 'POST', `/api/candidates/${of.candidate}/interview-offers`, {
      zone: 'UTC',
      minutes: 45,
      slots: [{ day: '2026-03-03', time: of === one ? '10:00' : '12:00' }],
      place: word,
      note: word,
    })
    of.offer = offered.body.offer._id
    await call('owner', 'POST', `/api/candidates/${of.candidate}/message`, { subject: `A ${word} letter`, body: word })
  }
  two.tag = await made(`/api/candidates/${two.candidate}/tags`, { name: `${canary} tag` })
  await made(`/api/candidates/${two.both}/notes`, { text: `Also ${canary}` })
  await made(`/api/candidates/${one.candidate}/tags`, { name: 'Plain tag' })
  const { revision, stages } = (await get('owner', `/api/job-descriptions/${two.job}/stages`)).body
  const renamed = stages.map(({ _id, kind }: { _id: string; kind: string }, at: number) => ({
    _id,
    kind,
    name: `${canary} ${at}`,
  }))
  const answer = await call('owner', 'PUT', `/api/job-descriptions/${two.job}/stages`, { revision, stages: renamed })
  expect(answer.status).toBe(200)
}, 60_000)

/** Whatever names the second job, its candidates or what people said of them. */
const expectNothingOfTwo = (text: string) => {
  expect(text).not.toContain(canary)
  for (const id of Object.values(two).filter(Boolean)) expect(text).not.toContain(id)
  expect(text).not.toContain(people.otherManager.id)
}

const idsOf = (of: typeof one | typeof two, path: string) => {
  const subjects = ['interview-offers', 'job-descriptions', 'candidates', 'resumes', 'notes', 'tasks'] as const
  const id = {
    'interview-offers': of.offer,
    'job-descriptions': of.job,
    candidates: of.candidate,
    resumes: of.resume,
    notes: of.note,
    tasks: of.task,
  }
  return path.replace(':id', id[subjects.find((each) => path.startsWith(`/api/${each}`))!])
}
const aboutJobs = Object.entries(jobRoleCalls).flatMap(([name, { to, about }]) => {
  const [method = '', path = ''] = name.split(' ')
  return about === 'own' ? [] : [{ name, method, path, to: to as readonly string[], about }]
})
const bodies: Record<string, unknown> = {
  'PUT /api/candidates/:id/stage': { stageId: 'x', version: 0 },
  'POST /api/candidates/:id/reject': { version: 0, reason: 'withdrew', text: '' },
  'POST /api/candidates/:id/undo-rejection': { version: 0 },
  'POST /api/candidates/:id/notes': { text: 'Mine' },
  'PUT /api/candidates/:id/scorecard': { version: 0, recommendation: null, note: '', ratings: [], submit: false },
  'PUT /api/job-descriptions/:id/interview-kit': { version: 0, criteria: null },
  'PUT /api/notes/:id': { text: 'Mine', version: 1 },
  'PUT /api/tasks/:id': { title: 'Mine', dueOn: null, assigneeId: null, done: true, version: 1 },
}

for (const [who, role] of [
  ['manager', 'hiring-manager'],
  ['interviewer', 'interviewer'],
] as const) {
  describe(`the ${role} of the first job`, () => {
    for (const { name, method, path } of aboutJobs.filter(({ to }) => to.includes(role))) {
      if (!path.includes(':id') || method === 'GET')
        test(`reads nothing of the second in ${name}`, async () => {
          const query =
            path === '/api/candidate-filtering' ? ['', '?fields=list', '?fields=choice', '?segment=recent', '?sort=newest'] : ['']
          for (const each of query) expectNothingOfTwo((await get(who, idsOf(one, path) + each)).text)
        })
      if (path.includes(':id'))
        test(`finds nothing of the second at ${name}, as a stranger does`, async () => {
          const body = method === 'GET' ? undefined : (bodies[name] ?? {})
          const [own, foreign] = [
            await call(who, method, idsOf(two, path), body),
            await call('stranger', method, idsOf(two, path), body),
          ]
          expect(own.status).toBe(404)
          expect({ ...own.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' })
          expect([...own.headers.keys()].toSorted()).toEqual([...foreign.headers.keys()].toSorted())
        })
    }

    test('finds nothing of the second by other methods and ways to write an address', async () => {
      for (const path of [
        `/api/candidates/${two.candidate}`,
        `/api/candidates/${two.candidate}/`,
        `/API/candidates/${two.candidate}`,
      ]) {
        const head = await call(who, 'HEAD', path)
        expect(head.status).toBeGreaterThanOrEqual(400)
        expectNothingOfTwo(head.text)
        const answer = await get(who, path)
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expectNothingOfTwo(answer.text)
      }
      const encoded = [...two.candidate].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
      expect((await get(who, `/api/candidates/${encoded}`)).status).toBe(404)
      expect((await get(who, `/api/candidates/${one.candidate}?id=${two.candidate}`)).text).not.toContain(canary)
      const job = `job_description_id=${two.job}&jobDescriptionId=${two.job}&job=${two.job}`
      expectNothingOfTwo((await get(who, `/api/candidate-filtering?${job}`)).text)
    })

    test('counts only the first', async () => {
      for (const address of [
        '/api/candidate-filtering',
        '/api/candidate-filtering?fields=list&limit=1',
        '/api/candidate-filtering?fields=choice',
      ]) {
        const answer = await get(who, address)
        expect(answer.headers.get('x-total-count')).toBe('2')
      }
      expect((await get(who, '/api/candidates/summary')).body).toMatchObject({ all: 2, recent: 2 })
      expect((await get(who, '/api/candidates/segmented')).body.recent).toHaveLength(2)
      expect((await get(who, '/api/job-descriptions')).body.map(({ _id }: { _id: string }) => _id)).toEqual([one.job])
      const [entry] = (await get(who, '/api/job-description-library')).body
      expect(entry).toMatchObject({ _id: one.job, candidates: 2 })
      expect((await get(who, '/user')).body.user.usage).toEqual({ jdUploads: 0, resumeUploads: 0, assessments: 0 })
    })

    test('is told the stages of the list where they are theirs to know', async () => {
      const { body } = await get(who, '/api/candidate-filtering?fields=list&sort=-stage')
      expect(body.map((row: object) => 'stage' in row)).toEqual(role === 'interviewer' ? [false, false] : [true, true])
    })

    test('finds and is suggested nobody of the second, whatever is typed', async () => {
      for (const asked of [
        `q=${canary}`,
        `name=${canary}`,
        `job_title=${canary}`,
        `company_names=${canary}`,
        `tag=${canary} tag`,
        `stage=${canary} 0`,
      ]) {
        const answer = await get(who, `/api/candidate-filtering?fields=list&${asked}`)
        const isIgnored = role === 'interviewer' && /^(tag|stage)=/.test(asked)
        expect([asked, answer.headers.get('x-total-count')]).toEqual([asked, isIgnored ? '2' : '0'])
        expectNothingOfTwo(answer.text)
      }
      for (const view of ['', '?view=recommended', `?find=${canary}`]) {
        const { text, body } = await get(who, `/api/candidates/facets${view}`)
        expectNothingOfTwo(text)
        for (const { count } of body.job_title.values) expect(count).toBe(2)
      }
    })

    test('is refused the doors that lead to everybody', async () => {
      for (const [method, path] of [
        ['POST', '/api/ask'],
        ['GET', '/api/recommendations/candidates'],
        ['GET', `/api/candidates/${one.candidate}/history`],
        ['GET', `/api/job-descriptions/${one.job}/archive`],
        ['GET', '/api/analytics'],
        ['GET', '/api/candidates/export.csv'],
        ['GET', `/api/candidates/${one.candidate}/export`],
        ['GET', '/api/team'],
        ['GET', '/api/tags'],
        ['GET', '/api/duplicates'],
        ['GET', '/api/assessments'],
        ['GET', `/api/job-descriptions/${one.job}/people`],
        ['POST', `/api/candidates/${one.candidate}/reveal`],
        ['POST', '/api/candidates/bulk'],
      ] as const) {
        const answer = await call(who, method, path, method === 'GET' ? undefined : {})
        expect([path, answer.status, answer.body.error]).toEqual([path, 403, expect.stringContaining('named on')])
      }
    })

    test('opens files of the first only, by whoever the link was made', async () => {
      const linkOf = async (path: string) => new URL((await get('owner', path)).body.url, 'http://localhost').pathname
      for (const [path, status] of [
        [`/api/resumes/${one.resume}`, 200],
        [`/api/job-descriptions/${one.job}`, 200],
        [`/api/resumes/${two.resume}`, 404],
        [`/api/job-descriptions/${two.job}`, 404],
      ] as const) {
        const link = await linkOf(path)
        expect([path, (await get(who, link)).status]).toEqual([path, status])
        expect((await get('owner', link)).status).toBe(200)
      }
    })

    test('reads of somebody who is in both jobs what belongs to the first', async () => {
      for (const path of ['', '/evidence', '/receipt', '/workflow', '/blind-review'])
        expectNothingOfTwo((await get(who, `/api/candidates/${inBoth}${path}`)).text)
      expect((await get(who, `/api/candidates/${two.both}`)).status).toBe(404)
    })
  })
}

const frameName = ({ event }: { event: string }) => event

async function connect(who: keyof typeof people, since?: string) {
  const headers = { cookie: people[who].cookie, origin: 'http://localhost:3000' }
  const frames: { event: string; data: unknown }[] = []
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${since ? `?since=${since}` : ''}`, { headers } as unknown as string[])
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { socket, frames, closed, say: (event: string, data: unknown) => socket.send(JSON.stringify({ event, data })) }
}

/** What the owner's window hears is out: whatever others were to hear as well. */
const until = async (holds: () => boolean) => {
  for (let waited = 0; waited < 2000 && !holds(); waited += 10) await Bun.sleep(10)
  expect(holds()).toBe(true)
  await Bun.sleep(30)
}

async function step(candidate: string) {
  const { stages, placement } = (await get('owner', `/api/candidates/${candidate}/workflow`)).body
  const next = stages
    .filter(({ kind }: { kind: string }) => kind === 'open')
    .find(({ _id }: { _id: string }) => _id !== placement.stageId)
  const body = { stageId: next._id, version: placement.version }
  expect((await call('owner', 'PUT', `/api/candidates/${candidate}/stage`, body)).status).toBe(200)
}

describe('open windows', () => {
  test('hear of the first job and of nothing else', async () => {
    const [owner, manager, interviewer] = await Promise.all([connect('owner'), connect('manager'), connect('interviewer')])
    const moment = await server.app.windows.moment()
    await step(two.candidate)
    await call('owner', 'PUT', `/api/job-descriptions/${two.job}/title`, { title: `${canary} again` })
    await until(() => owner.frames.length >= 3)
    expect([manager.frames, interviewer.frames]).toEqual([[], []])
    // Neither does a window that comes later learn that something happened.
    const late = await connect('manager', moment)
    const lateOwner = await connect('owner', moment)
    await until(() => lateOwner.frames.length === 1)
    expect(late.frames).toEqual([])
    await step(one.candidate)
    await until(() => manager.frames.length >= 2)
    expect(manager.frames.map(frameName)).toEqual(['workflowUpdated', 'apiResponseUpdated'])
    expect(interviewer.frames).toEqual(manager.frames)
    for (const { socket } of [owner, manager, interviewer, late, lateOwner]) socket.close()
  })

  test('are not told who looks at candidates of the second, nor can they be there', async () => {
    const [owner, manager] = await Promise.all([connect('owner'), connect('manager')])
    owner.say('presence', { candidateId: two.candidate, isWriting: false })
    await until(() => owner.frames.length === 1)
    manager.say('presence', { candidateId: two.candidate, isWriting: true })
    manager.say('presence', { jobDescriptionId: two.job })
    await Bun.sleep(50)
    owner.say('presence', { candidateId: two.candidate, isWriting: true })
    await until(() => owner.frames.length === 2)
    expect(manager.frames).toEqual([])
    expect(JSON.stringify(owner.frames)).not.toContain(people.manager.id)
    for (const { socket } of [owner, manager]) socket.close()
  })

  test('hear of those candidates of the first who are deleted, and not how many others went with them', async () => {
    const extra = await submit('Backend Developer', await aJobDescription(), {
      'gone.pdf': await aResume({ name: 'Gus Gone', email: 'gus@example.org', phone: '+1 415 555 0203' }),
    })
    const away = await submit(`${canary} Engineer`, await aJobDescription({ title: `${canary} Engineer` }), {
      'away.pdf': await aResume({ name: `${canary} Away`, email: 'away@example.org', phone: '+1 415 555 0204' }),
    })
    expect([extra.job, away.job]).toEqual([one.job, two.job])
    const ids = [extra.of('gone.pdf')._id, away.of('away.pdf')._id]
    const [owner, manager] = await Promise.all([connect('owner'), connect('manager')])
    const told = (frames: { event: string }[]) => frames.filter(({ event }) => event === 'candidatesRemoved')
    await call('owner', 'POST', '/api/candidates/delete', { ids })
    await until(() => told(owner.frames).length === 1 && told(manager.frames).length === 1)
    expect(told(owner.frames)).toEqual([{ event: 'candidatesRemoved', data: { ids: expect.arrayContaining(ids) } }] as never)
    expect(told(manager.frames)).toEqual([{ event: 'candidatesRemoved', data: { ids: [ids[0]] } }] as never)
    for (const { socket } of [owner, manager]) socket.close()
  })
})

describe('what a hiring manager does', () => {
  test('is moving, rejecting with evidence and a reason, and taking that back, on the first job', async () => {
    const { stages, placement, canDecide, canChange } = (await get('manager', `/api/candidates/${inBoth}/workflow`)).body
    expect([canDecide, canChange]).toEqual([true, false])
    const reject = (version: number, more = {}) =>
      call('manager', 'POST', `/api/candidates/${inBoth}/reject`, { version, reason: 'withdrew', text: '', ...more })
    const next = stages.find(({ _id }: { _id: string }) => _id !== placement.stageId)
    const moved = await call('manager', 'PUT', `/api/candidates/${inBoth}/stage`, {
      stageId: next._id,
      version: placement.version,
    })
    expect(moved.status).toBe(200)
    expect((await reject(moved.body.version)).body.code).toBe('EVIDENCE_NOT_OPENED')
    expect((await call('manager', 'POST', `/api/candidates/${inBoth}/evidence-opened`, {})).status).toBe(204)
    const letter = { message: { subject: 'No', body: 'No' } }
    expect((await reject(moved.body.version, letter)).status).toBe(403)
    const rejected = await reject(moved.body.version)
    expect([rejected.status, rejected.body.movedBy]).toEqual([200, people.manager.id])
    expect(
      (await call('manager', 'POST', `/api/candidates/${inBoth}/undo-rejection`, { version: rejected.body.version })).status,
    ).toBe(200)
  })

  test('reads notes and writes them, and changes only their own', async () => {
    const note = await call('manager', 'POST', `/api/candidates/${one.candidate}/notes`, { text: 'I like her' })
    expect(note.status).toBe(201)
    const { notes, messages, tasks, timeline, colleagues } = (await get('manager', `/api/candidates/${one.candidate}/workflow`))
      .body
    expect(notes.map(({ text }: { text: string }) => text).toSorted()).toEqual(['A plain note', 'I like her'])
    expect([messages, tasks]).toEqual([[], []])
    expect(timeline.total).toBeGreaterThan(3)
    expect(colleagues.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
      [people.owner.id, people.manager.id, people.interviewer.id].toSorted(),
    )
    expect((await call('manager', 'PUT', `/api/notes/${one.note}`, { text: 'Mine', version: 1 })).status).toBe(403)
    expect((await call('manager', 'DELETE', `/api/notes/${note.body._id}`)).status).toBe(204)
  })

  test('says that a task they were given is done, and nothing else about it; tasks of others are not there', async () => {
    const given = { title: 'Read her portfolio', dueOn: null, assigneeId: people.manager.id }
    const elsewhere = await call('owner', 'POST', `/api/candidates/${two.candidate}/tasks`, given)
    expect([elsewhere.status, elsewhere.body.field]).toEqual([400, 'assigneeId'])
    const task = (await call('owner', 'POST', `/api/candidates/${one.candidate}/tasks`, given)).body
    for (const of of ['me', 'everybody'])
      expect((await get('manager', `/api/tasks?of=${of}`)).body).toMatchObject({ total: 1, tasks: [{ _id: task._id }] })
    const change = { title: 'Other', dueOn: '2030-01-01', assigneeId: people.owner.id, done: true, version: 1 }
    expect((await call('manager', 'PUT', `/api/tasks/${task._id}`, change)).body).toMatchObject({
      ...given,
      doneAt: expect.any(String),
    })
    expect((await call('manager', 'PUT', `/api/tasks/${one.task}`, change)).status).toBe(404)
  })

  test('is hearing of mentions on their jobs; elsewhere nobody is told', async () => {
    const before = (await server.sentMails()).filter(({ kind }) => kind === 'mentioned').length
    // The two hiring managers and the interviewer have the same name: each is told where they are named.
    await made(`/api/candidates/${two.candidate}/notes`, { text: `@Cora Colleague, is this ${canary}?` })
    const { mentions } = (await get('manager', '/api/tasks')).body
    expect(mentions).toEqual([])
    await made(`/api/candidates/${one.candidate}/notes`, { text: '@Cora Colleague, what do you think?' })
    expect((await get('manager', '/api/tasks')).body.mentions).toHaveLength(1)
    const mails = (await server.sentMails()).filter(({ kind }) => kind === 'mentioned').slice(before)
    expect(mails.map(({ to }) => to)).toEqual(['otto@example.com', 'mia@example.com'])
  })

  test('is not reading in a history that a person has other resumes', async () => {
    const personOf = async (id: string) => (await get('owner', `/api/candidates/${id}/history`)).body._id as string
    const [kept, merged] = [await personOf(one.candidate), await personOf(two.candidate)]
    const { status, body } = await call('owner', 'POST', `/api/people/${kept}/merge`, { person: merged })
    expect([200, 201]).toContain(status)
    const kinds = (entries: { kind: string }[]) => entries.map(({ kind }) => kind)
    expect(kinds((await get('owner', `/api/candidates/${one.candidate}/timeline`)).body)).toContain('merged')
    const timeline = await get('manager', `/api/candidates/${one.candidate}/timeline`)
    expect(kinds(timeline.body)).not.toContain('merged')
    expect(timeline.headers.get('x-total-count')).toBe(`${timeline.body.length}`)
    const workflow = (await get('manager', `/api/candidates/${one.candidate}/workflow`)).body
    expect(kinds(workflow.timeline.entries)).not.toContain('merged')
    for (const path of ['', '/evidence', '/workflow', '/timeline', '/blind-review'])
      expectNothingOfTwo((await get('manager', `/api/candidates/${one.candidate}${path}`)).text)
    expect((await call('owner', 'DELETE', `/api/people/merges/${body.mergeId ?? body._id}`)).status).toBe(200)
  })

  test('is not holding interviews elsewhere', async () => {
    const offering = { zone: 'UTC', minutes: 45, slots: [{ day: '2026-03-05', time: '10:00' }], place: '', note: '' }
    const refused = await call('owner', 'POST', `/api/candidates/${two.candidate}/interview-offers`, {
      ...offering,
      interviewerId: people.manager.id,
    })
    expect([refused.status, refused.body.field]).toEqual([400, 'interviewerId'])
    const { people: offered } = (await get('owner', `/api/candidates/${two.candidate}/interview-offers`)).body
    expect(offered.map(({ _id }: { _id: string }) => _id)).not.toContain(people.manager.id)
  })
})

describe('an interviewer', () => {
  test('reads their own notes and no others, neither tasks, tags, letters, the timeline nor why somebody was rejected', async () => {
    const own = (await call('interviewer', 'POST', `/api/candidates/${one.candidate}/notes`, { text: 'Knows Go well' })).body
    const workflow = (await get('interviewer', `/api/candidates/${one.candidate}/workflow`)).body
    expect(workflow).toMatchObject({
      tags: [],
      tasks: [],
      messages: [],
      timeline: { entries: [], total: 0 },
      canDecide: false,
      canWrite: true,
    })
    expect(workflow.notes.map(({ _id }: { _id: string }) => _id)).toEqual([own._id])
    expect(workflow.placement).toMatchObject({ reason: null, movedBy: null })
    expect((await get('interviewer', `/api/notes/${own._id}/history`)).status).toBe(200)
    for (const [method, path] of [
      ['GET', `/api/notes/${one.note}/history`],
      ['PUT', `/api/notes/${one.note}`],
      ['DELETE', `/api/notes/${one.note}`],
    ] as const)
      expect((await call('interviewer', method, path, method === 'PUT' ? { text: 'x', version: 1 } : undefined)).status).toBe(404)
    const [row] = (await get('interviewer', '/api/candidate-filtering?fields=list')).body
    expect(JSON.stringify(row)).not.toContain('Plain tag')
  })

  test('sees the interviews that they hold, and only on their jobs', async () => {
    const list = async () => (await get('interviewer', `/api/interviews?show=open&interviewer=${people.owner.id}`)).body
    expect(await list()).toMatchObject({ interviews: [], counts: { open: 0 } })
    const offering = { zone: 'UTC', minutes: 45, slots: [{ day: '2026-03-06', time: '10:00' }], place: 'Room 1', note: '' }
    const offered = await call('owner', 'POST', `/api/candidates/${one.candidate}/interview-offers`, {
      ...offering,
      interviewerId: people.interviewer.id,
    })
    expect(offered.status).toBe(201)
    expect(await list()).toMatchObject({ interviews: [{ _id: offered.body.offer._id }], counts: { open: 1 } })
    const { offers } = (await get('interviewer', `/api/candidates/${one.candidate}/interview-offers`)).body
    expect(offers.map(({ _id }: { _id: string }) => _id)).toEqual([offered.body.offer._id])
  })
})

describe('a naming ends', () => {
  const setPeople = (job: string, wanted: string[]) =>
    call('owner', 'PUT', `/api/job-descriptions/${job}/people`, { people: wanted })
  const jobsSeen = async (who: keyof typeof people) =>
    (await get(who, '/api/job-descriptions')).body.map(({ _id }: { _id: string }) => _id)

  test('when it is taken away: lists, tasks, mentions and windows at once', async () => {
    const window = await connect('manager')
    const { people: left } = (await setPeople(one.job, [people.interviewer.id])).body
    expect(left.map(({ _id }: { _id: string }) => _id)).toEqual([people.interviewer.id])
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
    expect(await jobsSeen('manager')).toEqual([])
    expect((await get('manager', '/api/candidate-filtering')).body).toEqual([])
    expect((await get('manager', '/api/tasks?done=true')).body).toMatchObject({ tasks: [], mentions: [] })
    expect((await get('manager', `/api/candidates/${one.candidate}`)).status).toBe(404)
    const again = await setPeople(one.job, [people.interviewer.id, people.manager.id])
    expect(again.body.people.map(({ namedBy }: { namedBy: string }) => namedBy)).toEqual(['Rita Recruiter', 'Rita Recruiter'])
    expect(await jobsSeen('manager')).toEqual([one.job])
    const { entries } = (await server.call('GET', '/admin/audit', { cookie: await server.admin() })).body
    const actions = entries.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['name-on-job', 'take-off-job']))
  })

  test('and is given to nobody who is not there to be named', async () => {
    for (const nobody of [people.owner.id, people.stranger.id, 'x']) {
      const refused = await setPeople(one.job, [nobody])
      expect([refused.status, refused.body.code]).toEqual([400, 'NOT_TO_BE_NAMED'])
    }
    expect((await call('stranger', 'PUT', `/api/job-descriptions/${one.job}/people`, { people: [] })).status).toBe(404)
    const email = 'late@example.com'
    const foreign = { email, role: 'interviewer', jobs: ['x'] }
    expect((await call('owner', 'POST', '/api/team/invitations', foreign)).body.code).toBe('JOB_GONE')
  })

  test('when the role sees all jobs, and does not come back with the old role', async () => {
    const role = (id: string, to: string) => call('owner', 'PUT', `/api/team/members/${id}/role`, { role: to })
    await role(people.manager.id, 'interviewer')
    expect(await jobsSeen('manager')).toEqual([one.job])
    await role(people.manager.id, 'recruiter')
    expect(await jobsSeen('manager')).toHaveLength(2)
    const key = await call('manager', 'POST', '/api/keys', {
      kind: 'personal',
      name: 'Mine',
      scopes: ['candidates:read'],
      networks: [],
      days: 1,
    })
    const feed = await call('manager', 'POST', '/api/calendar-feed', {})
    const offered = await call('manager', 'POST', `/api/candidates/${two.candidate}/interview-offers`, {
      zone: 'UTC',
      minutes: 30,
      slots: [{ day: '2026-03-10', time: '10:00' }],
      place: '',
      note: '',
    })
    await server.call('POST', `${new URL(offered.body.link).pathname}/choose`, { body: { start: offered.body.offer.slots[0] } })
    const calendar = async () => (await server.call('GET', new URL(feed.body.url).pathname)).text
    expect(await calendar()).toContain('BEGIN:VEVENT')
    await role(people.manager.id, 'hiring-manager')
    expect(await jobsSeen('manager')).toEqual([])
    // What they made before leads nowhere either.
    expect(await calendar()).not.toContain('BEGIN:VEVENT')
    const used = await server.call('GET', '/api/candidate-filtering', { headers: { authorization: `Bearer ${key.body.key}` } })
    expect([used.status, used.body.error]).toEqual([403, expect.stringContaining('Keys are for')])
    await setPeople(one.job, [people.manager.id, people.interviewer.id])
  })

  test('when the account is suspended, also once it is let in again', async () => {
    const admin = await server.admin()
    await server.call('POST', `/admin/suspend-user/${people.manager.id}`, { cookie: admin, body: {} })
    await server.call('POST', `/admin/unsuspend-user/${people.manager.id}`, { cookie: admin, body: {} })
    people.manager.cookie = await server.logIn('mia@example.com', 'a colleague of tests')
    expect(await jobsSeen('manager')).toEqual([])
    await setPeople(one.job, [people.manager.id, people.interviewer.id])
  })

  test('when the person is removed from the workspace, also if they come back', async () => {
    expect((await call('owner', 'DELETE', `/api/team/members/${people.otherManager.id}`)).status).toBe(200)
    expect((await get('owner', `/api/job-descriptions/${two.job}/people`)).body.people).toEqual([])
    const { query } = server.database
    expect(await query().select().from(jobMembers).where(eq(jobMembers.userId, people.otherManager.id)).all()).toEqual([])
  })

  test('when the job is deleted; a new version of a text is for the same people', async () => {
    const composition = {
      title: 'Gardener',
      sections: [{ heading: 'What you do', text: 'You look after the roses and the trees of our park.' }],
    }
    const written = await call('owner', 'POST', '/api/job-descriptions', composition)
    expect(written.status).toBe(201)
    await setPeople(written.body._id, [people.manager.id])
    const newer = { ...composition, title: 'Head Gardener', latest: 1 }
    const version = await call('owner', 'POST', `/api/job-descriptions/${written.body._id}/versions`, newer)
    expect((await jobsSeen('manager')).toSorted()).toEqual([one.job, written.body._id, version.body._id].toSorted())
    const window = await connect('manager')
    await call('owner', 'DELETE', `/api/job-descriptions/${one.job}`)
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
    expect(await jobsSeen('manager')).not.toContain(one.job)
    expect((await get('manager', `/api/candidates/${one.candidate}`)).status).toBe(404)
    expect((await get('manager', '/api/candidate-filtering')).body).toEqual([])
  })
})
