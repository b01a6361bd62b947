import { join } from 'node:path'
import { startServer } from '#src/commands/server-process.ts'
import type { Openings } from './first-bytes.ts'
import {
  alternating,
  type BenchOptions,
  adminEnvironment as environment,
  type Measure,
  measure,
  median,
  percentile,
} from './measure.ts'
import { storeJobs } from './public-jobs.ts'

const perSecond = 300
const seconds = 6
const jobs = 40

/** How long strangers wait for the first byte of a job's page while many come, and how long for a file of the same server. */
export async function firstBytes({ rounds, folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'public-ttfb')
  const paths = await storeJobs(dataDir, jobs)
  const server = await startServer({ dataDir, environment })
  try {
    const home = await (await fetch(server.address + paths[0]!, { headers: { accept: 'text/html' } })).text()
    const file = /<script type="module" src="([^"]+)"/.exec(home)?.[1]
    if (!file) throw new Error('The page of a job names no script.')
    await answers(server.address + file)
    const sources = ['', '?source=board', '?apply', '?utm_source=news&utm_medium=mail']
    const pages = paths.map((path, number) => server.address + path + sources[number % sources.length])
    const middle: number[] = []
    const side = (addresses: string[], noted?: number[]) => async () => {
      const took = await opened({ addresses, perSecond, seconds })
      noted?.push(median(took))
      return percentile(took, 99)
    }
    await opened({ addresses: [...pages, server.address + file], perSecond: 100, seconds: 2 })
    const taken = await alternating(rounds, side(pages, middle), side([server.address + file]))
    const facts = {
      name: 'first byte of the page of a job at 300 requests/s, p99',
      against: 'a static file of the same server',
      unit: 'ms',
      limit: 3,
      guard: 15,
    } as const
    return [
      measure(facts, taken, [
        `median ${median(middle).toFixed(1)} ms; ${jobs} jobs, half of the visits with a source or the form`,
      ]),
    ]
  } finally {
    await server.stop()
  }
}

/** Files of many earlier builds take the server a moment to find. */
async function answers(address: string) {
  const deadline = performance.now() + 60_000
  while (!(await fetch(address, { headers: { 'accept-encoding': 'identity' } })).ok) {
    if (performance.now() > deadline) throw new Error(`${address} is not served.`)
    await Bun.sleep(100)
  }
}

/** From a thread of its own, so that nothing else delays its clock. */
async function opened(plan: Openings): Promise<number[]> {
  const worker = new Worker(new URL('./first-bytes.ts', import.meta.url).href)
  try {
    const answer = new Promise<MessageEvent>((resolve) => worker.addEventListener('message', resolve, { once: true }))
    worker.postMessage(plan)
    const { data } = await answer
    if (data.failures.length > 0) throw new Error(`Pages failed: ${data.failures.slice(0, 3).join(', ')}`)
    return data.took
  } finally {
    worker.terminate()
  }
}
