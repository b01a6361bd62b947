import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { writeMessage } from '#adapters/mailer/message.ts'
import { render } from '#adapters/mailer/templates/render.tsx'
import { ProviderError } from '#src/shared/provider-error.ts'
import { defaultTemplates } from './default-templates.ts'
import { aWorkspace } from './test-hiring.ts'

describe('a message to a candidate', () => {
  test('is filled in, previewed, sent and followed on the timeline', async () => {
    const { rosa, id, workflow, server } = await aWorkspace()
    const written = {
      subject: '{{job.title}} at {{ workspace.name }}',
      body: 'Hello {{candidate.firstName}} ({{candidate.name}}),\n\nregards, {{sender.name}} <{{sender.email}}>',
    }
    const preview = await rosa.post(`/api/candidates/${id}/message/preview`, written)
    expect(preview.body).toEqual({
      to: 'mira@example.org',
      subject: 'Backend Developer at Example',
      body: 'Hello Mira (Mira Talvik),\n\nregards, Rita Recruiter <rita@example.com>',
    })
    const sent = await rosa.post(`/api/candidates/${id}/message`, written)
    expect([sent.status, sent.body.state]).toEqual([202, 'queued'])
    expect((await server.sentMails()).at(-1)).toMatchObject({
      kind: 'candidate-message',
      ...preview.body,
      replyTo: 'rita@example.com',
    })
    const { messages, timeline } = await workflow()
    expect(messages).toMatchObject([{ state: 'sent', subject: 'Backend Developer at Example' }])
    expect(timeline.entries[0]).toMatchObject({ kind: 'message', details: { messageId: sent.body._id } })
  })

  test('says beside the field what cannot be sent', async () => {
    const { rosa, id } = await aWorkspace()
    const refused = async (change: object) => {
      const { status, body } = await rosa.post(`/api/candidates/${id}/message`, { subject: 'Hello', body: 'Hello', ...change })
      return [status, body.field, body.message]
    }
    expect(await refused({ subject: ' ' })).toEqual([400, 'subject', 'Subject is required.'])
    expect((await refused({ body: 'Hello {{candidate.age}}' }))[2]).toContain('{{candidate.age}} is not known.')
    expect((await refused({ subject: 'Hello {{candidate.name' }))[2]).toContain('not closed')
    expect((await refused({ body: 'x'.repeat(10_001) }))[1]).toBe('body')
  })

  test('carries no header that somebody put into it', async () => {
    const { rosa, id, server } = await aWorkspace()
    for (const subject of ['Hi\r\nBcc: all@example.com', 'Hi\nX: y', 'Hi\u0000', 'Hi\u2028Bcc: a@b.c']) {
      const { status, body } = await rosa.post(`/api/candidates/${id}/message`, { subject, body: 'Hello' })
      expect({ subject, status, field: body.field }).toEqual({ subject, status: 400, field: 'subject' })
    }
    await server.database.transaction(
      async () => await server.database.query().run(sql`update workspaces set name = ${'Evil\r\nBcc: all@example.com'}`),
    )
    const sneaky = await rosa.post(`/api/candidates/${id}/message/preview`, { subject: 'From {{workspace.name}}', body: 'Hello' })
    expect(sneaky.body.subject).toBe('From Evil Bcc: all@example.com')
    const mail = {
      kind: 'candidate-message',
      to: 'mira@example.org',
      messageId: 'm',
      subject: 'A\r\nBcc: x@y.z',
      body: 'Hello <b>you</b>\n\n{{x}}',
      senderName: 'Eve\r\nBcc: x@y.z',
      companyName: 'Evil',
      replyTo: 'rita@example.com',
    } as const
    const message = await writeMessage(mail, 'm', 'ats@example.com', new Date(0))
    expect(message.subject).toBe('A Bcc: x@y.z')
    expect((await render(mail)).html).not.toContain('<b>you')
  })

  test('tries again by itself while the mail server is away, and by hand once it was given up', async () => {
    const { rosa, id, workflow, server } = await aWorkspace()
    await server.sentMails()
    await rosa.post(`/api/candidates/${id}/message`, { subject: 'Hi', body: 'Hello' })
    const job = (await server.jobs.take(['mail'], 60))!
    const { openMail, mailSeal } = await import('#src/shared/mail-queue.ts')
    const mail = openMail(job.payload, mailSeal('a secret that only tests know, long enough'))
    const { followMail } = server.app.hiring
    const away = async () => {
      throw new ProviderError('mail', 'The mail server does not answer.', { retryable: true })
    }
    expect(await followMail(mail, false, away).catch((error) => error.message)).toBe('The mail server does not answer.')
    expect((await workflow()).messages[0]).toMatchObject({ state: 'retrying', error: 'The mail server does not answer.' })
    const { _id } = (await workflow()).messages[0]
    expect((await rosa.post(`/api/messages/${_id}/retry`)).status).toBe(409)
    await followMail(mail, true, away).catch(() => {})
    expect((await workflow()).messages[0].state).toBe('failed')
    expect((await rosa.post(`/api/messages/${_id}/retry`)).body.state).toBe('queued')
    await server.sentMails()
    expect((await workflow()).messages[0]).toMatchObject({ state: 'sent', error: null })
  })
})

describe('templates', () => {
  test('of the product can all be filled in for a candidate', async () => {
    const { rosa, id } = await aWorkspace()
    const list = (await rosa.get('/api/message-templates')).body
    expect(list.map(({ name }: { name: string }) => name)).toEqual(defaultTemplates.map(({ name }) => name))
    for (const { subject, body } of list) {
      const preview = await rosa.post(`/api/candidates/${id}/message/preview`, { subject, body })
      expect(preview.status).toBe(200)
      expect(preview.text).not.toContain('{{')
    }
  })

  test('are changed for the workspace, and come back when the change is deleted', async () => {
    const { rosa, server } = await aWorkspace()
    const [first] = (await rosa.get('/api/message-templates')).body
    const mine = { name: first.name, purpose: 'general', subject: 'Hello', body: 'Hello {{candidate.name}}', version: 0 }
    const changed = await rosa.put(`/api/message-templates/${first._id}`, mine)
    expect(changed.body).toMatchObject({ version: 1, isDefault: false, standsIn: true, subject: 'Hello' })
    expect((await rosa.put(`/api/message-templates/${first._id}`, mine)).status).toBe(409)
    expect((await rosa.put(`/api/message-templates/${changed.body._id}`, { ...mine, version: 7 })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    const list = (await rosa.get('/api/message-templates')).body
    expect(list).toHaveLength(defaultTemplates.length)
    const other = await server.recruiter('stranger@example.com')
    expect((await server.call('GET', '/api/message-templates', { cookie: other.cookie })).text).not.toContain('"Hello"')
    expect((await rosa.remove(`/api/message-templates/${changed.body._id}`)).status).toBe(204)
    expect((await rosa.get('/api/message-templates')).body[0]).toEqual(first)
    expect((await rosa.remove(`/api/message-templates/${first._id}`)).status).toBe(400)
  })

  test('are refused with an unknown variable or a name that is taken', async () => {
    const { rosa } = await aWorkspace()
    const add = (change: object) =>
      rosa.post('/api/message-templates', { name: 'Mine', purpose: 'general', subject: 'Hello', body: 'Hello', ...change })
    expect((await add({ body: 'Dear {{candidate.title}}' })).body).toMatchObject({ field: 'body', variable: 'candidate.title' })
    expect((await add({ name: 'OFFER' })).body).toMatchObject({
      field: 'name',
      message: 'There is already a template named Offer.',
    })
    expect((await add({ subject: 'a\nb' })).body).toMatchObject({ field: 'subject' })
    expect((await add({})).status).toBe(201)
  })
})

test('a person is written to ten times an hour at most', async () => {
  const { rosa, id, server } = await aWorkspace()
  const written = { subject: 'Hello', body: 'Are you there?' }
  const answers = []
  for (let letter = 0; letter < 12; letter++) answers.push(await rosa.post(`/api/candidates/${id}/message`, written))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(202), 429, 429])
  expect(answers[11]!.body).toMatchObject({ code: 'TOO_MANY_MESSAGES', error: expect.stringContaining('nothing was sent') })
  expect(Number(answers[11]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await server.sentMails()).filter(({ kind }) => kind === 'candidate-message')).toHaveLength(10)
})
