import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { hours, profileOf } from './test-job-portal.ts'

const credentials = { email: 'cara@example.com', password: 'a company of tests' }
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function aCompany() {
  const server = testServer()
  await server.company(credentials.email, 'Lantern Works')
  const signIn = async (agent: string): Promise<string> => {
    const answer = await server.call('POST', '/jobportal/login', { body: credentials, headers: { 'user-agent': agent } })
    return answer.body.token
  }
  const devices = async (token: string): Promise<{ _id: string; device: string; isThis: boolean }[]> =>
    (await server.call('GET', '/jobportal/sessions', { token })).body
  return { server, signIn, devices }
}

describe('a company that is signed in', () => {
  test('signs out, and its token is of no more use, on any device that has a copy', async () => {
    const { server, signIn } = await aCompany()
    const [here, there] = [await signIn(linux), await signIn(windows)]
    expect((await server.call('POST', '/jobportal/logout', { token: here, body: {} })).status).toBe(200)
    expect((await profileOf(server, here)).status).toBe(401)
    expect((await server.call('POST', '/jobportal/logout', { token: here, body: {} })).status).toBe(401)
    expect((await profileOf(server, there)).status).toBe(200)
  })

  test('sees where it is signed in, and signs one of the others out', async () => {
    const { server, signIn, devices } = await aCompany()
    const here = await signIn(linux)
    const there = await signIn(windows)
    const seen = (await devices(here)).filter(({ device }) => device !== 'Unknown device')
    expect(seen.map(({ device, isThis }) => [device, isThis]).toSorted()).toEqual([
      ['Chrome on Linux', true],
      ['Firefox on Windows', false],
    ])
    const other = seen.find(({ isThis }) => !isThis)!
    expect((await server.call('DELETE', `/jobportal/sessions/${other._id}`, { token: here })).status).toBe(200)
    expect((await profileOf(server, there)).status).toBe(401)
    expect((await server.call('DELETE', `/jobportal/sessions/${other._id}`, { token: here })).status).toBe(404)
  })

  test('signs out everywhere else at once', async () => {
    const { server, signIn, devices } = await aCompany()
    const here = await signIn(linux)
    const others = [await signIn(windows), await signIn(windows)]
    expect((await server.call('DELETE', '/jobportal/sessions', { token: here })).status).toBe(200)
    for (const token of others) expect((await profileOf(server, token)).status).toBe(401)
    expect((await devices(here)).map(({ isThis }) => isThis)).toEqual([true])
  })

  test("never ends another company's session, and learns nothing of it", async () => {
    const { server, signIn, devices } = await aCompany()
    const here = await signIn(linux)
    const other = await server.company('mallory@example.com', 'Mallory & Co')
    const { token } = (await server.call('POST', '/jobportal/login', { body: { ...credentials, email: other.email } })).body
    const [own] = await devices(here)
    expect((await server.call('DELETE', `/jobportal/sessions/${own!._id}`, { token })).status).toBe(404)
    expect((await devices(token)).map(({ _id }) => _id)).not.toContain(own!._id)
    expect((await profileOf(server, here)).status).toBe(200)
  })

  test('is signed out after twelve hours, and what is over is forgotten', async () => {
    const { server, signIn } = await aCompany()
    const token = await signIn(linux)
    server.clock.advance(hours(12) - 1000)
    expect((await profileOf(server, token)).status).toBe(200)
    server.clock.advance(2000)
    expect((await profileOf(server, token)).status).toBe(401)
    await server.app.jobPortal.sweep()
    const again = await signIn(linux)
    expect(await server.call('GET', '/jobportal/sessions', { token: again }).then(({ body }) => body)).toHaveLength(1)
  })
})
