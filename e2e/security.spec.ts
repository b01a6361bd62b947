import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listOutbox } from '#adapters/mailer/outbox-reader.ts'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm } from '#adapters/test-server.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { brokenUpload, raw } from './raw.ts'

const admin = { email: 'admin@example.com', password: 'canary-admin-password-71' }
const publicUrl = 'http://ats.example.test'
const dataDir = mkdtempSync(join(tmpdir(), 'ats-security-'))
let server: ServerProcess
let port: number
let cookie: string

beforeAll(async () => {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, PUBLIC_URL: publicUrl }
  server = await startServer({ dataDir, environment })
  port = Number(new URL(server.address).port)
  cookie = await signIn(server.address, admin)
})
afterAll(() => {
  endServers()
  rmSync(dataDir, { recursive: true, force: true })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const upload = async (resume: Uint8Array, by = cookie) => {
  const body = submissionForm({ 'a.pdf': resume }, await aJobDescription())
  const answer = await fetch(`${server.address}/api/submit`, { method: 'POST', headers: { cookie: by }, body })
  return { status: answer.status, body: (await answer.json()) as { results: { resumeId: { _id: string } }[] } }
}

/** Waits for a mail to an address with a link to a page, and takes the link's token out. */
async function mailedTo(address: string, page: string) {
  for (let waited = 0; waited < 5000; waited += 50) {
    const mail = (await listOutbox(dataDir)).find(({ to, text }) => to === address && text.includes(page))
    const link = mail?.text.match(/https?:\/\/\S+/g)?.find((each) => each.includes(page))
    if (link) return { link, token: new URL(link).searchParams.get('token')! }
    await Bun.sleep(50)
  }
  throw new Error(`No mail to ${address} with a link to ${page}.`)
}

describe('a request that two programs could read in two ways', () => {
  const hidden = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'
  const chunked = 'Transfer-Encoding: chunked\r\n'
  const cases: [string, string][] = [
    ['a length and chunks', `${chunked}Content-Length: 6\r\n\r\n0\r\n\r\n`],
    ['chunks and a length', `Content-Length: 4\r\n${chunked}\r\n2\r\n{}\r\n0\r\n\r\n`],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 41\r\n\r\n'],
    ['a list of lengths', 'Content-Length: 2, 2\r\n\r\n{}'],
    ['a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
    ['a length too long to count', 'Content-Length: 18446744073709551618\r\n\r\n{}'],
    ['a coding that is not known', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a coding named twice', `${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'X-A: b\r\n Content-Length: 41\r\nContent-Length: 0\r\n\r\n'],
    ['a line that ends in LF only', 'X: y\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'],
    ['a chunk that ends in LF only', `${chunked}\r\n2\n{}\r\n0\r\n\r\n`],
    ['a chunk longer than it says', `${chunked}\r\n2\r\n{}XX0\r\n\r\n`],
    ['a chunk too long to count', `${chunked}\r\n10000000000000002\r\n{}\r\n0\r\n\r\n`],
  ]
  test('is refused once, and nothing behind it is answered', async () => {
    const answers = await Promise.all(
      cases.map(async ([name, rest]) => {
        const head = 'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
        const { statuses, closed } = await raw(port, head + rest + hidden)
        return { name, statuses, closed }
      }),
    )
    expect(answers).toEqual(cases.map(([name]) => ({ name, statuses: [400], closed: true })))
  })

  test('names an address, or is refused in words', async () => {
    for (const host of ['a b/@evil', '[::', '%00:99999']) {
      const { statuses, text } = await raw(port, `GET /user HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      expect(statuses).toEqual([400])
      expect(text).not.toMatch(/at .*\.ts|node_modules/)
    }
  })

  test('gets no file but those of the build', async () => {
    for (const path of [
      '/assets/../package.json',
      '/assets/%2e%2e%2fpackage.json',
      '/assets/..\\package.json',
      '/assets/.vite/../../package.json',
    ])
      expect((await raw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).statuses).toEqual([404])
  })
})

test('mails lead to the configured address, whatever the request calls the server', async () => {
  const body = JSON.stringify({ email: admin.email })
  const headers = 'Content-Type: application/json\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example'
  const { statuses } = await raw(
    port,
    `POST /api/forgot-password HTTP/1.1\r\nHost: evil.example\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  expect(statuses).toEqual([200])
  expect((await mailedTo(admin.email, '/reset-password')).link).toStartWith(`${publicUrl}/reset-password?`)
})

test('uploads that break off leave no file, no open handle and no place behind', async () => {
  await upload(await aResume())
  const handles = () => readdirSync(`/proc/${server.pid}/fd`).length
  const before = handles()
  for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 10 }, () => brokenUpload(port, cookie)))
  await Bun.sleep(200)
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
  expect(handles()).toBeLessThan(before + 10)
  expect((await upload(await aResume())).status).toBe(200)
})

test('recordings of whoever names no link are refused while they are sent, and nothing of them is kept', async () => {
  const form = new FormData()
  form.append('cameraFile', new Blob([new Uint8Array(60_000_000)]), 'camera.webm')
  form.append('assessmentToken', 'behind the file')
  const incoming = join(dataDir, 'incoming')
  const kept = new Set<string>()
  const watching = setInterval(() => {
    if (existsSync(incoming)) for (const name of readdirSync(incoming)) kept.add(name)
  }, 2)
  const send = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.address}/upload`, { method: 'POST', body: form, headers })
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`
  }
  try {
    expect(await Promise.all(Array.from({ length: 6 }, () => send()))).toEqual(Array(6).fill('400 TOKEN_FIRST'))
    expect(await send({ authorization: 'Bearer nobody has it' })).toBe('404 INVALID_LINK')
  } finally {
    clearInterval(watching)
  }
  expect([...kept]).toEqual([])

  // Somebody who goes on sending, and listens all the same.
  const part = '--x\r\nContent-Disposition: form-data; name="cameraFile"; filename="a.webm"\r\n\r\n'
  const head = 'Host: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000000'
  const { statuses, text } = await raw(port, `POST /upload HTTP/1.1\r\n${head}\r\n\r\n${part}${'x'.repeat(500_000)}`)
  expect(statuses).toEqual([400])
  expect(text).toContain('The token has to come before the files')
})

test('a reading process that crashes costs nobody anything', async () => {
  const children = () =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid.trim() && existsSync(`/proc/${pid}`))
  expect(children().length).toBeGreaterThan(0)
  for (const pid of children()) process.kill(Number(pid), 'SIGSEGV')
  const { status, body } = await upload(await aResume({ name: 'Ylva Strand', email: 'ylva@example.com' }))
  expect([status, body.results.length]).toEqual([200, 1])
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
})

test('what only a person may know is neither in the logs nor in the database as it is', async () => {
  const person = {
    fullName: 'Canary Personname',
    email: 'canary@example.com',
    password: 'canary-password-4711',
    mobileNumber: '1',
    companyName: 'Example',
    designation: 'HR',
  }
  const secrets: Record<string, string> = { 'first password': person.password, 'administrator’s password': admin.password }
  const cookieIn = (header: string) => header.split(';')[0]!.slice(header.indexOf('=') + 1)

  await post('/register', person)
  const verification = await mailedTo(person.email, '/verify-email')
  secrets['link of the verification'] = verification.token
  await fetch(`${server.address}/api/verify-email${new URL(verification.link).search}`)
  const { pendingUsers } = (await (await fetch(`${server.address}/admin/dashboard`, { headers: { cookie } })).json()) as {
    pendingUsers: { _id: string }[]
  }
  await post(`/admin/approve-user/${pendingUsers[0]!._id}`, {}, { cookie })
  await post('/login', { email: person.email, password: 'canary-wrong-password' })
  secrets['wrong password'] = 'canary-wrong-password'
  await post('/api/forgot-password', { email: person.email })
  const reset = await mailedTo(person.email, '/reset-password')
  secrets['link of the new password'] = reset.token
  const password = 'canary-new-password-0815'
  secrets['new password'] = password
  await post('/api/reset-password', { token: reset.token, email: person.email, password, confirmPassword: password })
  const signedIn = await post('/login', { email: person.email, password })
  expect(signedIn.status).toBe(200)
  for (const header of signedIn.headers.getSetCookie()) secrets[`cookie ${header.split('=')[0]}`] = cookieIn(header)
  const own = `session=${secrets['cookie session']}`

  const word = 'Canaryskillword'
  const { body } = await upload(
    await aResume({ name: 'Nadja Canarysson', email: 'nadja.canary@example.com', more: [`Worked with ${word}.`] }),
    own,
  )
  const link = (await (
    await fetch(`${server.address}/api/resumes/${body.results[0]!.resumeId._id}`, { headers: { cookie: own } })
  ).json()) as { url: string }
  secrets['link to a file'] = link.url.split('/')[2]!
  expect((await fetch(server.address + link.url, { headers: { cookie: own } })).status).toBe(200)
  await upload(new TextEncoder().encode(`%PDF-1.7 ${word}`), own)
  await fetch(`${server.address}/reset-password?token=${reset.token}&email=x`, { headers: { accept: 'text/html' } })
  await fetch(`${server.address}/api/submit`, { method: 'POST', headers: { cookie: own }, body: word })
  secrets['secret of a link'] = 'canarySecretOfALink'
  for (const page of ['application', 'assessment', 'quiz', 'interview', 'schedule'])
    for (const written of [page, `%${page.charCodeAt(0).toString(16)}${page.slice(1)}`, `/${page}`, `./${page}`])
      for (const end of ['', '%', '%zz', '/'])
        for (const accept of ['text/html', '*/*'])
          await raw(
            port,
            `GET /${written}/${secrets['secret of a link']}${end} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
          )

  await post('/jobportal/register', { ...person, password: 'canary-company-password' })
  const company = await post('/jobportal/login', { email: person.email, password: 'canary-company-password' })
  secrets['password of a company'] = 'canary-company-password'
  secrets['token of a company'] = ((await company.json()) as { token: string }).token
  await fetch(`${server.address}/jobportal/profile`, { headers: { authorization: `Bearer ${secrets['token of a company']}` } })
  await Bun.sleep(300)

  const told = server.output()
  expect(told.split('\n').length).toBeGreaterThan(15)
  const inLogs = { ...secrets, 'text of a resume': word, 'name in a resume': 'Canarysson', 'name of a person': 'Personname' }
  expect(Object.keys(inLogs).filter((name) => told.includes(inLogs[name as keyof typeof inLogs]))).toEqual([])
  const kept = ['ats.db', 'ats.db-wal'].map((name) => readFileSync(join(dataDir, name)).toString('latin1')).join('')
  expect(kept).toContain(person.email)
  expect(Object.keys(secrets).filter((name) => kept.includes(secrets[name]!))).toEqual([])
})

test('nothing of all this was a bug', () => {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => /"level":"error"|unhandled|uncaught/.test(line))
  expect(lines).toEqual([])
})
