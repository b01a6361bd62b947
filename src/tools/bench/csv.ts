import { Database as Sqlite } from 'bun:sqlite'
import { existsSync } from 'node:fs'
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
import { memoryOf } from './processes.ts'
import { storeCandidates } from './stored-candidates.ts'

const count = 100_000
const mostMegabytes = 30
/** Above this (milliseconds) somebody else's call would be felt to wait. */
const longestWait = 100

/** A table of all candidates of a workspace of 100,000, as it is streamed, against the sqlite3 program with a query for the same. */
export async function csvOfAWorkspace({ rounds, folder, dataDir: labelled }: BenchOptions): Promise<Measure[]> {
  if (!Bun.which('sqlite3'))
    throw new Error('the reference is the sqlite3 program, which is not installed (apt-get install sqlite3)')
  // The candidates that another suite of this run has stored will do.
  const dataDir = join(folder, 'candidates')
  const path = join(dataDir, 'ats.db')
  if (!existsSync(path)) {
    const first = await startServer({ dataDir, environment })
    await first.stop()
    storeCandidates(path, workspaceIn(path), count, labelled)
  }
  const workspace = workspaceIn(path)
  const server = await startServer({ dataDir, environment })
  const cookie = await signIn(server.address, admin)
  const ask = (address: string) => fetch(server.address + address, { headers: { cookie } })
  const growths: number[] = []
  const waits: number[] = []
  try {
    // The list makes its index, and keeps what it made of the facts, when it is first asked for.
    await (await ask('/api/candidate-filtering?limit=1&fields=list')).text()
    await Bun.sleep(4000)
    const ours = async () => {
      const before = memoryOf(server.pid)
      const watch = watching(server.pid, () => ask('/health/live'))
      const started = performance.now()
      const response = await ask('/api/candidates/export.csv')
      let rows = -1
      for await (const chunk of response.body!) for (const byte of chunk) if (byte === 0x0a) rows += 1
      const taken = performance.now() - started
      const { largest, longest } = await watch.end()
      growths.push(largest - before)
      waits.push(longest)
      if (rows !== count) throw new Error(`the table has ${rows} rows`)
      return taken
    }
    const theirs = async () => {
      const started = performance.now()
      const program = Bun.spawn(['sqlite3', '-csv', path, sameTable(workspace)], { stdout: 'pipe', stderr: 'inherit' })
      let bytes = 0
      for await (const chunk of program.stdout) bytes += chunk.length
      if ((await program.exited) !== 0 || bytes < count) throw new Error('sqlite3 did not answer')
      return performance.now() - started
    }
    await ours()
    await theirs()
    growths.length = 0
    waits.length = 0
    const taken = await alternating(rounds, ours, theirs)
    const grown = median(growths)
    const waited = median(waits)
    return [
      measure(
        { name: 'CSV of 100,000 rows, streamed', against: 'sqlite3 -csv', unit: 'ms', limit: 3, guard: Number.POSITIVE_INFINITY },
        taken,
        [
          `${grown > mostMegabytes ? '! ' : ''}memory of the server while it streams: +${Math.max(0, grown).toFixed(0)} MB (at most +${mostMegabytes})`,
          `${waited > longestWait ? '! ' : ''}longest wait of another call meanwhile: ${waited.toFixed(0)} ms (at most ${longestWait})`,
        ],
      ),
    ]
  } finally {
    await server.stop()
  }
}

/** The same columns and order, lists as the JSON they are stored as. */
const sameTable = (workspace: string) => `
  SELECT json_extract(f.fields, '$.name'), json_extract(f.fields, '$.email'), json_extract(f.fields, '$.mobileNumber'),
    json_extract(f.fields, '$.designation'), json_extract(f.fields, '$.companyNames'), json_extract(f.fields, '$.skills'),
    json_extract(f.fields, '$.degree'), json_extract(f.fields, '$.totalExperience'), c.percentage, round(c.confidence, 2), j.title,
    coalesce(s.name, 'New'), (SELECT group_concat(g.name, '; ') FROM candidate_tags t JOIN tags g ON g.id = t.tag_id
      WHERE t.candidate_id = c.candidate_id), date(c.created_at / 1000, 'unixepoch'), json_extract(f.fields, '$.filename'), c.candidate_id
  FROM candidate_changes c JOIN resume_fields f ON f.resume_id = c.resume_id JOIN job_descriptions j ON j.id = c.job_description_id
    LEFT JOIN placements p ON p.candidate_id = c.candidate_id LEFT JOIN stages s ON s.id = p.stage_id
  WHERE c.workspace_id = '${workspace}' ORDER BY c.percentage DESC, c.confidence DESC, c.candidate_id`

function workspaceIn(path: string) {
  const sqlite = new Sqlite(path, { readonly: true })
  const found = sqlite.query('SELECT workspace_id AS id FROM memberships LIMIT 1').get() as { id: string }
  sqlite.close()
  return found.id
}

/** Looks at the memory of a process, and asks something small of it, again and again until `end`. */
function watching(pid: number, ask: () => Promise<Response>) {
  let isOn = true
  let largest = 0
  let longest = 0
  const work = (async () => {
    while (isOn) {
      largest = Math.max(largest, memoryOf(pid))
      const started = performance.now()
      await (await ask()).text()
      longest = Math.max(longest, performance.now() - started)
      await Bun.sleep(10)
    }
  })()
  return {
    async end() {
      isOn = false
      await work
      return { largest, longest }
    },
  }
}
