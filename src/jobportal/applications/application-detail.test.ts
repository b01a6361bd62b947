import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aCompanyWithJob, anApplication, aReadApplication } from './test-applications.ts'

async function aDesk() {
  const server = testServer()
  const company = await aCompanyWithJob(server)
  const other = await aCompanyWithJob(server, 'other@example.com', 'Other Works')
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/jobportal${path}`, { token: company.token, ...(body === undefined ? {} : { body }) })
  const asOther = (method: string, path: string, body?: unknown) =>
    server.call(method, `/jobportal${path}`, { token: other.token, ...(body === undefined ? {} : { body }) })
  const audited = async (action: string) =>
    (await server.auditTrail.page({ action }, { limit: 100, offset: 0 })).entries.map(
      ({ workspaceId, subjectKind, subjectId, details }) => ({ company: workspaceId, about: [subjectKind, subjectId], details }),
    )
  return { server, company, call, asOther, audited }
}

describe('one application', () => {
  test('shows what was read, the quotes behind the score with their places, and the files', async () => {
    const { server, company, call } = await aDesk()
    const { id } = await aReadApplication(
      server,
      company.job,
      {
        name: 'Mira Talvik',
        answers: [{ questionId: 'q1', question: 'When can you start?', answer: '<b>Soon</b>' }],
        corrections: [
          { id: 'c1', at: '2026-03-01T00:00:00Z', about: 'phone', kind: 'missing', value: '+372 5', comment: '', quote: null },
        ],
      },
      { name: 'Mira Talvik', skills: ['PostgreSQL', 'Go', 'Docker'] },
    )
    const { status, body, headers } = await call('GET', `/application/${id}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      _id: id,
      jobTitle: 'Backend Developer',
      hasCorrections: true,
      answers: [{ questionId: 'q1', question: 'When can you start?', answer: '<b>Soon</b>' }],
      read: { name: 'Mira Talvik', phone: '+372 5', years: 5 },
      review: null,
      file: { filename: 'cv.pdf', type: 'pdf' },
      notesWritten: [],
      messages: [],
    })
    const quotes = body.analysis.requirements.flatMap(({ evidence }: { evidence: { start: number; end: number }[] }) => evidence)
    expect(quotes.length).toBeGreaterThan(0)
    for (const { start, end, quote } of quotes) {
      expect(body.shown.document.text.slice(start, end)).toBe(quote)
      expect(body.shown.boxes[`${start}-${end}`].length).toBeGreaterThan(0)
    }
    const file = await server.call('GET', body.file.url)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    server.clock.advance(5 * 60_000 + 1)
    expect((await server.call('GET', body.file.url)).status).toBe(410)
  })

  test('that could not be read has no score and still its file', async () => {
    const { server, company, call } = await aDesk()
    const facts = { reading: 'unreadable', unreadableReason: 'This file is locked.' } as const
    const { id } = await anApplication(server, company.job, facts)
    const { body } = await call('GET', `/application/${id}`)
    expect(body).toMatchObject({
      read: null,
      analysis: null,
      shown: null,
      match: { percentage: null, unreadable: 'This file is locked.' },
    })
    expect((await server.call('GET', body.file.url)).status).toBe(200)
  })

  test('is given under the name of the applicant', async () => {
    const { server, company, call, audited } = await aDesk()
    const { id } = await anApplication(server, company.job, { name: 'Zoë  van der Berg' })
    const { body } = await call('GET', `/view-resume/${id}`)
    expect(body.filename).toBe('Zoë_van_der_Berg_Resume.pdf')
    const file = await server.call('GET', body.url)
    expect(file.headers.get('content-disposition')).toContain(`attachment; filename="Zo__van_der_Berg_Resume.pdf"`)
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('Zoë_van_der_Berg_Resume.pdf'))
    expect(await audited('read-applications')).toEqual([])
    const cookie = await server.admin()
    expect((await server.call('GET', `/jobportal/view-resume/${id}`, { cookie })).body.filename).toBe(
      'Zoë_van_der_Berg_Resume.pdf',
    )
    expect(await audited('read-applications')).toMatchObject([{ company: company.id, about: ['application', id] }])
  })

  test('is nothing to another company, whatever it asks', async () => {
    const { server, company, asOther } = await aDesk()
    const { id } = await aReadApplication(server, company.job, { name: 'Xanthippe' })
    const letter = { subject: 'Hello', body: 'Hello' }
    for (const [method, path, body] of [
      ['GET', `/applications/${company.job.id}`],
      ['GET', `/applications/${company.job.id}/export.csv`],
      ['GET', `/application/${id}`],
      ['GET', `/view-resume/${id}`],
      ['PATCH', `/applications/${id}`, { status: 'Rejected' }],
      ['DELETE', `/applications/${id}`],
      ['POST', `/applications/${id}/message`, letter],
      ['POST', `/applications/${id}/notes`, { text: 'Mine' }],
      ['GET', `/jobs/${company.job.id}/unanswered`],
      ['POST', `/jobs/${company.job.id}/unanswered`, { ...letter, applicationIds: [id] }],
    ] as const) {
      const answer = await asOther(method, path, body)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).not.toContain('Xanthippe')
    }
    expect((await server.applications.find(id))?.status).toBe('New')
    expect(await server.sentMails()).toHaveLength(2)
  })
})

describe('a company', () => {
  test('sets the status, once for the applicant to read, and says that a person has looked', async () => {
    const { server, company, call, audited } = await aDesk()
    const { id } = await anApplication(server, company.job, { reviewAskedAt: server.clock.now(), reviewReason: 'Please' })
    server.clock.advance(60_000)
    expect((await call('PATCH', `/applications/${id}`, { status: 'Shortlisted' })).body.status).toBe('Shortlisted')
    await call('PATCH', `/applications/${id}`, { status: 'Shortlisted' })
    expect((await call('PATCH', `/applications/${id}`, { status: 'Hired' })).status).toBe(400)
    const reviewed = await call('POST', `/applications/${id}/reviewed`)
    expect(reviewed.body).toMatchObject({ needsReview: false, status: 'Shortlisted' })
    const { body } = await call('GET', `/application/${id}`)
    expect(body.events.map(({ kind, details }: { kind: string; details: unknown }) => [kind, details])).toEqual([
      ['status', { status: 'Shortlisted' }],
      ['reviewed', {}],
    ])
    expect(body.review).toEqual({ askedAt: expect.any(String), reason: 'Please', reviewedAt: server.clock.now().toISOString() })
    expect(await audited('change-application')).toMatchObject([
      { company: company.id, about: ['application', id], details: { reviewed: 1 } },
      { company: company.id, about: ['application', id], details: { status: 'Shortlisted' } },
    ])
  })

  test('writes notes that only it sees, and deletes them', async () => {
    const { server, company, call, asOther } = await aDesk()
    const { id } = await anApplication(server, company.job)
    const first = await call('POST', `/applications/${id}/notes`, { text: ' Knows\u202e Go\r\nwell ' })
    expect([first.status, first.body]).toEqual([
      201,
      { _id: expect.any(String), text: 'Knows Go\nwell', writtenBy: 'Cara Company', createdAt: server.clock.now().toISOString() },
    ])
    expect((await call('POST', `/applications/${id}/notes`, { text: ' \n ' })).status).toBe(400)
    expect((await call('POST', `/applications/${id}/notes`, { text: 'x'.repeat(4001) })).status).toBe(400)
    server.clock.advance(1000)
    await call('POST', `/applications/${id}/notes`, { text: 'Second' })
    const { body } = await call('GET', `/application/${id}`)
    expect(body.notesWritten.map(({ text }: { text: string }) => text)).toEqual(['Second', 'Knows Go\nwell'])
    expect((await call('GET', `/applications/${company.job.id}`)).body[0].notes).toBe(2)
    expect((await asOther('DELETE', `/applications/${id}/notes/${first.body._id}`)).status).toBe(404)
    expect((await call('DELETE', `/applications/${id}/notes/${first.body._id}`)).status).toBe(204)
    expect((await call('DELETE', `/applications/${id}/notes/${first.body._id}`)).status).toBe(404)
  })

  test('deletes an application with its file and everything about it', async () => {
    const { server, company, call, audited } = await aDesk()
    const { id, fileId } = await aReadApplication(server, company.job)
    await call('POST', `/applications/${id}/notes`, { text: 'A note' })
    await call('POST', `/applications/${id}/message`, { subject: 'Hello', body: 'Hello' })
    expect((await call('DELETE', `/applications/${id}`)).status).toBe(204)
    await server.app.worker.runDue()
    expect((await call('GET', `/application/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/applications/${id}`)).status).toBe(404)
    expect(await server.fileStore.size(`${company.id}/applications/${fileId}`)).toBeNull()
    expect(server.mails.filter(({ kind }) => kind === 'applicant-message')).toEqual([])
    expect(await audited('delete-application')).toMatchObject([{ details: { by: 'company' } }])
  })

  test('takes its applications along as a table that runs nothing', async () => {
    const { server, company, call, audited } = await aDesk()
    const question = { id: 'q1', question: 'When can you, please, start?', required: true }
    await server.jobPosts.update(company.job.id, { questions: [question] })
    const answers = [{ questionId: 'q1', question: question.question, answer: '=HYPERLINK("https://evil.test")' }]
    const { email } = await aReadApplication(server, company.job, { name: 'Mira "M" Talvik', answers, source: 'linkedin' })
    await anApplication(server, company.job, { name: '+Formula', status: 'Rejected', appliedAt: new Date(0) })
    const { status, headers, text } = await call('GET', `/applications/${company.job.id}/export.csv`)
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="applications-${server.clock.now().toISOString().slice(0, 10)}.csv"`,
    ])
    const [head, first, second, rest] = text.replace('\u{feff}', '').split('\r\n')
    expect(head).toStartWith('Name,Email,Phone,Applied,')
    expect(head).toEndWith(',"When can you, please, start?"')
    expect(first).toStartWith(`"Mira ""M"" Talvik",${email},,`)
    expect(first).toContain('linkedin')
    expect(first).toEndWith(`"'=HYPERLINK(""https://evil.test"")"`)
    expect(second).toStartWith(`"'+Formula",`)
    expect(rest).toBe('')
    const rejected = await call('GET', `/applications/${company.job.id}/export.csv?status=Rejected`)
    expect(rejected.text.trim().split('\r\n')).toHaveLength(2)
    expect(await audited('export')).toMatchObject([{ details: { count: 1 } }, { company: company.id, details: { count: 2 } }])
  })
})

describe('an administrator', () => {
  test('sees the jobs of a company, who applied, and how many there are; reading it is written down', async () => {
    const { server, company, audited } = await aDesk()
    const cookie = await server.admin()
    const { id } = await aReadApplication(server, company.job, { name: 'Mira Talvik' })
    const get = (path: string) => server.call('GET', path, { cookie })
    const { body: jobs } = await get(`/jobportal/admin/jobs/${company.id}`)
    expect(jobs).toMatchObject([{ _id: company.job.id, title: 'Backend Developer', applications: [id] }])
    const { body: applications } = await get(`/jobportal/admin/applications/${company.job.id}`)
    expect(applications).toMatchObject([{ _id: id, candidateName: 'Mira Talvik', status: 'New' }])
    expect(await audited('read-applications')).toMatchObject([{ company: company.id, about: ['job', company.job.id] }])
    expect((await get('/admin/jobportal-stats')).body).toEqual({ hrUsers: 2, jobs: 2, applications: 1 })
    for (const path of ['/jobportal/admin/jobs/nobody', '/jobportal/admin/applications/nothing'])
      expect((await get(path)).status).toBe(404)
  })
})
