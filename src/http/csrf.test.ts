import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

const server = testServer()
const send = async (path: string, headers: Record<string, string>) =>
  (await server.call('POST', path, { body: {}, headers: { origin: 'null', ...headers } })).body.code

test.each([
  '/schedule/anything/choose',
  '/api/reset-password',
  '/api/jobportal/reset-password',
  '/api/setup',
  '/api/invitation/accept',
])('a browser that tells no site where its visitor comes from may send %s, which says a secret of its own', async (path) => {
  expect(await send(path, {})).not.toBe('FOREIGN_ORIGIN')
  expect(await send(path, { 'sec-fetch-site': 'same-origin' })).not.toBe('FOREIGN_ORIGIN')
  expect(await send(path, { 'sec-fetch-site': 'cross-site' })).toBe('FOREIGN_ORIGIN')
  expect(await send(path, { origin: 'https://evil.example' })).toBe('FOREIGN_ORIGIN')
})

test.each(['/login', '/api/second-factor/off', '/api/team/invitations', '/elsewhere%2F..%2Fschedule/x/choose'])(
  'and not %s, which a session opens',
  async (path) => {
    expect(await send(path, {})).toBe('FOREIGN_ORIGIN')
    expect(await send(path, { 'sec-fetch-site': 'same-origin' })).not.toBe('FOREIGN_ORIGIN')
  },
)
