import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { testServer } from '#adapters/test-server.ts'
import { aSitting } from '#src/assessment/test-assessment.ts'
import { startServer } from '#src/commands/server-process.ts'
import {
  alternating,
  type BenchOptions,
  adminEnvironment as environment,
  type Measure,
  measure,
  median,
  percentile,
} from './measure.ts'

const candidates = 500
/** Each candidate answers once in this time. */
const everyMs = 10_000

interface Sitter {
  token: string
  questionId: string
  options: string[]
}

/**
 * How long candidates wait until an answer is durable while 500 of them answer every ten seconds, over HTTP; against a bare
 * insert of the same row into a database that syncs as ours does, at the same pace.
 */
export async function savingAnswers({ rounds, folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'answers')
  const sitters = await begun(dataDir)
  const server = await startServer({ dataDir, environment })
  const bare = openBare(join(folder, 'bare-answers.db'))
  let revision = 0
  try {
    const save = async ({ token, questionId, options }: Sitter) => {
      const response = await fetch(`${server.address}/api/update-answer/${token}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ questionId, userAnswer: options[revision % options.length], revision }),
      })
      const answer = await response.text()
      if (response.status !== 200) throw new Error(answer)
    }
    const ours = async (waits: number[]) => {
      revision++
      await paced(sitters, waits, save)
    }
    const medians: number[] = []
    await ours([])
    const taken = await alternating(
      rounds,
      async () => {
        const waits: number[] = []
        await ours(waits)
        medians.push(median(waits))
        return percentile(waits, 99)
      },
      async (round) => {
        const waits: number[] = []
        await paced(sitters, waits, async ({ token, questionId }) => bare.insert(token, questionId, round))
        return percentile(waits, 99)
      },
    )
    return [
      measure(
        {
          name: `saving an answer, ${candidates} candidates each every ${everyMs / 1000} s, p99`,
          against: 'bare WAL FULL insert',
          unit: 'ms',
          limit: 10,
          guard: 20,
        },
        taken,
        [`median ${median(medians).toFixed(1)} ms`],
      ),
    ]
  } finally {
    bare.close()
    await server.kill()
  }
}

/** A data folder in which 500 candidates have just begun. */
async function begun(dataDir: string): Promise<Sitter[]> {
  const server = testServer({}, {}, dataDir)
  server.clock.set(new Date())
  const sitters: Sitter[] = []
  for (let index = 0; index < candidates; index++) {
    const { token, questions } = await aSitting(server, { mcq: 10, options: { extraMinutes: 240 } })
    await server.app.assessment.agree(token, {
      version: (await server.app.assessment.look(token)).consent.version,
      allowedToShare: false,
    })
    await server.app.assessment.start(token)
    const question = questions[index % questions.length]!
    sitters.push({ token, questionId: question.id, options: question.options.map(({ text }) => text) })
  }
  await server.app.worker.stop()
  server.database.close()
  return sitters
}

/** Everybody's turn comes once, at an even pace that does not wait for slow answers. Adds how long each took. */
async function paced(sitters: Sitter[], waits: number[], work: (sitter: Sitter) => Promise<void>) {
  const started = performance.now()
  const done: Promise<void>[] = []
  for (const [index, sitter] of sitters.entries()) {
    const turn = started + (index * everyMs) / sitters.length
    await Bun.sleep(Math.max(0, turn - performance.now()))
    const began = performance.now()
    done.push(work(sitter).then(() => void waits.push(performance.now() - began)))
  }
  await Promise.all(done)
}

function openBare(path: string) {
  const sqlite = new Database(path, { create: true })
  sqlite.run('pragma journal_mode = WAL')
  sqlite.run('pragma synchronous = FULL')
  sqlite.run('create table answers (token text, question text, round integer, at integer)')
  const statement = sqlite.query('insert into answers values (?, ?, ?, ?)')
  return {
    insert: (token: string, question: string, round: number) => void statement.run(token, question, round, Date.now()),
    close: () => sqlite.close(),
  }
}
