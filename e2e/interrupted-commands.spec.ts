import { Database } from 'bun:sqlite'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { keptInstances, laidOut } from './older-instance.ts'
import { lostRows } from './older-rows.ts'
import { anUploader, papers, sha256 } from './uploader.ts'

/** Sudden ends of each command; fifty with `bun run test:long`. */
const cycles = Number(process.env.SCALE ?? 4)
setDefaultTimeout(240_000 + cycles * 60_000)

const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const folder = mkdtempSync(join(tmpdir(), 'ats-interrupted-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})
const aFolder = () => mkdtempSync(join(folder, 'data-'))

/** What is run with the runtime, and ended without a warning after so many milliseconds; how long it took where it came to its end. */
async function run(words: string[], dataDir: string, endAfter = Number.POSITIVE_INFINITY) {
  const { PATH = '', HOME = '' } = process.env
  const began = performance.now()
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const timer = Number.isFinite(endAfter) ? setTimeout(() => child.kill('SIGKILL'), endAfter) : undefined
  const said = await new Response(child.stderr).text()
  await child.exited
  clearTimeout(timer)
  return { code: child.exitCode, said, took: performance.now() - began }
}
const command = (name: string) => join(root, `src/commands/${name}.ts`)

/** Each of the moments once: the cycles are spread over all of the time that the command takes, and a little by chance. */
const moment = (cycle: number, took: number) => ((cycle + Math.random()) / cycles) * took

/** A hash of each table's rows. */
function tables(path: string): Record<string, string> {
  const sqlite = new Database(path, { readonly: true })
  try {
    const names = sqlite
      .query<{ name: string }, []>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all()
    return Object.fromEntries(
      names.map(({ name }) => {
        const rows = sqlite.query<object, []>(`select * from "${name}"`).all()
        return [
          name,
          sha256(
            Buffer.from(
              rows
                .map((row) => JSON.stringify(row))
                .toSorted()
                .join('\n'),
            ),
          ),
        ]
      }),
    )
  } finally {
    sqlite.close()
  }
}

/** A data folder with thirty resumes, of a server that has stopped, and a backup of it. */
const filled = async () => {
  const dataDir = aFolder()
  const server = await startServer({ dataDir, environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } })
  const uploader = await anUploader(server, await signIn(server.address, admin))
  expect((await uploader.submit(await papers(30, 'kept'))).status).toBe(200)
  uploader.close()
  expect(await server.stop()).toBe(0)
  const backup = join(aFolder(), 'whole.tar.gz')
  const made = await run([command('backup'), backup], dataDir)
  expect([made.code, made.code === 0 ? '' : made.said]).toEqual([0, ''])
  return { dataDir, backup, took: made.took }
}

test.skipIf(!process.env.SCALE)(
  `a backup that ends suddenly, ${cycles} times, leaves the one before as it was, or a whole one`,
  async () => {
    const { dataDir, backup, ...first } = await filled()
    let { took } = first
    const place = aFolder()
    const path = join(place, 'nightly.tar.gz')
    copyFileSync(backup, path)
    let interrupted = 0
    for (let cycle = 0; cycle < cycles; cycle++) {
      const { code, took: needed } = await run([command('backup'), path], dataDir, moment(cycle, took))
      // The shortest that was seen: a busy machine took longer, and everything would be over before its end.
      if (code === 0) took = Math.min(took, needed)
      else interrupted++
      // Every part of it by its hash, the signature, the database: not a byte of an unfinished one.
      if (cycle % 10 === cycles % 10 || cycle === cycles - 1) {
        const checked = await run([command('restore'), path, '--verify'], dataDir)
        expect([checked.code, checked.code === 0 ? '' : checked.said]).toEqual([0, ''])
      }
    }
    expect(interrupted).toBeGreaterThan(0)
    const whole = await run([command('backup'), path], dataDir)
    expect(whole.code).toBe(0)
    say(`backup: ${interrupted} of ${cycles} ended suddenly, within ${took.toFixed(0)} ms`)
  },
)

test.skipIf(!process.env.SCALE)(
  `a restore that ends suddenly, ${cycles} times, is begun again and gives back every row and file`,
  async () => {
    const { dataDir, backup } = await filled()
    const rows = tables(join(dataDir, 'ats.db'))
    const filesIn = (place: string) =>
      (readdirSync(join(place, 'files'), { recursive: true }) as string[])
        .filter((name) => /^[0-9a-f]{2}\//.test(name))
        .toSorted()
    const dry = aFolder()
    let { took } = await run([command('restore'), backup], dry)
    let interrupted = 0
    for (let cycle = 0; cycle < cycles; cycle++) {
      const target = aFolder()
      const first = await run([command('restore'), backup], target, moment(cycle, took))
      if (first.code !== 0) interrupted++
      else took = Math.min(took, first.took)
      const again = await run([command('restore'), backup, '--force'], target)
      expect([again.code, again.code === 0 ? '' : again.said]).toEqual([0, ''])
      expect(tables(join(target, 'ats.db'))).toEqual(rows)
      expect(filesIn(target)).toEqual(filesIn(dataDir))
      expect(existsSync(join(target, '.restore'))).toBe(false)
      rmSync(target, { recursive: true })
    }
    expect(interrupted).toBeGreaterThan(0)
    say(`restore: ${interrupted} of ${cycles} ended suddenly, within ${took.toFixed(0)} ms`)
  },
)

test(`a migration that ends suddenly, ${cycles} times, has happened or has not, and the next start brings it to its end`, async () => {
  const [instance] = keptInstances(folder)
  if (!instance) throw new Error('There is no older instance beside the tests.')
  const older = aFolder()
  await laidOut(instance, older, join(folder, 'parts'))
  const before = join(older, 'ats.db')
  const program = (path: string) => [
    '-e',
    `const { openDatabase } = await import(${JSON.stringify(join(root, 'adapters/database/open.ts'))})
     openDatabase(${JSON.stringify(path)}, { snapshots: ${JSON.stringify(`${path}-snapshots`)} }).close()`,
  ]
  const appliedIn = (path: string) => {
    const sqlite = new Database(path)
    try {
      expect(sqlite.query('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      return sqlite.query<{ count: number }, []>('select count(*) as count from __drizzle_migrations').get()!.count
    } finally {
      sqlite.close()
    }
  }
  const aCopy = () => {
    const path = join(aFolder(), 'ats.db')
    copyFileSync(before, path)
    return path
  }
  const reference = aCopy()
  const whole = await run(program(reference), older)
  expect([whole.code, whole.code === 0 ? '' : whole.said]).toEqual([0, ''])
  const [old, fresh] = [appliedIn(before), appliedIn(reference)]
  expect(fresh).toBeGreaterThan(old)
  const lostAtOnce = lostRows(before, reference)
  const seen = { old: 0, new: 0 }
  for (let cycle = 0; cycle < cycles; cycle++) {
    const path = aCopy()
    await run(program(path), older, moment(cycle, whole.took))
    const applied = appliedIn(path)
    expect([old, fresh]).toContain(applied)
    seen[applied === old ? 'old' : 'new']++
    expect((await run(program(path), older)).code).toBe(0)
    expect(appliedIn(path)).toBe(fresh)
    // What a migration changes on purpose is changed once, however often it was begun.
    expect(lostRows(before, path)).toEqual(lostAtOnce)
    rmSync(join(path, '..'), { recursive: true })
  }
  expect(seen.old).toBeGreaterThan(0)
  say(`migration: ${seen.old} of ${cycles} had not happened, ${seen.new} had, within ${whole.took.toFixed(0)} ms`)
})
