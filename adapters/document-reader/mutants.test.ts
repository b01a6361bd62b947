import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResumeReading } from '#src/matching/resume.ts'
import { UnreadableDocument, unreadableReasons } from '#src/ports/document-reader.ts'
import { families } from '#src/tools/generate-resumes/families.ts'
import { printSample } from '#src/tools/generate-resumes/print-sample.ts'
import { createReadingPool, type ReadingPool } from './pool.ts'
import { browserPath } from './test-browser.ts'
import { contractFiles } from './test-files.ts'
import { mutantOf } from './test-mutants.ts'

/** A thousand in `bun run test:long`; the first of them on every change. */
const COUNT = Number(process.env.MUTANTS ?? 84)
/** Seconds for one file, and what a busy machine may add. */
const LIMIT = 60

let folder: string
let pool: ReadingPool
const originals: Uint8Array[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  const samples = join(import.meta.dir, 'samples')
  for (const name of (await readdir(samples)).filter((each) => each.endsWith('.pdf')).toSorted())
    originals.push(await Bun.file(join(samples, name)).bytes())
  originals.push((await contractFiles()).plain)
  if (browserPath)
    for (const { bytes } of await printSample({
      seed: 'mutants',
      split: 'all',
      families: families.filter((_, at) => at % 9 === 0),
    }))
      originals.push(bytes)
  pool = createReadingPool({ entry: join(import.meta.dir, '../../src/reading-worker/reading-process.ts'), told: ['--ocr=off'] })
  await pool.warm()
}, 120_000)

afterAll(async () => {
  await pool?.close()
  await rm(folder, { recursive: true, force: true })
})

interface Outcome {
  how: string
  number: number
  said: 'facts' | string
  seconds: number
}

const outcomeOf = async (number: number): Promise<Outcome> => {
  const { how, bytes } = mutantOf(originals, 'hostile', number)
  const path = join(folder, `${number}.pdf`)
  await Bun.write(path, bytes)
  const start = performance.now()
  const said = await pool.run<ResumeReading>('resume', path).then(
    ({ facts, document }) => (facts.engine && JSON.parse(document) ? 'facts' : 'neither facts nor a refusal'),
    (error: unknown) =>
      error instanceof UnreadableDocument && error.code in unreadableReasons ? error.code : `${(error as Error).name}: ${error}`,
  )
  await rm(path)
  return { how, number, said, seconds: (performance.now() - start) / 1000 }
}

test(
  `${COUNT} damaged PDFs: each gets facts or a clear refusal, in time, and the reader goes on`,
  async () => {
    const whole = join(folder, 'whole.pdf')
    await Bun.write(whole, originals.at(-1)!)
    const before = await pool.run<ResumeReading>('resume', whole)
    const outcomes: Outcome[] = []
    let next = 0
    const work = async () => {
      while (next < COUNT) outcomes.push(await outcomeOf(next++))
    }
    await Promise.all([work(), work()])
    const allowed = new Set(['facts', ...Object.keys(unreadableReasons)])
    expect(outcomes.filter(({ said, seconds }) => !allowed.has(said) || seconds > LIMIT)).toEqual([])
    // Damage that nothing survives, or that changes nothing, would test nothing.
    const read = outcomes.filter(({ said }) => said === 'facts').length
    expect(read).toBeGreaterThan(0.2 * COUNT)
    expect(read).toBeLessThan(COUNT)
    expect(await pool.run<ResumeReading>('resume', whole)).toEqual(before)
    if (process.env.MUTANTS) {
      const counts = Map.groupBy(outcomes, ({ said }) => said)
      const worst = outcomes.reduce((top, one) => (one.seconds > top.seconds ? one : top))
      process.stdout.write(
        `${[...counts].map(([said, all]) => `${said} ${all.length}`).join(', ')} · slowest ${worst.seconds.toFixed(1)} s: ${worst.how}\n`,
      )
    }
  },
  60_000 + COUNT * 4_000,
)
