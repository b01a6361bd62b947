import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testServer } from '#adapters/test-server.ts'
import { keepFiles } from './keep-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-keep-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { fileStore, jobs, transaction, ids } = testServer()
function arrived(key: string) {
  const path = join(folder, 'spoken.webm')
  writeFileSync(path, 'a spoken answer')
  return [{ key, path }]
}
const isStored = async (key: string) => (await fileStore.read(key).catch(() => null)) !== null
const lost = new Error('The connection was lost.')

test('a file stays where the connection was lost at the commit, because its row may be there', async () => {
  const atCommit: typeof transaction = async (work, options) => {
    await transaction(work, options)
    throw lost
  }
  const kept = keepFiles({ fileStore, jobs, ids, transaction: atCommit }, arrived('one/recordings/a'), async () => ({
    result: 'kept',
  }))
  expect(await kept.catch((error) => error)).toBe(lost)
  expect(await isStored('one/recordings/a')).toBe(true)
  // The row is there in this case, so nothing is left to be cleaned up.
  expect(await jobs.take(['sweep-files'], 60)).toBeNull()
})

test('a file goes at once where its row was refused', async () => {
  const refused = keepFiles({ fileStore, jobs, ids, transaction }, arrived('one/recordings/b'), async () => {
    throw lost
  })
  expect(await refused.catch((error) => error)).toBe(lost)
  expect(await isStored('one/recordings/b')).toBe(false)
})
