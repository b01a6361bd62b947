import { join } from 'node:path'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { type ServerProcess, signIn, startServer } from '#src/commands/server-process.ts'
import { flatCandidates } from './flat-candidates.ts'
import {
  admin,
  alternating,
  type BenchOptions,
  adminEnvironment as environment,
  type Measure,
  measure,
  median,
  percentile,
} from './measure.ts'
import { atRest, processorMs } from './processes.ts'
import { seededRandom } from './recombine.ts'
import { storeCandidates, workspaceOf } from './stored-candidates.ts'

const count = 100_000
const perRound = { ours: 150, theirs: 12 }
const searches = ['Go', 'C', 'R', 'sales', 'java', 'ada berg', 'marketing manager', 'sql', 'jonas', 'ac', 'project management']
/** First letters of first and last names. */
const names = ['ada', 'jon', 'ber', 'mar', 'sch', 'ali', 'kim', 'wil', 'tal', 'xyz']

/** The candidates screen of a workspace of 100,000. */
export async function candidatesOfAWorkspace({ rounds, folder, dataDir: labelled }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'candidates')
  const path = join(dataDir, 'ats.db')
  const first = await startServer({ dataDir, environment })
  await first.stop()
  const origin = storeCandidates(path, workspaceOf(path, admin.email), count, labelled)
  const starts: number[] = []
  let server: ServerProcess | undefined
  let cookie = ''
  // Once without the fields that are made of facts, and once with them, as after every later start.
  for (let start = 0; start < 2; start += 1) {
    await server?.stop()
    server = await startServer({ dataDir, environment })
    cookie = await signIn(server.address, admin)
    starts.push(await timed(() => text(server!.address, cookie, '/api/candidate-filtering?limit=50&fields=list')))
    await Bun.sleep(2000)
  }
  const { address, pid } = server!
  await atRest(pid, 3000)
  const flat = flatCandidates(path, join(folder, 'flat.db'))
  const facets = await json(address, cookie, '/api/candidates/facets?values=40')
  const get = (address_: string) => text(address, cookie, address_)
  try {
    const combinations = combinationsOf(facets)
    const notes = [
      `${count.toLocaleString('en')} candidates from ${origin}; first list after a start ${ms(starts[1]!)}, the very first ${ms(starts[0]!)}`,
    ]
    const p99 = async (times: number, take: (number: number) => unknown) => {
      const taken: number[] = []
      for (let number = 0; number < times; number += 1) taken.push(await timed(async () => take(number)))
      return percentile(taken, 99)
    }
    const compare = async (
      facts: Pick<Measure, 'name' | 'against' | 'limit' | 'guard'>,
      ours: (number: number) => unknown,
      theirs: (number: number) => unknown,
      more: string[] = [],
    ) => {
      await p99(20, ours)
      const taken = await alternating(
        rounds,
        (round) => p99(perRound.ours, (number) => ours(round * perRound.ours + number)),
        (round) => p99(perRound.theirs, (number) => theirs(round * perRound.theirs + number)),
      )
      return measure({ ...facts, unit: 'ms' }, taken, more)
    }
    return [
      await compare(
        { name: 'any of the six filters together, p99 with HTTP', against: 'LIKE scans', limit: 0.2, guard: 50 },
        (number) => get(`/api/candidate-filtering?limit=50&fields=list&${combinations(number)}`),
        (number) => flat.filtered(combinations(number)),
        notes,
      ),
      await compare(
        { name: 'search as you type, p99 with HTTP', against: 'sqlite3, FTS5', limit: 3, guard: 30 },
        (number) =>
          get(`/api/candidate-filtering?limit=50&fields=list&q=${encodeURIComponent(searches[number % searches.length]!)}`),
        (number) => flat.search(searches[number % searches.length]!),
      ),
      await compare(
        { name: 'a person by name as you type, p99 with HTTP', against: 'sqlite3, FTS5', limit: 3, guard: 50 },
        (number) => get(`/api/candidate-filtering?limit=20&fields=choice&name=${names[number % names.length]!}`),
        (number) => flat.search(names[number % names.length]!),
      ),
      await compare(
        { name: 'sidebar counts, unfiltered, p99 with HTTP', against: 'group by scan', limit: 0.1, guard: 10 },
        () => get('/api/candidates/facets?values=6'),
        () => flat.counts(''),
      ),
      await compare(
        { name: 'sidebar counts, filtered, p99 with HTTP', against: 'group by scan', limit: 0.1, guard: 50 },
        (number) => get(`/api/candidates/facets?values=6&${combinations(number)}`),
        (number) => flat.counts(combinations(number)),
      ),
      await pageCost(rounds, pid, get),
    ]
  } finally {
    flat.close()
    await server!.stop()
  }
}

/** Processor time that the server spends on the page, against a table of as many rows and columns. */
async function pageCost(rounds: number, pid: number, get: (path: string) => Promise<string>): Promise<Measure> {
  const pages = 200
  const spent = async (address: (page: number) => string) => {
    const before = processorMs(pid)
    for (let page = 0; page < pages; page += 1) await get(address(page))
    return (processorMs(pid) - before) / pages
  }
  let visits = 0
  // The server remembers markup by address and data: these come back again and again, as people do.
  const usual = () => spent((page) => lists[page % lists.length]!)
  // An address that nobody had asked for before is rendered from its rows.
  const unheardOf = () =>
    spent((page) => {
      visits += 1
      return `${lists[page % lists.length]}&visit=${visits}`
    })
  for (let warmUp = 0; warmUp < 6; warmUp += 1) await usual()
  const news: number[] = []
  const ours = async () => {
    const taken = await usual()
    news.push(await unheardOf())
    // What that leaves behind is cleared away in its own time.
    await usual()
    return taken
  }
  const theirs = async () => {
    for (let warmUp = 0; warmUp < 100; warmUp += 1) renderToString(bareTable())
    const before = process.cpuUsage()
    for (let page = 0; page < pages; page += 1) renderToString(bareTable())
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / pages
  }
  const taken = await alternating(rounds, ours, theirs)
  const facts = { name: 'candidates page, 50 rows, server CPU', against: 'the same table, renderToString', limit: 3, guard: 3 }
  const notes = [`${lists.length} different lists in turn; never asked for before ${median(news).toFixed(1)} ms`]
  return measure({ ...facts, unit: 'ms' }, taken, notes)
}

const lists = searches.flatMap((words) =>
  ['', '&sort=newest', '&view=history'].map((more) => `/dashboard/candidates?q=${encodeURIComponent(words)}${more}`),
)

const bareTable = () =>
  h(
    'table',
    null,
    h('thead', null, h('tr', null, ...columns.map((name) => h('th', { key: name }, name)))),
    h(
      'tbody',
      null,
      ...Array.from({ length: 50 }, (_, row) =>
        h(
          'tr',
          { key: row },
          ...columns.map((name) =>
            h(
              'td',
              { key: name, 'data-label': name },
              h('div', null, h('span', { className: 'cell' }, `${name} ${row}`), h('button', { type: 'button' }, 'Details')),
            ),
          ),
        ),
      ),
    ),
  )

const columns = ['Rank', 'Candidate', 'Job Title', 'Experience', 'Match', 'View', 'Interview', 'Details', 'Status', 'Score']

type FacetsGiven = Record<string, { values: { value: string }[] }>

/** Parameters of a combination by its number: one to six categories, one to three values of each. */
const combinationsOf = (facets: FacetsGiven) => (number: number) => {
  const random = seededRandom(number + 1)
  const parameters = new URLSearchParams()
  for (const [category, { values }] of Object.entries(facets)) {
    if (random() < 0.5) continue
    const wanted = 1 + Math.floor(random() * 3)
    for (let at = 0; at < wanted; at += 1) parameters.append(category, values[Math.floor(random() * values.length)]!.value)
  }
  if (parameters.size === 0) parameters.append('skills', facets.skills!.values[0]!.value)
  return parameters.toString()
}

async function text(address: string, cookie: string, path: string) {
  const accept = path.startsWith('/dashboard') ? 'text/html' : 'application/json'
  const response = await fetch(address + path, { headers: { cookie, accept } })
  const body = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.slice(0, 200)}`)
  return body
}

const json = async (address: string, cookie: string, path: string) => JSON.parse(await text(address, cookie, path))

async function timed(take: () => unknown) {
  const started = performance.now()
  await take()
  return performance.now() - started
}

const ms = (value: number) => `${median([value]).toFixed(0)} ms`
