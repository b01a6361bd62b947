import { Database } from 'bun:sqlite'
import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { anUploader, papers, sha256 } from './uploader.ts'

/** How often the disk under the database fails for a while; fifty times with `bun run test:long`, and not in the short tests. */
const rounds = Number(process.env.SCALE ?? 3)
setDefaultTimeout(120_000 + rounds * 30_000)

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-failing-disk-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

const compiler = process.platform === 'linux' ? (Bun.which('cc') ?? Bun.which('gcc')) : null
const shim = join(folder, 'failing-disk.so')
const isBuilt =
  compiler !== null &&
  Bun.spawnSync([compiler, '-shared', '-fPIC', '-O1', '-o', shim, join(import.meta.dir, 'failing-disk.c'), '-ldl'], {
    stderr: 'ignore',
  }).exitCode === 0

describe.skipIf(!isBuilt || !process.env.SCALE)(
  'a disk that fails under the database (with a C compiler, skipped without one)',
  () => {
    test(`${rounds} times: what was acknowledged is kept, the rest is refused in words, and it works again by itself`, async () => {
      const dataDir = mkdtempSync(join(folder, 'data-'))
      const control = join(folder, 'failing')
      const server = await startServer({
        dataDir,
        environment: {
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          LD_PRELOAD: shim,
          FAILING_DISK: control,
          FAILING_ONE_IN: '3',
        },
      })
      expect(readFileSync(`/proc/${server.pid}/maps`, 'utf8')).toContain(shim)
      const cookie = await signIn(server.address, admin)
      const uploader = await anUploader(server, cookie)
      const acknowledged = new Map<string, string>()
      const refusals: { status: number; text: string }[] = []
      let name = ''
      const saveName = async (next: string) => {
        const answer = await fetch(`${server.address}/user`, {
          method: 'PUT',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({
            fullName: next,
            mobileNumber: '+1 415 555 0199',
            companyName: 'Lantern Works',
            designation: 'Admin',
          }),
        })
        const text = await answer.text()
        if (answer.status === 200) name = next
        else refusals.push({ status: answer.status, text })
        return answer.status
      }
      const read = async (path: string) => {
        const answer = await fetch(server.address + path, { headers: { cookie } })
        await answer.arrayBuffer()
        return answer.status
      }

      for (let round = 0; round < rounds; round++) {
        writeFileSync(control, '')
        const batch = await papers(6, `f${round}`)
        for (const paper of batch) {
          const answer = await uploader.submit([paper]).catch(() => null)
          if (answer?.status === 200 && answer.results.length === 1) acknowledged.set(paper.filename, sha256(paper.bytes))
          else if (answer) refusals.push({ status: answer.status, text: JSON.stringify(answer) })
        }
        for (let number = 0; number < 6; number++) await saveName(`Name ${round} ${number}`)
        // Who only reads is not disturbed.
        expect([await read('/api/candidate-filtering'), await read('/health/live'), await read('/user')]).toEqual([200, 200, 200])

        rmSync(control)
        for (let tries = 0; tries < 100 && (await saveName(`Whole ${round}`)) !== 200; tries++) await Bun.sleep(50)
        const [paper] = await papers(1, `w${round}`)
        const answer = await uploader.submit([paper!])
        expect([answer.status, answer.results.length]).toEqual([200, 1])
        acknowledged.set(paper!.filename, sha256(paper!.bytes))
      }

      expect(refusals.length).toBeGreaterThan(0)
      for (const { status, text } of refusals) {
        expect(status).toBeGreaterThanOrEqual(500)
        // Nothing of the inside is told.
        expect(text).not.toMatch(/SQLITE|disk I\/O|ats\.db|at .*\.ts/)
      }
      const kept = await uploader.candidates()
      for (const [filename, hash] of acknowledged) {
        const candidate = kept.get(filename)
        expect({ filename, hash: candidate && sha256(await uploader.download(candidate.resumeId)) }).toEqual({ filename, hash })
      }
      uploader.close()
      await server.kill()

      // Another program finds nothing torn, also not in what a sudden end left in the log of the database.
      const sqlite = new Database(join(dataDir, 'ats.db'))
      expect(sqlite.query('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      expect(sqlite.query('pragma foreign_key_check').all()).toEqual([])
      expect(sqlite.query<{ name: string }, []>('select full_name as name from users').all()).toContainEqual({ name })
      sqlite.close()
      const again = await startServer({ dataDir })
      const queue = () => {
        const looking = new Database(join(dataDir, 'ats.db'), { readonly: true })
        try {
          return looking
            .query<{ open: number }, []>(
              "select count(*) as open from jobs where state = 'open' and kind in ('rank-batch', 'sweep-files')",
            )
            .get()!.open
        } finally {
          looking.close()
        }
      }
      for (let tries = 0; tries < 600 && queue() > 0; tries++) await Bun.sleep(50)
      expect(await again.stop()).toBe(0)
      const after = new Database(join(dataDir, 'ats.db'), { readonly: true })
      const rows = after.query<{ key: string; sha256: string }, []>('select key, sha256 from files order by key').all()
      after.close()
      const store = diskStore(join(dataDir, 'files'))
      expect((await Array.fromAsync(store.keys(''))).toSorted()).toEqual(rows.map(({ key }) => key))
      for (const { key, sha256: hash } of rows) expect(sha256(await store.read(key))).toBe(hash)
      expect(existsSync(control)).toBe(false)
      say(`failing disk: ${rounds} rounds, ${acknowledged.size} uploads acknowledged and kept, ${refusals.length} writes refused`)
    })
  },
)
