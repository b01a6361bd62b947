import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { createRenderer } from '#web/render.tsx'

const pages = { renderer: createRenderer({ assets: {}, publicUrl: 'http://localhost:3000' }), assets: null }

/** A server that was just started for the first time, and the answer that its administrator gave on the set-up page. */
async function setUp(offeredTo: 'team' | 'customers' | null, environment: Record<string, string> = {}) {
  const server = testServer({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ...environment }, { pages })
  const link = new URL((await server.app.accounts.setUpLink()) ?? '')
  const page = async (path: string) => (await server.call('GET', path, { headers: { accept: 'text/html' } })).text
  const asked = await page(link.pathname + link.search)
  const admin = { fullName: 'Ada', email: 'ada@example.com', password: 'an administrator of tests' }
  const body = { token: link.searchParams.get('token'), ...admin, ...(offeredTo && { offeredTo }) }
  const answer = await server.call('POST', '/api/setup', { body })
  return { server, page, asked, status: answer.status }
}

/** The plan of somebody who registers. */
async function planOfNewcomer(server: Awaited<ReturnType<typeof setUp>>['server']) {
  const { cookie } = await server.recruiter('newcomer@example.com')
  return (await server.call('GET', '/user', { cookie })).body.user.subscription.plan
}

describe('whom a server is for', () => {
  test('for our own team: no limit, no trial, no prices anywhere', async () => {
    const { server, page, asked, status } = await setUp('team')
    expect([status, asked.includes('name="offeredTo"')]).toEqual([201, true])
    expect(await planOfNewcomer(server)).toBe('free')
    for (const path of ['/', '/register', '/terms', '/login']) {
      const html = await page(path)
      expect([path, html.match(/#pricing|id="pricing|>pricing|trial|14 days|credit card/i)?.[0] ?? null]).toEqual([path, null])
    }
  })

  test('offered to customers: a trial and prices, as the pages say', async () => {
    const { server, page } = await setUp('customers')
    expect(await planOfNewcomer(server)).toBe('trial')
    expect(await page('/')).toContain('id="pricing"')
  })

  test('DEFAULT_PLAN wins: then nobody is asked', async () => {
    const free = await setUp('customers', { DEFAULT_PLAN: 'free' })
    expect(free.asked).not.toContain('name="offeredTo"')
    expect(await planOfNewcomer(free.server)).toBe('free')
    expect(await free.page('/')).not.toContain('id="pricing"')
    const paid = await setUp('team', { DEFAULT_PLAN: 'paid' })
    expect(await planOfNewcomer(paid.server)).toBe('paid')
    expect(await paid.page('/')).toContain('id="pricing"')
  })

  test('without an answer everything stays as it was', async () => {
    const { server, page } = await setUp(null)
    expect(await planOfNewcomer(server)).toBe('trial')
    expect(await page('/')).toContain('id="pricing"')
  })

  test('anything else is refused', async () => {
    const server = testServer({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    const link = new URL((await server.app.accounts.setUpLink()) ?? '')
    const admin = { fullName: 'Ada', email: 'ada@example.com', password: 'an administrator of tests' }
    const body = { token: link.searchParams.get('token'), ...admin, offeredTo: 'everybody' }
    expect((await server.call('POST', '/api/setup', { body })).status).toBe(400)
  })
})
