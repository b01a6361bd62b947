import { beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume, type ResumeOptions } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'

setDefaultTimeout(60_000)

const zenobia = {
  name: 'Zenobia Quartermaine',
  email: 'zenobia.q@fictional-mail.example',
  phone: '+1 415 555 0187',
  company: 'Quartermaine Foundry',
}
const jon = { name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0199' }
const aaron = { name: 'Aaron Apple', email: 'aaron@example.com', phone: '+1 415 555 0144' }
const dora = { name: 'Dora Dunne', email: 'dora@example.com', phone: '+1 415 555 0145' }

interface Listed {
  _id: string
  resumeId: { filename: string }
  matchingResult: { 'Resume Data': { name: string } }[]
}

/** A workspace with an open job in which some people have been seen, and a blind one with Jon in it. */
async function aWorkspace() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const open = await aJobDescription({ title: 'Backend Developer' })
  const blind = await aJobDescription({ title: 'Data Engineer' })
  let files = 0
  const call = (method: string, path: string, body?: unknown, as = cookie) => server.call(method, path, { cookie: as, body })
  const upload = async (job: Uint8Array, title: string, ...people: ResumeOptions[]): Promise<Listed[]> => {
    const resumes: Record<string, Uint8Array> = {}
    for (const person of people) resumes[`upload-${++files}.pdf`] = await aResume(person)
    const { body } = await call('POST', '/api/submit', submissionForm(resumes, job, title))
    const results = body.results as Listed[]
    return Object.keys(resumes).map((name, at) => results.find(({ resumeId }) => resumeId.filename === name) ?? results[at]!)
  }
  const toOpen = (...people: ResumeOptions[]) => upload(open, 'Backend Developer', ...people)
  const toBlind = async (person: ResumeOptions) => (await upload(blind, 'Data Engineer', person))[0]!
  const found = async (query: string, as = cookie): Promise<string[]> => {
    const answer = await call('GET', `/api/candidate-filtering?${query}`, undefined, as)
    const ids = answer.body.map(({ _id }: Listed) => _id)
    expect(answer.headers.get('x-total-count')).toBe(`${ids.length}`)
    return ids.toSorted()
  }
  const [known, first] = await toOpen(zenobia, aaron, dora)
  const seen = await toBlind(jon)
  const jobs = (await call('GET', '/api/job-descriptions')).body as { _id: string; title: string }[]
  const idOf = (title: string) => jobs.find((job) => job.title === title)!._id
  await call('PUT', `/api/job-descriptions/${idOf('Data Engineer')}/blind-review`, { on: true })
  const hiringManager = await server.colleague(cookie, 'hiring-manager', 'manager@example.com', [idOf('Backend Developer')])
  // Everybody has looked for her while nothing of hers was hidden.
  expect(await found('q=zenobia')).toEqual([known!._id])
  expect(await found('q=zenobia', hiringManager)).toEqual([known!._id])
  return {
    server,
    cookie,
    call,
    toOpen,
    toBlind,
    found,
    known: known!,
    aaron: first!,
    jon: seen,
    hiringManager,
    blindJob: idOf('Data Engineer'),
  }
}

describe('somebody who was known before they came into a blind job', () => {
  let at: Awaited<ReturnType<typeof aWorkspace>>
  let hidden: Listed

  beforeEach(async () => {
    at = await aWorkspace()
    hidden = await at.toBlind({ ...zenobia, skills: ['Python', 'Kafka'] })
  })

  const searches = [
    'q=zenobia',
    'q=quarterm',
    'q=fictional-mail',
    'name=zen',
    'fields=choice&name=quartermaine',
    'fields=list&q=zenobia',
  ]

  test('is found by no search, also by those who do not see that job', async () => {
    const { found, hiringManager } = at
    for (const query of searches) {
      expect({ query, found: await found(query) }).toEqual({ query, found: [] })
      expect({ query, found: await found(query, hiringManager) }).toEqual({ query, found: [] })
    }
    expect(await found('q=dora')).toHaveLength(1)
  })

  test('is told by no count, order, table or answer', async () => {
    const { call } = at
    const counts = async (query: string) => {
      const { body } = await call('GET', `/api/candidates/facets?${query}`)
      return JSON.stringify(body).match(/"count":[1-9]\d*/g) ?? []
    }
    expect(await counts('q=zenobia')).toEqual([])
    expect(await counts('q=dora')).not.toEqual([])

    const { body } = await call('GET', '/api/candidate-filtering?sort=name')
    const names = body.map((record: Listed) => record.matchingResult[0]!['Resume Data'].name)
    expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other, 'en')))
    expect(names.filter((name: string) => name.startsWith('Candidate '))).toHaveLength(3)

    const table = await call('GET', '/api/candidates/export.csv?q=zenobia')
    expect(table.text.trim().split('\n')).toHaveLength(1)
    const whole = await call('GET', '/api/candidates/export.csv?q=python')
    expect(whole.text).toContain('Dora Dunne')
    expect(whole.text.toLowerCase()).not.toMatch(/zenobia|quartermaine|fictional-mail/)

    // An answer about her is the same as one about somebody who was never here, and gives back what was asked as it was written.
    const answered = async (write: (first: string, last: string) => string, first: string, last: string) => {
      const { status, text, body } = await call('POST', '/api/ask', { question: write(first, last) })
      expect([status, body.question]).toEqual([200, write(first, last)])
      return text.replaceAll(new RegExp(first, 'gi'), 'First').replaceAll(new RegExp(last, 'gi'), 'Last')
    }
    const questions = [
      (first: string, last: string) => `${first} ${last}`,
      (first: string) => `Does ${first} know Python?`,
      (_: string, last: string) => `How can I reach ${last}?`,
      (_: string, last: string) => `Who worked at ${last} Foundry?`,
      (_: string, last: string) => `Who knows Python but never worked at ${last} Foundry?`,
    ]
    for (const write of questions) {
      expect(await answered(write, 'Zenobia', 'Quartermaine')).toBe(await answered(write, 'Walburga', 'Quellenhof'))
      expect(await answered(write, 'Zenobja', 'Quartermaime')).toBe(await answered(write, 'Walburja', 'Quellenhoff'))
    }
    const recommended = async (query: string) => (await call('GET', `/api/recommendations/candidates?${query}`)).body.length
    expect(await recommended('q=dora')).toBe(1)
    expect(await recommended('q=zenobia')).toBe(0)
    expect(
      JSON.stringify((await call('GET', '/api/candidates/facets?view=recommended&q=zenobia')).body).match(/"count":[1-9]/),
    ).toBeNull()
  })

  test('is found again once revealed, and hidden once more in the next blind job', async () => {
    const { call, found, known, hiringManager, toBlind } = at
    const both = [known._id, hidden._id].toSorted()
    expect((await call('POST', `/api/candidates/${hidden._id}/reveal`, { reason: 'interview' })).status).toBe(200)
    expect(await found('q=zenobia')).toEqual(both)
    expect(await found('name=quarter')).toEqual(both)
    expect(await found('q=zenobia', hiringManager)).toEqual([known._id])
    const third = await toBlind({ ...zenobia, skills: ['Python', 'Rust'] })
    expect(await found('q=zenobia')).toEqual([])
    await call('POST', `/api/candidates/${third._id}/reveal`, { reason: 'interview' })
    expect(await found('q=zenobia')).toEqual([...both, third._id].toSorted())
  })

  test('is found as often as the switch says', async () => {
    const { call, found, blindJob, known } = at
    await call('PUT', `/api/job-descriptions/${blindJob}/blind-review`, { on: false })
    expect(await found('q=zenobia')).toEqual([known._id, hidden._id].toSorted())
    await call('PUT', `/api/job-descriptions/${blindJob}/blind-review`, { on: true })
    expect(await found('q=zenobia')).toEqual([])
  })

  test('is found in no list of assessments', async () => {
    const { call, known, jon: other } = at
    const { body: before } = await call('GET', `/api/candidates/${known._id}`)
    expect(JSON.stringify(before).toLowerCase()).not.toContain('zenobia')
    for (const { _id } of [known, other]) {
      const { body } = await call('GET', `/api/candidates/${_id}`)
      const sent = await call('POST', '/api/send-test-link', {
        resumeId: body.resumeId._id,
        jobDescriptionId: body.jobDescriptionId._id,
        candidateEmail: 'Hidden',
      })
      expect(sent.status).toBe(200)
    }
    const listed = async (q: string) => (await call('GET', `/api/assessments?q=${q}`)).body.length
    expect(await listed('')).toBe(2)
    expect(await listed('Developer')).toBe(1)
    expect(await listed('zenobia')).toBe(0)
    expect(await listed('fictional-mail')).toBe(0)
    await call('POST', `/api/candidates/${hidden._id}/reveal`, { reason: 'interview' })
    expect(await listed('zenobia')).toBe(1)
  })
})

describe('two people of whom one is in a blind job', () => {
  test('are no possible duplicates of each other until a reveal', async () => {
    const { call, known, toBlind, toOpen } = await aWorkspace()
    const [twin] = await toOpen({
      ...zenobia,
      email: 'zenobia@third-mail.example',
      phone: '+44 20 7946 0822',
      skills: ['Python', 'Rust'],
    })
    const hidden = await toBlind({
      ...zenobia,
      email: 'zq@other-mail.example',
      phone: '+44 20 7946 0811',
      skills: ['Python', 'Kafka'],
    })
    const personOf = async ({ _id }: Listed) => (await call('GET', `/api/candidates/${_id}/history`)).body._id as string
    const person = { known: await personOf(known), twin: await personOf(twin!), hidden: await personOf(hidden) }
    const pairs = async (of = ''): Promise<string[]> => {
      for (;;) {
        const { body, headers } = await call('GET', `/api/duplicates${of}`)
        expect(headers.get('x-total-count')).toBe(`${body.total}`)
        if (body.waiting > 0) continue
        expect(body.pairs).toHaveLength(body.total)
        return body.pairs.map(({ _id }: Listed) => _id).toSorted()
      }
    }
    const pair = (one: string, other: string) => [one, other].toSorted().join('.')
    expect(await pairs()).toEqual([pair(person.known, person.twin)])
    expect(await pairs(`?person=${person.hidden}`)).toEqual([])
    const possible = async (id: string) => (await call('GET', `/api/people/${id}`)).body.possible
    expect([await possible(person.hidden), await possible(person.known)]).toEqual([0, 1])
    await call('POST', `/api/candidates/${hidden._id}/reveal`, { reason: 'duplicate' })
    expect(await pairs()).toEqual(
      [pair(person.known, person.twin), pair(person.known, person.hidden), pair(person.twin, person.hidden)].toSorted(),
    )
    expect(await possible(person.hidden)).toBe(2)
  })

  test('are not told apart in the list of decisions, either, beside a name that is shown', async () => {
    const { call, known, toBlind, toOpen } = await aWorkspace()
    const same = { ...zenobia, email: 'zenobia@third-mail.example', phone: '+44 20 7946 0822' }
    const [twin] = await toOpen({ ...same, skills: ['Python', 'Rust'] })
    const personOf = async ({ _id }: Listed) => (await call('GET', `/api/candidates/${_id}/history`)).body._id as string
    const distinct = await call('POST', `/api/people/${await personOf(known)}/distinct`, { person: await personOf(twin!) })
    expect(distinct.status).toBe(200)
    const decided = async () => {
      const { body } = await call('GET', '/api/duplicates/decisions')
      expect(body.decisions).toHaveLength(body.total)
      return body.total
    }
    expect(await decided()).toBe(1)
    const hidden = await toBlind({ ...same, skills: ['Python', 'Kafka'] })
    expect(await decided()).toBe(0)
    await call('POST', `/api/candidates/${hidden._id}/reveal`, { reason: 'duplicate' })
    expect(await decided()).toBe(1)
  })

  test('are both hidden from the moment they are one person, and as before when they are two again', async () => {
    const { call, found, toBlind, known } = await aWorkspace()
    const hidden = await toBlind({
      ...zenobia,
      email: 'zq@other-mail.example',
      phone: '+44 20 7946 0811',
      skills: ['Python', 'Kafka'],
    })
    const personOf = async (id: string) => (await call('GET', `/api/candidates/${id}/history`)).body._id
    expect(await found('q=fictional-mail')).toEqual([known._id])
    for (const [keep, person] of [
      [await personOf(known._id), await personOf(hidden._id)],
      [await personOf(hidden._id), await personOf(known._id)],
    ]) {
      const merged = await call('POST', `/api/people/${keep}/merge`, { person })
      expect(merged.status).toBe(200)
      expect((await call('GET', `/api/candidates/${known._id}`)).text.toLowerCase()).not.toMatch(
        /zenobia|quartermaine|fictional-mail/,
      )
      for (const query of ['q=zenobia', 'q=fictional-mail', 'q=other-mail', 'name=quarter'])
        expect({ query, found: await found(query) }).toEqual({ query, found: [] })
      expect((await call('DELETE', `/api/people/merges/${merged.body._id}`, {})).status).toBe(200)
      expect(await found('q=fictional-mail')).toEqual([known._id])
      expect(await found('q=other-mail')).toEqual([])
      expect((await call('GET', `/api/candidates/${hidden._id}`)).text.toLowerCase()).not.toMatch(/zenobia|quartermaine/)
    }
  })
})
