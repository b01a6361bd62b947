import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { freePort } from '#src/commands/free-port.ts'
import { root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { anUploader, type Paper, papers, sha256, type Uploader } from './uploader.ts'

const cycles = Number(process.env.SCALE ?? 3)
const admin = { email: 'admin@example.com', password: 'durable-password-1' }
const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
const folder = mkdtempSync(join(tmpdir(), 'ats-durability-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})
const aFolder = () => mkdtempSync(join(folder, 'data-'))

const start = (dataDir: string) => startServer({ dataDir, environment })

async function signedIn(server: ServerProcess) {
  const cookie = await signIn(server.address, admin)
  return { cookie, uploader: await anUploader(server, cookie) }
}

/** Looks into the database as another program would. */
function look<Row>(dataDir: string, sql: string): Row[] {
  const sqlite = new Database(join(dataDir, 'ats.db'), { readonly: true })
  try {
    return sqlite.query(sql).all() as Row[]
  } finally {
    sqlite.close()
  }
}

async function until(what: string, isSo: () => boolean | Promise<boolean>, seconds = 20) {
  const deadline = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await Bun.sleep(25)
  }
}

const queueIsEmpty = (dataDir: string) =>
  until(
    'the queue to finish what was open',
    () =>
      look<{ open: number }>(
        dataDir,
        // What is planned for a later day waits for that day.
        `select (select count(*) from jobs where state = 'open' and run_at < ${Date.now() + 60_000}) + (select count(*) from batches where finished_at is null) as open`,
      )[0]!.open === 0,
  )

/** Nothing is left that the server would do by itself while nobody asks anything of it. */
async function nothingIsLeftToDo(dataDir: string) {
  await queueIsEmpty(dataDir)
  const waiting = () => look<{ people: number }>(dataDir, 'select count(*) as people from people_waiting')[0]!.people
  await until('duplicates to be looked for', () => waiting() === 0, 60)
}

/** No row without what it needs, no file without a row, every file what its row says. */
async function expectNothingTorn(dataDir: string) {
  expect(look<{ integrity_check: string }>(dataDir, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(look(dataDir, 'pragma foreign_key_check')).toEqual([])
  const rows = look<{ key: string; sha256: string }>(dataDir, 'select key, sha256 from files order by key')
  const store = diskStore(join(dataDir, 'files'))
  expect((await Array.fromAsync(store.keys(''))).toSorted()).toEqual(rows.map(({ key }) => key))
  for (const { key, sha256: hash } of rows) expect(sha256(await store.read(key))).toBe(hash)
  const uploads = `select i.id from batch_items i where i.state = 'stored' or (i.state = 'ranked' and i.candidate_id is null)`
  expect(look(dataDir, uploads)).toEqual([])
}

/** What a person was told is kept has become a candidate, and can be downloaded as it was. */
async function expectKept(uploader: Uploader, named: Set<string>, sent: Paper[]) {
  const candidates = await uploader.candidates()
  for (const filename of named) {
    const candidate = candidates.get(filename)
    expect({ filename, ranked: candidate?.percentage }).toEqual({ filename, ranked: expect.any(Number) })
    expect(sha256(await uploader.download(candidate!.resumeId))).toBe(
      sha256(sent.find((paper) => paper.filename === filename)!.bytes),
    )
  }
}

const keptStates = ['stored', 'ranked', 'duplicate']

test(
  `keeps every file it called stored through ${cycles} sudden ends in the middle of 50 uploads`,
  async () => {
    const dataDir = aFolder()
    let server = await start(dataDir)
    const cookie = await signIn(server.address, admin)
    let kept = 0
    for (let cycle = 0; cycle < cycles; cycle++) {
      const uploader = await anUploader(server, cookie)
      const batch = await papers(50, `c${cycle}`)
      // 50 frames say received, 50 stored and 50 ranked: the end comes somewhere on the way, not always between two frames.
      const lastFrame = cycle % 2 === 0 ? 51 + Math.floor(Math.random() * 60) : 1 + Math.floor(Math.random() * 150)
      const struck = new Promise<void>((resolve) => {
        uploader.onFrame((count) => count === lastFrame && setTimeout(resolve, Math.random() * 15))
      })
      const answer = uploader.submit(batch).then(
        (answered) => answered.results.map(({ resumeId }) => resumeId.filename),
        () => [],
      )
      await Promise.race([struck, answer])
      await server.kill()
      const named = new Set(await answer)
      for (const { filename, state } of uploader.frames) if (keptStates.includes(state)) named.add(filename)
      kept += named.size

      server = await start(dataDir)
      // No client asks for anything: the queue finishes by itself.
      await queueIsEmpty(dataDir)
      await expectNothingTorn(dataDir)
      expect(readdirSync(join(dataDir, 'files/.incoming'))).toEqual([])
      await expectKept(await anUploader(server, cookie), named, batch)
    }
    expect(kept).toBeGreaterThan(0)
    expect(await server.stop()).toBe(0)
  },
  60_000 + cycles * 30_000,
)

test('finishes an upload that is on its way when it is asked to stop', async () => {
  const dataDir = aFolder()
  const server = await start(dataDir)
  const { uploader } = await signedIn(server)
  const begun = new Promise<void>((resolve) => uploader.onFrame(() => resolve()))
  const answer = uploader.submit(await papers(50, 'sigterm'))
  await begun
  const stopped = server.stop()
  const { status, results } = await answer
  expect(status).toBe(200)
  expect(results).toHaveLength(50)
  expect(await stopped).toBe(0)
  await expectNothingTorn(dataDir)
}, 120_000)

test('waits for a database that another process has locked, and goes on answering meanwhile', async () => {
  const dataDir = aFolder()
  const server = await start(dataDir)
  const { cookie } = await signedIn(server)
  const program = `
    const { Database } = require('bun:sqlite')
    const sqlite = new Database(${JSON.stringify(join(dataDir, 'ats.db'))})
    sqlite.run('pragma busy_timeout = 5000')
    sqlite.run('BEGIN IMMEDIATE')
    console.log('locked')
    setTimeout(() => sqlite.run('COMMIT'), 3000)`
  const locker = Bun.spawn([process.execPath, '-e', program], { stdout: 'pipe' })
  await locker.stdout.getReader().read()
  const began = performance.now()
  const body = JSON.stringify({
    fullName: 'Ada Admin',
    mobileNumber: '+1 415 555 0199',
    companyName: 'Locked & Co',
    designation: 'Admin',
  })
  const saving = fetch(`${server.address}/user`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body,
  }).then(async (response) => ({ status: response.status, after: performance.now() - began, text: await response.text() }))
  const answers: number[] = []
  while (performance.now() - began < 2500) {
    const asked = performance.now()
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
    answers.push(performance.now() - asked)
    await Bun.sleep(20)
  }
  const saved = await saving
  expect(saved.status).toBe(200)
  expect(saved.after).toBeGreaterThan(2000)
  expect(answers.toSorted((a, b) => a - b)[Math.floor(answers.length / 2)]).toBeLessThan(300)
  expect(answers.length).toBeGreaterThan(6)
  await locker.exited
  await server.stop()
}, 120_000)

/** Runs a command of package.json to its end. */
async function command(name: string, dataDir: string, ...words: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn([process.execPath, join(root, `src/commands/${name}.ts`), ...words], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir },
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const said = await new Response(child.stderr).text()
  return { code: await child.exited, said }
}

/** A hash of each table's rows, in the order of their content. */
function tables(dataDir: string): Record<string, string> {
  const named = look<{ name: string }>(
    dataDir,
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  )
  return Object.fromEntries(
    named.map(({ name }) => {
      const rows = look<object>(dataDir, `select * from "${name}"`).map((row) => JSON.stringify(row))
      return [name, `${rows.length} ${sha256(Buffer.from(rows.toSorted().join('\n')))}`]
    }),
  )
}

test('backs up under load and gives back every row and file in an empty folder', async () => {
  const dataDir = aFolder()
  const [busyBackup, backup] = [join(aFolder(), 'busy.tar.gz'), join(aFolder(), 'quiet.tar.gz')]
  const server = await start(dataDir)
  const { uploader } = await signedIn(server)
  const before = await papers(15, 'before')
  await uploader.submit(before)
  const during = papers(30, 'during').then((batch) => uploader.submit(batch))
  const underLoad = await command('backup', dataDir, busyBackup)
  expect(underLoad).toEqual({ code: 0, said: expect.stringContaining('Backed up the database') })
  expect((await during).status).toBe(200)
  await nothingIsLeftToDo(dataDir)
  expect((await command('backup', dataDir, backup)).code).toBe(0)

  const fromBusy = aFolder()
  expect(await command('restore', fromBusy, busyBackup)).toEqual({ code: 0, said: expect.stringContaining('Restored') })
  const restored = await start(fromBusy)
  await queueIsEmpty(fromBusy)
  await expectNothingTorn(fromBusy)
  const { uploader: reader } = await signedIn(restored)
  await expectKept(reader, new Set(before.map(({ filename }) => filename)), before)
  expect(await restored.stop()).toBe(0)

  const refused = await command('restore', dataDir, backup, '--force')
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('Stop it first') })
  const fromQuiet = aFolder()
  expect((await command('restore', fromQuiet, backup)).code).toBe(0)
  expect(tables(fromQuiet)).toEqual(tables(dataDir))
  await expectNothingTorn(fromQuiet)
  await server.stop()
}, 120_000)

test.skipIf(!existsSync('/proc/self/stat'))(
  'starts again and restores after a sudden end that nobody has asked after',
  async () => {
    const dataDir = aFolder()
    // A parent that becomes another program and never asks what became of its child.
    const parent = await startServer({ dataDir, environment, through: ['sh', '-c', '"$@" & exec sleep 600', 'sh'] })
    const backup = join(aFolder(), 'backup.tar.gz')
    expect((await command('backup', dataDir, backup)).code).toBe(0)
    const pid = Number(readFileSync(join(dataDir, 'server.pid'), 'utf8').split(' ')[0])
    process.kill(pid, 'SIGKILL')
    const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')[0]
    await until('the server to be dead', () => state() === 'Z')
    const again = await start(dataDir)
    expect(await again.stop()).toBe(0)
    expect(await command('restore', dataDir, backup, '--force')).toEqual({ code: 0, said: expect.stringContaining('Restored') })
    expect(state()).toBe('Z')
    await parent.kill()
  },
  60_000,
)

/** A start that must fail: its exit code and the lines it wrote to standard error. */
async function failedStart(variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = Bun.spawn([process.execPath, join(root, 'src/main.ts')], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', ...variables },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000)
  const lines = (await new Response(child.stderr).text()).trim().split('\n')
  const code = await child.exited
  clearTimeout(impatience)
  return { code, lines }
}

test('says in one line which setting is wrong, and does not start', async () => {
  const { code, lines } = await failedStart({ DATA_DIR: aFolder(), PORT: 'eighty' })
  expect(code).toBe(1)
  expect(lines).toEqual(['PORT is "eighty", but takes a whole number from 0 to 65535.'])
})

test('says in one line which newer version wrote the folder, and does not start', async () => {
  const dataDir = aFolder()
  const server = await start(dataDir)
  await server.stop()
  const before = look<{ value: string }>(dataDir, "select value from instance_settings where key = 'program'")[0]!.value
  expect(JSON.parse(before)).toMatch(/^\d+\.\d+\.\d+/)
  const sqlite = new Database(join(dataDir, 'ats.db'))
  sqlite.run("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)")
  sqlite.run("update instance_settings set value = '\"9.1.0 (commit 1a2b3c4d5e)\"' where key = 'program'")
  sqlite.close()
  const { code, lines } = await failedStart({ DATA_DIR: dataDir, PORT: String(freePort()) })
  expect([code, lines.length]).toEqual([1, 1])
  expect(lines[0]).toStartWith(
    `The database ${dataDir}/ats.db was written by a newer version of this program: 9.1.0 (commit 1a2b3c4d5e). This is version`,
  )
  expect(lines[0]).toEndWith('Install the newer version, or restore a backup that this version made.')
})

test('refuses a second server on the same data folder, and a port that is taken, in one line each', async () => {
  const dataDir = aFolder()
  const server = await start(dataDir)
  const second = await failedStart({ DATA_DIR: dataDir, PORT: String(freePort()) })
  expect(second).toEqual({ code: 1, lines: [expect.stringContaining(`Another server is using the folder ${dataDir}`)] })
  const port = new URL(server.address).port
  const samePort = await failedStart({ DATA_DIR: aFolder(), PORT: port, ...environment })
  expect(samePort).toEqual({ code: 1, lines: [expect.stringMatching(new RegExp(`PORT is ${port}, .* listens`))] })
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
  await server.stop()
})
