import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { median } from '#src/tools/bench/measure.ts'
import { anUploader, papers } from './uploader.ts'

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-soak-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** Half an hour with a thousand uploads and five hundred live windows with `bun run test:long`. */
const minutes = Number(process.env.SOAK_MINUTES ?? (process.env.SCALE ? 30 : 0.25))
const uploads = Math.max(10, Math.round((minutes * 1000) / 30))
const companies = minutes >= 5 ? 50 : 5

const numberIn = (path: string, pattern: RegExp) => Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0)

test.skipIf(process.platform !== 'linux')(
  `${minutes} minutes of work with ${uploads} uploads and ${companies * 10} live windows leave memory and open files where they were`,
  async () => {
    const server = await startServer({
      dataDir: mkdtempSync(join(folder, 'data-')),
      environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, TRUST_PROXY: 'on' },
    })
    const { address, pid } = server
    const cookie = await signIn(address, admin)
    const uploader = await anUploader(server, cookie)

    const post = async (path: string, body: unknown, from: number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.7.0.${from}` }
      const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { token: string }
    }
    const sockets: WebSocket[] = []
    for (let number = 1; number <= companies; number++) {
      const credentials = { email: `company${number}@example.com`, password: 'a company of tests' }
      await post('/jobportal/register', { ...credentials, fullName: 'Cara Company', companyName: 'Lantern Works' }, number)
      const { token } = await post('/jobportal/login', credentials, number)
      const headers = { origin: address, 'sec-websocket-protocol': `bearer.${token}` }
      for (let window = 0; window < 10; window++)
        sockets.push(new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers } as unknown as string[]))
    }
    const isOpen = () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
    for (let look = 0; look < 400 && isOpen() < sockets.length; look++) await Bun.sleep(25)
    expect(isOpen()).toBe(companies * 10)

    const end = performance.now() + minutes * 60_000
    const taken: { at: number; memory: number; handles: number }[] = []
    const failed: string[] = []
    let reads = 0
    let sent = 0
    const look = () =>
      taken.push({
        at: performance.now(),
        memory: numberIn(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/) / 1024,
        handles: readdirSync(`/proc/${pid}/fd`).length,
      })
    const reading = (async () => {
      while (performance.now() < end) {
        for (const path of ['/api/candidate-filtering?limit=50', '/dashboard/upload', '/user', '/public/jobs', '/health/ready']) {
          const answer = await fetch(address + path, {
            headers: { cookie, accept: path.startsWith('/dash') ? 'text/html' : '*/*' },
          })
          await answer.arrayBuffer()
          reads++
          if (answer.status >= 500) failed.push(`${path} ${answer.status}`)
        }
        // A fifth of the time at work.
        await Bun.sleep(200)
      }
    })()
    const uploading = (async () => {
      const pause = (minutes * 60_000) / uploads
      while (sent < uploads && performance.now() < end) {
        const begun = performance.now()
        const [paper] = await papers(1, `s${sent}`)
        const { status } = await uploader.submit([paper!])
        if (status >= 500) failed.push(`upload ${status}`)
        sent++
        await Bun.sleep(Math.max(0, pause - (performance.now() - begun)))
      }
    })()
    const looking = (async () => {
      while (performance.now() < end) {
        look()
        await Bun.sleep(1_000)
      }
    })()
    await Promise.all([reading, uploading, looking])

    // The first third fills caches, the engine compiles; the other two should be alike.
    const third = Math.floor(taken.length / 3)
    const [middle, last] = [taken.slice(third, 2 * third), taken.slice(2 * third)]
    const growth = median(last.map(({ memory }) => memory)) - median(middle.map(({ memory }) => memory))
    const handles = median(last.map((each) => each.handles)) - median(middle.map((each) => each.handles))
    say(
      `soak: ${minutes} minutes, ${reads} reads, ${sent} uploads, ${isOpen()} windows open at the end, ${failed.length} failed; ` +
        `memory ${growth.toFixed(1)} MB more in the last third than in the one before (${median(last.map(({ memory }) => memory)).toFixed(0)} MB), open files ${handles}`,
    )
    expect(failed).toEqual([])
    expect(isOpen()).toBe(companies * 10)
    expect(Math.abs(handles)).toBeLessThanOrEqual(5)
    // Engines take memory in steps: what grows without end passes this in half an hour.
    expect(growth).toBeLessThan(minutes >= 5 ? 25 : 60)
    for (const socket of sockets) socket.close()
    uploader.close()
    await server.stop()
  },
  minutes * 60_000 + 180_000,
)
