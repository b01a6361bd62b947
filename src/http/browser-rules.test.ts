/** What browsers, and what stands between them and us, are told about every answer. */
import { beforeAll, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { testServer } from '#adapters/test-server.ts'
import { silentLog } from './log.ts'
import { pageHeaders } from './page-headers.ts'
import { requests } from './requests.ts'

const server = testServer()
let cookie = ''
beforeAll(async () => {
  cookie = (await server.recruiter()).cookie
})

const answers = () =>
  Promise.all(
    ['/health/live', '/user', '/api/candidate-filtering', '/nowhere', '/public/jobs', '/jobs.xml', '/robots.txt'].map(
      async (path) => ({ path, ...(await server.call('GET', path, { cookie })) }),
    ),
  )

describe('an answer', () => {
  test('may be framed by nobody', async () => {
    for (const { path, headers } of await answers())
      expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
  })

  test('names its type, and the charset of a text', async () => {
    for (const { path, headers } of await answers()) {
      const type = headers.get('content-type') ?? ''
      expect([path, type]).toEqual([
        path,
        expect.stringMatching(/^application\/json|^(?:text|application)\/[\w+]+; ?charset=utf-8/i),
      ])
    }
  })

  test('that only its reader may know is kept by no cache', async () => {
    for (const path of ['/user', '/api/candidate-filtering', '/api/sessions', '/nowhere'])
      expect([path, (await server.call('GET', path, { cookie })).headers.get('cache-control')]).toEqual([path, 'no-store'])
    expect((await server.call('GET', '/jobs.xml')).headers.get('cache-control')).toStartWith('public')
  })
})

test('a method that gives a request back is none here', async () => {
  const app = new Elysia().use(requests(silentLog, { https: false })).get('/user', () => 'somebody')
  app.listen({ port: 0, hostname: '127.0.0.1' })
  const { promise, resolve } = Promise.withResolvers<string>()
  let said = ''
  await Bun.connect({
    hostname: '127.0.0.1',
    port: app.server!.port!,
    socket: {
      open: (socket) =>
        void socket.write('TRACE /user HTTP/1.1\r\nHost: localhost\r\nX-Canary: tweet\r\nConnection: close\r\n\r\n'),
      data: (_, bytes) => {
        said += bytes
      },
      close: () => resolve(said),
    },
  })
  expect(await promise).toMatch(/^HTTP\/1\.1 4\d\d/)
  expect(said).not.toContain('tweet')
  await app.stop(true)
})

test('a page under https opens sockets under TLS only', () => {
  const headers = new Headers(pageHeaders('https://ats.example.com')('nonce', new Request('https://ats.example.com/login')))
  expect(headers.get('content-security-policy')).toContain('wss://ats.example.com/ws')
  expect(headers.get('content-security-policy')).not.toContain('ws://ats.example.com')
})
