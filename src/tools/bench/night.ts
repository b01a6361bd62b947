import { join } from 'node:path'
import { createReadingPool } from '#adapters/document-reader/pool.ts'
import { root } from '#src/commands/prepare.ts'
import type { ResumeReading } from '#src/matching/resume.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { type BenchOptions, type Measure, measure, median, percentile } from './measure.ts'
import { endedChildrenMs, memoryOf, processorMs } from './processes.ts'

/** Files of the night, and of each part of it that is timed. */
const [nightly, part] = [10_000, 1000]
/** Files in hand at a time, as a large upload hands them over. */
const atATime = 16
/** Megabytes of a reading process at work, and by how much it and the asking process may grow in the night. */
const [atWorkMb, flatMb] = [180, 30]
const samplingMs = 100
/** Files that the compiler sees before anything is timed. */
const warmUp = 200

/**
 * One long batch through the reading processes, text and facts of every file: whether the last thousand are read as fast as the first, and
 * what the processes hold at work. With fewer files (`--files N`) the parts are a tenth of them.
 */
export async function nightBatch({ material, files = nightly }: BenchOptions): Promise<Measure[]> {
  const size = Math.min(part, Math.max(20, Math.floor(files / 10)))
  const pool = createReadingPool({ entry: join(root, 'src/reading-worker/reading-process.ts'), told: ['--ocr=off'] })
  const memories: number[] = []
  const own: number[] = []
  let mark = () => {}
  const sampling = setInterval(() => mark(), samplingMs)
  const readOne = (at: number) =>
    pool.run<ResumeReading>('resume', material.resumes[at % material.resumes.length]!).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof UnreadableDocument)) throw error
      },
    )
  // Reading processes are replaced now and then: those that have ended count as well.
  const processorTime = () => endedChildrenMs() + pool.pids().reduce((sum, pid) => sum + processorMs(pid), 0)
  const read = async (from: number, count: number) => {
    let next = from
    const work = async () => {
      while (next < from + count) await readOne(next++)
    }
    const [started, used] = [performance.now(), processorTime()]
    await Promise.all(Array.from({ length: atATime }, work))
    return { ms: performance.now() - started, processorMs: processorTime() - used }
  }
  try {
    await pool.warm()
    await read(0, warmUp)
    mark = () =>
      memories.push(
        ...pool
          .pids()
          .map((pid) => memoryOf(pid))
          .filter(Number.isFinite),
      )
    const parts: Awaited<ReturnType<typeof read>>[] = []
    const medians: number[] = []
    for (let from = 0; from + size <= files; from += size) {
      const before = memories.length
      parts.push(await read(from, size))
      medians.push(median(memories.slice(before)))
      Bun.gc(true)
      own.push(process.memoryUsage.rss() / 1e6)
    }
    const first = parts[0]!.processorMs
    const later = parts.slice(1).map((each) => each.processorMs)
    const times = parts.map(({ ms }) => ms)
    const grownOwn = own.at(-1)! - own[0]!
    const grown = medians.at(-1)! - medians[0]!
    const perSecond = (ms: number) => Math.round((size / ms) * 1000)
    return [
      measure(
        {
          name: `${files} PDFs in one batch, processor time of each ${size} after the first`,
          against: `the first ${size}`,
          unit: 'ms',
          limit: 1.053,
          guard: Number.POSITIVE_INFINITY,
        },
        later.map((ms) => [ms, first]),
        [
          `files a second by the clock: ${times.map(perSecond).join(', ')}; the last parts ${(times[0]! / median(times.slice(1))).toFixed(2)} of the first`,
          `${grownOwn > flatMb ? '! ' : ''}memory of the asking process: ${own.map(Math.round).join(', ')} MB (flat: at most ${flatMb} more)`,
          `${grown > flatMb ? '! ' : ''}memory of a reading process, median of each part: ${medians.map(Math.round).join(', ')} MB (flat: at most ${flatMb} more)`,
        ],
      ),
      measure(
        {
          name: 'memory of a reading process at work',
          against: `${atWorkMb} MB`,
          unit: 'MB',
          limit: 1,
          guard: atWorkMb,
        },
        [[median(memories), atWorkMb]],
        [
          `resident, every ${samplingMs} ms of ${files} files: median ${Math.round(median(memories))}, nine of ten below ${Math.round(percentile(memories, 90))}, most ${Math.round(Math.max(...memories))} MB`,
        ],
      ),
    ]
  } finally {
    clearInterval(sampling)
    await pool.close()
  }
}
