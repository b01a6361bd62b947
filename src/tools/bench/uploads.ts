import { join } from 'node:path'
import { signIn, startServer } from '#src/commands/server-process.ts'
import {
  admin,
  alternating,
  type BenchOptions,
  adminEnvironment as environment,
  type Measure,
  measure,
  median,
} from './measure.ts'
import { atRest } from './processes.ts'
import { inHundreds } from './resumes.ts'
import { onePdftotext, pdftotext, submission, submit } from './submission.ts'

const hundredAgainst = 'xargs -P2 pdftotext, same files'

/** A hundred resumes in one submission to a server that has read before, and then one resume at a time. */
export async function warmUploads({ material, rounds, folder }: BenchOptions): Promise<Measure[]> {
  const { jobDescription, resumes } = material
  const hundreds = inHundreds(resumes)
  const server = await startServer({ dataDir: join(folder, 'warm'), environment })
  const cookie = await signIn(server.address, admin)
  // The compiler has seen the usual paths after some hundred files: then a server is as fast as it stays.
  for (const before of [rounds, -2, -1])
    await submit(server.address, cookie, await submission(jobDescription, hundreds.at(before)!))
  const hundred = await alternating(
    rounds,
    async (round) => {
      const form = await submission(jobDescription, hundreds[round]!)
      await atRest(server.pid)
      return submit(server.address, cookie, form)
    },
    async (round) => {
      // What the server does once it has answered must not slow the other side down.
      await atRest(server.pid)
      return pdftotext([jobDescription, ...hundreds[round]!], 2)
    },
  )
  const singles = hundreds[rounds + 1]!
  const perRound = 8
  const ofRound = (round: number) => singles.slice(round * perRound, (round + 1) * perRound)
  const each = async (files: string[], take: (file: string) => Promise<number>) => {
    const taken: number[] = []
    for (const file of files) taken.push(await take(file))
    return median(taken)
  }
  const single = await alternating(
    rounds,
    (round) => each(ofRound(round), async (file) => submit(server.address, cookie, await submission(jobDescription, [file]))),
    (round) => each(ofRound(round), onePdftotext),
  )
  await server.stop()
  return [
    measure({ name: '100 resumes, warm', against: hundredAgainst, unit: 'ms', limit: 2, guard: 1500 }, hundred),
    measure({ name: 'one resume', against: 'one pdftotext process', unit: 'ms', limit: 6, guard: 150 }, single, [
      `median of ${perRound} a round`,
    ]),
  ]
}

/**
 * A hundred resumes as the first thing a server gets after its start, once its readers have warmed up. What it takes when they are
 * sent with the server's very first answer is noted beside it.
 */
export async function firstUpload({ material, rounds, folder }: BenchOptions): Promise<Measure[]> {
  const { jobDescription, resumes } = material
  const hundreds = inHundreds(resumes)
  const dataDir = join(folder, 'first')
  const before = await startServer({ dataDir, environment })
  const cookie = await signIn(before.address, admin)
  await before.stop()
  const upload = async (files: string[], ready: (pid: number) => Promise<void>) => {
    const form = await submission(jobDescription, files)
    const server = await startServer({ dataDir, environment })
    await ready(server.pid)
    const ms = await submit(server.address, cookie, form)
    await server.stop()
    return ms
  }
  const taken = await alternating(
    rounds,
    (round) => upload(hundreds[round]!, atRest),
    (round) => pdftotext([jobDescription, ...hundreds[round]!], 2),
  )
  const atOnce: number[] = []
  for (let round = 0; round < Math.min(rounds, hundreds.length - rounds); round++)
    atOnce.push(await upload(hundreds[rounds + round]!, async () => {}))
  const facts = { name: '100 resumes, first after start', against: hundredAgainst, unit: 'ms', limit: 3.5, guard: 2500 } as const
  const summary = measure(facts, taken)
  const factor = (median(atOnce) / summary.reference).toFixed(2)
  return [{ ...summary, notes: [`sent with the server's first answer: ${Math.round(median(atOnce))} ms, ${factor} x`] }]
}
