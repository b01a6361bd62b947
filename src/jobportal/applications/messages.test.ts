import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { aCompanyWithJob, anApplication } from './test-applications.ts'

type Letter = Extract<Mail, { kind: 'applicant-message' }>

async function aDesk() {
  const server = testServer()
  const company = await aCompanyWithJob(server)
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/jobportal${path}`, { token: company.token, ...(body === undefined ? {} : { body }) })
  const letters = async () => (await server.sentMails()).filter((mail): mail is Letter => mail.kind === 'applicant-message')
  const stateOf = async (id: string) => (await call('GET', `/application/${id}`)).body.messages[0].state
  return { server, company, call, letters, stateOf }
}

describe('a message to an applicant', () => {
  test('is a mail of the company, with a private link of its own, and counts as an answer', async () => {
    const { server, company, call, letters, stateOf } = await aDesk()
    const { id, email } = await anApplication(server, company.job, { name: 'Mira Talvik' })
    const written = { subject: '{jobTitle} at {companyName}', body: 'Hello {name},\r\n\r\nwe would like to meet you.' }
    const { status, body } = await call('POST', `/applications/${id}/message`, written)
    expect([status, body]).toEqual([
      201,
      {
        message: 'The message is on its way.',
        _id: expect.any(String),
        subject: 'Backend Developer at Lantern Works',
        body: 'Hello Mira Talvik,\n\nwe would like to meet you.',
        sentBy: 'Cara Company, Lantern Works',
        createdAt: server.clock.now().toISOString(),
        state: 'queued',
      },
    ])
    const [mail] = await letters()
    expect(mail).toMatchObject({
      to: email,
      subject: 'Backend Developer at Lantern Works',
      senderName: 'Cara Company',
      companyName: 'Lantern Works',
      replyTo: 'cara@example.com',
    })
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/application\/[\w-]{43}$/)
    expect(await server.applications.byLink(hashOf(mail!.link.split('/').at(-1)!))).toMatchObject({ id })
    expect(await stateOf(id)).toBe('sent')
    expect((await call('GET', `/applications/${company.job.id}`)).body[0].isAnswered).toBe(true)
    expect((await call('GET', `/application/${id}`)).body.events).toMatchObject([{ kind: 'message' }])
  })

  test('goes out once however often it is sent with one key, and a key is good for one message', async () => {
    const { server, company, letters } = await aDesk()
    const [one, other] = [
      await anApplication(server, company.job),
      await anApplication(server, company.job, { email: 'x@example.com' }),
    ]
    const send = (id: string, body: string) =>
      server.call('POST', `/jobportal/applications/${id}/message`, {
        token: company.token,
        headers: { 'idempotency-key': 'the-same-press' },
        body: { subject: 'Hello', body },
      })
    const [first, again] = [await send(one.id, 'Come on Monday.'), await send(one.id, 'Come on Monday.')]
    expect([first.status, again.status, again.body._id]).toEqual([201, 201, first.body._id])
    expect((await send(one.id, 'Come on Friday.')).status).toBe(422)
    expect((await send(other.id, 'Come on Monday.')).status).toBe(201)
    expect((await letters()).map(({ to }) => to)).toEqual([one.email, other.email])
  })

  test('says when it could not be sent', async () => {
    const { server, company, call, letters, stateOf } = await aDesk()
    const { id } = await anApplication(server, company.job)
    server.mailer.send = async () => {
      throw new ProviderError('mail', 'No such mailbox.', { retryable: false })
    }
    await call('POST', `/applications/${id}/message`, { subject: 'Hello', body: 'Hello' })
    expect(await letters()).toEqual([])
    expect(await stateOf(id)).toBe('failed')
  })

  test('waits while the mail server is away', async () => {
    const { server, company, call, stateOf } = await aDesk()
    const { id } = await anApplication(server, company.job)
    const send = server.mailer.send
    server.mailer.send = async () => {
      throw new ProviderError('mail', 'Away.', { retryable: true })
    }
    await call('POST', `/applications/${id}/message`, { subject: 'Hello', body: 'Hello' })
    await server.app.worker.runDue()
    expect(await stateOf(id)).toBe('queued')
    server.mailer.send = send
    server.clock.advance(10_000)
    await server.app.worker.runDue()
    expect(await stateOf(id)).toBe('sent')
  })

  test('is refused without words, with a second line in the subject, and with placeholders that nobody knows', async () => {
    const { server, company, call, letters } = await aDesk()
    const { id } = await anApplication(server, company.job)
    for (const [subject, body, sentence] of [
      [' ', 'Hello', 'Subject is required.'],
      ['Hello', ' ', 'Message is required.'],
      ['Hello\r\nBcc: all@example.com', 'Hello', 'A subject is one line without control characters.'],
      ['Hello', 'Dear {firstName}', '{firstName} is not known. There are {name}, {jobTitle}, {companyName}.'],
      ['x'.repeat(201), 'Hello', 'Subject can have 200 characters at most.'],
      ['Hello', 'x'.repeat(10_001), 'Message can have 10,000 characters at most.'],
    ] as const) {
      const answer = await call('POST', `/applications/${id}/message`, { subject, body })
      expect([answer.status, answer.body.message]).toEqual([400, sentence])
    }
    expect(await letters()).toEqual([])
  })

  test('takes what an applicant is called for a name and for nothing else', async () => {
    const { server, company, call, letters } = await aDesk()
    const { id } = await anApplication(server, company.job, { name: '{companyName}\r\nBcc: x' })
    await call('POST', `/applications/${id}/message`, { subject: 'For {name}', body: '{name}: { not one }' })
    const [mail] = await letters()
    expect([mail?.subject, mail?.body]).toEqual(['For {companyName} Bcc: x', '{companyName} Bcc: x: { not one }'])
  })

  test('may come from an administrator, who signs it', async () => {
    const { server, company, letters } = await aDesk()
    const { id } = await anApplication(server, company.job)
    const cookie = await server.admin()
    const body = { subject: 'Hello', body: 'From {companyName}' }
    const answer = await server.call('POST', `/jobportal/applications/${id}/message`, { cookie, body })
    expect([answer.status, answer.body.sentBy]).toEqual([201, 'Administrator'])
    expect(await letters()).toMatchObject([{ replyTo: 'ada@example.com', companyName: '', body: 'From Lantern Works' }])
    const { entries } = await server.auditTrail.page({ action: 'message-applicant' }, { limit: 9, offset: 0 })
    expect(entries).toMatchObject([{ actorName: 'Administrator', subjectKind: 'application', subjectId: id }])
  })
})

describe('who has had no answer', () => {
  test('is listed and written to at once, each in a mail of their own, and nobody twice', async () => {
    const { server, company, call, letters } = await aDesk()
    const now = server.clock.now()
    const add = (name: string, facts = {}) =>
      anApplication(server, company.job, { name, email: `${name.toLowerCase()}@example.com`, ...facts })
    const mira = await add('Mira', { percentage: 80, reading: 'read' })
    const nils = await add('Nils', { status: 'Rejected' })
    const answered = await add('Answered', { answeredAt: now })
    const gone = await add('Gone', { withdrawnAt: now })
    const other = await aCompanyWithJob(server, 'other@example.com', 'Other Works')
    const foreign = await anApplication(server, other.job, { name: 'Foreign' })
    const waiting = await call('GET', `/jobs/${company.job.id}/unanswered`)
    expect(waiting.body).toEqual([
      { _id: mira.id, candidateName: 'Mira', candidateEmail: 'mira@example.com', status: 'New' },
      { _id: nils.id, candidateName: 'Nils', candidateEmail: 'nils@example.com', status: 'Rejected' },
    ])
    const letter = {
      subject: '{jobTitle}',
      body: 'Dear {name}, the place is taken.',
      applicationIds: [mira, nils, answered, gone, foreign, mira].map(({ id }) => id),
    }
    const write = () => call('POST', `/jobs/${company.job.id}/unanswered`, letter)
    const both = await Promise.all([write(), write()])
    expect(both.map(({ body }) => body.sent).toSorted()).toEqual([0, 2])
    const sent = await letters()
    expect(sent.map(({ to, body }) => [to, body])).toEqual([
      ['mira@example.com', 'Dear Mira, the place is taken.'],
      ['nils@example.com', 'Dear Nils, the place is taken.'],
    ])
    expect(sent[0]?.link).not.toBe(sent[1]?.link)
    expect(JSON.stringify(sent[0])).not.toContain('Nils')
    expect((await call('GET', `/jobs/${company.job.id}/unanswered`)).body).toEqual([])
  })

  test('gets nothing when the letter cannot go', async () => {
    const { server, company, call, letters } = await aDesk()
    const { id } = await anApplication(server, company.job)
    const letter = { subject: 'Hello', body: '{who}', applicationIds: [id] }
    expect((await call('POST', `/jobs/${company.job.id}/unanswered`, letter)).status).toBe(400)
    expect(await letters()).toEqual([])
  })
})

test('an applicant is written to ten times an hour at most, and what was too much leaves nothing behind', async () => {
  const { server, company, call, letters } = await aDesk()
  const { id } = await anApplication(server, company.job, { name: 'Mira Talvik' })
  const written = { subject: 'Hello', body: 'Are you there?' }
  const answers = []
  for (let letter = 0; letter < 12; letter++) answers.push((await call('POST', `/applications/${id}/message`, written)).status)
  expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429])
  expect(await letters()).toHaveLength(10)
  expect((await call('GET', `/application/${id}`)).body.messages).toHaveLength(10)
})
