import { join } from 'node:path'
import { createReadingPool } from '#adapters/document-reader/pool.ts'
import { pooledDocumentReader } from '#adapters/document-reader/pooled.ts'
import { root } from '#src/commands/prepare.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { alternating, type BenchOptions, type Measure, measure, median } from './measure.ts'
import { memoryOf, processorMs } from './processes.ts'
import { pdftotextTimes } from './submission.ts'

const perRound = 200
const largestChildMb = 600
const flatMb = 30

/** Two hundred files through the kept reading processes, with the place of every word and the scan for hidden text. */
export async function readingFiles({ material, rounds }: BenchOptions): Promise<Measure[]> {
  const pool = createReadingPool({ entry: join(root, 'src/reading-worker/reading-process.ts'), told: ['--ocr=off'] })
  const reader = pooledDocumentReader(pool)
  const filesOf = (round: number) =>
    Array.from({ length: perRound }, (_, at) => material.resumes[(round * perRound + at) % material.resumes.length]!)
  let largest = 0
  const spent: number[] = []
  const reference: number[] = []
  const cpuSeconds = () => pool.pids().reduce((sum, pid) => sum + processorMs(pid), 0) / 1000
  const read = async (files: string[]) => {
    const before = cpuSeconds()
    const started = performance.now()
    const outcomes = await Promise.allSettled(files.map((file) => reader.read(file)))
    const ms = performance.now() - started
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && !(outcome.reason instanceof UnreadableDocument)) throw outcome.reason
    for (const pid of pool.pids()) largest = Math.max(largest, memoryOf(pid, 'VmHWM') || 0)
    return { ms, cpuSeconds: cpuSeconds() - before }
  }
  const own: number[] = []
  try {
    await pool.warm()
    await read(filesOf(rounds))
    const taken = await alternating(
      rounds,
      async (round) => {
        const { ms, cpuSeconds } = await read(filesOf(round))
        spent[round] = cpuSeconds
        Bun.gc(true)
        own.push(process.memoryUsage.rss() / 1e6)
        return ms
      },
      async (round) => {
        const { ms, cpuSeconds } = await pdftotextTimes(filesOf(round), 2)
        reference[round] = cpuSeconds
        return ms
      },
    )
    const grown = own.at(-1)! - own[0]!
    const facts = {
      name: `reading ${perRound} resumes, positions and hidden text`,
      against: 'xargs -P2 pdftotext, same files',
      unit: 'ms',
      limit: 1.7,
      guard: Number.POSITIVE_INFINITY,
    } as const
    return [
      measure(facts, taken, [
        `processor time ${median(spent).toFixed(2)} s, pdftotext's ${median(reference).toFixed(2)} s: ${median(spent.map((each, round) => each / reference[round]!)).toFixed(2)} x`,
        `${grown > flatMb ? '! ' : ''}memory of the asking process: ${own.map((mb) => Math.round(mb)).join(', ')} MB (flat: at most ${flatMb} more)`,
        `${largest > largestChildMb ? '! ' : ''}largest reading child ever: ${Math.round(largest)} MB (below ${largestChildMb})`,
      ]),
    ]
  } finally {
    await pool.close()
  }
}
