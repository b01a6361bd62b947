import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { Application } from '../application.ts'
import { issueApplicationLink } from '../applying/link.ts'
import { aCompanyWithJob, anApplication, aReadApplication } from './test-applications.ts'

type Letter = Extract<Mail, { kind: 'applicant-message' }>

const minutes = (count: number) => count * 60_000
const lawful = { status: 'Rejected', reason: 'required-skill', text: 'No Kubernetes.' }

async function aDesk(companyName = 'Lantern Works') {
  const server = testServer()
  const company = await aCompanyWithJob(server, 'cara@example.com', companyName)
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/jobportal${path}`, { token: company.token, ...(body === undefined ? {} : { body }) })
  const change = (id: string, body: unknown) => call('PATCH', `/applications/${id}`, body)
  const open = (id: string) => call('GET', `/application/${id}`)
  const letters = async () => (await server.sentMails()).filter((mail): mail is Letter => mail.kind === 'applicant-message')
  const statusOf = async (id: string) => (await server.applications.find(id))?.status
  /** What the applicant's own page says. */
  const ownPage = async (id: string) => {
    const issued = await server.transaction(() => issueApplicationLink({ ...server, settings: { publicUrl: '' } as never })(id))
    const { body } = await server.call('GET', `/api/application/${issued.split('/').at(-1)}`)
    return body as { status: string; messages: { subject: string }[]; events: { text: string }[] }
  }
  const read = (facts: Partial<Application> = {}) => aReadApplication(server, company.job, { name: 'Mira Talvik', ...facts })
  return { server, company, change, open, letters, statusOf, ownPage, read, call }
}

describe('rejecting an application', () => {
  test('needs its evidence opened and a reason, and the reason stays with the company', async () => {
    const { server, company, change, open, statusOf, ownPage, read, call } = await aDesk()
    const { id, email } = await read()
    const unseen = await change(id, lawful)
    expect([unseen.status, unseen.body.code]).toEqual([409, 'EVIDENCE_NOT_OPENED'])
    expect(await statusOf(id)).toBe('New')

    await open(id)
    for (const reason of [{}, { reason: '' }, { reason: '  ' }, { reason: 'other' }]) {
      const { status, body } = await change(id, { status: 'Rejected', ...reason })
      expect([status, body.code]).toEqual([400, 'INVALID'])
    }
    const unlawful = await change(id, { ...lawful, text: 'He is too old for this team.' })
    expect([unlawful.status, unlawful.body.field]).toEqual([400, 'text'])
    expect(unlawful.body.message).toContain('must not rest on age')
    expect(await statusOf(id)).toBe('New')

    const rejected = await change(id, lawful)
    expect([rejected.status, rejected.body.status, rejected.body.isAnswered]).toEqual([200, 'Rejected', false])
    const { rejection, events } = (await open(id)).body
    expect(rejection).toEqual({
      reason: 'A required skill is not shown: No Kubernetes.',
      at: server.clock.now().toISOString(),
      from: 'New',
      undoUntil: new Date(server.clock.now().getTime() + minutes(10)).toISOString(),
    })
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['evidence-opened', 'status'])
    server.clock.advance(minutes(11))
    expect((await open(id)).body.rejection.undoUntil).toBeNull()
    const page = await ownPage(id)
    expect([page.status, page.events.map(({ text }) => text)]).toEqual([
      'Rejected',
      ['The company changed the status to Rejected.'],
    ])
    expect(JSON.stringify(page)).not.toContain('Kubernetes.')
    expect((await server.sentMails()).filter(({ to }) => to === email)).toEqual([])
    const { entries } = await server.auditTrail.page({ action: 'change-application' }, { limit: 10, offset: 0 })
    expect(entries.map(({ details }) => details)).toEqual([
      {
        status: 'Rejected',
        from: 'New',
        evidence: true,
        job: company.job.id,
        percentage: expect.any(Number),
        rank: 1,
        of: 1,
        engine: expect.stringContaining('scoring-'),
      },
    ])
    expect((await call('GET', `/applications/${rejected.body.jobId}?status=Rejected`)).body).toHaveLength(1)
  })

  test('takes a reason by its name, by its words, or in words of its own', async () => {
    const { change, open, read } = await aDesk()
    for (const [reason, kept] of [
      ['better-match', 'Another candidate matches the requirements better'],
      ['The position is filled or was closed', 'The position is filled or was closed'],
      ['We need somebody on site in Tallinn.', 'Another reason: We need somebody on site in Tallinn.'],
    ] as const) {
      const { id } = await read()
      await open(id)
      expect((await change(id, { status: 'Rejected', reason })).status).toBe(200)
      expect((await open(id)).body.rejection.reason).toBe(kept)
    }
    const { id } = await read()
    await open(id)
    expect((await change(id, { status: 'Rejected', reason: 'She is pregnant.' })).status).toBe(400)
  })

  test('of what was sent again needs that to be opened', async () => {
    const { server, change, open, read } = await aDesk()
    const { id } = await read()
    await open(id)
    server.clock.advance(1000)
    const event = { id: 'again', applicationId: id, at: server.clock.now(), kind: 'applied-again', details: {} } as const
    await server.applications.addEvent(event)
    expect((await change(id, lawful)).body.code).toBe('EVIDENCE_NOT_OPENED')
    server.clock.advance(1000)
    await open(id)
    expect((await change(id, lawful)).status).toBe(200)
  })

  test('of a file that software cannot read needs the file to be opened, and waits while it is being read', async () => {
    const { server, company, change, open, call } = await aDesk()
    const unreadable = { reading: 'unreadable', unreadableReason: 'This file is locked.' } as const
    const [file, whole, waiting] = [
      await anApplication(server, company.job, unreadable),
      await anApplication(server, company.job, unreadable),
      await anApplication(server, company.job),
    ]
    expect((await change(file.id, lawful)).status).toBe(409)
    await call('GET', `/view-resume/${file.id}`)
    expect((await change(file.id, lawful)).status).toBe(200)
    await open(whole.id)
    expect((await change(whole.id, lawful)).status).toBe(200)
    await open(waiting.id)
    await call('GET', `/view-resume/${waiting.id}`)
    expect((await change(waiting.id, lawful)).status).toBe(409)
  })

  test('is not for an administrator who looked, and nothing to another company', async () => {
    const { server, change, read } = await aDesk()
    const { id } = await read()
    await server.call('GET', `/jobportal/view-resume/${id}`, { cookie: await server.admin() })
    expect((await change(id, lawful)).status).toBe(409)
    const other = await server.company('other@example.com', 'Other Works')
    const tried = await server.call('PATCH', `/jobportal/applications/${id}`, {
      token: other.token,
      body: { status: 'Rejected' },
    })
    expect(tried.status).toBe(404)
  })

  test('a second time changes nothing and asks for nothing', async () => {
    const { change, open, read } = await aDesk()
    const { id } = await read()
    await open(id)
    await change(id, lawful)
    expect((await change(id, { status: 'Rejected' })).status).toBe(200)
    expect((await open(id)).body.events.filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(1)
  })
})

describe('a mail that tells a rejection', () => {
  test('waits for ten minutes, names job and company, holds the template and the private link, and no reason', async () => {
    const { server, change, open, letters, ownPage, read } = await aDesk()
    const { id, email } = await read()
    await open(id)
    const { body } = await change(id, { ...lawful, tell: true })
    expect(body.isAnswered).toBe(true)
    expect((await open(id)).body.messages).toMatchObject([{ state: 'held' }])
    expect(await letters()).toEqual([])
    // Nobody outside hears of what can still be taken back.
    const before = await ownPage(id)
    expect([before.status, before.events, before.messages]).toEqual(['New', [], []])

    server.clock.advance(minutes(10) + 1)
    const [mail] = await letters()
    expect(mail).toMatchObject({ to: email, companyName: 'Lantern Works', jobTitle: 'Backend Developer' })
    expect(mail!.subject).toBe('Your application for Backend Developer')
    expect(mail!.body).toContain('Dear Mira Talvik,')
    expect(mail!.body).toContain('Lantern Works')
    expect(mail!.body).not.toContain('Kubernetes')
    expect(mail!.body).not.toContain('required skill')
    expect(mail!.link).toMatch(/^http:\/\/localhost:3000\/application\/[\w-]{43}$/)
    const after = await ownPage(id)
    expect([after.status, after.messages.map(({ subject }) => subject)]).toEqual(['Rejected', [mail!.subject]])
    expect((await open(id)).body.messages).toMatchObject([{ state: 'sent' }])
  })

  test('gives the reason where that was chosen', async () => {
    const { server, change, open, letters, read } = await aDesk()
    const [plain, within] = [await read(), await read()]
    for (const { id } of [plain, within]) await open(id)
    await change(plain.id, { ...lawful, tell: { template: 'filled', reason: true } })
    await change(within.id, {
      ...lawful,
      tell: { subject: 'About {jobTitle}', body: 'Dear {name},\n\nit was this: {reason}\n\n{companyName}', reason: true },
    })
    server.clock.advance(minutes(11))
    const [first, second] = await letters()
    expect(first!.body).toContain('has been filled')
    expect(first!.body).toContain(
      '\n\nThe reason for this decision: A required skill is not shown: No Kubernetes.\n\nKind regards\n',
    )
    expect([second!.subject, second!.body]).toEqual([
      'About Backend Developer',
      'Dear Mira Talvik,\n\nit was this: A required skill is not shown: No Kubernetes.\n\nLantern Works',
    ])
  })

  test('is refused with what is wrong in it, and nobody is rejected', async () => {
    const { change, open, statusOf, read } = await aDesk()
    const { id } = await read()
    await open(id)
    for (const [tell, field] of [
      [{ subject: '', body: 'Hello' }, 'subject'],
      [{ subject: 'Hello', body: '' }, 'body'],
      [{ subject: 'Hello', body: 'Dear {firstName}' }, 'body'],
      // Whether the reason is told is chosen, not written by accident.
      [{ subject: 'Hello', body: 'It was {reason}', reason: false }, 'body'],
    ] as const) {
      const answer = await change(id, { ...lawful, tell })
      expect([answer.status, answer.body.field]).toEqual([400, field])
    }
    expect((await change(id, { status: 'Shortlisted', tell: true })).status).toBe(400)
    expect(await statusOf(id)).toBe('New')
  })

  test('never goes where the rejection is taken back in time, and the applicant reads nothing of either', async () => {
    const { server, change, open, letters, ownPage, read, company, call } = await aDesk()
    const { id } = await read()
    await open(id)
    await change(id, { status: 'Shortlisted' })
    await change(id, { ...lawful, tell: true })
    server.clock.advance(minutes(9))
    const back = await change(id, { status: 'Shortlisted' })
    expect(back.body).toMatchObject({ status: 'Shortlisted', isAnswered: false })
    server.clock.advance(minutes(60))
    expect(await letters()).toEqual([])
    const { body } = await open(id)
    expect([body.rejection, body.messages[0].state]).toEqual([null, 'cancelled'])
    const page = await ownPage(id)
    expect([page.status, page.messages, page.events.map(({ text }) => text)]).toEqual([
      'Shortlisted',
      [],
      ['The company changed the status to Shortlisted.'],
    ])
    expect((await call('GET', `/jobs/${company.job.id}/unanswered`)).body).toHaveLength(1)
  })

  test('that was followed by a change of mind after ten minutes has gone', async () => {
    const { server, change, open, letters, ownPage, read } = await aDesk()
    const { id } = await read()
    await open(id)
    await change(id, { ...lawful, tell: true })
    server.clock.advance(minutes(11))
    expect(await letters()).toHaveLength(1)
    expect((await change(id, { status: 'Reviewed' })).body.isAnswered).toBe(true)
    expect((await ownPage(id)).events.map(({ text }) => text)).toEqual([
      'The company wrote to you.',
      'The company changed the status to Rejected.',
      'The company changed the status to Reviewed.',
    ])
  })

  test('goes when the application is deleted meanwhile', async () => {
    const { server, change, open, letters, read, call } = await aDesk()
    const { id } = await read()
    await open(id)
    await change(id, { ...lawful, tell: true })
    await call('DELETE', `/applications/${id}`)
    server.clock.advance(minutes(11))
    expect(await letters()).toEqual([])
  })
})

test('a change without a status, or with one that there is not, is refused', async () => {
  const { server, company, change, statusOf } = await aDesk()
  const { id } = await anApplication(server, company.job)
  for (const body of [{}, { status: null }, { status: 'rejected' }, { status: '' }, { reviewed: true }, { reason: 'filled' }])
    expect([body, (await change(id, body)).status]).toEqual([body, 400])
  expect(await statusOf(id)).toBe('New')
})
