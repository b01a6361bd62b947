import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

const path = '/.well-known/security.txt'

test('names whom to tell of a weakness, where somebody is named', async () => {
  const { call } = testServer({
    PUBLIC_URL: 'https://ats.example.com',
    SECURITY_CONTACT: 'security@example.com, https://example.com/report',
  })
  const { status, headers, text } = await call('GET', path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://example.com/report',
    'Expires: 2026-05-31T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://ats.example.com/.well-known/security.txt',
    '',
  ])
})

test('is not there where nobody is named', async () => {
  expect((await testServer().call('GET', path)).status).toBe(404)
})
