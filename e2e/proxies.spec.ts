import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { freePort } from '#src/commands/free-port.ts'
import { buildPages, root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { admin } from './actors.ts'

setDefaultTimeout(120_000)

const metricsToken = 'a token for figures, long enough'

interface Proxy {
  /** Command that runs it in the foreground, with the project's own example behind it. */
  start(ports: { proxy: number; server: number; folder: string }): Promise<string[]>
}

const program = (name: string) =>
  Bun.which(name) ?? ['/usr/sbin', '/usr/bin'].map((at) => join(at, name)).find(existsSync) ?? null
const nginx = program('nginx')
const caddy = program('caddy')
const example = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')

/** The examples as they are, but for what a test has not: the name, the certificate and the ports below 1024. */
const proxies: Record<string, Proxy | null> = {
  nginx:
    nginx === null
      ? null
      : {
          async start({ proxy, server, folder }) {
            const site = example('nginx/ats.conf')
              .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
              .replace('listen 443 ssl http2;', `listen 127.0.0.1:${proxy};`)
              .replace('listen [::]:443 ssl http2;', '')
              .replace(/ssl_certificate.*;/g, '')
              .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
            const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
            const around = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${own.join(' ')}\n${site}\n}`
            await writeFile(join(folder, 'nginx.conf'), around)
            return [nginx, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
          },
        },
  caddy:
    caddy === null
      ? null
      : {
          async start({ proxy, server, folder }) {
            const site = `{\n\tadmin off\n}\n${example('caddy/Caddyfile')}`
              .replace('{$DOMAIN:ats.example.com}', `http://127.0.0.1:${proxy}`)
              .replace('{$UPSTREAM:127.0.0.1:3000}', `127.0.0.1:${server}`)
            await writeFile(join(folder, 'Caddyfile'), site)
            return [caddy, 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
          },
        },
}

for (const [name, proxy] of Object.entries(proxies))
  describe.skipIf(!proxy)(`behind ${name}, set up as in our example`, () => {
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
      address = `http://127.0.0.1:${port}`
      const environment = {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        PUBLIC_URL: address,
        TRUST_PROXY: 'on',
        METRICS_TOKEN: metricsToken,
      }
      server = await startServer({ dataDir: join(folder, 'data'), environment })
      const behind = Number(new URL(server.address).port)
      const command = await proxy!.start({ proxy: port, server: behind, folder })
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
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie, origin: address } } as never)
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
      const answer = await fetch(`${address}/api/submit`, { method: 'POST', headers: { cookie, origin: address }, body: form })
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
      expect((await fetch(`${address}/metrics`, { headers })).status).toBe(404)
    })
  })
