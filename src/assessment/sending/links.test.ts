import { describe, expect, test } from 'bun:test'
import { draftedQuestions, retiredQuestions } from '#adapters/database/schema.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { bankTitles } from '../question-bank/schema.ts'
import { begin } from '../test-assessment.ts'
import { aDesk, type Desk } from './test-sending.ts'

const act = async ({ post }: Desk, id: string, what: string, body = {}) => post(`/api/assessments/${id}/${what}`, body)
const tokenOf = (link: string) => link.split('/').pop()!
const hours = (count: number) => count / 24

describe('the letter', () => {
  test('says what it is, how long it takes, what is recorded and until when, and where to ask for something else', async () => {
    const { send, letters, people, server, rita } = await aDesk()
    await send(0, { options: { extraMinutes: 5 } })
    const [letter] = await letters()
    expect(letter!.subject).toBe('Your assessment for Backend Developer')
    expect(letter!.body).toStartWith(`Hello ${people[0]!.name},`)
    for (const words of [
      '10 multiple-choice questions (20 minutes)',
      '3 questions with spoken answers (20 minutes)',
      'a camera and a microphone',
      'Chrome, Edge, Firefox or Safari',
      'your camera; your screen, where your browser allows it; your spoken answers',
      'Do you need more time',
      'until Monday, March 9, 2026',
    ])
      expect(letter!.body).toContain(words)
    expect(letter!.replyTo).toBe(rita.email)
    expect(letter!.action).toMatchObject({ text: 'Open the assessment' })
    // The secret stands in the mail alone.
    const kept = JSON.stringify(await server.messages.ofCandidate(people[0]!.id))
    expect(kept).not.toContain(tokenOf(letter!.action!.href))
  })

  test('asks for no device that is not needed', async () => {
    const { send, letters } = await aDesk()
    await send(0, { options: { proctored: false, camera: false, answers: 'written' } })
    const [letter] = await letters()
    expect(letter!.body).toContain('You do not need a camera')
    expect(letter!.body).toContain('with written answers')
    expect(letter!.body).toContain('Only your answers are recorded.')
  })

  test('stands among the messages and on the time line of the candidate', async () => {
    const { send, get, id, kinds, letters } = await aDesk()
    await send()
    await letters()
    const { body } = await get(`/api/candidates/${id}/workflow`)
    expect(body.messages).toMatchObject([{ subject: 'Your assessment for Backend Developer', state: 'sent' }])
    expect(await kinds()).toContain('assessment-sent')
  })

  test('that could not be delivered is sent again with a link that works, beside the one the recruiter has', async () => {
    const desk = await aDesk()
    const { send, server, post, get, id, letters, validate } = desk
    const deliver = server.mailer.send
    server.mailer.send = async () => Promise.reject(new ProviderError('smtp', 'There is no such mailbox.', { retryable: false }))
    const { body } = await send()
    expect(await letters()).toEqual([])
    server.mailer.send = deliver
    const [message] = (await get(`/api/candidates/${id}/workflow`)).body.messages
    expect(message.state).toBe('failed')
    expect((await post(`/api/messages/${message._id}/retry`)).status).toBe(200)
    const [letter] = await letters()
    expect(await validate(letter!.action!.href)).toMatchObject({ valid: true })
    expect(await validate(body.testLink)).toMatchObject({ valid: true })
  })
})

describe('the answer to a sending', () => {
  test('says when the mail did not go out, with the link; the mail is sent later by itself', async () => {
    const server = testServer({}, { mailWaitMs: 4000 })
    const { cookie } = await server.recruiter()
    const form = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription(), 'Backend Developer')
    const { body: submitted } = await server.call('POST', '/api/submit', { cookie, body: form })
    const [record] = submitted.results
    const body = {
      resumeId: record.resumeId._id,
      jobDescriptionId: record.jobDescriptionId._id,
      candidateEmail: 'mira@example.org',
    }
    await server.app.worker.runDue()
    const deliver = server.mailer.send
    server.mailer.send = async () => Promise.reject(new ProviderError('smtp', 'Connection refused.', { retryable: true }))
    server.app.worker.start()
    try {
      const failed = await server.call('POST', '/api/send-test-link', { cookie, body })
      expect(failed.status).toBe(200)
      expect(failed.body).toMatchObject({ success: false, error: 'Email sending failed', sessionId: expect.any(String) })
      expect((await server.call('GET', `/api/validate-assessment/${tokenOf(failed.body.testLink)}`)).body.valid).toBe(true)
      server.mailer.send = deliver
      const sent = await server.call('POST', '/api/send-test-link', { cookie, body: { ...body, options: { extraMinutes: 1 } } })
      expect(sent.body.success).toBe(true)
      expect(server.mails.filter(({ kind }) => kind === 'candidate-message')).toHaveLength(1)
    } finally {
      await server.app.worker.stop()
    }
  })
})

describe('a link', () => {
  test('can be sent again: the old one ends, the questions stay', async () => {
    const desk = await aDesk()
    const { send, validate, letters, usage, kinds, server } = desk
    const first = (await send()).body
    await letters()
    const before = await server.assessments.questionsOf(first.sessionId)
    const { status, body } = await act(desk, first.sessionId, 'resend')
    expect([status, body.success, body.sessionId]).toEqual([200, true, first.sessionId])
    expect(await validate(first.testLink)).toMatchObject({ valid: false })
    expect(await validate(body.testLink)).toMatchObject({ valid: true })
    expect(await server.assessments.questionsOf(first.sessionId)).toEqual(before)
    expect((await letters()).map(({ action }) => action!.href)).toEqual([first.testLink, body.testLink])
    expect(await usage()).toBe(1)
    expect(await kinds()).toContain('assessment-resent')
  })

  test('leaves in the audit log who did what with it, and neither its secret nor an address', async () => {
    const desk = await aDesk()
    const { sessionId, testLink } = (await desk.send()).body
    await act(desk, sessionId, 'resend')
    await act(desk, sessionId, 'extend', { days: 3 })
    await act(desk, sessionId, 'extend', { days: 1000 })
    await act(desk, sessionId, 'revoke')
    await act(desk, sessionId, 'revoke')
    const { text, body } = await desk.server.call('GET', `/admin/audit?subject=${sessionId}`, {
      cookie: await desk.server.admin(),
    })
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'revoke-assessment',
      'extend-assessment',
      'resend-assessment',
      'send-assessment',
    ])
    expect(text).not.toContain(tokenOf(testLink))
    expect(text).not.toContain(desk.people[0]!.email)
  })

  test('can be sent again five times an hour, whichever way that is asked for', async () => {
    const desk = await aDesk()
    const { sessionId } = (await desk.send()).body
    for (let count = 0; count < 3; count += 1) expect((await act(desk, sessionId, 'resend')).status).toBe(200)
    for (const extraMinutes of [10, 20]) expect((await desk.send(0, { options: { extraMinutes } })).status).toBe(200)
    const { body } = await act(desk, sessionId, 'resend')
    expect([body.success, body.code]).toEqual([false, 'TOO_MANY'])
    const refused = await desk.send(0, { options: { extraMinutes: 30 } })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true])
    expect(await desk.letters()).toHaveLength(1)
    expect(await desk.sent()).toMatchObject([{ _id: sessionId, status: 'pending' }])
    desk.server.clock.advance(3600_001)
    expect((await act(desk, sessionId, 'resend')).status).toBe(200)
  })

  test('of a sitting that goes on can be sent again without ending it', async () => {
    const desk = await aDesk()
    const { send, server, validate } = desk
    const first = (await send()).body
    await begin(server, tokenOf(first.testLink))
    const { body } = await act(desk, first.sessionId, 'resend')
    expect(await validate(first.testLink)).toMatchObject({ valid: true, status: 'in-progress' })
    expect(await validate(body.testLink)).toMatchObject({ valid: true, status: 'in-progress' })
  })

  test('that has run out lives again when it is extended, or sent again', async () => {
    const desk = await aDesk(2)
    const { send, advance, validate, server } = desk
    const [one, two] = [(await send(0)).body, (await send(1)).body]
    await advance(8)
    const { status, body } = await act(desk, one.sessionId, 'extend', { days: 3 })
    expect([status, body.expiresAt]).toEqual([200, new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString()])
    expect(await validate(one.testLink)).toMatchObject({ valid: true })
    const again = await act(desk, two.sessionId, 'resend')
    expect(await validate(again.body.testLink)).toMatchObject({ valid: true })
  })

  test('that still runs is extended from its end', async () => {
    const desk = await aDesk()
    const { body } = await desk.send()
    const extended = await act(desk, body.sessionId, 'extend', { days: 60 })
    expect(Date.parse(extended.body.expiresAt) - Date.parse(body.expiresAt)).toBe(60 * 86_400_000)
    for (const days of [0, 61, -1, 1.5]) expect((await act(desk, body.sessionId, 'extend', { days })).status).toBe(400)
    expect(await desk.kinds()).toContain('assessment-extended')
  })

  test('that is revoked opens nothing any more, and the candidate is told when that is wished', async () => {
    const desk = await aDesk(3)
    const { send, validate, letters, kinds } = desk
    const [one, two, three] = [(await send(0)).body, (await send(1)).body, (await send(2)).body]
    await letters()
    expect((await act(desk, one.sessionId, 'revoke', { tell: true })).status).toBe(204)
    expect((await act(desk, two.sessionId, 'revoke')).status).toBe(204)
    expect(await validate(one.testLink)).toMatchObject({ valid: false, status: 'revoked' })
    const told = (await letters()).slice(3)
    expect(told.map(({ to, subject, action }) => [to, subject, action])).toEqual([
      [desk.people[0]!.email, 'Your assessment for Backend Developer was withdrawn', undefined],
    ])
    expect(await kinds()).toContain('assessment-revoked')
    for (const what of ['resend', 'revoke']) expect((await act(desk, one.sessionId, what)).status).toBe(409)
    expect((await act(desk, one.sessionId, 'extend', { days: 1 })).status).toBe(409)
    expect(await validate(three.testLink)).toMatchObject({ valid: true })
  })

  test('that is revoked before its mail went out sends none', async () => {
    const desk = await aDesk()
    const { body } = await desk.send()
    await act(desk, body.sessionId, 'revoke', { tell: true })
    expect(await desk.letters()).toEqual([])
  })

  test('that is revoked ends a sitting that goes on; a finished one stays', async () => {
    const desk = await aDesk(2)
    const { send, server } = desk
    const [one, two] = [(await send(0)).body, (await send(1)).body]
    await begin(server, tokenOf(one.testLink))
    await act(desk, one.sessionId, 'revoke')
    const questions = await server.call('GET', `/api/assessment-questions/${tokenOf(one.testLink)}`)
    expect([questions.status, questions.body.code]).toEqual([409, 'LINK_REVOKED'])
    await server.assessments.update(two.sessionId, { completedAt: server.clock.now() })
    for (const what of ['resend', 'revoke']) expect((await act(desk, two.sessionId, what)).status).toBe(409)
  })
})

describe('a reminder', () => {
  const reminders = async ({ letters }: Desk) =>
    (await letters()).filter(({ subject }) => subject.startsWith('Reminder')).map(({ action }) => action!.href)

  test('goes out once, a day before the end, with a link that works beside the first', async () => {
    const desk = await aDesk()
    const { send, advance, validate } = desk
    const { body } = await send()
    await advance(5.9)
    expect(await reminders(desk)).toEqual([])
    await advance(0.2)
    const [link] = await reminders(desk)
    expect(await validate(link!)).toMatchObject({ valid: true })
    expect(await validate(body.testLink)).toMatchObject({ valid: true })
    await act(desk, body.sessionId, 'extend', { days: 3 })
    await advance(3)
    expect(await reminders(desk)).toHaveLength(1)
  })

  test('does not go out to who has begun, or whose link was revoked', async () => {
    const desk = await aDesk(2)
    const { send, advance, server } = desk
    const [one, two] = [(await send(0)).body, (await send(1)).body]
    await begin(server, tokenOf(one.testLink))
    await act(desk, two.sessionId, 'revoke')
    await advance(6.1)
    expect(await reminders(desk)).toEqual([])
  })

  test('follows the end when that is moved', async () => {
    const desk = await aDesk()
    const { send, advance } = desk
    const { body } = await send()
    await act(desk, body.sessionId, 'extend', { days: 10 })
    await advance(6.1)
    expect(await reminders(desk)).toEqual([])
    await advance(10)
    expect(await reminders(desk)).toHaveLength(1)
  })

  test('is not sent shortly after the invitation', async () => {
    const desk = await aDesk()
    const { send, advance } = desk
    const { body } = await send()
    await advance(8)
    await act(desk, body.sessionId, 'extend', { days: 1 })
    await advance(hours(20))
    expect(await reminders(desk)).toEqual([])
  })
})

describe('when a candidate has finished', () => {
  const finish = async ({ server }: Desk, link: string) => {
    const token = tokenOf(link)
    await begin(server, token)
    await server.call('POST', '/api/complete-assessment', { body: { token } })
    await server.call('POST', '/api/complete-voice-assessment', { body: { token } })
  }

  test('whoever sent it gets a mail that does not name them', async () => {
    const desk = await aDesk()
    const { send, news, people, rita } = desk
    const { body } = await send()
    await finish(desk, body.testLink)
    const [mail, ...others] = await news()
    expect(others).toEqual([])
    expect(mail).toEqual({
      kind: 'assessment-finished',
      to: rita.email,
      fullName: 'Rita Recruiter',
      what: 'assessment',
      jobTitle: 'Backend Developer',
      link: `http://localhost:3000/dashboard/assessments/${body.sessionId}`,
    })
    expect(JSON.stringify(mail)).not.toContain(people[0]!.name)
  })

  test('nobody does where that is switched off, and never for practice', async () => {
    const desk = await aDesk(2)
    const { send, news, get, put } = desk
    const { body: practice } = await send(0, { options: { practice: true } })
    await finish(desk, practice.testLink)
    expect((await get('/api/assessment-settings')).body).toEqual({ reviewsQuestions: true, mailsWhenFinished: true })
    const choice = { reviewsQuestions: false, mailsWhenFinished: false }
    expect((await put('/api/assessment-settings', choice)).body).toEqual(choice)
    expect((await get('/api/assessment-settings')).body).toEqual(choice)
    const { body } = await send(1)
    await finish(desk, body.testLink)
    expect(await news()).toEqual([])
    await put('/api/assessment-settings', { reviewsQuestions: true, mailsWhenFinished: true })
  })
})

describe('the list', () => {
  test('shows what was sent, by state, by words, and page by page', async () => {
    const desk = await aDesk(4, { own: true })
    const { send, get, server, people, advance } = desk
    const old = (await send(0)).body
    await advance(8)
    const [pending, begun, revoked] = [(await send(1)).body, (await send(2)).body, (await send(3)).body]
    await begin(server, tokenOf(begun.testLink))
    await act(desk, revoked.sessionId, 'revoke')
    const practice = (await send(1, { options: { practice: true } })).body
    const ids = async (query = '') => (await get(`/api/assessments${query}`)).body.map(({ _id }: { _id: string }) => _id)
    expect((await ids()).toSorted()).toEqual(
      [old, pending, begun, revoked, practice].map(({ sessionId }) => sessionId).toSorted(),
    )
    expect((await ids()).at(-1)).toBe(old.sessionId)
    expect(await ids('?state=expired')).toEqual([old.sessionId])
    expect(await ids('?state=in-progress')).toEqual([begun.sessionId])
    expect(await ids('?state=revoked')).toEqual([revoked.sessionId])
    expect((await ids('?state=pending')).toSorted()).toEqual([pending.sessionId, practice.sessionId].toSorted())
    expect(await ids('?state=completed')).toEqual([])
    expect(await ids(`?q=${encodeURIComponent(people[2]!.name.toUpperCase())}`)).toEqual([begun.sessionId])
    expect(await ids(`?q=${people[3]!.email}`)).toEqual([revoked.sessionId])
    expect(await ids('?q=backend')).toHaveLength(5)
    expect(await ids(`?q=${encodeURIComponent("100%_'")}`)).toEqual([])
    const first = await get('/api/assessments?limit=2')
    expect(first.headers.get('x-total-count')).toBe('5')
    expect(first.headers.get('link')).toContain('cursor=2')
    expect((await get('/api/assessments?state=nonsense')).status).toBe(400)

    const results = (await get('/api/test-results')).body
    expect(results).toHaveLength(4)
    expect(results.find(({ _id }: { _id: string }) => _id === begun.sessionId)).toEqual({
      _id: begun.sessionId,
      resumeId: people[2]!.resumeId,
      jobDescriptionId: desk.job,
      candidateName: people[2]!.name,
      candidateEmail: people[2]!.email,
      jobTitle: 'Backend Developer',
      status: 'in-progress',
      testScore: null,
      completedAt: null,
    })
  })
})

test('another question is none of those that are there, and none that was retired', async () => {
  const { server, post, wanted, people, rita } = await aDesk()
  const { resumeId, jobDescriptionId } = wanted()
  const all = (await post('/api/generate-voice-questions', { resumeId, jobDescriptionId, count: 10 })).body.questions
  const not = all.map(({ id }: { id: string }) => id)
  const another = () => post('/api/replacement-question', { resumeId, jobDescriptionId, part: 'voice', not })
  const { question } = (await another()).body
  expect(all.map((each: { question: string }) => each.question)).not.toContain(question.question)
  expect(question.points.length).toBeGreaterThan(2)

  const retiredAt = server.clock.now()
  const workspaceId = people[0]!.workspaceId
  const voice = (await Promise.all(bankTitles.map((title) => server.questionBank.ofTitle(title)))).flatMap(
    (file) => file!.questions,
  )
  await server.transaction(async () => {
    for (const { id: bankId } of voice)
      await server.database.query().insert(retiredQuestions).values({ workspaceId, bankId, retiredBy: rita.id, retiredAt }).run()
  })
  const none = await another()
  expect([none.status, none.body.code]).toEqual([409, 'NO_OTHER_QUESTION'])
  const failed = await post('/api/generate-voice-questions', { jobDescriptionId })
  expect([failed.status, failed.body.success, failed.body.error]).toEqual([503, false, 'Voice question generation failed'])
  await server.transaction(async () => await server.database.query().delete(retiredQuestions).run())
})

test('drafts that nobody sent are swept after two weeks', async () => {
  const { server, post, wanted, advance } = await aDesk()
  const { resumeId, jobDescriptionId } = wanted()
  await post('/api/generate-questions', { resumeId, jobDescriptionId })
  const drafts = async () => (await server.database.query().select().from(draftedQuestions).all()).length
  await advance(13)
  await server.app.worker.runDue()
  expect(await drafts()).toBeGreaterThan(9)
  await advance(3)
  await server.app.worker.runDue()
  expect(await drafts()).toBe(0)
})
