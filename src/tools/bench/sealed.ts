import { join } from 'node:path'
import { newSealingKey } from '#adapters/sealed-file-store/sealing-keys.ts'
import { type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { admin, adminEnvironment, alternating, type BenchOptions, type Measure, measure } from './measure.ts'
import { atRest } from './processes.ts'
import { inHundreds } from './resumes.ts'
import { submission, submit } from './submission.ts'

/** What a seal may cost. */
const limit = 1.1

interface Listed {
  resumeId: { _id: string }
}

interface Side {
  server: ServerProcess
  cookie: string
}

/** The same uploads and downloads on a server that seals its files and on one that does not. */
export async function sealedFiles({ material, rounds, folder }: BenchOptions): Promise<Measure[]> {
  const { jobDescription, resumes } = material
  const hundreds = inHundreds(resumes)
  const start = async (name: string, more: Record<string, string>): Promise<Side> => {
    const server = await startServer({ dataDir: join(folder, name), environment: { ...adminEnvironment, ...more } })
    const cookie = await signIn(server.address, admin)
    for (const before of [-2, -1]) await submit(server.address, cookie, await submission(jobDescription, hundreds.at(before)!))
    return { server, cookie }
  }
  const sealed = await start('sealed', { SEALING_KEY: newSealingKey() })
  const open = await start('open', {})
  const both = async () => {
    await atRest(sealed.server.pid)
    await atRest(open.server.pid)
  }
  const upload =
    ({ server, cookie }: Side) =>
    async (round: number) => {
      const form = await submission(jobDescription, hundreds[round]!)
      await both()
      return submit(server.address, cookie, form)
    }
  const uploads = await alternating(rounds, upload(sealed), upload(open))

  const linksOf = async ({ server, cookie }: Side) => {
    const get = (path: string) => fetch(server.address + path, { headers: { cookie } })
    const list = (await (await get('/api/candidate-filtering?limit=100')).json()) as Listed[]
    return Promise.all(
      list.map(async ({ resumeId }) => ((await (await get(`/api/resumes/${resumeId._id}`)).json()) as { url: string }).url),
    )
  }
  const read = async (side: Side) => {
    const links = await linksOf(side)
    return async () => {
      await both()
      const started = performance.now()
      for (const link of links)
        await (await fetch(side.server.address + link, { headers: { cookie: side.cookie } })).arrayBuffer()
      return performance.now() - started
    }
  }
  const [readSealed, readOpen] = [await read(sealed), await read(open)]
  for (const warm of [readSealed, readOpen]) await warm()
  const reads = await alternating(rounds * 2, readSealed, readOpen)
  await Promise.all([sealed.server.stop(), open.server.stop()])
  const against = 'the same on a server without seals'
  return [
    measure({ name: '100 resumes uploaded, sealed', against, unit: 'ms', limit, guard: 1650 }, uploads),
    measure({ name: '100 resumes downloaded, sealed', against, unit: 'ms', limit, guard: 1500 }, reads),
  ]
}
