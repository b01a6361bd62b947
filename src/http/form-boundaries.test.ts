import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aVerifiedCompany, postedJob } from '../jobportal/test-job-portal.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer({ DEFAULT_PLAN: 'free' })
/** Every call that takes a form with files, by its route. */
const takesForms = [
  'POST /api/submit',
  'POST /api/import',
  'POST /api/import/check',
  'POST /api/submit-voice-answer',
  'POST /api/workspace-archives/check',
  'POST /upload',
  'POST /jobportal/post',
  'PUT /jobportal/jobs/:id',
  'POST /api/job-descriptions/:id/posting',
  'PUT /api/company-page',
  'PUT /api/job-descriptions/:id/posting',
  'PUT /jobportal/company-page',
  'POST /public/apply/:id',
]
let cookie = ''
let token = ''
let job = ''

beforeAll(async () => {
  cookie = (await server.recruiter()).cookie
  token = (await aVerifiedCompany(server)).token
  job = await postedJob(server, token)
})

/** By whoever may, with a form that begins well. */
async function send(route: string, boundary: string) {
  const [method = '', pattern = ''] = route.split(' ')
  const own = /^\/jobportal\//.test(pattern)
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(own ? { authorization: `Bearer ${token}` } : { cookie }),
  }
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--${boundary}--\r\n`
  const path = pattern.replaceAll(/:(token|id)\b/g, job).replaceAll(/:\w+/g, '1')
  const answer = await server.app.server.handle(new Request(`http://localhost:3000${path}`, { method, headers, body }))
  const said = await answer.text()
  return { status: answer.status, isUnreadable: said.includes('is not a form') }
}

const routes = server.app.server.routes.filter(
  ({ method, path }) => ['POST', 'PUT', 'PATCH'].includes(method) && !path.endsWith('/logout'),
)

test.each([5000, 254])('a boundary of %i characters is no form, and no call fails at it', async (length) => {
  const boundary = 'x'.repeat(length)
  const unreadable: string[] = []
  for (const { method, path } of routes) {
    const { status, isUnreadable } = await send(`${method} ${path}`, boundary)
    expect([method, path, status < 500]).toEqual([method, path, true])
    if (isUnreadable) unreadable.push(`${method} ${path}`)
    server.clock.advance(60_000)
  }
  expect(unreadable.toSorted()).toEqual(takesForms.toSorted())
})

test.each(takesForms)('%s answers a boundary that no form has with 400', async (route) => {
  for (const boundary of ['x'.repeat(5000), 'x'.repeat(254), '""', '', '"', '\u00e4'.repeat(300)])
    expect([route, boundary, (await send(route, boundary)).status]).toEqual([route, boundary, 400])
  server.clock.advance(60_000)
})
