import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openAccount } from '#src/commands/open-account.ts'
import { signIn, startServer } from '#src/commands/server-process.ts'
import {
  admin,
  type BenchOptions,
  adminEnvironment as environment,
  type Measure,
  measure,
  median,
  percentile,
} from './measure.ts'
import type { Visits } from './page-visits.ts'
import { inHundreds } from './resumes.ts'
import { submission, submit } from './submission.ts'

const paths = [
  '/',
  '/login',
  '/dashboard/user',
  '/dashboard/candidates',
  '/dashboard/upload',
  '/api/candidate-filtering?limit=50',
]

const neighbour = {
  fullName: 'Robin Neighbour',
  email: 'robin@example.com',
  mobileNumber: '+1 415 555 0134',
  companyName: 'Neighbour & Co',
  designation: 'Recruiter',
  password: 'correct-horse-battery-9',
}

/** How long other people wait for their pages while a thousand resumes are read, and while none is. */
export async function pagesUnderLoad({ material, rounds, folder }: BenchOptions): Promise<Measure[]> {
  const taken: [number, number][] = []
  const slowest: number[] = []
  const spent: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = join(folder, 'pages')
    const server = await startServer({ dataDir, environment })
    const cookie = await signIn(server.address, admin)
    const other = await openAccount({ address: server.address, dataDir, adminCookie: cookie }, neighbour)
    const hundreds = inHundreds(material.resumes)
    await submit(server.address, other, await submission(material.jobDescription, hundreds[0]!.slice(0, 50)))
    const forms = await Promise.all(hundreds.map((hundred) => submission(material.jobDescription, hundred)))
    const visiting = () => visits({ address: server.address, cookie: other, paths, perSecond: 50 })
    const quietly = async () => (await visiting()).end(6000)
    const busily = async () => {
      const visitors = await visiting()
      const started = performance.now()
      for (const form of forms) await submit(server.address, cookie, form)
      spent.push(performance.now() - started)
      return visitors.end()
    }
    await (await visiting()).end(1000)
    const busyFirst = round % 2 === 1
    const [first, second] = busyFirst ? [await busily(), await quietly()] : [await quietly(), await busily()]
    const [during, without] = busyFirst ? [first, second] : [second, first]
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
    taken.push([percentile(during, 99), percentile(without, 99)])
    slowest.push(Math.max(...during))
  }
  const facts = {
    name: 'pages of others during 1,000 resumes, p99',
    against: 'the same without',
    unit: 'ms',
    limit: 5,
    guard: 150,
  } as const
  return [
    measure(facts, taken, [
      `slowest page ${Math.round(median(slowest))} ms`,
      `${material.resumes.length} resumes in ${(median(spent) / 1000).toFixed(1)} s`,
    ]),
  ]
}

/** Visits pages from a thread of its own, so that sending uploads never delays the clock. */
async function visits(plan: Visits) {
  const worker = new Worker(new URL('./page-visits.ts', import.meta.url).href)
  const next = () => new Promise<MessageEvent>((resolve) => worker.addEventListener('message', resolve, { once: true }))
  worker.postMessage(plan)
  await next()
  return {
    /** Ends the visits, after so many milliseconds more, and resolves to how long each took. */
    async end(after = 0): Promise<number[]> {
      await Bun.sleep(after)
      const answer = next()
      worker.postMessage('end')
      const { data } = await answer
      worker.terminate()
      if (data.failures.length > 0) throw new Error(`Pages failed: ${data.failures.slice(0, 3).join(', ')}`)
      return data.took
    },
  }
}
