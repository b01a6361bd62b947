import { expect, test } from 'bun:test'
import { isSecret, pageHeaders } from './page-headers.ts'

const policyOf = (url: string, publicUrl = 'https://hire.example.test') =>
  Object.fromEntries(pageHeaders(publicUrl)('abc', { url }))['content-security-policy']!.split('; ')

test('a page runs the scripts of its own answer only', () => {
  expect(policyOf('https://hire.example.test/dashboard')).toContain("script-src 'nonce-abc'")
})

test('a page that records sound may also load our built files, under every address of ours', () => {
  expect(policyOf('https://hire.example.test/assessment/x')).toContain("script-src 'nonce-abc' https://hire.example.test/assets/")
  expect(policyOf('http://127.0.0.1:3000/interview/x', 'http://localhost:3000')).toContain(
    "script-src 'nonce-abc' http://localhost:3000/assets/ http://127.0.0.1:3000/assets/",
  )
  expect(policyOf('http://evil.test/quiz/x')).toContain("script-src 'nonce-abc' https://hire.example.test/assets/")
})

test('under a path, scripts and live updates are allowed there and not on the rest of the host', () => {
  const policy = policyOf('http://127.0.0.1:3000/assessment/x', 'http://localhost:3000/ats')
  expect(policy).toContain("script-src 'nonce-abc' http://localhost:3000/ats/assets/ http://127.0.0.1:3000/ats/assets/")
  expect(policy).toContain("connect-src 'self' ws://localhost:3000/ats/ws")
})

test('pages that open by their address alone are secret', () => {
  const paths = ['/schedule/x', '/assessment/x', '/quiz/x', '/interview/x', '/dashboard/assessments/x']
  expect(paths.map((path) => isSecret({ url: `http://localhost${path}` }))).toEqual([true, true, true, true, false])
})
