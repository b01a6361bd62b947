import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

const minute = 60_000
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Asks until it is refused, and says after how many answers that was; null when it never is. */
async function askedUntilRefused(ask: (n: number) => Promise<{ status: number }>, most = 700): Promise<number | null> {
  for (let n = 0; n < most; n++) if ((await ask(n)).status === 429) return n
  return null
}

describe('doors for programs', () => {
  test('keys that are none are counted by network, an IPv6 /56 and /48 as a few visitors, and a good key goes on working', async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    const { cookie } = await server.recruiter()
    const body = { kind: 'personal', name: 'A program', scopes: ['reports'] }
    const { key } = (await server.call('POST', '/api/keys', { cookie, body })).body
    const ask = (token: string, address: string) => server.call('GET', '/api/v1/analytics', { token, headers: from(address) })
    const wrong = (address: string) => ask(`ats_${crypto.randomUUID()}`, address)

    expect(await askedUntilRefused(() => wrong('198.51.100.7'))).toBe(30)
    expect([(await ask(key, '198.51.100.7')).status, (await wrong('198.51.100.8')).status]).toEqual([200, 401])
    // One customer with a /64 is one visitor, with a /56 four, with a /48 sixteen.
    expect(await askedUntilRefused((n) => wrong(`2001:db8:1:1::${n.toString(16)}`))).toBe(30)
    expect(await askedUntilRefused((n) => wrong(`2001:db8:2:${n.toString(16)}::1`))).toBe(120)
    expect(await askedUntilRefused((n) => wrong(`2001:db8:3:${(n % 256).toString(16)}${(n >> 8).toString(16)}0::1`))).toBe(480)
    expect((await ask(key, '2001:db8:1:1::9')).status).toBe(200)
    server.clock.advance(minute)
    expect((await wrong('198.51.100.7')).status).toBe(401)
  }, 30_000)

  test('a calendar is read as often as calendars ask, and made-up addresses are counted', async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    const { cookie } = await server.recruiter()
    const other = await server.recruiter('other@example.com')
    const feed = async (owner: string) =>
      new URL((await server.call('POST', '/api/calendar-feed', { cookie: owner, body: {} })).body.url).pathname
    const [path, others] = [await feed(cookie), await feed(other.cookie)]
    const read = (path: string, address = '203.0.113.9') => server.call('GET', path, { headers: from(address) })

    expect(await askedUntilRefused(() => read(path))).toBe(30)
    // A calendar provider asks for many people from one address.
    expect((await read(others)).status).toBe(200)
    expect(await askedUntilRefused(() => read('/calendar/nobodys.ics', '203.0.113.10'))).toBe(30)
    expect((await read(others, '203.0.113.10')).status).toBe(200)
    server.clock.advance(minute)
    expect((await read(path)).status).toBe(200)
  }, 30_000)

  test('challenges for passkeys are 120 a minute for a network, and passkeys that are none 20', async () => {
    const server = testServer({ TRUST_PROXY: 'on' })
    const begin = (address: string) => server.call('POST', '/api/login/passkey/challenge', { body: {}, headers: from(address) })
    expect(await askedUntilRefused(() => begin('203.0.113.9'))).toBe(120)
    expect((await begin('203.0.113.10')).status).toBe(200)
    const signed = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: null }
    const sign = () => server.call('POST', '/api/login/passkey', { body: signed, headers: from('203.0.113.10') })
    expect(await askedUntilRefused(sign)).toBe(20)
    server.clock.advance(minute + 1)
    expect((await sign()).body.code).toBe('PASSKEY_REFUSED')
  })

  test('wrong tokens for the figures are counted, the right one is not', async () => {
    const token = 'a token for figures, long enough'
    const metrics = {
      request: () => {},
      job: () => {},
      form: () => {},
      proofOfWork: () => {},
      render: async () => ({ contentType: 'text/plain', text: 'figures' }),
    }
    const server = testServer({ METRICS_TOKEN: token, TRUST_PROXY: 'on' }, { metrics })
    const ask = (token: string) => server.call('GET', '/metrics', { token, headers: from('203.0.113.9') })
    expect(await askedUntilRefused(() => ask('a guess'))).toBe(30)
    expect((await ask(token)).text).toBe('figures')
  })

  test('messages to receivers by hand are twenty a minute for a workspace', async () => {
    const server = testServer()
    const { cookie } = await server.recruiter()
    const other = await server.recruiter('other@example.com')
    const make = async (owner: string) => {
      const body = { name: 'A program', url: 'https://hooks.example.com/', events: ['job.created'] }
      return (await server.call('POST', '/api/webhooks', { cookie: owner, body })).body.record._id as string
    }
    const ids = [await make(cookie), await make(cookie)]
    const others = await make(other.cookie)
    const send = (owner: string, id: string) => server.call('POST', `/api/webhooks/${id}/test`, { cookie: owner, body: {} })
    expect(await askedUntilRefused((n) => send(cookie, ids[n % 2]!))).toBe(20)
    expect((await send(other.cookie, others)).status).toBe(200)
    const log = (await server.call('GET', `/api/webhooks/${ids[0]}/deliveries?limit=200`, { cookie })).body
    expect(log.length).toBe(10)
  })

  test('receivers that never answer hold up the messages of their own workspace only', async () => {
    const heard: string[] = []
    const held: (() => void)[] = []
    const webhookSender = {
      objectionTo: () => null,
      async post({ url }: { url: string }) {
        heard.push(new URL(url).hostname)
        if (url.includes('hang')) await new Promise<void>((resolve) => held.push(resolve))
        return 204
      },
    }
    const server = testServer({}, { webhookSender })
    const [slow, quick] = [await server.recruiter(), await server.recruiter('quick@example.com')]
    const test = async (cookie: string, host: string) => {
      const body = { name: host, url: `https://${host}/`, events: ['job.created'] }
      const { _id } = (await server.call('POST', '/api/webhooks', { cookie, body })).body.record
      await server.call('POST', `/api/webhooks/${_id}/test`, { cookie, body: {} })
    }
    for (let n = 0; n < 12; n++) await test(slow.cookie, `hang${n}.example.com`)
    await test(quick.cookie, 'quick.example.com')
    server.app.worker.start()
    const until = performance.now() + 10_000
    while (!heard.includes('quick.example.com') && performance.now() < until) await Bun.sleep(10)
    expect(heard).toEqual(['hang0.example.com', 'quick.example.com'])

    // What waited is told in turn, nothing twice.
    while (heard.length < 13 && performance.now() < until + 20_000) {
      for (const letGo of held.splice(0)) letGo()
      server.clock.advance(1000)
      await Bun.sleep(20)
    }
    for (const letGo of held.splice(0)) letGo()
    await server.app.worker.stop()
    expect(heard.toSorted()).toEqual(
      [...Array.from({ length: 12 }, (_, n) => `hang${n}.example.com`), 'quick.example.com'].toSorted(),
    )
  }, 40_000)
})
