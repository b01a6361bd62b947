import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { createRenderer } from '#web/render.tsx'
import { createLog } from './log.ts'
import { loggedPath } from './logged-path.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(30_000)

test('shows which call it was, and nothing of what its token is', () => {
  const logged = (path: string) => loggedPath({ url: `https://ats.example.com${path}` })
  expect(logged('/assessment/Zm9vYmFy?x=1')).toBe('/assessment/…')
  expect(logged('/api/recordings/Zm9vYmFy/camera/3?part=2')).toBe('/api/recordings/…')
  expect(logged('/API/Update-Answer/Zm9vYmFy')).toBe('/API/Update-Answer/…')
  expect(logged('/%61pplication/Zm9vYmFy')).toBe('/application/…')
  expect(logged('/api/assessments/4711/revoke')).toBe('/api/assessments/4711/revoke')
  expect(logged('/api/candidates/4711')).toBe('/api/candidates/4711')
  expect(logged('/public/job/Caf%C3%A9')).toBe('/public/job/Caf%C3%A9')
  // Wherever something stands that is as long as a token, it may be one.
  expect(logged(`/aplication/${'Zm9vYmFy-_'.repeat(5)}?x=1`)).toBe('/aplication/…')
})

const lines: string[] = []
const serverAt = (publicUrl: string) => {
  const pages = { renderer: createRenderer({ assets: {}, publicUrl }), assets: null }
  return testServer({ PUBLIC_URL: publicUrl }, { log: createLog((line) => void lines.push(line)), pages })
}
/** At the root of its host, and under a path of it. */
const servers = { '': serverAt('http://localhost:3000'), '/ats': serverAt('http://localhost:3000/ats') }

/** Not one of its three letters in a row stands in any address of ours. */
const secret = 'Zq9xQz7vXk3wQj8zVx5k'
const encoded = (text: string, lower = false) =>
  [...text]
    .map((letter) => `%${lower ? letter.charCodeAt(0).toString(16) : letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .join('')

/** Ways to write an address that some program on the way takes for the same. */
const spellings = (path: string): string[] => {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path)!
  const letter = encoded(first[0]!)
  const tail = first.slice(1) + rest
  return [
    path,
    path.toUpperCase().replace(secret.toUpperCase(), secret),
    `/${letter}${tail}`,
    `/${letter.replace('%', '%25')}${tail}`,
    `/${letter.replace('%', '%2525')}${tail}`,
    `/${encoded(letter)}${tail}`,
    `/%${encoded(letter.slice(1))}${tail}`,
    `/${encoded(first, true)}${rest}`,
    `/${encoded(first)}${rest.replace(secret, encoded(secret, true))}`,
    `/${path}`,
    `//${path}`,
    path.replaceAll('/', '//'),
    path.replaceAll('/', '\\'),
    `/.${path}`,
    `/elsewhere/..${path}`,
    `/elsewhere/%2e%2E${path}`,
    `/elsewhere%2F..${path}`,
    `/%2e/${first}/%2E${rest}`,
    `/%252e%252e${path}`,
    path.replace(`/${secret}`, `%2F${secret}`),
    path.replace(`/${secret}`, `%2f${secret}`),
    path.replace(`/${secret}`, `%252F${secret}`),
    `/%E2%80%8B${path.slice(1)}`,
    `${path}%0A`,
    `${path};x=1`,
    `${path}%`,
    `${path}%zz`,
  ]
}

async function ask(at: keyof typeof servers, method: string, path: string, accept: string) {
  const server = servers[at]
  const before = lines.length
  const headers = { accept, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) }
  const body = method === 'GET' ? {} : { body: '{}' }
  // Built from text as it arrives: nothing is put in order before the server sees it.
  const answer = await server.app.server.handle(new Request(`http://localhost:3000${path}`, { method, headers, ...body }))
  await answer.text()
  const isLogged = () => lines.slice(before).some((line) => line.includes('"event":"request"'))
  // Browsers are shown pages before a line is due.
  for (let waited = 0; !isLogged() && waited < (accept === 'text/html' ? 5 : 2000); waited += 1) await Bun.sleep(1)
  server.clock.advance(60_000)
  return { answer, logged: lines.slice(before) }
}

/** The secret stands in none of the lines, however it is written there. */
const expectHidden = (logged: string[]) => {
  for (const line of logged) {
    let plain = line
    for (let round = 0; round < 4; round += 1)
      plain = plain.replaceAll(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    for (let from = 0; from + 6 <= secret.length; from += 1)
      expect(plain.toLowerCase()).not.toContain(secret.slice(from, from + 6).toLowerCase())
  }
}

const quiet = ['no-referrer', 'noindex, nofollow']
const quietness = ({ headers }: Response) => [headers.get('referrer-policy'), headers.get('x-robots-tag')]

const calls = servers[''].app.server.routes.filter(({ path }) => /:(token|link)\b/.test(path))
const pages = ['/assessment', '/quiz', '/interview', '/application', '/schedule'].map((path) => `${path}/${secret}`)
const pagesByQuery = [
  '/verify-email',
  '/reset-password',
  '/invitation',
  '/setup',
  '/jobportal/verify-email',
  '/jobportal/reset-password',
]

describe.each(Object.keys(servers) as (keyof typeof servers)[])('the secret of an address under "%s"', (at) => {
  test('there are calls with one', () => expect(calls.length).toBeGreaterThan(10))

  test.each(calls.map(({ method, path }) => [method, path]))(
    '%s %s is in no line of the log, however it is written',
    async (method, pattern) => {
      const path = pattern
        .replace(/:(token|link)\b/, secret)
        .replace(':device', 'camera')
        .replaceAll(/:\w+/g, '1')
      for (const spelling of spellings(at + path)) {
        const { answer, logged } = await ask(at, method, spelling, 'application/json')
        expectHidden(logged)
        expect([spelling, answer.status < 500]).toEqual([spelling, true])
      }
    },
  )

  test.each(pages)('%s is a page that no other site and no search engine hears of, however it is written', async (path) => {
    let shown = 0
    for (const accept of ['text/html', '*/*'])
      for (const spelling of spellings(at + path)) {
        const { answer, logged } = await ask(at, 'GET', spelling, accept)
        expectHidden(logged)
        if (!answer.headers.get('content-type')?.includes('html')) continue
        shown += 1
        expect([spelling, quietness(answer)]).toEqual([spelling, quiet])
      }
    expect(shown).toBeGreaterThan(10)
  })

  test.each(pagesByQuery)('of %s stands behind it, and is kept as well', async (page) => {
    for (const accept of ['text/html', '*/*'])
      for (const spelling of spellings(at + page)) {
        const path = `${spelling}?token=${secret}&email=ada%40example.com`
        const { answer, logged } = await ask(at, 'GET', path, accept)
        expectHidden(logged)
        for (const line of logged) expect(line).not.toMatch(/ada(?:@|%40)/)
        if (answer.headers.get('content-type')?.includes('html')) expect([path, quietness(answer)]).toEqual([path, quiet])
      }
    const { answer } = await ask(at, 'GET', at + page, 'text/html')
    expect(answer.status === 302 ? quiet : quietness(answer)).toEqual(quiet)
  })

  test('is no matter of other pages', async () => {
    for (const path of ['/', '/login', '/jobs', '/%6Cogin']) {
      const { answer } = await ask(at, 'GET', at + path, 'text/html')
      expect([path, answer.headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin'])
    }
  })
})
