import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { freePort } from '#src/commands/free-port.ts'
import { buildPages } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { admin } from './actors.ts'
import { proxies } from './example-proxies.ts'

setDefaultTimeout(120_000)

const metricsToken = 'a token for figures, long enough'

const places = [
  ['on a host of its own', ''],
  ['under a path', '/ats'],
] as const

for (const [name, proxy] of Object.entries(proxies))
  describe.skipIf(!proxy).each([...places])(`behind ${name}, set up as in our example, %s`, (_, path) => {
    let folder: string
    let server: ServerProcess
    let running: Bun.Subprocess
    let address: string
    let cookie: string

    beforeAll(async () => {
      await buildPages()
      folder = await mkdtemp(join(tmpdir(), `ats-${name}-`))
      await mkdir(join(folder, 'home'))
      const port = freePort()
      address = `http://127.0.0.1:${port}${path}`
      const environment = {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        PUBLIC_URL: address,
        TRUST_PROXY: 'on',
        METRICS_TOKEN: metricsToken,
      }
      server = await startServer({ dataDir: join(folder, 'data'), environment })
      const behind = Number(new URL(server.address).port)
      const command = await proxy!.start(proxy!.examples[path], { proxy: port, server: behind, folder })
      running = Bun.spawn(command, {
        env: { HOME: join(folder, 'home'), PATH: '/usr/bin:/bin' },
        stdout: 'ignore',
        stderr: 'ignore',
      })
      const deadline = performance.now() + 20_000
      while (
        !(await fetch(`${address}/health/live`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (performance.now() > deadline || running.exitCode !== null) throw new Error(`${name} does not answer`)
        await Bun.sleep(20)
      }
      cookie = await signIn(address, admin)
    })

    afterAll(async () => {
      running?.kill()
      await running?.exited
      endServers()
      await rm(folder, { recursive: true, force: true })
    })

    test('live updates come through', async () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
        headers: { cookie, origin: new URL(address).origin },
      } as never)
      socket.onopen = () => resolve('open')
      socket.onerror = () => reject(new Error('The WebSocket was refused.'))
      expect(await promise).toBe('open')
      socket.close()
    })

    test('an upload of 200 MB arrives whole and is answered', async () => {
      const resume = await aResume()
      const form = new FormData()
      form.append('resumes', new Blob([new Uint8Array(resume)]), 'small.pdf')
      for (let n = 0; n < 8; n++) {
        const large = new Uint8Array(24 * 1024 * 1024)
        large.set(await aResume({ name: `Visitor Number${n}`, email: `visitor-${n}@example.com` }))
        form.append('resumes', new Blob([large]), `large-${n}.pdf`)
      }
      form.append('job_description', new Blob([new Uint8Array(await aJobDescription())]), 'job.pdf')
      const answer = await fetch(`${address}/api/submit`, {
        method: 'POST',
        headers: { cookie, origin: new URL(address).origin },
        body: form,
      })
      const { results, rejected } = (await answer.json()) as { results: unknown[]; rejected: unknown[] }
      expect([answer.status, results.length + rejected.length]).toEqual([200, 9])
    })

    test('the server hears the address of the visitor, whatever the visitor wrote', async () => {
      const wrong = { email: 'nobody@example.com', password: 'not the password' }
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' }
      await fetch(`${address}/login`, { method: 'POST', headers, body: JSON.stringify(wrong) })
      const audit = await fetch(`${address}/admin/audit?limit=20`, { headers: { cookie } })
      const text = await audit.text()
      expect(text).toContain('127.0.0.1')
      expect(text).not.toContain('203.0.113.7')
    })

    test('figures about the server are not for the world', async () => {
      const headers = { authorization: `Bearer ${metricsToken}` }
      expect((await fetch(`${server.address}/metrics`, { headers })).status).toBe(200)
      for (const written of ['/metrics', '/%6detrics', '/./metrics', path && `${path}/metrics`].filter(Boolean))
        expect([written, (await fetch(address + written, { headers })).status]).toEqual([written, 404])
    })
  })
