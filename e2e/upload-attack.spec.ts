import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { aJob, aVerifiedCompany, jobFields } from '#src/jobportal/test-job-portal.ts'
import { proofOf } from '#src/proof-of-work/test-proof.ts'

/** Times the strength of the attacks that once stopped every upload. */
const scale = Number(process.env.SCALE ?? 1)
const admin = { email: 'admin@example.com', password: 'a long password of the admin' }
const folder = mkdtempSync(join(tmpdir(), 'ats-attack-'))
let server: ServerProcess
let cookie = ''
let jobId = ''
const companies: string[] = []
let honestCompany = ''

beforeAll(async () => {
  // What is needed is made beforehand: the attack begins with all accounts in place.
  const made = testServer({ AUTO_VERIFY_COMPANIES: 'on' }, {}, folder)
  made.clock.set(new Date())
  for (let number = 0; number <= 3 * scale; number++)
    companies.push((await aVerifiedCompany(made, `company.${number}@example.com`)).token)
  honestCompany = companies.pop()!
  const { id } = await made.company('jobs@example.com')
  const job = aJob(id, { createdAt: new Date() })
  await made.jobPosts.add(job)
  jobId = job.id
  await made.app.worker.stop()
  made.database.close()
  server = await startServer({
    dataDir: folder,
    environment: {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      AUTO_VERIFY_COMPANIES: 'on',
      TRUST_PROXY: 'on',
      SESSION_SECRET: 'a secret that only tests know, long enough',
    },
  })
  cookie = await signIn(server.address, admin)
}, 60_000)

afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** The start of an upload of 25 MB that never ends by itself. */
const opening = (path: string, headers: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 26000000',
    ...headers,
    '',
    '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  ].join('\r\n')

/** Connections that trickle, and come again as soon as they are turned away, until they are told to stop. */
function trickle(uploads: { path: string; headers: string[] }[], bytesPerSecond: number) {
  const port = Number(new URL(server.address).port)
  const piece = Buffer.alloc(Math.round(bytesPerSecond / 4), 'x')
  const open = new Map<number, Socket>()
  let isOver = false
  const begin = (number: number) => {
    const { path, headers } = uploads[number]!
    const socket = connect(port, '127.0.0.1', () => socket.write(opening(path, headers)))
    open.set(number, socket)
    socket.on('error', () => {})
    // Whatever is answered, the place is wanted again.
    socket.on('data', () => socket.destroy())
    socket.on('close', () => {
      if (!isOver) setTimeout(begin, 1000, number)
    })
  }
  for (const number of uploads.keys()) begin(number)
  const timer = setInterval(() => {
    for (const socket of open.values()) if (socket.writable && socket.writableLength < 100_000) socket.write(piece)
  }, 250)
  return {
    open: () => [...open.values()].filter((socket) => !socket.destroyed).length,
    stop() {
      isOver = true
      clearInterval(timer)
      for (const socket of open.values()) socket.destroy()
    },
  }
}

let uploaded = 0
/** A recruiter ranks a resume that nobody has seen yet. */
async function submit(): Promise<number> {
  uploaded += 1
  const resume = await aResume({ name: `Mira Talvik${'a'.repeat(uploaded)}`, email: `mira.${uploaded}@example.com` })
  const body = submissionForm({ 'resume.pdf': resume }, await aJobDescription())
  const answer = await fetch(`${server.address}/api/submit`, { method: 'POST', body, headers: { cookie } })
  await answer.arrayBuffer()
  return answer.status
}

let applied = 0
let proven = 0
/** Somebody applies; where the form asks for a proof of work, their browser computes it. */
async function apply(): Promise<number> {
  applied += 1
  const body = new FormData()
  body.append('name', 'Honest Applicant')
  body.append('email', `honest.${applied}@example.com`)
  body.append('resume', new Blob([new Uint8Array(await aResume())]), 'resume.pdf')
  const headers = { 'x-forwarded-for': `203.0.113.${applied}` }
  const send = (proof: Record<string, string>) =>
    fetch(`${server.address}/public/apply/${jobId}`, { method: 'POST', body, headers: { ...headers, ...proof } })
  let answer = await send({})
  if (answer.status === 403) {
    proven += 1
    answer = await send(await proofOf(await answer.json()))
  }
  const said = await answer.text()
  if (answer.status !== 201) process.stderr.write(`application ${answer.status} ${said}\n`)
  return answer.status
}

async function postJob(): Promise<number> {
  const body = new FormData()
  for (const [field, value] of Object.entries(jobFields())) body.append(field, String(value))
  body.append('jobDescription', new Blob([new Uint8Array(await aJobDescription())]), 'job.pdf')
  const headers = { authorization: `Bearer ${honestCompany}` }
  const answer = await fetch(`${server.address}/jobportal/post`, { method: 'POST', body, headers })
  await answer.arrayBuffer()
  return answer.status
}

/** How long each of these takes, in milliseconds, one after the other. */
async function timed(times: number, work: () => Promise<number>) {
  const statuses: number[] = []
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    const since = performance.now()
    statuses.push(await work())
    took.push(performance.now() - since)
  }
  return { statuses, slowest: Math.max(...took) }
}

const say = (what: string, facts: Record<string, number>) =>
  process.stderr.write(
    `${what}: ${Object.entries(facts)
      .map(([name, value]) => `${name} ${Math.round(value)}`)
      .join(', ')}\n`,
  )

describe('while uploads trickle in', () => {
  test('through company accounts, recruiters upload and another company posts', async () => {
    const quiet = await timed(3, submit)
    const attack = trickle(
      companies.flatMap((token) =>
        Array.from({ length: 12 }, () => ({ path: '/jobportal/post', headers: [`Authorization: Bearer ${token}`] })),
      ),
      20_000,
    )
    try {
      await Bun.sleep(2000)
      const uploads = await timed(5, submit)
      const posts = await timed(2, postJob)
      say('company accounts', {
        connections: attack.open(),
        quietMs: quiet.slowest,
        uploadMs: uploads.slowest,
        postMs: posts.slowest,
      })
      expect(uploads.statuses).toEqual([200, 200, 200, 200, 200])
      expect(posts.statuses).toEqual([201, 201])
      expect(posts.slowest).toBeLessThan(30_000)
    } finally {
      attack.stop()
    }
  }, 120_000)

  test('through the public form from many addresses, honest applicants get in and recruiters upload', async () => {
    const attack = trickle(
      Array.from({ length: 26 * scale }, (_, address) => `198.${18 + (address >> 8)}.${address & 255}.7`).flatMap((address) =>
        Array.from({ length: 10 }, () => ({ path: `/public/apply/${jobId}`, headers: [`X-Forwarded-For: ${address}`] })),
      ),
      18_000,
    )
    try {
      await Bun.sleep(2000)
      const applications = await timed(3, apply)
      const uploads = await timed(3, submit)
      say('public form', { proven, connections: attack.open(), applicationMs: applications.slowest, uploadMs: uploads.slowest })
      expect(applications.statuses).toEqual([201, 201, 201])
      expect(applications.slowest).toBeLessThan(30_000)
      expect(uploads.statuses).toEqual([200, 200, 200])
    } finally {
      attack.stop()
    }
  }, 120_000)
})
