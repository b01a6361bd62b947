import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import type { StagesAnswer, WorkflowAnswer } from '#src/contracts/hiring/records.ts'
import type { CandidateRecord } from '#src/contracts/matching/records.ts'
import { applicationOf, applyFor, followLink, linkOf, whatIsTold } from '#src/jobportal/applying/test-applying.ts'
import { aVerifiedCompany, postedJob } from '#src/jobportal/test-job-portal.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

/** A company with a posted job that somebody has applied for, and its person signed in as a recruiter. */
async function oneApplicant(resume?: Uint8Array) {
  const server = testServer({ TRUST_PROXY: 'on' })
  const company = await aVerifiedCompany(server)
  const jobId = await postedJob(server, company.token)
  await server.app.worker.runDue()
  const applied = await applyFor(server, jobId, { resume: resume ?? (await aResume({ skills: ['Go', 'PostgreSQL'] })) })
  expect(applied.status).toBe(201)
  await server.app.worker.runDue()
  const login = await server.call('POST', '/login', { body: { email: company.email, password: company.password } })
  expect(login.status).toBe(200)
  const cookie = /session=[^;]+/.exec(login.headers.get('set-cookie') ?? '')![0]
  const get = (path: string) => server.call('GET', path, { cookie })
  const send = (method: string, path: string, body: unknown) => server.call(method, path, { cookie, body })
  const [candidate] = (await get('/api/candidate-filtering')).body
  const board = (await get(`/api/job-descriptions/${candidate.jobDescriptionId._id}/board`)).body
  const stage = (name: string): string => board.stages.find((each: { name: string }) => each.name === name)._id
  return { server, company, jobId, cookie, get, send, candidate, board, stage }
}

/** A window of the portal is open; the codes with which it is closed. */
function closingsOf(server: Known['server'], companyId: string): number[] {
  const closed: number[] = []
  server.app.windows.add({
    userId: companyId,
    workspaceId: companyId,
    sessionId: '',
    isAdmin: false,
    send: () => {},
    close: (code: number) => closed.push(code),
  } as never)
  return closed
}

const percentageOf = (candidate: CandidateRecord) => candidate.matchingResult[0]!['Resume Data']['Matching Percentage']

type Known = Awaited<ReturnType<typeof oneApplicant>>

const statusOf = async ({ server, jobId }: Known) => (await applicationOf(server, jobId)).status

describe('who applies on a public page', () => {
  test('stands on the board of the job, with the same percentage on both sides', async () => {
    const known = await oneApplicant()
    const { server, jobId, candidate, board } = known
    const application = await applicationOf(server, jobId)
    expect(percentageOf(candidate)).toBe(application.percentage)
    expect(board.jobDescription.title).toBe('Backend Developer')
    expect(board.cards).toMatchObject([{ _id: candidate._id }])
    expect(application.candidateId).toBe(candidate._id)
  })

  test('is taken in once for every resume, and known again with the next job', async () => {
    const known = await oneApplicant()
    const { server, company, get } = known
    const second = await postedJob(server, company.token, { title: 'Full Stack Developer' })
    await server.app.worker.runDue()
    await applyFor(server, second, { resume: await aResume({ skills: ['Go', 'PostgreSQL'] }) })
    await server.app.worker.runDue()
    const all = (await get('/api/candidate-filtering')).body
    expect(all.map(({ jobDescriptionId }: { jobDescriptionId: { title: string } }) => jobDescriptionId.title).toSorted()).toEqual(
      ['Backend Developer', 'Full Stack Developer'],
    )
    const { person } = (await get(`/api/candidates/${all[0]._id}/history`)).body
    const [people] = await Promise.all(all.map(({ _id }: { _id: string }) => get(`/api/candidates/${_id}/history`)))
    expect(people.body.person?._id).toBe(person?._id)
  })

  test('comes from a posting that the job names, which no other workspace learns of', async () => {
    const { server, get, candidate } = await oneApplicant()
    const path = `/api/job-descriptions/${candidate.jobDescriptionId._id}/posts`
    const { body } = await get(path)
    expect(body).toMatchObject([{ title: 'Backend Developer', status: 'Active', applications: 1 }])
    expect((await server.call('GET', `/public/job/${body[0].publicId}`)).status).toBe(200)
    const stranger = await server.recruiter('stranger@example.com')
    expect((await server.call('GET', path, { cookie: stranger.cookie })).status).toBe(404)
  })

  test('has the status of the stage, and the stage of the status', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, get, send, candidate, stage } = known
    const moved = await send('PUT', `/api/candidates/${candidate._id}/stage`, { stageId: stage('Screening'), version: 0 })
    expect(moved.status).toBe(200)
    expect(await statusOf(known)).toBe('Reviewed')

    const { id } = await applicationOf(server, jobId)
    await server.call('PATCH', `/jobportal/applications/${id}`, { token: company.token, body: { status: 'Shortlisted' } })
    const workflow = async () => (await get(`/api/candidates/${candidate._id}/workflow`)).body as WorkflowAnswer
    const now = await workflow()
    expect(now.placement.stageId).toBe(stage('Interview'))

    await send('POST', `/api/candidates/${candidate._id}/evidence-opened`, {})
    const rejected = await send('POST', `/api/candidates/${candidate._id}/reject`, {
      version: now.placement.version,
      reason: 'experience',
      text: '',
      message: { subject: 'Your application', body: 'Thank you for applying.' },
    })
    expect([rejected.status, await statusOf(known)]).toEqual([200, 'Rejected'])
    const events = await server.applications.events(id)
    expect(events.at(-1)).toMatchObject({
      kind: 'status',
      details: { status: 'Rejected', reason: expect.stringContaining('experience') },
    })
    server.clock.advance(11 * 60_000)
    const mail = (await server.sentMails()).findLast(({ kind }) => kind === 'candidate-message')
    expect(mail).toMatchObject({
      to: 'mira@example.com',
      action: { text: 'Your application', href: expect.stringContaining('/application/') },
    })
  })

  test('is shortlisted in the stages that are marked so, and when they are marked', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, get, send, candidate, stage, board } = known
    const { _id: job } = candidate.jobDescriptionId
    const mark = async (...names: string[]) => {
      const { revision, stages } = (await get(`/api/job-descriptions/${job}/stages`)).body as StagesAnswer
      const wanted = stages.map(({ _id, name, kind }) => ({ _id, name, kind, shortlisted: names.includes(name) }))
      return send('PUT', `/api/job-descriptions/${job}/stages`, { revision, stages: wanted })
    }
    expect(board.stages.some(({ shortlisted }: { shortlisted: boolean }) => shortlisted)).toBe(false)
    const { id } = await applicationOf(server, jobId)
    const set = (status: string) =>
      server.call('PATCH', `/jobportal/applications/${id}`, { token: company.token, body: { status } })
    const stageNow = async () => {
      const { placement, stages } = (await get(`/api/candidates/${candidate._id}/workflow`)).body as WorkflowAnswer
      return stages.find(({ _id }) => _id === placement.stageId)?.name
    }

    // Somebody who stands in a stage already follows what it means now, and both ways.
    await send('PUT', `/api/candidates/${candidate._id}/stage`, { stageId: stage('Interview'), version: 0 })
    expect(await statusOf(known)).toBe('Shortlisted')
    expect((await mark('Offer')).body.stages).toMatchObject([{}, {}, { shortlisted: false }, { shortlisted: true }, {}, {}])
    expect(await statusOf(known)).toBe('Reviewed')
    expect((await server.applications.events(id)).at(-1)).toMatchObject({ details: { status: 'Reviewed', from: 'Shortlisted' } })

    await set('Shortlisted')
    expect([await stageNow(), await statusOf(known)]).toEqual(['Offer', 'Shortlisted'])
    await mark('Screening')
    await set('Reviewed')
    expect([await stageNow(), await statusOf(known)]).toEqual(['Offer', 'Reviewed'])
    await set('New')
    await set('Reviewed')
    expect([await stageNow(), await statusOf(known)]).toEqual(['Interview', 'Reviewed'])

    // A client that does not know of marks leaves them as they are.
    const { revision, stages } = (await get(`/api/job-descriptions/${job}/stages`)).body as StagesAnswer
    const plain = stages.map(({ _id, name, kind }) => ({ _id, name, kind }))
    const kept = await send('PUT', `/api/job-descriptions/${job}/stages`, { revision, stages: plain })
    expect(kept.body.stages[1]).toMatchObject({ name: 'Screening', shortlisted: true })
    for (const name of ['New', 'Hired']) expect((await mark(name)).status).toBe(400)
  })

  test('stays rejected when the stage of the rejected is exchanged for another', async () => {
    const known = await oneApplicant()
    const { server, jobId, get, send, candidate } = known
    await send('POST', `/api/candidates/${candidate._id}/evidence-opened`, {})
    await send('POST', `/api/candidates/${candidate._id}/reject`, { version: 0, reason: 'experience', text: '' })
    expect(await statusOf(known)).toBe('Rejected')
    const { id, statusAt } = await applicationOf(server, jobId)
    const path = `/api/job-descriptions/${candidate.jobDescriptionId._id}/stages`
    const { revision, stages } = (await get(path)).body as StagesAnswer
    const kept = stages.filter(({ kind }) => kind !== 'rejected').map(({ _id, name, kind }) => ({ _id, name, kind }))
    const gone = stages.find(({ kind }) => kind === 'rejected')!
    server.clock.advance(60_000)
    const changed = await send('PUT', path, {
      revision,
      stages: [...kept, { name: 'Not this time', kind: 'rejected' }],
      moves: { [gone._id]: String(kept.length) },
    })
    expect(changed.status).toBe(200)
    const now = await applicationOf(server, jobId)
    expect([now.status, now.statusAt]).toEqual(['Rejected', statusAt])
    expect((await server.applications.events(id)).filter(({ kind }) => kind === 'status')).toHaveLength(1)
  })

  test('follows other criteria of the job on both sides', async () => {
    const known = await oneApplicant()
    const { server, jobId, get, send, candidate } = known
    const job = candidate.jobDescriptionId._id
    const before = (await applicationOf(server, jobId)).percentage
    const { weights, skills, years, degree } = (await get(`/api/job-descriptions/${job}/criteria`)).body
    const choice = {
      weights,
      skills: [
        ...skills.map(({ skill, alternatives, must, weight }: Record<string, unknown>) => ({
          skill,
          alternatives,
          must,
          weight,
        })),
        { skill: 'Fortran', alternatives: [], must: true, weight: 3 },
      ],
      years,
      degree,
    }
    expect((await send('PUT', `/api/job-descriptions/${job}/criteria`, { base: 1, choice })).status).toBe(200)
    expect((await send('POST', `/api/job-descriptions/${job}/rescore`, {})).status).toBe(202)
    await server.app.worker.runDue()
    const [now] = (await get('/api/candidate-filtering')).body
    const after = (await applicationOf(server, jobId)).percentage
    expect(after).not.toBe(before)
    expect(percentageOf(now)).toBe(after!)
  })

  test('keeps one card when they apply again, with the newer resume and as somebody new', async () => {
    const known = await oneApplicant()
    const { server, jobId, get, send, candidate, stage } = known
    await send('PUT', `/api/candidates/${candidate._id}/stage`, { stageId: stage('Screening'), version: 0 })
    await applyFor(server, jobId, { resume: await aResume({ skills: ['Go', 'PostgreSQL', 'Kafka'] }), filename: 'newer.pdf' })
    await followLink(server)
    await server.app.worker.runDue()
    const all = (await get('/api/candidate-filtering')).body
    expect(all).toMatchObject([{ _id: candidate._id, resumeId: { filename: 'newer.pdf' } }])
    const { placement } = (await get(`/api/candidates/${candidate._id}/workflow`)).body
    expect(placement.stageId).toBe(stage('New'))
  })

  test('has a score that can be computed again, also with what the applicant pointed out', async () => {
    const known = await oneApplicant(await aResume({ skills: ['PostgreSQL'], more: ['Wrote services in the gopher language'] }))
    const { server, jobId, get, send, candidate } = known
    const verified = async () => (await send('POST', `/api/candidates/${candidate._id}/verify`, {})).body
    expect((await verified()).differences).toEqual([])
    const token = await linkOf(server, 'mira@example.com')
    const corrected = await server.call('POST', `/api/application/${token}/corrections`, {
      body: { about: 'skills', kind: 'missing', value: 'Go', comment: '', quote: 'Wrote services in the gopher language' },
    })
    expect(corrected.status).toBe(200)
    const [now] = (await get('/api/candidate-filtering')).body
    expect(percentageOf(now)).toBe((await applicationOf(server, jobId)).percentage!)
    expect(Number(percentageOf(now))).toBeGreaterThan(Number(percentageOf(candidate)))
    expect((await verified()).differences).toEqual([])
    const entries = (await get(`/api/candidates/${candidate._id}/timeline`)).body
    expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('corrected')
  })
})

describe('the page of the candidate', () => {
  test('has what was sent with the application, and nothing where somebody was uploaded', async () => {
    const known = await oneApplicant()
    const { server, jobId, get, candidate } = known
    const { id } = await applicationOf(server, jobId)
    await server.applications.update(id, {
      source: 'Fjord board',
      answers: [{ questionId: 'q', question: 'When?', answer: 'In May' }],
    })
    const { application } = (await get(`/api/candidates/${candidate._id}/application`)).body
    expect(application).toMatchObject({
      _id: candidate._id,
      status: 'New',
      source: 'Fjord board',
      answers: [{ question: 'When?', answer: 'In May' }],
      withdrawnAt: null,
      review: null,
    })
    const stranger = await server.recruiter('stranger@example.com')
    const elsewhere = await server.call('GET', `/api/candidates/${candidate._id}/application`, { cookie: stranger.cookie })
    expect(elsewhere.status).toBe(404)
  })

  test('and the list of the company hear of a move at once', async () => {
    const known = await oneApplicant()
    const { server, company, send, candidate, stage } = known
    const told = whatIsTold(server, company.id)
    await send('PUT', `/api/candidates/${candidate._id}/stage`, { stageId: stage('Screening'), version: 0 })
    for (const end = performance.now() + 5000; told.length === 0 && performance.now() < end; ) await Bun.sleep(10)
    expect(told).toMatchObject([{ status: 'Reviewed' }])
  })
})

describe('blind review', () => {
  test('hides who applied on both sides, and reveals them on both', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, get, candidate } = known
    const { id } = await applicationOf(server, jobId)
    const switched = await server.call('PUT', `/jobportal/jobs/${jobId}/blind-review`, {
      token: company.token,
      body: { on: true },
    })
    expect(switched.status).toBe(200)
    const page = () => get(`/api/candidates/${candidate._id}/workflow`)
    expect((await page()).text).not.toContain('Mira')
    expect((await get(`/api/candidates/${candidate._id}/application`)).text).not.toContain('Mira')
    const body = { reason: 'interview' }
    const revealed = await server.call('POST', `/jobportal/applications/${id}/reveal`, { token: company.token, body })
    expect(revealed.status).toBe(200)
    expect((await page()).text).toContain('Mira')
  })

  test('of a job is kept when the job is read anew', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, get, candidate } = known
    await server.call('PUT', `/jobportal/jobs/${jobId}/blind-review`, { token: company.token, body: { on: true } })
    await server.jobDescriptions.remove(candidate.jobDescriptionId._id, server.clock.now())
    await server.jobPosts.update(jobId, { jobDescriptionId: null })
    await server.applications.update((await applicationOf(server, jobId)).id, { candidateId: null })
    await server.app.pipeline.takeInEarlier()
    await server.app.worker.runDue()
    const { candidateId } = await applicationOf(server, jobId)
    expect((await get(`/api/candidates/${candidateId}/workflow`)).text).not.toContain('Mira')
  })
})

describe('erasing', () => {
  test('an application that its owner deletes takes the candidate along, file and all', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, get, candidate } = known
    const token = await linkOf(server, 'mira@example.com')
    const { fileId } = await applicationOf(server, jobId)
    const file = (await server.files.find(company.id, fileId))!
    expect((await server.call('DELETE', `/api/application/${token}`)).status).toBe(204)
    await server.app.worker.runDue()
    expect((await get('/api/candidate-filtering')).body).toEqual([])
    expect((await get(`/api/candidates/${candidate._id}`)).status).toBe(404)
    expect(await server.files.find(company.id, fileId)).toBeNull()
    await expect(server.fileStore.read(file.key)).rejects.toThrow()
  })

  test('a candidate who is deleted takes the application along, and its private link has ended', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, cookie, candidate } = known
    const token = await linkOf(server, 'mira@example.com')
    const { fileId } = await applicationOf(server, jobId)
    expect((await server.call('DELETE', `/api/candidates/${candidate._id}`, { cookie })).status).toBe(200)
    await server.app.worker.runDue()
    expect(await server.applications.idsOf(jobId)).toEqual([])
    expect((await server.call('GET', `/api/application/${token}`)).status).toBe(410)
    expect(await server.files.find(company.id, fileId)).toBeNull()
  })

  test('one of two applications leaves the other as it is', async () => {
    const known = await oneApplicant()
    const { server, company, get } = known
    const second = await postedJob(server, company.token, { title: 'Full Stack Developer' })
    await server.app.worker.runDue()
    await applyFor(server, second, { resume: await aResume({ skills: ['Go', 'PostgreSQL'] }) })
    await server.app.worker.runDue()
    expect((await get('/api/candidate-filtering')).body).toHaveLength(2)
    const token = await linkOf(server, 'mira@example.com')
    expect((await server.call('DELETE', `/api/application/${token}`)).status).toBe(204)
    await server.app.worker.runDue()
    const left = (await get('/api/candidate-filtering')).body
    expect(left).toMatchObject([{ jobDescriptionId: { title: 'Backend Developer' } }])
    expect((await get(`/api/candidates/${left[0]._id}/evidence`)).status).toBe(200)
  })
})

describe('what was there before', () => {
  test('jobs and applications from before they stood in workspaces are brought there after the start', async () => {
    const known = await oneApplicant()
    const { server, jobId, get, candidate } = known
    // As an older version of the product had left it.
    await server.jobDescriptions.remove(candidate.jobDescriptionId._id, server.clock.now())
    const { id } = await applicationOf(server, jobId)
    await server.applications.update(id, { candidateId: null, status: 'Shortlisted' })
    await server.jobPosts.update(jobId, { jobDescriptionId: null })
    await server.app.pipeline.takeInEarlier()
    await server.app.worker.runDue()
    const { candidateId } = await applicationOf(server, jobId)
    expect(candidateId).not.toBeNull()
    expect(candidateId).not.toBe(candidate._id)
    const { placement, stages } = (await get(`/api/candidates/${candidateId}/workflow`)).body as WorkflowAnswer
    expect(stages.find(({ _id }) => _id === placement.stageId)?.name).toBe('Interview')
  })
})

describe('an applicant who is in a blind job of the workspace as well', () => {
  test('is hidden in the portal too, until they are revealed there or on the board', async () => {
    const known = await oneApplicant()
    const { server, company, jobId, cookie, send, get } = known
    const application = await applicationOf(server, jobId)
    const list = `/jobportal/applications/${application.jobId}`
    const inPortal = (path = list) => server.call('GET', path, { token: company.token })
    const names = async () => [
      (await inPortal()).text.includes(application.name),
      (await inPortal(`/jobportal/application/${application.id}`)).text.includes(application.name),
    ]
    expect(await names()).toEqual([true, true])
    const submit = async (skills: string[]) => {
      const resume = await aResume({ name: application.name, email: application.email, phone: '', skills })
      const form = submissionForm({ 'cv.pdf': resume }, await aJobDescription({ title: 'Data Engineer' }), 'Data Engineer')
      return (await server.call('POST', '/api/submit', { cookie, body: form })).body.results[0] as CandidateRecord
    }
    const first = await submit(['Go', 'Kafka'])
    expect(await names()).toEqual([true, true])
    await send('PUT', `/api/job-descriptions/${first.jobDescriptionId._id}/blind-review`, { on: true })
    expect(await names()).toEqual([false, false])
    const state = await inPortal(`/jobportal/application/${application.id}/blind-review`)
    expect(state.body).toMatchObject({ hidden: true, jobs: [{ title: 'Data Engineer', reveal: null }] })
    const revealed = await server.call('POST', `/jobportal/applications/${application.id}/reveal`, {
      token: company.token,
      body: { reason: 'interview' },
    })
    expect(revealed.body).toMatchObject({ hidden: false, jobs: [{ title: 'Data Engineer', reveal: { by: expect.any(String) } }] })
    expect(await names()).toEqual([true, true])
    expect((await get(`/api/candidates/${first._id}/blind-review`)).body).toMatchObject({
      hidden: false,
      jobs: [{ reveal: { by: expect.any(String) } }],
    })

    const second = await submit(['Go', 'Rust'])
    expect(await names()).toEqual([false, false])
    expect((await send('POST', `/api/candidates/${second._id}/reveal`, { reason: 'contact' })).status).toBe(200)
    expect(await names()).toEqual([true, true])
  })
})

describe('evidence that somebody has opened', () => {
  const rejected = { reason: 'experience' }
  const inPortal = async ({ server, company, jobId }: Known, path = '') => {
    const { id } = await applicationOf(server, jobId)
    return path === 'reject'
      ? server.call('PATCH', `/jobportal/applications/${id}`, { token: company.token, body: { status: 'Rejected', ...rejected } })
      : server.call('GET', `/jobportal/application/${id}`, { token: company.token })
  }
  const onBoard = async ({ get, candidate }: Known) =>
    (await get(`/api/candidates/${candidate._id}/workflow`)).body as WorkflowAnswer
  const openings = ({ timeline }: WorkflowAnswer) => timeline.entries.filter(({ kind }) => kind === 'evidence-opened').length

  test('on the board counts in the portal', async () => {
    const known = await oneApplicant()
    expect((await inPortal(known, 'reject')).body.code).toBe('EVIDENCE_NOT_OPENED')
    await known.send('POST', `/api/candidates/${known.candidate._id}/evidence-opened`, {})
    expect([(await inPortal(known, 'reject')).status, await statusOf(known)]).toEqual([200, 'Rejected'])
  })

  test('in the portal counts on the board, and is written down once', async () => {
    const known = await oneApplicant()
    const { candidate, send, stage } = known
    const now = await onBoard(known)
    expect(now.evidenceOpened).toBe(false)
    const reject = () =>
      send('POST', `/api/candidates/${candidate._id}/reject`, {
        version: now.placement.version,
        text: '',
        ...rejected,
      })
    expect((await reject()).body.code).toBe('EVIDENCE_NOT_OPENED')
    expect((await inPortal(known)).status).toBe(200)
    await send('POST', `/api/candidates/${candidate._id}/evidence-opened`, {})
    expect((await inPortal(known)).status).toBe(200)
    const then = await onBoard(known)
    expect([then.evidenceOpened, openings(then)]).toEqual([true, 1])
    expect((await reject()).status).toBe(200)
    expect(await statusOf(known)).toBe('Rejected')
    expect(stage('New')).toBe(now.placement.stageId)
  })

  test('by a colleague counts for nobody else, on neither side', async () => {
    const known = await oneApplicant()
    const { server, cookie, candidate } = known
    const colleague = await server.colleague(cookie, 'recruiter')
    await server.call('POST', `/api/candidates/${candidate._id}/evidence-opened`, { cookie: colleague, body: {} })
    expect((await inPortal(known, 'reject')).body.code).toBe('EVIDENCE_NOT_OPENED')
    expect((await inPortal(known)).status).toBe(200)
    expect((await onBoard(known)).evidenceOpened).toBe(true)
    const ofOther = await server.call('GET', `/api/candidates/${candidate._id}/workflow`, {
      cookie: await server.colleague(cookie, 'recruiter', 'third@example.com'),
    })
    expect(ofOther.body.evidenceOpened).toBe(false)
  })
})

describe('one account', () => {
  test('of a company that may not post yet is refused, and a suspended one is out at once', async () => {
    const server = testServer()
    const company = await server.company()
    const login = (password = company.password) => server.call('POST', '/login', { body: { email: company.email, password } })
    expect((await login()).body.code).toBe('EMAIL_NOT_VERIFIED')
    expect((await login()).status).toBe(403)
    expect((await login('not the password')).body.code).toBe('WRONG_CREDENTIALS')
    await server.companies.update(company.id, { suspendedAt: server.clock.now() })
    expect((await login()).body.code).toBe('ACCOUNT_SUSPENDED')
    await server.companies.update(company.id, { suspendedAt: null })
    const at = server.clock.now()
    await server.companies.update(company.id, { emailVerifiedAt: at })
    expect((await login()).body.code).toBe('PENDING_APPROVAL')
    await server.companies.update(company.id, { verifiedAt: at })
    const cookie = /session=[^;]+/.exec((await login()).headers.get('set-cookie') ?? '')![0]
    expect((await server.call('GET', '/user', { cookie })).status).toBe(200)
    await server.companies.update(company.id, { suspendedAt: server.clock.now() })
    expect((await server.call('GET', '/user', { cookie })).status).toBe(401)
    expect((await login()).status).toBe(403)
  })

  test('of a company whose address is not proved yet gets a new link from the form that says so', async () => {
    const server = testServer()
    const company = await server.company()
    await server.call('POST', '/jobportal/register', {
      body: { fullName: 'Other', email: 'other@example.com', password: 'another company', companyName: 'Other' },
    })
    const links = async () =>
      (await server.sentMails()).flatMap((mail) => ('link' in mail && mail.to === company.email ? [mail.link] : []))
    const before = await links()
    const asked = await server.call('POST', '/api/resend-verification', { body: { email: company.email } })
    const nobody = await server.call('POST', '/api/resend-verification', { body: { email: 'nobody@example.com' } })
    expect([asked.status, asked.body]).toEqual([nobody.status, nobody.body])
    const after = await links()
    expect(after).toHaveLength(before.length + 1)
    const { searchParams } = new URL(after.at(-1)!)
    const proof = { ...Object.fromEntries(searchParams), password: company.password }
    expect((await server.call('POST', '/api/jobportal/verify-email', { body: proof })).status).toBe(200)
    const login = { email: company.email, password: company.password }
    expect((await server.call('POST', '/login', { body: login })).body.code).toBe('PENDING_APPROVAL')
    await server.call('POST', '/api/resend-verification', { body: { email: company.email } })
    expect(await links()).toHaveLength(after.length)
  })

  test('that an administrator suspends is out of the portal at once, and comes in again with a new token only', async () => {
    const server = testServer()
    const company = await aVerifiedCompany(server, 'one@example.com')
    const { email, password, token } = company
    const cookie = await server.logIn(email, password)
    const { _id } = (await server.call('GET', '/user', { cookie })).body.user
    const admin = await server.admin()
    const closed = closingsOf(server, company.id)
    const profile = async (of: string) => (await server.call('GET', '/jobportal/profile', { token: of })).status
    const enter = () => server.call('POST', '/jobportal/login', { body: { email, password } })
    expect(await profile(token)).toBe(200)

    expect((await server.call('POST', `/admin/suspend-user/${_id}`, { cookie: admin, body: {} })).status).toBe(200)
    expect([await profile(token), closed]).toEqual([401, [1008]])
    const refused = await enter()
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect((await server.call('POST', '/jobportal/login', { body: { email, password: 'a wrong one' } })).status).toBe(401)

    await server.call('POST', `/admin/unsuspend-user/${_id}`, { cookie: admin, body: {} })
    expect(await profile(token)).toBe(401)
    expect(await profile((await enter()).body.token)).toBe(200)
  })

  test('of a recruiter with the same address has both workspaces, once one password opens both', async () => {
    const server = testServer()
    const recruiter = await server.recruiter('both@example.com')
    const company = await aVerifiedCompany(server, 'both@example.com')
    const login = async (password: string) => {
      const answer = await server.call('POST', '/login', { body: { email: 'both@example.com', password } })
      return /session=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')![0]
    }
    const workspacesOf = async (cookie: string) => {
      const { workspaces } = (await server.call('GET', '/user', { cookie })).body.user
      return workspaces.map(({ _id }: { _id: string }) => _id)
    }
    // The address alone is not enough: one of the two may be somebody else's.
    expect(await workspacesOf(await login(recruiter.password))).not.toContain(company.id)

    const { passwordHash } = (await server.users.withEmail('both@example.com'))!
    await server.companies.update(company.id, { passwordHash })
    const cookie = await login(recruiter.password)
    expect(await workspacesOf(cookie)).toContain(company.id)

    const closed = closingsOf(server, company.id)
    const password = 'another word for both'
    const change = { currentPassword: recruiter.password, newPassword: password, confirmPassword: password }
    expect((await server.call('PUT', '/api/password', { cookie, body: change })).status).toBe(200)
    expect((await server.call('POST', '/jobportal/login', { body: { email: 'both@example.com', password } })).status).toBe(200)
    expect((await server.call('GET', '/jobportal/profile', { token: company.token })).status).toBe(401)
    expect(closed).toEqual([1008])
  })
})
