import { expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'
import { errors } from './errors.ts'
import { createLog } from './log.ts'
import { requests } from './requests.ts'
import { NotSignedIn } from './session.ts'

test('a log line tells method, path, status and id, and neither tokens nor what was sent', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog((line) => lines.push(JSON.parse(line)))
  const app = new Elysia()
    .use(requests(log, { https: true }))
    .use(errors(log))
    .get('/ok', () => 'fine')
    .get('/refused', () => {
      throw new NotSignedIn()
    })
    .get('/bug', () => {
      throw new Error('the text of a resume')
    })
    .get('/files/:link/:name', () => 'file')
    .get('/asked', () => 'x', { query: t.Object({ must: t.String() }) })
  const ids: (string | null)[] = []
  for (const path of ['/ok?token=secret', '/refused', '/bug', '/files/sealed-secret/a.pdf', '/asked'])
    ids.push((await app.handle(new Request(`http://localhost${path}`))).headers.get('x-request-id'))
  await Bun.sleep(20)
  const requested = lines.filter(({ event }) => event === 'request')
  expect(requested.map(({ path, status }) => [path, status])).toEqual([
    ['/ok', 200],
    ['/refused', 401],
    ['/bug', 500],
    ['/files/…', 200],
    ['/asked', 400],
  ])
  expect(requested.map(({ requestId }) => requestId as string | null)).toEqual(ids)
  expect(JSON.stringify(lines)).not.toMatch(/secret|resume/)
})

test('over https every answer asks browsers to stay there', async () => {
  const app = new Elysia()
    .use(
      requests(
        createLog(() => {}),
        { https: true },
      ),
    )
    .get('/ok', () => 'fine')
  expect((await app.handle(new Request('http://localhost/ok'))).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

/** What a server of `app` answers to these bytes. */
async function answerTo(app: Elysia, lines: string[]): Promise<string> {
  app.listen({ port: 0, hostname: '127.0.0.1' })
  const { promise, resolve } = Promise.withResolvers<string>()
  let said = ''
  await Bun.connect({
    hostname: '127.0.0.1',
    port: app.server!.port!,
    socket: {
      open: (socket) => void socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
      data(_, bytes) {
        said += bytes
      },
      close: () => resolve(said),
    },
  })
  try {
    return await promise
  } finally {
    await app.stop(true)
  }
}

test('a request that names two hosts is refused', async () => {
  const app = () =>
    new Elysia()
      .use(
        requests(
          createLog(() => {}),
          { https: false },
        ),
      )
      .get('/ok', () => 'fine') as unknown as Elysia
  expect(await answerTo(app(), ['GET /ok HTTP/1.1', 'Host: a.example'])).toStartWith('HTTP/1.1 200')
  for (const second of ['b.example', 'a.example'])
    expect(await answerTo(app(), ['GET /ok HTTP/1.1', 'Host: a.example', `Host: ${second}`])).toStartWith('HTTP/1.1 400')
})

test('behind a trusted proxy, where a request comes from has to be an address', async () => {
  const log = createLog(() => {})
  const ask = async (trustProxy: boolean, forwarded?: string) => {
    const app = new Elysia().use(requests(log, { https: false, trustProxy })).get('/ok', () => 'fine')
    const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded }
    return (await app.handle(new Request('http://localhost/ok', { headers }))).status
  }
  for (const forwarded of ['unknown', '203.0.113.9, x1', '1.2.3', '2001:db8::zz', '999.1.1.1', '_hidden'])
    expect([forwarded, await ask(true, forwarded), await ask(false, forwarded)]).toEqual([forwarded, 400, 200])
  for (const forwarded of [undefined, '203.0.113.9', 'x, 203.0.113.9:4711', '[2001:db8::1]:443', '2001:db8::1'])
    expect([forwarded, await ask(true, forwarded)]).toEqual([forwarded, 200])
})
