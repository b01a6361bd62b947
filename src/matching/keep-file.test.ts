import { beforeAll, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { keepFile, type NewFile } from './keep-file.ts'

const server = testServer()
const { clock, fileStore, files, ids, jobs, transaction } = server
const tools = { clock, fileStore, files, jobs, transaction }
const lost = new Error('The connection was lost.')
const isStored = async (key: string) => (await fileStore.read(key).catch(() => null)) !== null
let workspaceId: string
beforeAll(async () => {
  const { cookie } = await server.recruiter()
  workspaceId = (await server.app.accounts.sessionUser(cookie.slice(cookie.indexOf('=') + 1)))!.workspaceId
})
const newFile = (): NewFile => {
  const id = ids.id()
  return {
    stored: { id, key: `one/resumes/${id}`, filename: 'ada.pdf', sha256: 'a', size: 8, type: 'pdf' },
    content: Buffer.from('a resume'),
  }
}

test('a file stays where the connection was lost while its row was committed, and nothing is left to clean up', async () => {
  const answered = Promise.withResolvers<void>()
  const committed: Promise<unknown>[] = []
  /** The database goes on with the commit, and whoever waits for it hears that the connection is gone. */
  const lostAtCommit: typeof transaction = (work, options) =>
    new Promise((_, reject) => {
      committed.push(
        transaction(async () => {
          await work()
          reject(lost)
          await answered.promise
        }, options),
      )
    })
  const file = newFile()
  const kept = keepFile({ ...tools, transaction: lostAtCommit }, workspaceId, file, async () => 'kept')
  expect(await kept.catch((error) => error)).toBe(lost)
  answered.resolve()
  await Promise.all(committed)
  expect(await isStored(file.stored.key)).toBe(true)
  expect([...(await files.known([file.stored.key]))]).toEqual([file.stored.key])
  expect(await jobs.take(['sweep-files'], 60)).toBeNull()
})

test('a file goes at once where its row was refused', async () => {
  const file = newFile()
  const refused = keepFile(tools, workspaceId, file, async () => {
    throw lost
  })
  expect(await refused.catch((error) => error)).toBe(lost)
  expect(await isStored(file.stored.key)).toBe(false)
  expect(await jobs.take(['sweep-files'], 60)).toBeNull()
})
