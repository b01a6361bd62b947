import { afterEach, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { isPrivate } from '#adapters/outgoing/private-addresses.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { httpSender } from '#adapters/webhooks/http-sender.ts'
import { webhookEvents } from './connections/constants.ts'

const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(60 * count)

interface Message {
  id: string
  timestamp: number
  signature: string
  body: string
  type: string
  data: Record<string, string>
}

/** A program that is told; `answer` decides what it says. */
function receiver(port = 0) {
  const got: Message[] = []
  const state = { status: 204 }
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = await request.text()
      if (state.status >= 300) return new Response(null, { status: state.status })
      const { type, data } = JSON.parse(body)
      const header = (name: string) => request.headers.get(`webhook-${name}`) ?? ''
      got.push({ id: header('id'), timestamp: Number(header('timestamp')), signature: header('signature'), body, type, data })
      return new Response(null, { status: state.status })
    },
  })
  running.push(server)
  return { got, state, server, url: `http://127.0.0.1:${server.port}/hook` }
}

const running: { stop(force: boolean): unknown }[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop(true)
})

async function aWorkspace() {
  const server = testServer()
  const { cookie } = await server.recruiter()
  const make = async (url: string, events: readonly string[] = webhookEvents) =>
    (await server.call('POST', '/api/webhooks', { cookie, body: { name: 'A program', url, events } })).body as {
      secret: string
      record: { _id: string }
    }
  const record = async (id: string) =>
    (await server.call('GET', '/api/webhooks', { cookie })).body.find(({ _id }: { _id: string }) => _id === id)
  const upload = async (names: string[]) => {
    const files = await Promise.all(
      names.map(
        async (name) => [`${name}.pdf`, await aResume({ name: `${name} Talvik`, email: `${name}@example.com` })] as const,
      ),
    )
    const form = submissionForm(Object.fromEntries(files), await aJobDescription())
    const { body } = await server.call('POST', '/api/submit', { cookie, body: form })
    return {
      job: body.results[0].jobDescriptionId._id as string,
      candidates: body.results.map(({ _id }: { _id: string }) => _id) as string[],
    }
  }
  const move = async (job: string, candidate: string, step: number) => {
    const stages = (await server.call('GET', `/api/job-descriptions/${job}/stages`, { cookie })).body.stages
    const workflow = (await server.call('GET', `/api/candidates/${candidate}/workflow`, { cookie })).body
    const { _id } = stages[(step % 3) + 1]
    const body = { stageId: _id, version: workflow.placement.version }
    const answer = await server.call('PUT', `/api/candidates/${candidate}/stage`, { cookie, body })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const log = async (id: string) => (await server.call('GET', `/api/webhooks/${id}/deliveries?limit=200`, { cookie })).body
  return { server, cookie, make, record, upload, move, log }
}

describe('webhooks', () => {
  test('a message is in the hands of one process at a time, and free again when that one is gone', async () => {
    const { server, make, upload } = await aWorkspace()
    const { record } = await make(receiver().url)
    await upload(['ada', 'bo'])
    const now = server.clock.now()
    const until = new Date(now.getTime() + minutes(1))
    const taken = await Promise.all(Array.from({ length: 10 }, () => server.deliveries.takeNext(record._id, now, until)))
    const ids = taken.flatMap((delivery) => delivery?.id ?? [])
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await server.deliveries.takeNext(record._id, now, until)).toBeNull()
    expect(ids).toContain((await server.deliveries.takeNext(record._id, until, until))!.id)
  })

  test('a receiver that is dead for an hour gets everything, once, in order for each candidate', async () => {
    const { server, make, upload, move, record, log } = await aWorkspace()
    const first = receiver()
    const { port } = first.server
    const { secret, record: webhook } = await make(first.url)
    await first.server.stop(true)

    const { job, candidates } = await upload(['ada', 'bo', 'cleo'])
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 5 === 0) for (const candidate of candidates) await move(job, candidate, minute / 5)
      await server.app.worker.runDue()
      server.clock.advance(minutes(1))
    }
    expect(await record(webhook._id)).toMatchObject({
      state: 'on',
      waiting: 1 + 3 + 36,
      lastError: expect.stringContaining('refused'),
    })
    // It was asked now and then, not for every message.
    const attempts = (await log(webhook._id)).reduce((sum: number, { attempts }: { attempts: number }) => sum + attempts, 0)
    expect(attempts).toBeLessThan(12)

    const { got } = receiver(port)
    for (let step = 0; step < 90 && got.length < 40; step++) {
      server.clock.advance(minutes(1))
      await server.app.worker.runDue()
    }
    expect(got.length).toBe(40)
    expect(new Set(got.map(({ id }) => id)).size).toBe(40)
    const signer = new Webhook(secret)
    for (const { id, timestamp, signature, body } of got)
      expect(signature).toBe(signer.sign(id, new Date(timestamp * 1000), body))
    for (const candidate of candidates) {
      const own = got.filter(({ data }) => data.candidateId === candidate)
      expect(own.map(({ type }) => type)).toEqual(['candidate.created', ...Array.from({ length: 12 }, () => 'stage.moved')])
      const moves = own.slice(1)
      for (const [n, { data }] of moves.entries()) if (n > 0) expect(data.from).toBe(moves[n - 1]!.data.to!)
    }
    expect(await record(webhook._id)).toMatchObject({ state: 'on', waiting: 0, failingSince: null })
    server.clock.advance(hours(24))
    await server.app.worker.runDue()
    expect(got.length).toBe(40)
  }, 60_000)

  test('messages hold ids and names of stages, nothing about the person', async () => {
    const { server, make, upload, move } = await aWorkspace()
    const { url, got } = receiver()
    await make(url)
    const { job, candidates } = await upload(['xanthippe'])
    await move(job, candidates[0]!, 1)
    await server.app.worker.runDue()
    expect(got.map(({ type }) => type)).toEqual(['job.created', 'candidate.created', 'stage.moved'])
    expect(JSON.stringify(got).toLowerCase()).not.toContain('xanthippe')
  })

  test('is turned off after three days of silence, with a mail to the owners, and tells on when turned on again', async () => {
    const { server, make, upload, record } = await aWorkspace()
    const dead = receiver()
    const { record: webhook } = await make(dead.url, ['candidate.created'])
    dead.state.status = 503
    await upload(['ada'])
    for (let hour = 0; hour < 90 && (await record(webhook._id)).state === 'on'; hour++) {
      await server.app.worker.runDue()
      server.clock.advance(hours(1))
      if (hour === 70) expect((await record(webhook._id)).state).toBe('on')
    }
    await server.app.worker.runDue()
    expect(await record(webhook._id)).toMatchObject({ state: 'failed', waiting: 0, lastError: 'It answered 503.' })
    expect(server.mails.filter(({ kind }) => kind === 'webhook-stopped')).toMatchObject([
      { to: 'rita@example.com', host: new URL(dead.url).host, webhookName: 'A program' },
    ])
    dead.state.status = 200
    const session = await server.logIn('rita@example.com', 'a recruiter of tests')
    const body = { name: 'A program', url: dead.url, events: ['candidate.created'], isOn: true }
    await server.call('PUT', `/api/webhooks/${webhook._id}`, { cookie: session, body })
    const failed = (await server.call('GET', `/api/webhooks/${webhook._id}/deliveries`, { cookie: session })).body
    expect(failed.map(({ state }: { state: string }) => state)).toEqual(['failed'])
    await server.call('POST', `/api/webhooks/${webhook._id}/deliveries/${failed[0]._id}/replay`, { cookie: session, body: {} })
    await server.app.worker.runDue()
    expect(dead.got.map(({ id }) => id)).toEqual([failed[0]._id])
  }, 60_000)

  test('a message that is refused holds up only what is about the same candidate', async () => {
    const { server, make, upload, move } = await aWorkspace()
    const picky = receiver()
    await make(picky.url, ['stage.moved'])
    const { job, candidates } = await upload(['ada', 'bo'])
    picky.state.status = 400
    await move(job, candidates[0]!, 0)
    await server.app.worker.runDue()
    picky.state.status = 200
    await move(job, candidates[0]!, 1)
    await move(job, candidates[1]!, 0)
    await server.app.worker.runDue()
    expect(picky.got.map(({ data }) => data.candidateId)).toEqual([candidates[1]!])
    server.clock.advance(minutes(1))
    await server.app.worker.runDue()
    expect(picky.got.map(({ data }) => data.candidateId)).toEqual([candidates[1]!, candidates[0]!, candidates[0]!])
  })

  test('a new secret signs at once, and the old one beside it for a day', async () => {
    const { server, cookie, make } = await aWorkspace()
    const { url, got } = receiver()
    const { secret, record: webhook } = await make(url)
    const rotated = await server.call('POST', `/api/webhooks/${webhook._id}/secret`, { cookie, body: {} })
    const send = async (session: string) => {
      await server.call('POST', `/api/webhooks/${webhook._id}/test`, { cookie: session, body: {} })
      await server.app.worker.runDue()
      const { id, timestamp, body, signature } = got.at(-1)!
      const by = (each: string) => signature.split(' ').includes(new Webhook(each).sign(id, new Date(timestamp * 1000), body))
      return [by(secret), by(rotated.body.secret)]
    }
    expect(await send(cookie)).toEqual([true, true])
    server.clock.advance(hours(25))
    expect(await send(await server.logIn('rita@example.com', 'a recruiter of tests'))).toEqual([false, true])
    const list = await server.call('GET', '/api/webhooks', {
      cookie: await server.logIn('rita@example.com', 'a recruiter of tests'),
    })
    expect(list.text).not.toContain(secret.slice(6))
  })

  test('what is rolled back is told to nobody, and other workspaces hear nothing', async () => {
    const { server, cookie, make, upload } = await aWorkspace()
    const { url, got } = receiver()
    const stranger = await server.recruiter('stranger@example.com')
    const body = { name: 'Stranger', url, events: webhookEvents }
    await server.call('POST', '/api/webhooks', { cookie: stranger.cookie, body })
    await upload(['ada'])
    await server.app.worker.runDue()
    expect(got).toEqual([])
    await make(url)
    const workspaceId = (await server.call('GET', '/user', { cookie })).body.user.workspace._id
    const tell = async (subject: string, thenFail: boolean) =>
      server
        .transaction(async () => {
          await server.app.webhooks.emit({ workspaceId, event: 'decision.rejected', subject, data: {} })
          if (thenFail) throw new Error('No')
        })
        .catch(() => undefined)
    await tell('undone', true)
    await tell('kept', false)
    await server.app.worker.runDue()
    expect(got.map(({ type }) => type)).toEqual(['decision.rejected'])
  })
})

describe('receivers in private networks', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is one', (address) => {
    expect(isPrivate(address)).toBe(true)
  })

  test.each(['93.184.215.14', '1.1.1.1', '2606:4700::1111'])('%s is none', (address) => {
    expect(isPrivate(address)).toBe(false)
  })

  test('are refused when they are written down, and when a name turns out to lead there', async () => {
    const near = receiver()
    const port = String(near.server.port)
    const lookup = ((
      _name: string,
      _options: unknown,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => done(null, [{ address: '127.0.0.1', family: 4 }])) as never
    const careful = httpSender({ allowPrivate: false, lookup })
    for (const url of [
      near.url,
      'https://localhost/',
      'https://127.1/',
      'https://[::1]/',
      'https://printer.local/',
      'http://example.com/',
      'https://a:b@example.com/',
      'ftp://example.com',
    ])
      expect([url, careful.objectionTo(url)]).toEqual([url, expect.any(String)])
    expect(careful.objectionTo('https://hooks.example.com/ats')).toBeNull()
    const sent = careful.post({ url: `https://rebound.example.com:${port}/`, headers: {}, body: '{"type":"x","data":{}}' })
    await expect(sent).rejects.toThrow('private network')
    // The same name, where it is allowed, does get there: what kept it away was the address.
    const open = httpSender({ allowPrivate: true, lookup })
    const body = '{"type":"x","data":{}}'
    expect(await open.post({ url: `http://rebound.example.com:${port}/`, headers: { 'webhook-id': 'm' }, body })).toBe(204)
    expect(near.got.map(({ id }) => id)).toEqual(['m'])
  })

  test('a redirect is not followed, and one that never answers is given up', async () => {
    const near = receiver()
    const elsewhere = Bun.serve({ port: 0, fetch: () => Response.redirect(near.url, 307) })
    running.push(elsewhere)
    const sender = httpSender({ allowPrivate: true, patienceMs: 100 })
    expect(await sender.post({ url: `http://127.0.0.1:${elsewhere.port}/`, headers: {}, body: '{}' })).toBe(307)
    expect(near.got).toEqual([])
    const silent = Bun.serve({ port: 0, fetch: () => new Promise<Response>(() => {}) })
    running.push(silent)
    await expect(sender.post({ url: `http://127.0.0.1:${silent.port}/`, headers: {}, body: '{}' })).rejects.toThrow(
      'did not answer',
    )
  })
})
