import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadingPool, RunOptions } from '#adapters/document-reader/pool.ts'
import { serverForTests } from '#adapters/postgres/test-server-of-postgres.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { listenOn } from '../postgres/listen.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { answeredChannel, askedChannel, readingRequests } from './request-rows.ts'
import { serveReadings } from './serve-readings.ts'

setDefaultTimeout(60_000)

let postgres: Awaited<ReturnType<typeof serverForTests>>
let url: string
let folder: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  postgres = await serverForTests()
  url = await postgres.emptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'ats-reading-requests-'))
  await postgres.asked(url, 'create table processes (id text primary key)')
}, 120_000)
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  expect(await postgres.asked(url, 'select id from __reading_requests')).toEqual([])
  expect(await postgres.asked(url, 'select request from __reading_pieces')).toEqual([])
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

type Run = (task: string, argument: string, options?: RunOptions) => Promise<unknown>

/** A pool of which only `run` matters. */
const aPool = (run: Run) =>
  ({
    run: run as ReadingPool['run'],
    warm: async () => {},
    close: async () => {},
    pids: () => [],
    isReading: () => false,
    confinement: () => ({ state: 'open', by: null }),
    load: () => ({ processes: 0, busy: 0, waiting: 0 }),
  }) satisfies ReadingPool

const rows = (self: string, secret = 'a secret that all processes share') =>
  readingRequests(url, { secret, self, leaseSeconds: 1 })

/** A process that asks; `read` is how it reads by itself. */
async function asking(options: { hasReaders?: () => Promise<boolean>; read?: Run } = {}) {
  const requests = rows('web')
  await requests.prepare()
  const read: string[] = []
  const own = aPool(async (task, argument, given) => {
    read.push(argument)
    return options.read?.(task, argument, given) ?? 'read here'
  })
  const pool = readElsewhere({
    pool: own,
    requests,
    hasReaders: options.hasReaders ?? (async () => true),
    hear: (answered) => listenOn({ url, channel: answeredChannel, heard: answered }),
  })
  closing.push(async () => {
    await pool.close()
    await requests.close()
  })
  return { pool, read, requests }
}

/** A process that reads for others. */
async function reading(run: Run, name = 'reader') {
  const requests = rows(name)
  await requests.prepare()
  const place = join(folder, name)
  const serving = serveReadings({
    pool: aPool(run),
    requests,
    folder: place,
    hear: (asked) => listenOn({ url, channel: askedChannel, heard: asked }),
    log: { warn: () => {} },
  })
  closing.push(async () => {
    await serving.stop()
    await requests.close()
  })
  return serving
}

/** Bytes that are several pieces long. */
const large = Buffer.from(Array.from({ length: 2_500_000 }, (_, index) => (index * 31) % 251))

test('a reader gets the bytes of the files, and what it says and writes comes back', async () => {
  const [source, target] = [join(folder, 'received.pdf'), join(folder, 'target')]
  await writeFile(source, large)
  const { pool, read } = await asking()
  await reading(async (task, argument, options) => {
    const given = JSON.parse(argument) as { files: { path: string }[]; to: string }
    expect(options).toMatchObject({ group: 'somebody', files: { read: [given.files[0]!.path], written: given.to } })
    expect(given.files[0]!.path).not.toBe(source)
    expect(given.files[0]!.path).toEndWith('.pdf')
    const bytes = await readFile(given.files[0]!.path)
    await writeFile(given.to, bytes.toReversed())
    return { task, length: bytes.length }
  })
  const argument = JSON.stringify({ files: [{ path: source }], to: target })
  const answer = await pool.run<unknown>('import-rows', argument, {
    group: 'somebody',
    files: { read: [source], written: target },
  })
  expect(answer).toEqual({ task: 'import-rows', length: large.length })
  expect(Buffer.compare(await readFile(target), Buffer.from(large.toReversed()))).toBe(0)
  expect(read).toEqual([])
})

test('a file that cannot be read is refused with the reason that the reader found', async () => {
  const { pool } = await asking()
  await reading(async () => {
    const error = new UnreadableDocument('ENCRYPTED')
    error.cause = 'Error: what it was'
    throw error
  })
  const refusal = await pool.run('job-text', 'words').catch((error) => error)
  expect(refusal).toBeInstanceOf(UnreadableDocument)
  expect(refusal).toMatchObject({ code: 'ENCRYPTED', cause: 'Error: what it was' })
})

test('where no reader is there, the process reads by itself', async () => {
  const { pool, read } = await asking({ hasReaders: async () => false })
  expect(await pool.run<string>('job-text', 'words')).toBe('read here')
  expect(read).toEqual(['words'])
})

test('when the only reader falls silent before its heartbeat says so, the process that asked reads by itself', async () => {
  const { pool, read } = await asking()
  const taken = rows('dead reader')
  const answer = pool.run<string>('job-text', 'words')
  for (let tries = 0; tries < 100 && !(await taken.take()); tries++) await Bun.sleep(10)
  await taken.close()
  expect(await answer).toBe('read here')
  expect(read).toEqual(['words'])
})

test('what a reader had in hand when it died is read by another', async () => {
  const { pool, read } = await asking()
  const dead = rows('dead reader')
  const answer = pool.run<string>('job-text', 'words')
  for (let tries = 0; tries < 100 && !(await dead.take()); tries++) await Bun.sleep(10)
  await dead.close()
  await reading(async () => 'read by another', 'other reader')
  expect(await answer).toBe('read by another')
  expect(read).toEqual([])
})

test('a reader that was slow and lost its request to another cannot answer it any more', async () => {
  const { pool } = await asking()
  const slow = rows('slow reader')
  const answer = pool.run<string>('job-text', 'words')
  let taken: Awaited<ReturnType<typeof slow.take>> = null
  for (let tries = 0; tries < 100 && !taken; tries++) {
    taken = await slow.take()
    await Bun.sleep(10)
  }
  await postgres.asked(url, "update __reading_requests set leased_until = clock_timestamp() - interval '1 second'")
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const other = await reading(async () => {
    await held
    return 'of the other'
  }, 'other reader')
  for (let tries = 0; tries < 200 && other.inHand() === 0; tries++) await Bun.sleep(10)
  await slow.settle(taken!.id, JSON.stringify({ result: 'of the slow one' }), null)
  letGo()
  expect(await answer).toBe('of the other')
  await slow.close()
})

test('groups take turns with readers, however much one of them wants', async () => {
  const { pool, requests } = await asking()
  const order: string[] = []
  const many = Array.from({ length: 8 }, (_, index) => pool.run('job-text', `many ${index}`, { group: 'many' }))
  const waiting = async () => (await postgres.asked<{ id: string }>(url, 'select id from __reading_requests')).length
  for (let tries = 0; tries < 200 && (await waiting()) < 8; tries++) await Bun.sleep(10)
  const one = pool.run('job-text', 'one', { group: 'one' })
  for (let tries = 0; tries < 200 && (await waiting()) < 9; tries++) await Bun.sleep(10)
  await reading(async (_, argument) => {
    order.push(argument)
    await Bun.sleep(5)
    return argument
  })
  await Promise.all([...many, one])
  expect(order.indexOf('one')).toBeLessThan(4)
  expect(await requests.isAnybodyReading()).toBe(false)
})

test('nothing of what is read lies open in the database, and another secret opens none of it', async () => {
  const { pool } = await asking()
  const source = join(folder, 'secret.txt')
  await writeFile(source, 'Mira Solberg lives in Oslo')
  const answer = pool.run<string>('resume', source, { files: { read: [source] } })
  const found = async () => postgres.asked<{ bytes: Buffer }>(url, 'select bytes from __reading_pieces')
  for (let tries = 0; tries < 200 && (await found()).length < 2; tries++) await Bun.sleep(10)
  for (const { bytes } of await found()) expect(bytes.toString('latin1')).not.toContain('Mira')
  const stranger = rows('stranger', 'a secret of somebody else, as long')
  expect(stranger.take()).rejects.toThrow()
  await reading(async (_, path) => (await readFile(path)).toString())
  expect(await answer).toBe('Mira Solberg lives in Oslo')
  await stranger.close()
})

test('an engine that was started anew has forgotten the requests: the process reads by itself', async () => {
  const { pool } = await asking()
  const answer = pool.run<string>('job-text', 'words')
  const found = async () => (await postgres.asked(url, 'select id from __reading_requests')).length
  for (let tries = 0; tries < 200 && (await found()) === 0; tries++) await Bun.sleep(10)
  await postgres.asked(url, 'truncate __reading_requests cascade')
  expect(await answer).toBe('read here')
})

test('what a process had asked for that is gone is swept', async () => {
  const requests = rows('gone')
  await requests.prepare()
  await requests.ask({ task: 'job-text', argument: 'words', group: '', read: [], written: null })
  await requests.sweep()
  expect(await postgres.asked(url, 'select id from __reading_requests')).toHaveLength(1)
  await postgres.asked(url, "update __reading_requests set asked_at = asked_at - interval '2 minutes'")
  await requests.sweep()
  await requests.close()
})
