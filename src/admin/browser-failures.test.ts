import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

const broken = {
  page: '/dashboard/candidates/:id',
  name: 'TypeError',
  positions: ['candidate-page-Bx81.js:12:345', 'hydrate-9.js:1:20'],
  version: '0.2.0',
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

async function aServer() {
  const server = testServer()
  const admin = await server.admin()
  const tell = (body: unknown, headers: Record<string, string> = {}) =>
    server.app.server.handle(
      new Request('http://localhost/api/browser-failures', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': firefox, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const list = async () => (await server.call('GET', '/admin/system', { cookie: admin })).body.browserFailures
  return { server, tell, list }
}

test('the same failure is one line with a count, the one that came last first', async () => {
  const { server, tell, list } = await aServer()
  for (let time = 0; time < 3; time++) expect((await tell(broken)).status).toBe(204)
  await tell({ ...broken, positions: ['board-x.js:1:2'] })
  server.clock.advance(1000)
  await tell(broken)
  expect(await list()).toMatchObject([
    { ...broken, page: 'another page', browser: 'Firefox on Linux', times: 4 },
    { positions: ['board-x.js:1:2'], times: 1 },
  ])
})

test('what a page could tell of a person is refused', async () => {
  const { tell, list } = await aServer()
  for (const wrong of [
    { ...broken, page: '/application/Ines Carvalho' },
    { ...broken, page: '/verify-email?token=abc' },
    { ...broken, name: 'Ines Carvalho is not iterable' },
    { ...broken, positions: ['https://jobs.example.com/assets/a.js:1:2'] },
    { ...broken, positions: [] },
    { ...broken, version: 'ines@example.com' },
  ])
    expect((await tell(wrong)).status).toBe(400)
  expect((await tell({ ...broken, message: 'x'.repeat(5000) })).status).toBe(413)
  await tell({ ...broken, message: 'Ines Carvalho' })
  expect(JSON.stringify(await list())).not.toContain('Ines')
})

test('one session tells of twenty a minute, and other sites of none', async () => {
  const { server, tell } = await aServer()
  const { cookie } = await server.recruiter('greta@example.com')
  for (let time = 0; time < 20; time++) expect((await tell(broken, { cookie })).status).toBe(204)
  expect((await tell(broken, { cookie })).status).toBe(429)
  expect((await tell(broken)).status).toBe(204)
  expect((await tell(broken, { origin: 'https://elsewhere.example' })).status).toBe(403)
})

test('of more than two hundred the oldest go', async () => {
  const { server, list } = await aServer()
  const { browserFailures, clock, transaction } = server
  for (let at = 0; at < 203; at++)
    await transaction(() =>
      browserFailures.count({ ...broken, id: String(at), browser: '' }, new Date(clock.now().getTime() + at), 200),
    )
  expect(await browserFailures.list(1000)).toHaveLength(200)
  expect((await list())[0]._id).toBe('202')
})
