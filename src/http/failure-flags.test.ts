import { expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

setDefaultTimeout(30_000)

const server = testServer()

test('a call whose answer says `success` says false when it fails, for whatever reason', async () => {
  const { cookie } = await server.recruiter()
  const empty = { method: 'POST', cookie, body: {} }
  const failing: [string, { method?: string; cookie?: string; body?: unknown }, number][] = [
    ['/api/resumes/nobody', { cookie }, 404],
    ['/api/resumes/nobody?download=true', { cookie }, 404],
    ['/api/resumes/nobody', {}, 401],
    ['/api/resumes/nobody/changes', { cookie }, 404],
    ['/api/send-test-link', empty, 400],
    ['/api/send-test-link', { ...empty, cookie: '' }, 401],
    ['/api/generate-questions', empty, 400],
    ['/api/generate-voice-questions', { ...empty, body: { jobDescriptionId: 'nobody' } }, 404],
    ['/api/assessments/nobody/resend', empty, 404],
  ]
  for (const [path, { method = 'GET', ...options }, expected] of failing) {
    const { status, body } = await server.call(method, path, options)
    expect([path, status, body.success]).toEqual([path, expected, false])
    expect([body.error, body.code, body.requestId].every((text) => typeof text === 'string' && text !== '')).toBe(true)
    expect(body.message).toBe(body.error)
  }
})

test('other calls do not', async () => {
  for (const path of ['/api/candidate-filtering', '/api/assessments/nobody', '/api/resumesnobody'])
    expect((await server.call('GET', path)).body).not.toHaveProperty('success')
})

test('a link that opens nothing is not valid', async () => {
  const { status, body } = await server.call('GET', '/api/validate-assessment/nobody-was-given-this')
  expect([status, body.valid, body.code, body.error]).toEqual([404, false, 'INVALID_LINK', 'Invalid assessment link'])
  expect(body).not.toHaveProperty('success')
})
