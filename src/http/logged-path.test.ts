import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { loggedPath } from './logged-path.ts'

test('shows which call it was, and nothing of what its token is', () => {
  const logged = (path: string) => loggedPath({ url: `https://ats.example.com${path}` })
  expect(logged('/assessment/Zm9vYmFy?x=1')).toBe('/assessment/…')
  expect(logged('/api/recordings/Zm9vYmFy/camera/3?part=2')).toBe('/api/recordings/…')
  expect(logged('/API/Update-Answer/Zm9vYmFy')).toBe('/API/Update-Answer/…')
  expect(logged('/api/assessments/4711/revoke')).toBe('/api/assessments/4711/revoke')
  expect(logged('/api/candidates/4711')).toBe('/api/candidates/4711')
})

test('no address with a token in it is logged as it is', () => {
  const withToken = testServer().app.server.routes.filter(({ path }) => /:(token|link)\b/.test(path))
  expect(withToken.length).toBeGreaterThan(10)
  for (const { path } of withToken) {
    const secret = 'Zm9vYmFyYmF6'
    expect(loggedPath({ url: `http://localhost${path.replace(/:(token|link)/, secret)}` })).not.toContain(secret)
  }
})
