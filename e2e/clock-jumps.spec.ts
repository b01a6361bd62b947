import { Database } from 'bun:sqlite'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { anUploader, papers } from './uploader.ts'

setDefaultTimeout(300_000)

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-clock-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

const hour = 60 * 60_000
const day = 24 * hour

/** Where the clock stands, one after the other, seen from the true time: forward, back before the start, over a year, back again. */
const jumps: [string, number][] = [
  ['an hour forward', hour],
  ['three hours back', -2 * hour],
  ['a day forward', day],
  ['back to the true time', 0],
  ['thirteen months forward', 400 * day],
  ['thirteen months back', 0],
]

test('a clock that jumps, forward and back, loses nothing: uploads are ranked, sessions follow their rules, the audit log holds', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const offset = join(folder, 'offset')
  writeFileSync(offset, '0')
  const server = await startServer({
    dataDir,
    command: [process.execPath, '--preload', join(import.meta.dir, 'moving-clock.ts'), join(root, 'src/main.ts')],
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, CLOCK_OFFSET_FILE: offset },
  })
  const first = await signIn(server.address, admin)
  const who = async (cookie: string) => (await fetch(`${server.address}/user`, { headers: { cookie } })).status
  const kept: string[] = []
  let moved = 0
  for (const [number, [how, to]] of jumps.entries()) {
    writeFileSync(offset, String(to))
    const cookie = await untilSignedIn(server.address, to)
    const [paper] = await papers(1, `j${number}`)
    const uploader = await anUploader(server, cookie)
    const { status, results } = await uploader.submit([paper!])
    expect([how, status, results.length]).toEqual([how, 200, 1])
    kept.push(paper!.filename)
    const all = await uploader.candidates()
    for (const filename of kept) expect([how, filename, typeof all.get(filename)?.percentage]).toEqual([how, filename, 'number'])
    uploader.close()
    moved = to
    // A session that began at the true time has ended once the clock is past its hours, and not before.
    expect([how, await who(first)]).toEqual([how, to > 12 * hour ? 401 : 200])
  }
  expect(moved).toBe(0)
  const cookie = await signIn(server.address, admin)
  const verified = await fetch(`${server.address}/admin/audit/verify`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await verified.json()).toMatchObject({ intact: true })
  expect(server.output()).not.toMatch(/"event":"bug"|"level":"error"/)
  expect(await server.stop()).toBe(0)

  const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
  const waiting = sqlite
    .query<{ kind: string }, []>("select kind from jobs where state = 'open' and kind in ('rank-batch', 'sweep-files')")
    .all()
  sqlite.close()
  expect(waiting).toEqual([])

  /** Signs in again and again until the server's clock has moved: the session that it opens says when it began. */
  async function untilSignedIn(address: string, to: number): Promise<string> {
    for (let tries = 0; tries < 200; tries++) {
      const cookie = await signIn(address, admin)
      const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
      const newest = sqlite
        .query<{ at: number }, []>('select created_at as at from sessions order by rowid desc limit 1')
        .get()?.at
      sqlite.close()
      if (newest !== undefined && Math.abs(newest - (Date.now() + to)) < 10 * 60_000) return cookie
      await Bun.sleep(25)
    }
    throw new Error('The clock of the server did not move.')
  }
})
