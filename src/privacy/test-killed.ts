/** Deletes a candidate in the data folder it is given, and is killed when the first file of theirs is to go. */
import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { aWorkspace } from './test-privacy.ts'

const dataDir = process.argv[2]!
const fileStore = diskStore(join(dataDir, 'files'))
let deleting = false
const store = {
  ...fileStore,
  async delete(key: string) {
    if (deleting) process.kill(process.pid, 'SIGKILL')
    await fileStore.delete(key)
  },
}
const { rosa, quillonAgain, server } = await aWorkspace(dataDir, { fileStore: store })
// The second upload of the same file has left one that is swept: it is not what this is about.
await server.app.worker.runDue()
deleting = true
await rosa.remove(`/api/candidates/${quillonAgain}`)
await server.app.worker.runDue()
