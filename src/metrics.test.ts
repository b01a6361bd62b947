import { describe, expect, test } from 'bun:test'
import { prometheus } from '#adapters/metrics/prometheus.ts'
import { serverState } from '#adapters/metrics/server-state.ts'
import { testPorts } from '#adapters/test-ports.ts'
import { testServer } from '#adapters/test-server.ts'

const token = 'a token for figures, long enough'

function watchedServer() {
  const { database, jobOverview, clock } = testPorts()
  const readers = () => ({ processes: 2, busy: 1, waiting: 3 })
  const state = serverState({ repositories: { jobOverview }, database, readers, clock })
  const metrics = prometheus({ version: '1.2.3', state })
  const server = testServer({ METRICS_TOKEN: token }, { metrics })
  const figures = async () => (await server.call('GET', '/metrics', { token })).text
  /** Requests are counted a moment after they were answered. */
  const figuresWith = async (line: RegExp) => {
    const deadline = performance.now() + 5000
    let text = await figures()
    while (!line.test(text) && performance.now() < deadline) {
      await Bun.sleep(5)
      text = await figures()
    }
    return text
  }
  return { server, figures: figuresWith }
}

describe('the figures about the server', () => {
  test('are for whoever has the token, and for nobody where none is set', async () => {
    const { server } = watchedServer()
    expect((await server.call('GET', '/metrics')).status).toBe(401)
    expect((await server.call('GET', '/metrics', { token: `${token}r` })).status).toBe(401)
    expect((await server.call('GET', '/metrics', { cookie: await server.admin() })).status).toBe(401)
    expect((await server.call('GET', '/metrics', { token })).status).toBe(200)
    expect((await testServer().call('GET', '/metrics', { token: '' })).status).toBe(404)
  })

  test('count requests by the pattern of their address, jobs by their kind, and tell how the server stands', async () => {
    const { server, figures } = watchedServer()
    const { cookie, id, email } = await server.recruiter('xanthippe@example.com')
    await server.call('GET', '/api/candidates/a-secret-id', { cookie })
    await server.call('GET', '/no-such-page-xanthippe', { cookie })
    const text = await figures(/route="page",status="404"/)
    const counted = [...text.matchAll(/^ats_http_request_duration_seconds_count(\{.*\}) \d/gm)].map(([, labels]) => labels)
    expect(counted).toContain('{method="GET",route="/api/candidates/:id",status="404"}')
    expect(counted).toContain('{method="POST",route="/login",status="200"}')
    expect(text).toMatch(/ats_job_duration_seconds_count\{kind="mail",outcome="done"\} \d/)
    expect(text).toContain('ats_readers_waiting_files 3')
    expect(text).toMatch(/ats_database_bytes \d+/)
    expect(text).toMatch(/ats_nodejs_eventloop_lag_seconds \d/)
    expect(text).toContain('ats_version_info{version="1.2.3"} 1')
    // Nothing about a person, and no address that a visitor made up.
    for (const word of ['xanthippe', 'a-secret-id', id, email]) expect(text).not.toContain(word)
  })

  test('every figure on the board is one that the server tells', async () => {
    const { server, figures } = watchedServer()
    await server.recruiter()
    const text = await figures(/duration_seconds_count\{method="POST",route="\/login"/)
    const board = await Bun.file(new URL('../docs/grafana/server.json', import.meta.url)).text()
    const named = new Set([...board.matchAll(/\bats_[a-z_]+/g)].map(([name]) => name))
    expect(named.size).toBeGreaterThan(8)
    for (const name of named) expect([name, text.includes(name)]).toEqual([name, true])
  })
})
