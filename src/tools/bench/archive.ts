import { Database as Sqlite } from 'bun:sqlite'
import { systemClock } from '#adapters/clock/system.ts'
import { openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { criteriaFrom } from '#src/resume-engine/criteria.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { type ArchiveSearch, createArchiveSearch } from '#src/talent/search/search-archive.ts'
import { alternating, type BenchOptions, type Measure, measure, median } from './measure.ts'
import { receivedOn, type StoredResumes, storedResumes } from './stored-resumes.ts'

const wanted = 50
const perRound = 3
const warmUps = 4
const sizes = [
  { count: 10_000, limit: 8, guard: 60 },
  { count: 100_000, limit: 6, guard: 150 },
]

/** A job description held against everything that is stored, and its ten most telling words searched for in the same texts. */
export async function searchingTheArchive({ rounds, dataDir }: BenchOptions): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const size of sizes) measures.push(await searching(size, rounds, dataDir))
  return measures
}

async function searching({ count, limit, guard }: (typeof sizes)[number], rounds: number, dataDir: string): Promise<Measure> {
  const stored = storedResumes(count, dataDir)
  const { jobs, workspaceId } = stored
  const database = openDatabase(stored.path)
  const repositories = databaseRepositories(database, { clock: systemClock, ids: randomIds })
  const noModel = { toResume: async () => null, toJobDescription: async () => null }
  const search = createArchiveSearch({ ...repositories, modelAdditions: noModel, clock: systemClock })
  const by = { id: 'recruiter', workspaceId }
  const sqlite = new Sqlite(stored.path, { readonly: true })
  const fullText = sqlite.prepare(`SELECT rowid FROM resume_text WHERE resume_text MATCH ? ORDER BY rank LIMIT ${wanted}`)
  const query = (words: string[]) => words.map((word) => `"${word}"`).join(' OR ')
  const timed = async (take: () => unknown) => {
    const started = performance.now()
    await take()
    return performance.now() - started
  }
  const jobsOf = (round: number) => Array.from({ length: perRound }, (_, at) => jobs[(round * perRound + at) % jobs.length]!)
  const each = async (round: number, take: (job: StoredResumes['jobs'][number]) => unknown) => {
    const taken: number[] = []
    for (const job of jobsOf(round)) taken.push(await timed(() => take(job)))
    return median(taken)
  }
  const ours = (job: StoredResumes['jobs'][number]) => search.searchArchive(by, job.id, wanted)
  const theirs = ({ terms }: StoredResumes['jobs'][number]) => fullText.all(query(terms))
  try {
    const { value: building, longestPause } = await watchingTheLoop(() => timed(() => ours(jobs.at(-1)!)))
    for (let warmUp = 0; warmUp < warmUps; warmUp += 1)
      for (const job of jobsOf(rounds)) {
        await ours(job)
        theirs(job)
      }
    const taken = await alternating(
      rounds,
      (round) => each(round, ours),
      (round) => each(round, theirs),
    )
    const bytes = search.indexesHeld().get(workspaceId)! / count
    const notes = [
      `index made in ${(building / 1000).toFixed(1)} s on first use, ${Math.round(bytes)} bytes a resume; the server paused for at most ${Math.round(longestPause)} ms`,
      `resumes and job descriptions from ${stored.origin}, recombined; median of ${perRound} job descriptions a round`,
    ]
    if (count <= 10_000) notes.push(await recall(search, stored, repositories.resumeArchive, repositories.jobDescriptions))
    const facts = {
      name: `${count.toLocaleString('en')} stored resumes, top ${wanted} with evidence`,
      against: 'FTS5, ten terms OR, same rows',
    }
    return measure({ ...facts, unit: 'ms', limit, guard }, taken, notes)
  } finally {
    sqlite.close()
    database.close()
  }
}

type Repositories = ReturnType<typeof databaseRepositories>

/** How many of the best that scoring every resume finds are the ones that the search found. */
async function recall(
  search: ArchiveSearch,
  { jobs, workspaceId }: StoredResumes,
  archive: Repositories['resumeArchive'],
  jobDescriptions: Repositories['jobDescriptions'],
) {
  let found = 0
  const tried = jobs.slice(0, 2)
  for (const { id } of tried) {
    const { requirements } = (await jobDescriptions.find(workspaceId, id))!
    const criteria = criteriaFrom(requirements)
    const all: { id: string; share: number; confidence: number }[] = []
    for (let after = 0; ; ) {
      const changes = await archive.changes(workspaceId, after, 200)
      for (const { id, resume } of changes) {
        const match = scoreMatch({ facts: resume!.facts, requirements, criteria, day: receivedOn })
        all.push({ id, share: exactShare(match.components), confidence: match.confidence })
      }
      if (changes.length < 200) break
      after = changes.at(-1)!.number
    }
    const best = all.toSorted((a, b) => b.share - a.share || b.confidence - a.confidence || (a.id < b.id ? -1 : 1))
    const { results } = await search.searchArchive({ id: 'recruiter', workspaceId }, id, wanted)
    found += best.slice(0, wanted).filter(({ id }, place) => results[place]?.resume.id === id).length
  }
  const of = tried.length * wanted
  return `${found < of ? '! ' : ''}${found} of ${of} in the very place that scoring every resume gives them`
}

/** Runs the work and notes the longest time that the event loop had no turn meanwhile, in milliseconds. */
async function watchingTheLoop<Value>(work: () => Promise<Value>) {
  let last = performance.now()
  let longestPause = 0
  const ticking = setInterval(() => {
    const now = performance.now()
    longestPause = Math.max(longestPause, now - last - 1)
    last = now
  }, 1)
  const value = await work()
  clearInterval(ticking)
  return { value, longestPause }
}
