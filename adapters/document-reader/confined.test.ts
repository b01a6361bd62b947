import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aResume } from '#adapters/test-documents.ts'
import type { ResumeReading } from '#src/matching/resume.ts'
import { type Confinement, confinements } from './confinement.ts'
import { createReadingPool, type ReadingPool } from './pool.ts'

const root = join(import.meta.dir, '../..')
const folder = mkdtempSync(join(tmpdir(), 'ats-confined-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
mkdirSync(dataDir)
writeFileSync(join(dataDir, 'session-secret'), 'a secret')

// A probe that tries what a file that has taken over its process would try. It lies in the program, as everything that runs there.
const probe = join(import.meta.dir, 'test-confined-probe.ts')

const pools: ReadingPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))
const open = (ways: Confinement[], entry = probe) => {
  const pool = createReadingPool({ entry, size: 1, confine: { ways, folder: join(folder, 'reading'), mustNotSee: dataDir } })
  pools.push(pool)
  return pool
}

/** Whether a process goes on; one that nobody has asked after is dead all the same. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')[0] !== 'Z'

/** Ways that this system has and allows; a container may have the programs and allow nothing. */
const possible: Confinement[] = []
for (const way of confinements(root)) {
  const pool = open([way])
  await pool.warm()
  for (let look = 0; look < 100 && pool.confinement().state === 'starting'; look++) await Bun.sleep(20)
  if (pool.confinement().state === 'confined') possible.push(way)
  await pool.close()
}

describe.skipIf(possible.length === 0)('a confined process (where the system has a way, skipped without)', () => {
  for (const way of possible)
    describe(`by ${way.name}`, () => {
      test('opens neither the data folder nor a connection, and writes nothing but its output', async () => {
        const heard: string[] = []
        const listener = Bun.listen({
          hostname: '127.0.0.1',
          port: 0,
          socket: { open: () => void heard.push('somebody'), data() {} },
        })
        const file = join(dataDir, 'resume.pdf')
        writeFileSync(file, 'the resume')
        writeFileSync(join(dataDir, 'other.pdf'), 'of somebody else')
        const to = join(dataDir, 'rows')
        const pool = open([way])
        const asked = JSON.stringify({
          file,
          to,
          other: join(dataDir, 'other.pdf'),
          secret: join(dataDir, 'session-secret'),
          port: listener.port,
          root,
        })
        const answer = await pool.run<Record<string, unknown>>('try', asked, { files: { read: [file], written: to } })
        expect(pool.confinement()).toEqual({ state: 'confined', by: way.name })
        expect(answer).toEqual({
          read: 'the resume',
          changedInput: false,
          other: false,
          secret: false,
          listed: false,
          connected: false,
          changedProgram: false,
          environmentOfOthers: false,
          processes: 1,
        })
        expect([heard, readFileSync(file, 'utf8'), readFileSync(to, 'utf8')]).toEqual([[], 'the resume', 'rows'])
        listener.stop(true)
      })

      test('ends with its server, also in the middle of work without end', async () => {
        const command = [process.execPath, join(import.meta.dir, 'test-confined-parent.ts'), way.name, join(folder, 'killed')]
        const server = Bun.spawn(command, { stdout: 'pipe', stderr: 'ignore' })
        const { value } = await server.stdout.getReader().read()
        const { pids } = JSON.parse(new TextDecoder().decode(value)) as { pids: number[] }
        expect(pids.filter(isAlive)).toEqual(pids)
        server.kill('SIGKILL')
        for (let look = 0; look < 100 && pids.some(isAlive); look++) await Bun.sleep(20)
        expect(pids.filter(isAlive)).toEqual([])
      }, 30_000)

      test('reads what an open one reads, and leaves nothing behind', async () => {
        const file = join(dataDir, 'mira.pdf')
        writeFileSync(file, await aResume())
        const reading = join(root, 'src/reading-worker/reading-process.ts')
        const read = async (ways: Confinement[]) => {
          const pool = open(ways, reading)
          const { facts } = await pool.run<ResumeReading>('resume', file, { files: { read: [file] } })
          const [pid] = pool.pids()
          await pool.close()
          expect(existsSync(`/proc/${pid}`)).toBe(false)
          return facts
        }
        expect(await read([way])).toEqual(await read([]))
        expect(statSync(file).nlink).toBe(1)
        expect(readdirSync(join(folder, 'reading'))).toEqual([])
      }, 60_000)
    })
})

test('a way that starts nobody, and one that keeps nobody from anything, are given up; files are read all the same', async () => {
  const broken: Confinement = { name: 'bubblewrap', before: () => ['/bin/false'] }
  const useless: Confinement = { name: 'unshare', before: () => ['/usr/bin/env'] }
  const pool = open([broken, useless])
  const file = join(dataDir, 'plain.pdf')
  writeFileSync(file, 'the resume')
  expect(await pool.run<{ text: string }>('words', file, { files: { read: [file] } })).toEqual({ text: 'the resume' })
  expect(pool.confinement()).toEqual({ state: 'open', by: null })
})
