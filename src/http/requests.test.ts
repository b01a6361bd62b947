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
  expect((await app.handle(new Request('http://localhost/ok'))).headers.get('strict-transport-security')).toBe('max-age=31536000')
})
