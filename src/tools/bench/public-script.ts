import { join } from 'node:path'
import { startServer } from '#src/commands/server-process.ts'
import { type BenchOptions, adminEnvironment as environment, type Measure, measure } from './measure.ts'
import { storeJobs } from './public-jobs.ts'
import { builtWeight, weightOfPage } from './script-weight.ts'

/** The script that the page of a job loads before anybody touches the form, closed and open. */
export async function publicScript({ folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'public-script')
  const [path] = await storeJobs(dataDir, 1)
  const server = await startServer({ dataDir, environment })
  try {
    const weights = await Promise.all([path!, `${path}?apply`, '/jobs'].map((page) => weightOfPage(server.address + page)))
    const hydrateRoot = await builtWeight(folder, ["export { hydrateRoot } from 'react-dom/client'"])
    const facts = {
      name: 'script on the page of a job, gzip',
      against: 'React’s hydrateRoot',
      unit: 'kB',
      limit: 0.12,
      guard: 8,
    } as const
    const [job, form, list] = weights.map((weight) => `${weight.toFixed(1)} kB`)
    return [measure(facts, [[Math.max(...weights), hydrateRoot]], [`job ${job}, with its form ${form}, list ${list}`])]
  } finally {
    await server.stop()
  }
}
