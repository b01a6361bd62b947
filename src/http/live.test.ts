import { afterAll, describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { applicationOf, applyFor } from '#src/jobportal/applying/test-applying.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'

const server = testServer()
server.app.server.listen({ hostname: '127.0.0.1', port: 0 })
const port = server.app.server.server!.port
afterAll(() => server.app.server.server?.stop(true))

const ours = 'http://localhost:3000'

interface Frame {
  event: string
  data: Record<string, unknown>
}

/** Connects as a browser would; resolves to the status of the refusal, or to the open socket. */
async function connect({
  cookie,
  protocol,
  origin = ours,
  since,
}: {
  cookie?: string
  protocol?: string
  origin?: string | null
  since?: string
}) {
  const headers = {
    ...(cookie ? { cookie } : {}),
    ...(origin ? { origin } : {}),
    ...(protocol ? { 'sec-websocket-protocol': protocol } : {}),
  }
  const refused = await fetch(`http://127.0.0.1:${port}/ws`, {
    headers: {
      ...headers,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
    },
    signal: AbortSignal.timeout(1000),
  }).then(
    (answer) => (answer.status === 101 ? null : answer.status),
    () => null,
  )
  if (refused) return { status: refused, frames: [] as Frame[], closed: Promise.resolve(0), socket: null }
  const frames: Frame[] = []
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${since ? `?since=${since}` : ''}`, { headers } as unknown as string[])
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return { status: 101, frames, closed, socket }
}

const soon = async (holds: () => boolean) => {
  for (let waited = 0; waited < 2000 && !holds(); waited += 10) await Bun.sleep(10)
}

describe('the WebSocket of a company', () => {
  /** Somebody applies for a job of the company; resolves to the id of the application. */
  const applied = async (companyId: string) => {
    const job = aJob(companyId)
    await server.jobPosts.add(job)
    expect((await applyFor(server, job.id)).status).toBe(201)
    return (await applicationOf(server, job.id)).id
  }

  test('opens with its token as the subprotocol, which is repeated, and tells of its own applications only', async () => {
    const company = await server.company('hears@example.com')
    const other = await server.company('other-hears@example.com')
    const windows = await Promise.all([company, other].map(({ token }) => connect({ protocol: `bearer.${token}` })))
    expect(windows.map(({ status }) => status)).toEqual([101, 101])
    expect(windows[0]?.socket?.protocol).toBe(`bearer.${company.token}`)
    const { liveFeed } = server.app.windows
    const inside = (tell: () => void) => server.transaction(async () => tell())
    await inside(() => liveFeed.publish(company.id, { kind: 'team-changed' }))
    const id = await applied(company.id)
    await inside(server.app.windows.tellAdmins)
    await soon(() => windows[0]?.frames.length === 1)
    expect(windows[0]?.frames).toMatchObject([{ event: 'applicationReceived', data: { _id: id, candidateName: 'Mira Talvik' } }])
    expect(windows[1]?.frames).toEqual([])
    for (const { socket } of windows) socket?.close()
  })

  test('is refused to pages of other sites, and to tokens that are wrong, whatever session comes along', async () => {
    const { token } = await server.company('refused@example.com')
    const { cookie } = await server.recruiter('refused-recruiter@example.com')
    const protocol = `bearer.${token}`
    expect((await connect({ protocol, origin: 'https://evil.example' })).status).toBe(403)
    expect((await connect({ protocol, origin: null })).status).toBe(403)
    for (const wrong of ['bearer.', 'bearer.garbage', `bearer.${token}x`, `bearer.${cookie.slice(cookie.indexOf('=') + 1)}`])
      expect((await connect({ protocol: wrong, cookie })).status).toBe(401)
    // Only the subprotocol carries a token here.
    expect((await connect({ protocol: token })).status).toBe(401)
    expect((await connect({ cookie: `session=${token}` })).status).toBe(401)
  })

  test('closes at once when the company is suspended or has a new password, and when its token ends', async () => {
    const admin = await server.admin()
    const locked = await server.company('locked-out@example.com')
    const renewed = await server.company('renewed@example.com')
    const late = await server.company('late@example.com')
    const [first, second] = await Promise.all([locked, renewed].map(({ token }) => connect({ protocol: `bearer.${token}` })))
    await server.call('POST', `/admin/suspend-jobposter/${locked.id}`, { cookie: admin, body: {} })
    expect(await Promise.race([first?.closed, Bun.sleep(1000)])).toBe(1008)
    expect((await connect({ protocol: `bearer.${locked.token}` })).status).toBe(401)
    await server.call('POST', '/api/jobportal/forgot-password', { body: { email: renewed.email } })
    const mail = (await server.sentMails()).findLast((each) => each.kind === 'reset-password' && each.to === renewed.email)
    const { searchParams } = new URL((mail as { link: string }).link)
    const password = 'another company of tests'
    const reset = { token: searchParams.get('token'), email: renewed.email, password, confirmPassword: password }
    expect((await server.call('POST', '/api/jobportal/reset-password', { body: reset })).status).toBe(200)
    expect(await Promise.race([second?.closed, Bun.sleep(1000)])).toBe(1008)
    const third = await connect({ protocol: `bearer.${late.token}` })
    server.clock.advance(12 * 3600_000)
    const applicationId = await applied(late.id)
    await server.transaction(async () =>
      server.app.windows.liveFeed.publish(late.id, { kind: 'application-received', applicationId }),
    )
    expect(await Promise.race([third.closed, Bun.sleep(1000)])).toBe(1008)
    expect(third.frames).toEqual([])
    expect((await connect({ protocol: `bearer.${late.token}` })).status).toBe(401)
  })

  test('says that something was missed since the page was read', async () => {
    const { id, token } = await server.company('since@example.com')
    const before = await server.app.windows.moment()
    await applied(id)
    const protocol = `bearer.${token}`
    const [missed, upToDate] = await Promise.all([
      connect({ protocol, since: before }),
      connect({ protocol, since: await server.app.windows.moment() }),
    ])
    await soon(() => missed.frames.length === 1)
    expect(missed.frames.map(({ event }) => event)).toEqual(['missed'])
    expect(upToDate.frames).toEqual([])
  })

  test('is one of ten at most, the newest', async () => {
    const { token } = await server.company('many-windows@example.com')
    const windows = []
    for (let count = 0; count < 11; count += 1) windows.push(await connect({ protocol: `bearer.${token}` }))
    expect(await Promise.race([windows[0]!.closed, Bun.sleep(1000)])).toBe(1008)
    expect(windows[10]!.socket?.readyState).toBe(WebSocket.OPEN)
    for (const { socket } of windows) socket?.close()
  })
})

describe('the WebSocket', () => {
  test('is only for pages of this server with a session', async () => {
    const { cookie } = await server.recruiter('first@example.com')
    expect((await connect({ cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await connect({ cookie, origin: 'null' })).status).toBe(403)
    expect((await connect({ cookie, origin: null })).status).toBe(403)
    expect((await connect({})).status).toBe(401)
    expect((await connect({ cookie: 'session=forged' })).status).toBe(401)
    expect((await connect({ cookie })).status).toBe(101)
    const gone = await server.recruiter('gone@example.com')
    await server.call('POST', '/logout', { cookie: gone.cookie, body: {} })
    expect((await connect(gone)).status).toBe(401)
  })

  test('tells who else is at a candidate to the windows of the workspace, and to nobody else', async () => {
    const owner = await server.recruiter('present@example.com')
    const colleague = { cookie: await server.colleague(owner.cookie, 'viewer', 'also-present@example.com') }
    const stranger = await server.recruiter('elsewhere@example.com')
    const body = submissionForm({ 'nils.pdf': await aResume() }, await aJobDescription())
    const answer = await server.call('POST', '/api/submit', { cookie: owner.cookie, body })
    const candidateId: string = answer.body.results[0]._id
    const windows = await Promise.all([owner, colleague, stranger].map(connect))
    for (const { socket } of windows) socket?.send(JSON.stringify({ event: 'presence', data: { candidateId } }))
    const told = (at: number) => windows[at]!.frames.findLast(({ event }) => event === 'presence')?.data.people as unknown[]
    await soon(() => told(0)?.length === 2)
    expect(told(0)).toEqual([
      { _id: owner.id, fullName: 'Rita Recruiter', isWriting: false },
      { _id: expect.any(String), fullName: 'Cora Colleague', isWriting: false },
    ])
    expect(told(1)).toEqual(told(0))
    expect(told(2)).toBeUndefined()
    windows[1]?.socket?.close()
    await soon(() => told(0)?.length === 1)
    expect(told(0)).toHaveLength(1)
    for (const { socket } of windows) socket?.close()
  })

  test('hears nothing of a workspace any more that its person was removed from, nor of the one before a switch', async () => {
    const owner = await server.recruiter('lead@example.com')
    const member = await server.recruiter('member@example.com')
    const joined = { cookie: member.cookie }
    await server.call('POST', '/api/team/invitations', {
      cookie: owner.cookie,
      body: { email: 'member@example.com', role: 'recruiter' },
    })
    await server.app.worker.runDue()
    const mail = server.mails.findLast((each) => each.kind === 'invitation' && each.to === 'member@example.com')
    const { searchParams } = new URL((mail as { link: string }).link)
    await server.call('POST', '/api/invitation/accept', {
      body: { ...Object.fromEntries(searchParams), password: member.password },
      cookie: member.cookie,
    })
    const { body: choices } = await server.call('GET', '/api/workspaces', { cookie: joined.cookie })
    const shared = choices.find(({ _id, role }: { _id: string; role: string }) => role === 'recruiter' && _id)
    await server.call('POST', `/api/workspaces/${shared._id}/switch`, { cookie: joined.cookie, body: {} })
    const before = await connect(joined)
    expect(before.status).toBe(101)
    const { body: team } = await server.call('GET', '/api/team', { cookie: owner.cookie })
    const his = team.members.find(({ email }: { email: string }) => email === 'member@example.com')
    await server.call('DELETE', `/api/team/members/${his._id}`, { cookie: owner.cookie })
    expect(await Promise.race([before.closed, Bun.sleep(1000)])).toBe(1008)
    const after = await connect(joined)
    const body = submissionForm({ 'olga.pdf': await aResume() }, await aJobDescription())
    await server.call('POST', '/api/submit', { cookie: owner.cookie, body })
    expect(after.frames).toEqual([])
  })

  test('tells the team page of a workspace what became of its members and invitations', async () => {
    const owner = await server.recruiter('head@example.com')
    const stranger = await server.recruiter('other-head@example.com')
    const [window, foreign] = await Promise.all([connect(owner), connect(stranger)])
    const { body } = await server.call('POST', '/api/team/invitations', {
      cookie: owner.cookie,
      body: { email: 'newcomer@example.com', role: 'viewer' },
    })
    await soon(() => window.frames.length === 1)
    await server.call('DELETE', `/api/team/invitations/${body.invitation._id}`, { cookie: owner.cookie })
    await soon(() => window.frames.length === 2)
    expect(window.frames.map(({ event }) => event)).toEqual(['teamChanged', 'teamChanged'])
    expect(foreign.frames).toEqual([])
  })

  test('tells the windows of a workspace what became of its upload, and nobody else', async () => {
    const owner = await server.recruiter('owner@example.com')
    const stranger = await server.recruiter('stranger@example.com')
    const [first, second, foreign] = await Promise.all([connect(owner), connect(owner), connect(stranger)])
    const body = submissionForm({ 'mira.pdf': await aResume() }, await aJobDescription())
    const answer = await server.call('POST', '/api/submit', { cookie: owner.cookie, body })
    await soon(() => second.frames.some(({ event }) => event === 'apiResponseUpdated'))
    const states = first.frames.filter(({ event }) => event === 'uploadProgress').map(({ data }) => data.state)
    expect(states).toEqual(['received', 'stored', 'ranked'])
    const record = first.frames.find(({ event }) => event === 'apiResponseUpdated')?.data
    expect(record as unknown).toEqual(answer.body.results[0])
    expect(second.frames).toEqual(first.frames)
    expect(foreign.frames).toEqual([])
  })

  test('tells a window that something was missed between its page and its connection, only if it was', async () => {
    const owner = await server.recruiter('late@example.com')
    const stranger = await server.recruiter('not-late@example.com')
    const before = await server.app.windows.moment()
    const body = submissionForm({ 'lena.pdf': await aResume() }, await aJobDescription())
    await server.call('POST', '/api/submit', { cookie: owner.cookie, body })
    const hears = async ({ cookie }: { cookie: string }, since: string) => {
      const window = await connect({ cookie, since })
      for (let waited = 0; waited < 300 && window.frames.length === 0; waited += 10) await Bun.sleep(10)
      return window.frames.map(({ event }) => event)
    }
    expect(
      await Promise.all([
        hears(owner, before),
        hears(owner, await server.app.windows.moment()),
        hears(stranger, before),
        hears(stranger, 'of-a-server-that-was-started-again.0'),
        hears(stranger, 'nonsense'),
      ]),
    ).toEqual([['missed'], [], [], ['missed'], ['missed']])
  })

  test('closes within a second of the end of its session', async () => {
    const { cookie } = await server.recruiter('leaving@example.com')
    const window = await connect({ cookie })
    await server.call('POST', '/logout', { cookie, body: {} })
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
  })

  test('closes when its session runs out, though nobody signs out', async () => {
    const { cookie } = await server.recruiter('asleep@example.com')
    const window = await connect({ cookie })
    server.clock.advance(12 * 3600_000 + 1)
    await server.app.accounts.sweep()
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
    expect((await connect({ cookie })).status).toBe(401)
  })

  test('hangs up on somebody who talks without end', async () => {
    const { cookie } = await server.recruiter('talker@example.com')
    const window = await connect({ cookie })
    for (let count = 0; count < 60; count += 1) window.socket?.send('{}')
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).toBe(1008)
  })

  test('closes on a message that is too large', async () => {
    const { cookie } = await server.recruiter('loud@example.com')
    const window = await connect({ cookie })
    window.socket?.send('x'.repeat(1_000_000))
    expect(await Promise.race([window.closed, Bun.sleep(1000)])).not.toBeUndefined()
  })

  test('keeps at most ten windows of one person, the newest', async () => {
    const { cookie } = await server.recruiter('many@example.com')
    const windows = []
    for (let count = 0; count < 11; count += 1) windows.push(await connect({ cookie }))
    expect(await Promise.race([windows[0]!.closed, Bun.sleep(1000)])).toBe(1008)
    expect(windows[10]!.socket?.readyState).toBe(WebSocket.OPEN)
  })
})
