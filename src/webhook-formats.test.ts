import { afterEach, describe, expect, test } from 'bun:test'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { webhookEvents, webhookFormats } from './connections/constants.ts'
import type { WebhookSender } from './connections/webhook-ports.ts'
import { inWords } from './connections/webhooks/message-words.ts'

const strict = { additionalProperties: false }
const link = t.String({ pattern: '^http://localhost:3000/dashboard' })

/** What each of them documents that it takes. */
const shapes: Record<string, { method: string; path: RegExp; body: TSchema; token?: string }> = {
  slack: {
    method: 'POST',
    path: /^\/services\/T0\/B0\/x$/,
    body: t.Object(
      {
        text: t.String({ minLength: 1, maxLength: 40_000 }),
        blocks: t.Array(
          t.Object(
            {
              type: t.Literal('section'),
              text: t.Object(
                { type: t.Literal('mrkdwn'), text: t.String({ minLength: 1, maxLength: 3000 }), verbatim: t.Boolean() },
                strict,
              ),
            },
            strict,
          ),
          { minItems: 1, maxItems: 50 },
        ),
      },
      strict,
    ),
  },
  teams: {
    method: 'POST',
    path: /^\/workflows\/1$/,
    body: t.Object(
      {
        type: t.Literal('message'),
        attachments: t.Array(
          t.Object(
            {
              contentType: t.Literal('application/vnd.microsoft.card.adaptive'),
              contentUrl: t.Null(),
              content: t.Object(
                {
                  $schema: t.Literal('http://adaptivecards.io/schemas/adaptive-card.json'),
                  type: t.Literal('AdaptiveCard'),
                  version: t.Literal('1.4'),
                  body: t.Array(
                    t.Object({ type: t.Literal('TextBlock'), text: t.String({ minLength: 1 }), wrap: t.Boolean() }, strict),
                  ),
                  actions: t.Array(t.Object({ type: t.Literal('Action.OpenUrl'), title: t.String(), url: link }, strict)),
                },
                strict,
              ),
            },
            strict,
          ),
          { minItems: 1, maxItems: 1 },
        ),
      },
      strict,
    ),
  },
  matrix: {
    method: 'PUT',
    path: /^\/_matrix\/client\/v3\/rooms\/!abc%3Amatrix\.test\/send\/m\.room\.message\/msg_[\w-]+$/,
    token: 'a token of Matrix',
    body: t.Object(
      {
        msgtype: t.Literal('m.notice'),
        body: t.String({ minLength: 1 }),
        format: t.Literal('org.matrix.custom.html'),
        formatted_body: t.String({ minLength: 1 }),
      },
      strict,
    ),
  },
  ntfy: {
    method: 'POST',
    path: /^\/push\/$/,
    token: 'tk_of_ntfy',
    body: t.Object({ topic: t.Literal('hiring'), title: t.String(), message: t.String({ minLength: 1 }), click: link }, strict),
  },
}
const addresses: Record<string, { path: string; more?: Record<string, string> }> = {
  slack: { path: '/services/T0/B0/x' },
  teams: { path: '/workflows/1' },
  matrix: { path: '/', more: { room: '!abc:matrix.test', token: 'a token of Matrix' } },
  ntfy: { path: '/push/hiring', more: { token: 'tk_of_ntfy' } },
}

interface Got {
  method: string
  path: string
  headers: Headers
  text: string
}

const running: { stop(force: boolean): unknown }[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop(true)
})

function receiver() {
  const got: Got[] = []
  const state = { status: 200 }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      got.push({
        method: request.method,
        path: new URL(request.url).pathname,
        headers: request.headers,
        text: await request.text(),
      })
      return new Response('ok', { status: state.status })
    },
  })
  running.push(server)
  return { got, state, origin: `http://127.0.0.1:${server.port}` }
}

async function aWorkspace() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const make = (body: Record<string, unknown>) =>
    server.call('POST', '/api/webhooks', { cookie, body: { name: 'A room', events: webhookEvents, ...body } })
  const upload = async (name: string) => {
    const form = submissionForm({ 'a.pdf': await aResume({ name, email: 'mira@example.com' }) }, await aJobDescription())
    const { body } = await server.call('POST', '/api/submit', { cookie, body: form })
    return body.results[0]._id as string
  }
  return { server, cookie, make, upload, runDue: () => server.app.worker.runDue() }
}

describe.each(webhookFormats.filter((format) => format !== 'standard'))('%s', (format) => {
  const { method, path, body, token } = shapes[format]!
  const address = addresses[format]!

  test('is sent what it documents, in words, with a link and without a name', async () => {
    const { got, origin } = receiver()
    const { make, upload, runDue } = await aWorkspace()
    const made = await make({ url: origin + address.path, format, ...address.more })
    expect([made.status, made.body.secret]).toEqual([201, null])
    expect(made.body.record).toMatchObject({ format, tellsNames: false, hasToken: token !== undefined })
    expect(made.text).not.toContain(token ?? 'whsec_')
    await upload('Mira Talvik')
    await runDue()
    expect(got.length).toBeGreaterThanOrEqual(2)
    for (const message of got) {
      expect([message.method, message.path]).toEqual([method, expect.stringMatching(path)])
      expect([...Value.Errors(body, JSON.parse(message.text))].map(({ path, message }) => `${path} ${message}`)).toEqual([])
      expect(message.headers.get('content-type')).toBe('application/json')
      expect(message.headers.get('authorization')).toBe(token ? `Bearer ${token}` : null)
      expect(message.headers.get('webhook-signature')).toBeNull()
    }
    const all = got.map(({ text }) => text).join()
    expect(all).toContain('A candidate was ranked for a job')
    expect(all).toContain('http://localhost:3000/dashboard/candidates/')
    expect(all).not.toMatch(/mira|talvik/i)
  })

  test('says names where that was chosen', async () => {
    const { got, origin } = receiver()
    const { make, upload, runDue } = await aWorkspace()
    await make({ url: origin + address.path, format, tellsNames: true, ...address.more, events: ['candidate.created'] })
    await upload('Mira Talvik')
    await runDue()
    expect(got.map(({ text }) => text).join()).toContain('Mira Talvik was ranked for a job')
  })
})

describe('a name', () => {
  const written = async (format: string, name: string) => {
    const { formats } = await import('./connections/webhooks/formats.ts')
    const body = JSON.stringify({ type: 'decision.rejected', data: { candidateId: 'c1' } })
    const words = inWords(body, { person: name, job: null }, 'https://ats.example.com')
    const to = { url: 'https://hooks.example.com/hiring', room: '!a:b', token: null }
    return JSON.parse(formats[format as 'slack'](to, { ...words, id: 'm1' }).body)
  }

  test('makes no link, calls nobody and breaks no markup', async () => {
    const name = '<!channel> *[x](https://evil.test)* <b onclick="x">'
    const slack = await written('slack', name)
    expect(slack.text).toStartWith('&lt;!channel&gt;')
    expect(slack.blocks[0].text.text.match(/</g)).toHaveLength(1)
    expect((await written('teams', name)).attachments[0].content.body[0].text).toContain('\\*\\[x\\]\\(https')
    expect((await written('matrix', name)).formatted_body.match(/</g)).toHaveLength(2)
    expect((await written('ntfy', name)).message).toContain(name)
  })

  test('is told of nobody who is hidden by blind review; whoever is told of can see that it left', async () => {
    const posted: Parameters<WebhookSender['post']>[0][] = []
    const server = testServer(
      {},
      {
        webhookSender: {
          objectionTo: () => null,
          async post(message) {
            posted.push(message)
            return 200
          },
        },
      },
    )
    const { cookie } = await server.recruiter()
    const wanted = { name: 'A room', url: 'https://hooks.example.com/x', events: ['candidate.created', 'decision.rejected'] }
    await server.call('POST', '/api/webhooks', { cookie, body: { ...wanted, format: 'slack', tellsNames: true } })
    const form = submissionForm({ 'a.pdf': await aResume({ name: 'Mira Talvik' }) }, await aJobDescription())
    const { results } = (await server.call('POST', '/api/submit', { cookie, body: form })).body
    await server.app.worker.runDue()
    expect(posted[0]!.body).toContain('Mira Talvik')
    expect(posted[0]!.subject).toEqual({ kind: 'candidate', id: results[0]._id })
    const job = results[0].jobDescriptionId._id
    await server.call('PUT', `/api/job-descriptions/${job}/blind-review`, { cookie, body: { on: true } })
    await server.call('POST', `/api/candidates/${results[0]._id}/evidence-opened`, { cookie, body: {} })
    const workflow = (await server.call('GET', `/api/candidates/${results[0]._id}/workflow`, { cookie })).body
    const rejected = await server.call('POST', `/api/candidates/${results[0]._id}/reject`, {
      cookie,
      body: { reason: 'experience', text: 'Less than asked for.', version: workflow.placement.version },
    })
    expect([rejected.status, rejected.text]).toEqual([200, expect.any(String)])
    await server.app.worker.runDue()
    expect(posted[1]!.body).toContain('A candidate was rejected')
    expect(posted[1]!.subject).toBeUndefined()
  })

  test('is told of nobody who was deleted meanwhile', async () => {
    const { got, state, origin } = receiver()
    const { server, cookie, make, upload, runDue } = await aWorkspace()
    await make({ url: `${origin}/x`, format: 'slack', tellsNames: true })
    state.status = 503
    const id = await upload('Mira Talvik')
    await runDue()
    await server.call('DELETE', `/api/candidates/${id}`, { cookie })
    got.length = 0
    state.status = 200
    server.clock.advance(60_000)
    await runDue()
    const all = got.map(({ text }) => text).join()
    expect(all).toContain('A candidate was deleted')
    expect(all).not.toMatch(/mira|talvik/i)
  })
})

describe('the desk', () => {
  test('refuses a receiver that cannot be written to, in words', async () => {
    const { make } = await aWorkspace()
    const refusal = async (body: Record<string, string>) => (await make(body)).body.error
    const url = 'https://matrix.example.com'
    expect(await refusal({ url, format: 'matrix', token: 'x' })).toContain('id of the room')
    expect(await refusal({ url, format: 'matrix', room: '#alias:x', token: 'x' })).toContain('id of the room')
    expect(await refusal({ url, format: 'matrix', room: '!a:b' })).toContain('access token')
    expect(await refusal({ url: 'https://ntfy.sh/', format: 'ntfy' })).toContain('ends with the topic')
    expect((await make({ url, format: 'fax' })).status).toBe(400)
  })

  test('keeps a token while it is not given anew, and sends it to no other host', async () => {
    const first = receiver()
    const second = receiver()
    const { server, cookie, make, runDue } = await aWorkspace()
    const wanted = { name: 'A room', events: ['job.created'], format: 'ntfy', isOn: true }
    const { record } = (await make({ url: `${first.origin}/hiring`, format: 'ntfy', token: 'tk_1' })).body
    const change = (url: string) => server.call('PUT', `/api/webhooks/${record._id}`, { cookie, body: { ...wanted, url } })
    const test = async () => {
      await server.call('POST', `/api/webhooks/${record._id}/test`, { cookie, body: {} })
      await runDue()
    }
    expect((await change(`${first.origin}/other`)).body.hasToken).toBe(true)
    await test()
    expect(first.got.at(-1)!.headers.get('authorization')).toBe('Bearer tk_1')
    expect(JSON.parse(first.got.at(-1)!.text)).toMatchObject({
      topic: 'other',
      message: 'This is a test: messages from here arrive.',
    })
    expect((await change(`${second.origin}/other`)).body.hasToken).toBe(false)
    await test()
    expect(second.got.at(-1)!.headers.get('authorization')).toBeNull()
  })

  test('sends it to no other host either that stands in the path of the address', async () => {
    const first = receiver()
    const thief = receiver()
    const { server, cookie, make, runDue } = await aWorkspace()
    const wanted = { name: 'A room', events: ['job.created'], format: 'ntfy', isOn: true }
    const { record } = (await make({ url: `${first.origin}/hiring`, format: 'ntfy', token: 'tk_1' })).body
    const url = `${first.origin}//${new URL(thief.origin).host}/hiring`
    const changed = await server.call('PUT', `/api/webhooks/${record._id}`, { cookie, body: { ...wanted, url } })
    expect([changed.status, changed.body.hasToken]).toEqual([200, true])
    await server.call('POST', `/api/webhooks/${record._id}/test`, { cookie, body: {} })
    await runDue()
    expect([thief.got.length, first.got.length]).toEqual([0, 1])
  })

  test('sends the same message to Matrix under the same id when it is tried again', async () => {
    const { got, state, origin } = receiver()
    const { server, cookie, make, runDue } = await aWorkspace()
    const { record } = (await make({ url: origin, format: 'matrix', room: '!a:b', token: 'x' })).body
    state.status = 502
    await server.call('POST', `/api/webhooks/${record._id}/test`, { cookie, body: {} })
    await runDue()
    state.status = 200
    server.clock.advance(60_000)
    await runDue()
    expect(got).toHaveLength(2)
    expect(got[1]!.path).toBe(got[0]!.path)
  })
})

test('every event has words of its own', () => {
  const texts = webhookEvents.map((type) => inWords(JSON.stringify({ type, data: {} }), { person: null, job: null }, '').text)
  expect(new Set(texts).size).toBe(webhookEvents.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z][^{}]+\.$/)
  const named = inWords(
    JSON.stringify({ type: 'stage.moved', data: { candidateId: 'c1', from: 'New', to: 'Screening' } }),
    { person: 'Mira Talvik', job: 'Backend Developer' },
    'https://ats.example.com',
  )
  expect(named).toEqual({
    text: 'Mira Talvik moved from New to Screening. Job: Backend Developer',
    link: 'https://ats.example.com/dashboard/candidates/c1',
  })
})
