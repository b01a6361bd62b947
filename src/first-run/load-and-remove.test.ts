import { expect, test } from 'bun:test'
import { type Actor, createFirstRun, type LoadedSample } from './index.ts'

const owner: Actor = { id: 'u', workspaceId: 'w', role: 'owner' }
const nothing = {
  moves: 0,
  notes: 0,
  tasks: 0,
  tags: 0,
  messages: 0,
  interviews: 0,
  assessments: 0,
  scorecards: 0,
  otherRankings: 0,
}

/** A first run over a list of what was done; `others` are the candidates left at each job when it goes. */
interface Odd {
  others?: Record<string, number>
  kept?: string[]
  posted?: string[]
  fails?: boolean
}

function aFirstRun({ others = {}, kept = [], posted = [], fails = false }: Odd = {}) {
  const done: string[] = []
  let sample: LoadedSample | null = null
  const firstRun = createFirstRun({
    firstSteps: {
      taken: async () => ({ upload: false, ranking: true, invitation: false, assessment: false, posting: false }),
      isPutAway: async () => done.includes('put away'),
      setPutAway: async () => void done.push('put away'),
    },
    samples: {
      mark: async () => undefined,
      ready: async () => void done.push('ready'),
      loaded: async () => sample,
      idsOf: async () => [],
      has: async () => false,
      hasCandidate: async () => false,
      othersOf: async (job) => others[job] ?? 0,
      noteRemoved: async (job) => {
        sample = null
        done.push(`removed ${job}`)
      },
      release: async (job) => {
        sample = null
        done.push(`released ${job}`)
      },
    },
    samplePapers: {
      set: (papers, use) => {
        done.push(`set ${papers.job.title} with ${papers.resumes.length}`)
        const file = { filename: 'a.pdf', path: '/tmp/a', size: 1, sha256: 's', type: 'pdf' as const }
        return use({ job: file, resumes: [file] })
      },
    },
    submitResumes: async ({ title }) => {
      done.push(`ranked ${title}`)
      const jobs = [
        { id: 'one', title: 'One' },
        { id: 'two', title: 'Two' },
      ]
      sample = { jobs, candidates: ['a', 'b'], loadedAt: new Date(0), done: nothing, ownCandidates: 0, kept }
      if (fails) throw new Error('No room')
      return { results: [], duplicateCount: 0, rejected: [] }
    },
    deleteJobDescription: async (_by, id) => {
      if (posted.includes(id)) throw new Error('This job is posted')
    },
    deleteCandidates: async (_by, ids) => {
      done.push(`deleted ${ids.join(', ')}`)
      return { deleted: ids, held: [], people: ids.length }
    },
    auditLog: { append: async ({ action }) => void done.push(action) },
    transaction: (work) => work(),
    clock: { now: () => new Date(0) },
    ids: { id: () => 'id', token: () => 'token' },
  })
  return { firstRun, done }
}

test('two jobs are set and ranked, once', async () => {
  const { firstRun, done } = aFirstRun()
  const both = await Promise.allSettled([firstRun.loadSample(owner, 'r'), firstRun.loadSample(owner, 'r')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(done).toEqual([
    'set Data Analyst with 9',
    'ranked Data Analyst',
    'set Backend Engineer with 9',
    'ranked Backend Engineer',
    'load-sample-data',
    'ready',
  ])
  await expect(firstRun.loadSample(owner, 'r')).rejects.toThrow('in this workspace already')
})

test('what a failure left half loaded can be removed', async () => {
  const { firstRun, done } = aFirstRun({ fails: true })
  await expect(firstRun.loadSample(owner, 'r')).rejects.toThrow('No room')
  expect(done.at(-1)).toBe('ready')
  await firstRun.removeSample(owner, 'r')
  expect(done).toContain('deleted a, b')
  await expect(firstRun.removeSample(owner, 'r')).rejects.toThrow('no sample data')
})

test('who got another resume stays, a job with others or a posting is released, and the rest goes', async () => {
  const { firstRun, done } = aFirstRun({ kept: ['b'], others: { one: 1 }, posted: ['two'] })
  await firstRun.loadSample(owner, 'r')
  done.length = 0
  const state = await firstRun.removeSample(owner, 'r')
  expect(done).toEqual(['ready', 'deleted a', 'released one', 'released two', 'remove-sample-data'])
  expect(state.sample).toBeNull()
  const clean = aFirstRun()
  await clean.firstRun.loadSample(owner, 'r')
  await clean.firstRun.removeSample(owner, 'r')
  expect(clean.done.slice(-3)).toEqual(['removed one', 'removed two', 'remove-sample-data'])
})

test('steps come in their order', async () => {
  const { firstRun } = aFirstRun()
  const { steps } = await firstRun.putAway(owner, true)
  expect(steps.map(({ key, isDone }) => [key, isDone])).toEqual([
    ['upload', false],
    ['ranking', true],
    ['invitation', false],
    ['assessment', false],
    ['posting', false],
  ])
})
