import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aResume } from '#adapters/test-documents.ts'
import { root, say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { median } from '#src/tools/bench/measure.ts'
import { anUploader, papers } from './uploader.ts'

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-day-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** True minutes that the 24 hours of the server take; 48 with `bun run test:long`, `DAY_MINUTES` for others. Not in the short tests. */
const minutes = Number(process.env.DAY_MINUTES ?? (process.env.SCALE ? 48 : 0))
const hours = 24
const hourMs = (minutes * 60_000) / hours

test.skipIf(process.platform !== 'linux' || minutes === 0)(
  `24 hours of mixed work in ${minutes} minutes: memory at the end is within a tenth of what it was after two hours`,
  async () => {
    const server = await startServer({
      dataDir: mkdtempSync(join(folder, 'data-')),
      command: [process.execPath, '--preload', join(import.meta.dir, 'moving-clock.ts'), join(root, 'src/main.ts')],
      environment: {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        TRUST_PROXY: 'on',
        DEFAULT_PLAN: 'free',
        AUTO_VERIFY_COMPANIES: 'on',
        CLOCK_SPEED: String((hours * 60) / minutes),
      },
    })
    const { address, pid } = server
    let cookie = await signIn(address, admin)
    const failed: string[] = []
    const counts: Record<string, number> = {}
    const began = performance.now()
    const end = began + minutes * 60_000
    const hour = () => (performance.now() - began) / hourMs
    const note = async (what: string, answer: Response) => {
      counts[what] = (counts[what] ?? 0) + 1
      const text = await answer.text()
      if (answer.status >= 500) failed.push(`${what} ${answer.status} ${text.slice(0, 200)}`)
      return { status: answer.status, text }
    }
    const json = (method: string, body: unknown, more: Record<string, string> = {}) => ({
      method,
      headers: { 'content-type': 'application/json', cookie, ...more },
      body: JSON.stringify(body),
    })

    const first = await anUploader(server, cookie)
    const [paper] = await papers(1, 'first')
    const { results } = await first.submit([paper!])
    first.close()
    const jobs = JSON.parse((await note('read', await fetch(`${address}/api/job-descriptions`, { headers: { cookie } }))).text)
    expect([results.length, jobs.length]).toEqual([1, 1])

    const taken: { hour: number; memory: number; handles: number }[] = []
    const look = () =>
      taken.push({
        hour: hour(),
        memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
        handles: readdirSync(`/proc/${pid}/fd`).length,
      })
    const until = async (pauseMs: number, work: (turn: number) => Promise<void>) => {
      for (let turn = 0; performance.now() < end; turn++) {
        await work(turn)
        await Bun.sleep(pauseMs)
      }
    }
    const reading = until(150, async (turn) => {
      // A session ends twelve hours after it was last used and is used all the time; somebody signs in anew now and then all the same.
      if (turn % 200 === 199) cookie = await signIn(address, admin)
      const paths = [
        '/api/candidate-filtering?limit=50',
        '/dashboard/upload',
        '/user',
        '/public/jobs',
        '/health/ready',
        '/api/analytics/overview',
      ]
      const path = paths[turn % paths.length]!
      const headers = { cookie, accept: path.startsWith('/dash') ? 'text/html' : '*/*' }
      await note('read', await fetch(address + path, { headers }))
    })
    /** Forty resumes come and go: the instance does not grow, so that what grows is the program. */
    const kept: string[] = []
    const uploading = until(1500, async (turn) => {
      const uploader = await anUploader(server, cookie)
      const [fresh] = await papers(1, `d${turn}`)
      const answer = await uploader.submit([fresh!]).catch(() => null)
      uploader.close()
      counts.upload = (counts.upload ?? 0) + 1
      if (!answer || answer.status >= 500) failed.push(`upload ${answer?.status}`)
      const list = await fetch(`${address}/api/candidate-filtering?limit=100`, { headers: { cookie } })
      kept.splice(0, kept.length, ...((await list.json()) as { _id: string }[]).map(({ _id }) => _id))
      for (const id of kept.slice(40))
        await note('delete', await fetch(`${address}/api/candidates/${id}`, { method: 'DELETE', headers: { cookie } }))
    })
    const changing = until(700, async (turn) => {
      await note(
        'change',
        await fetch(
          `${address}/user`,
          json('PUT', { fullName: `Ada ${turn}`, mobileNumber: '+1 415 555 0199', companyName: 'Lantern', designation: 'Admin' }),
        ),
      )
      const wrong = json(
        'POST',
        { email: `nobody${turn % 50}@example.com`, password: 'not a password' },
        { 'x-forwarded-for': `10.9.${(turn >> 8) & 255}.${turn & 255}` },
      )
      await note('refused', await fetch(`${address}/login`, wrong))
    })
    const applying = until(2500, async (turn) => {
      const form = new FormData()
      form.append('name', 'Ingrid Solberg')
      form.append('email', `i${turn}@example.com`)
      form.append('resume', new Blob([new Uint8Array(await aResume({ name: 'Ingrid Solberg' }))]), 'resume.pdf')
      const from = { 'x-forwarded-for': `10.8.${(turn >> 8) & 255}.${turn & 255}` }
      // To a job that is not there: received, looked at and refused, as most of what arrives at a public address is.
      await note('applied', await fetch(`${address}/public/apply/nowhere`, { method: 'POST', headers: from, body: form }))
    })
    await Promise.all([reading, uploading, changing, applying, until(Math.min(2000, hourMs / 20), async () => void look())])

    const during = (from: number, to: number) => taken.filter((each) => each.hour >= from && each.hour < to)
    const after = median(during(2, 4).map(({ memory }) => memory))
    const last = median(during(22, 24).map(({ memory }) => memory))
    const handles = median(during(22, 24).map((each) => each.handles)) - median(during(2, 4).map((each) => each.handles))
    say(
      `a day: ${Object.entries(counts)
        .map(([what, times]) => `${times} × ${what}`)
        .join(', ')}; ${after.toFixed(0)} MB after two hours, ${last.toFixed(0)} MB at the end, open files ${handles}`,
    )
    expect(failed).toEqual([])
    expect(Math.abs(handles)).toBeLessThanOrEqual(5)
    expect(last).toBeLessThan(after * 1.1)
    expect(await server.stop()).toBe(0)
  },
  minutes * 60_000 + 300_000,
)
