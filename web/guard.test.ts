import { describe, expect, test } from 'bun:test'
import { safeNext } from './guard.ts'

describe('the way on after signing in', () => {
  test.each(['/dashboard/user', '/dashboard/candidates?view=recommended&q=a%2Fb', '/Jobs/ü'])('leads to %s', (next) => {
    expect(safeNext(next)).toBe(next)
  })
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/x\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '/login?next=/login',
    '',
    null,
  ])('never leads to %j', (next) => {
    expect(safeNext(next)).toBeNull()
  })
})
