import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aWorkspace } from '#src/privacy/test-privacy.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { aTellingWorkspace, texts } from './test-notices.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const dayMs = 24 * 60 * 60_000
const quillonsAddress = 'quillon.xanthopel@example.org'

describe('a notice', () => {
  test('is not sent before the workspace has said what it has to say, and says nothing that nobody said', async () => {
    const { rosa, quillon, calls, rita, server } = await aWorkspace()
    expect((await rosa.get('/api/privacy-notice')).body).toEqual({
      texts: { controller: '', contact: '', purpose: '', basis: '', words: '' },
      canChange: true,
    })
    const refused = await rosa.post(`/api/candidates/${quillon}/notice`)
    expect([refused.status, refused.body.code]).toEqual([409, 'NOTICE_NOT_READY'])
    expect((await rosa.post('/api/candidates/notices', { ids: [quillon] })).body.code).toBe('NOTICE_NOT_READY')
    expect((await rosa.put('/api/privacy-notice', { ...texts, basis: 'x'.repeat(1001) })).body.field).toBe('basis')
    await rosa.put('/api/privacy-notice', { ...texts, basis: ' ' })
    expect((await rosa.get(`/api/candidates/${quillon}/notice`)).body).toMatchObject({ isReady: false, notice: null })
    const recruiter = calls(await server.colleague(rita.cookie, 'recruiter'))
    expect((await recruiter.put('/api/privacy-notice', texts)).status).toBe(403)
  })

  test('tells a person once, whatever they were ranked for, with the facts that are known and a link of their own', async () => {
    const { linkOf, mails, mira, quillon, quillonAgain, rosa, server } = await aTellingWorkspace()
    const sent = await rosa.post('/api/candidates/notices', { ids: [quillon, quillonAgain, mira, 'nobody'] })
    expect(sent.body).toMatchObject({
      told: 2,
      left: [{ _id: 'nobody', reason: 'is not there any more' }],
      message: '2 privacy notices are on their way, 1 left as they were',
    })
    const token = await linkOf(quillonsAddress)
    const told = await mails()
    expect(told.map(({ to }) => to).toSorted()).toEqual(['mira@example.org', quillonsAddress])
    const mail = told.find(({ to }) => to === quillonsAddress)
    const body = mail?.kind === 'candidate-message' ? mail.body : ''
    for (const fact of [
      texts.controller,
      texts.contact,
      texts.purpose,
      texts.basis,
      'Xanthopel CV.pdf',
      'No fixed period is set',
    ])
      expect(body).toContain(fact)
    expect(body).not.toContain(token)
    const again = await rosa.post('/api/candidates/notices', { ids: [quillonAgain] })
    expect(again.body).toMatchObject({ told: 0, left: [{ _id: quillonAgain, reason: 'was told before' }] })
    for (const id of [quillon, quillonAgain]) {
      expect((await rosa.get(`/api/candidates/${id}/notice`)).body.notice).toMatchObject({
        sentBy: 'Rita Recruiter',
        openedAt: null,
      })
      expect((await rosa.get(`/api/candidates/${id}/timeline`)).body.map(({ kind }: { kind: string }) => kind)).toContain(
        'notice-sent',
      )
    }
    const { entries } = await server.auditTrail.page({}, { limit: 30, offset: 0 })
    expect(entries.filter(({ action }) => action === 'send-notice')).toHaveLength(2)
    const stored = await server.database.query().all<{ hash: string }>(sql`select token_hash as hash from notice_links`)
    expect(stored.map(({ hash }) => hash)).toContain(hashOf(token))
  })

  test('says in how long things go where a period is set', async () => {
    const { mails, rosa, told } = await aTellingWorkspace()
    await rosa.put('/api/retention/rejected', { days: 90 })
    await told()
    const [mail] = await mails()
    const body = mail?.kind === 'candidate-message' ? mail.body : ''
    expect(body).toContain('Whoever is rejected is deleted 90 days after the last rejection.')
    expect(body).not.toContain('No fixed period')
  })

  test('counts against what may be written in an hour, and is not sent without an address', async () => {
    const { mira, quillon, rosa, server, submit } = await aTellingWorkspace()
    for (let time = 0; time < 10; time += 1) expect((await rosa.post(`/api/candidates/${quillon}/notice`)).status).toBe(200)
    expect((await rosa.post(`/api/candidates/${quillon}/notice`)).body.code).toBe('TOO_MANY_MESSAGES')
    const { aResume } = await import('#adapters/test-documents.ts')
    const [silent] = await submit({ 'silent.pdf': await aResume({ name: 'Silent Person', email: '' }) }, 'Backend Developer')
    const state = await rosa.get(`/api/candidates/${silent!._id}/notice`)
    expect(state.body.address).toBeNull()
    const refused = await rosa.post(`/api/candidates/${silent!._id}/notice`)
    expect([refused.status, refused.body.code]).toEqual([400, 'NO_ADDRESS'])
    const many = await rosa.post('/api/candidates/notices', { ids: [silent!._id, mira] })
    expect(many.body).toMatchObject({ told: 1, left: [{ name: 'Silent Person', reason: 'has no email address in the resume' }] })
    expect((await rosa.post('/api/candidates/nobody/notice')).status).toBe(404)
    expect(server).toBeDefined()
  })

  test('is missed after 30 days, and whoever was not told can be listed', async () => {
    const { mira, quillon, rita, rosa, server, told } = await aTellingWorkspace()
    await told()
    const late = async (cookie: string) => {
      const { body } = await server.call(
        'GET',
        `/api/candidate-filtering?fields=list&notice=${encodeURIComponent('Not told within 30 days')}`,
        { cookie },
      )
      return body.map(({ _id }: { _id: string }) => _id)
    }
    expect(await late(rita.cookie)).toEqual([])
    expect((await rosa.get('/api/candidates/marks')).body.notices).toEqual(['Not told within 30 days'])
    server.clock.advance(31 * dayMs)
    const cookie = await server.logIn(rita.email, rita.password)
    expect(await late(cookie)).toEqual([mira])
    const state = async (id: string) => (await server.call('GET', `/api/candidates/${id}/notice`, { cookie })).body.isLate
    expect([await state(mira), await state(quillon)]).toEqual([true, false])
  })
})

describe('the page of a notice', () => {
  test('shows what is kept and read, in words, to whoever has the link and nobody else', async () => {
    const { byLink, rosa, quillon, told } = await aTellingWorkspace()
    const token = await told()
    const { status, body, headers, text } = await byLink('GET', token)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(body).toMatchObject({ name: 'Quillon Xanthopel', texts, objectedAt: null, isDeletionAsked: false })
    expect(body.resumes).toHaveLength(1)
    expect(body.resumes[0]).toMatchObject({ filename: 'Xanthopel CV.pdf', jobTitles: ['Backend Developer', 'Data Engineer'] })
    expect(text).not.toMatch(/"percentage"|"confidence"|"weight"/)
    expect((await rosa.get(`/api/candidates/${quillon}/notice`)).body.notice.openedAt).not.toBeNull()
    const unknown = await byLink('GET', `${token.slice(0, -1)}x`)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'INVALID_LINK'])
  })

  test('ends after 90 days, and a new link is mailed to the same address', async () => {
    const { byLink, linkOf, mails, server, told } = await aTellingWorkspace()
    const token = await told()
    server.clock.advance(90 * dayMs)
    const over = await byLink('GET', token)
    expect([over.status, over.body.code]).toEqual([410, 'LINK_EXPIRED'])
    for (const path of ['/object', '/delete', '/review', '/agree'])
      expect([path, (await byLink('POST', token, path)).body.code]).toEqual([path, 'LINK_EXPIRED'])
    expect((await byLink('POST', token, '/renew')).body).toEqual({ said: 'link-sent' })
    expect((await byLink('POST', 'guessed', '/renew')).body).toEqual({ said: 'link-sent' })
    const fresh = await linkOf(quillonsAddress)
    expect(fresh).not.toBe(token)
    expect((await byLink('GET', fresh)).status).toBe(200)
    expect(await mails()).toHaveLength(2)
    for (let time = 0; time < 4; time += 1) await byLink('POST', fresh, '/renew')
    expect((await byLink('POST', fresh, '/renew')).status).toBe(429)
  })

  test('keeps corrections beside what was read; a skill counts only where the resume shows it', async () => {
    const { byLink, quillon, rosa, told } = await aTellingWorkspace()
    const token = await told()
    const page = async () => (await byLink('GET', token)).body
    const { resumes } = await page()
    const resume = resumes[0].id
    const given = { resume, about: 'skills', kind: 'missing', value: 'Kubernetes', comment: '' }
    const scoreOf = async () => (await rosa.get(`/api/candidates/${quillon}/evidence`)).body.candidate.matchingResult[0]
    const before = await scoreOf()
    expect((await byLink('POST', token, '/corrections', { ...given, quote: 'Words that stand nowhere in it' })).status).toBe(200)
    expect((await page()).resumes[0].corrections[0]).toMatchObject({ value: 'Kubernetes', quote: null })
    expect((await scoreOf())['Resume Data']['Matching Percentage']).toBe(before['Resume Data']['Matching Percentage'])
    await byLink('POST', token, '/corrections', { ...given, quote: 'Tamed a zeppelin of queues at Brindlewick Mills' })
    const { corrections } = (await page()).resumes[0]
    expect(corrections[1].quote.quote).toBe('Tamed a zeppelin of queues at Brindlewick Mills')
    const after = await scoreOf()
    expect(after['Resume Data']['Matching Percentage']).toBeGreaterThan(before['Resume Data']['Matching Percentage'])
    expect(after['Resume Data'].skills).toEqual(before['Resume Data'].skills)
    expect((await rosa.post(`/api/candidates/${quillon}/verify`)).body).toMatchObject({ identical: true })
    expect((await rosa.get(`/api/candidates/${quillon}/notice`)).body.corrections).toHaveLength(2)
    await byLink('POST', token, `/corrections/${corrections[1].id}/take-back`)
    expect((await scoreOf())['Resume Data']['Matching Percentage']).toBe(before['Resume Data']['Matching Percentage'])
  })

  test('refuses what is no correction, is of another resume, or comes too often', async () => {
    const { byLink, mira, rosa, told } = await aTellingWorkspace()
    const token = await told()
    const others = await told(mira, 'mira@example.org')
    const resume = (await byLink('GET', token)).body.resumes[0].id
    const other = (await byLink('GET', others)).body.resumes[0].id
    const send = (body: Record<string, unknown>) =>
      byLink('POST', token, '/corrections', { resume, about: 'other', kind: 'missing', value: 'x', comment: '', ...body })
    expect((await send({ value: '' })).body.field).toBe('value')
    expect((await send({ value: 'x'.repeat(201) })).body.field).toBe('value')
    expect((await send({ comment: 'x'.repeat(2001) })).body.field).toBe('comment')
    expect((await send({ about: 'skills', value: 'Go', quote: 'x'.repeat(301) })).body.field).toBe('quote')
    expect((await send({ resume: other })).body.field).toBe('resume')
    expect((await send({ about: 'salary' })).status).toBe(400)
    expect((await byLink('POST', token, '/corrections/unknown/take-back')).body.code).toBe('CORRECTION_GONE')
    expect((await byLink('POST', token, '/review', { reason: 'x'.repeat(2001) })).body.field).toBe('reason')
    expect((await byLink('POST', token, '/object', { objection: 'x'.repeat(2001) })).body.field).toBe('objection')
    for (let count = 0; count < 30; count += 1) await send({ value: `x${count}` })
    expect((await send({})).body.code).toBe('TOO_MANY_CORRECTIONS')
    for (let count = 0; count < 30; count += 1) await send({})
    expect((await send({})).status).toBe(429)
    expect((await rosa.post(`/api/candidates/${mira}/notice/reviewed`)).status).toBe(409)
  })

  test('lets somebody ask for a person, once until one has looked', async () => {
    const { byLink, quillon, rosa, told } = await aTellingWorkspace()
    const token = await told()
    for (const reason of ['Software misread me', 'Again'])
      expect((await byLink('POST', token, '/review', { reason })).status).toBe(200)
    expect((await rosa.get(`/api/candidates/${quillon}/notice`)).body.notice).toMatchObject({
      needsReview: true,
      reviewReason: 'Software misread me',
    })
    expect((await rosa.post(`/api/candidates/${quillon}/notice/reviewed`)).body.notice.needsReview).toBe(false)
    expect((await byLink('GET', token)).body.review.reviewedAt).not.toBeNull()
  })

  test('lets somebody object: they are ranked for no other job until they take it back', async () => {
    const { byLink, quillon, rosa, submit, told } = await aTellingWorkspace()
    const { bothResumes } = await import('#src/privacy/test-privacy.ts')
    const token = await told()
    await byLink('POST', token, '/object', { objection: 'I am happy where I am' })
    expect((await rosa.get(`/api/candidates/${quillon}/notice`)).body.notice).toMatchObject({
      objection: 'I am happy where I am',
    })
    const resumes = await bothResumes()
    const ranked = await submit(resumes, 'Platform Engineer')
    expect(ranked.map(({ resumeId }) => resumeId.filename)).toEqual(['mira.pdf'])
    const latest = await rosa.get('/api/submissions/latest')
    expect(JSON.stringify(latest.body)).toContain('objected to the use of their data')
    await byLink('POST', token, '/agree')
    const again = await submit(resumes, 'Staff Engineer')
    expect(again).toHaveLength(2)
  })

  test('deletes everything as a recruiter would, and the link ends', async () => {
    const { byLink, quillon, quillonAgain, rosa, server, told } = await aTellingWorkspace()
    const token = await told()
    const { status, headers } = await server.call('GET', `/notice/${token}/data.zip`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect((await byLink('POST', token, '/delete')).body).toEqual({ said: 'deleted' })
    for (const id of [quillon, quillonAgain]) expect((await rosa.get(`/api/candidates/${id}/notice`)).status).toBe(404)
    const ended = await byLink('GET', token)
    expect([ended.status, ended.body.code]).toEqual([410, 'LINK_ENDED'])
    const { entries } = await server.auditTrail.page({}, { limit: 30, offset: 0 })
    expect(entries.filter(({ action }) => action === 'delete-candidate')).toMatchObject([
      { actorId: null, details: { by: 'person' } },
      { actorId: null, details: { by: 'person' } },
    ])
  })

  test('keeps the wish to be deleted while a hold stands, and does not tell why', async () => {
    const { byLink, quillon, rosa, told } = await aTellingWorkspace()
    const token = await told()
    await rosa.put(`/api/candidates/${quillon}/hold`, { reason: 'A lawsuit about travel costs' })
    const { status, body } = await byLink('POST', token, '/delete')
    expect([status, body.code]).toEqual([409, 'DELETION_LOOKED_AT'])
    expect((await rosa.get(`/api/candidates/${quillon}/notice`)).body.notice.deletionAskedAt).not.toBeNull()
    const page = await byLink('GET', token)
    expect(page.body.isDeletionAsked).toBe(true)
    expect(page.text).not.toContain('lawsuit')
  })
})

test('a notice under blind review reveals nobody', async () => {
  const { linkOf, quillon, rosa, server } = await aTellingWorkspace()
  const { candidate } = (await rosa.get(`/api/candidates/${quillon}/workflow`)).body
  const on = await rosa.put(`/api/job-descriptions/${candidate.jobDescriptionId._id}/blind-review`, { on: true })
  expect(on.status).toBe(200)
  await server.app.worker.runDue()
  const state = await rosa.get(`/api/candidates/${quillon}/notice`)
  expect(state.text).not.toMatch(/quillon|xanthopel/i)
  expect(state.body.address).not.toBeNull()
  const sent = await rosa.post('/api/candidates/notices', { ids: [quillon] })
  expect(sent.body.told).toBe(1)
  expect(sent.text).not.toMatch(/quillon|xanthopel/i)
  expect((await rosa.get(`/api/candidates/${quillon}/workflow`)).text).not.toMatch(/quillon|xanthopel/i)
  expect(await linkOf(quillonsAddress)).toBeString()
})
