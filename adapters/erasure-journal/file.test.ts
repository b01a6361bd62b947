import { afterAll, expect, test } from 'bun:test'
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { erasureJournal, journalName, mergedJournals, readJournal } from './file.ts'

const folder = await mkdtemp(join(tmpdir(), 'ats-journal-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aJournal() {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const path = join(dataDir, journalName)
  return { path, journal: erasureJournal(dataDir, fixedClock()), read: () => readJournal(path) }
}

test('keeps ids, for the owner of the folder only, and forgets what was taken back', async () => {
  const { path, journal, read } = await aJournal()
  const first = await journal.append({ people: ['p1'], resumes: ['r1', 'r2'] })
  await journal.append({ accounts: ['u1'] })
  expect(await read()).toMatchObject([{ people: ['p1'], resumes: ['r1', 'r2'] }, { accounts: ['u1'] }])
  await journal.withdraw(first)
  expect(await read()).toMatchObject([{ accounts: ['u1'] }])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('has every line of those that write at once', async () => {
  const { journal, read } = await aJournal()
  await Promise.all(Array.from({ length: 50 }, (_, index) => journal.append({ people: [`p${index}`] })))
  expect((await read()).map(({ people }) => people![0])).toEqual(Array.from({ length: 50 }, (_, index) => `p${index}`))
})

test('loses nothing but half a line to a crash', async () => {
  const { path, journal, read } = await aJournal()
  await journal.append({ people: ['p1'] })
  await appendFile(path, '{"id":"half","peo')
  expect(await read()).toHaveLength(1)
  await journal.append({ people: ['p2'] })
  expect((await read()).flatMap(({ people }) => people)).toEqual(['p1', 'p2'])
})

test('asks about entries until they are checked', async () => {
  const { journal } = await aJournal()
  expect(await journal.unchecked()).toEqual([])
  const id = await journal.append({ people: ['p1'] })
  expect(await journal.unchecked()).toMatchObject([{ id, people: ['p1'] }])
  await journal.noteChecked()
  await journal.append({ people: ['p2'] })
  expect((await journal.unchecked()).flatMap(({ people }) => people)).toEqual(['p2'])
})

test('several lists become one, each line once, and one that is missing is empty', async () => {
  const [one, other] = [await aJournal(), await aJournal()]
  await one.journal.append({ people: ['p1'] })
  await other.journal.append({ people: ['p2'] })
  const merged = join(folder, 'merged')
  await writeFile(merged, await mergedJournals([one.path, other.path, one.path, join(folder, 'nowhere')]))
  expect((await readJournal(merged)).flatMap(({ people }) => people)).toEqual(['p1', 'p2'])
  expect((await readFile(merged, 'utf8')).split('\n')).toHaveLength(3)
})
