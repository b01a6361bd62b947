import type { FirstRunRecord, SampleRecord } from '#src/contracts/first-run/index.ts'
import type { DoneWithSample, FirstRunState, LoadedSample } from './index.ts'

const words = [
  ['moves', 'move to another stage', 'moves to another stage'],
  ['notes', 'note', 'notes'],
  ['tasks', 'task', 'tasks'],
  ['tags', 'tag', 'tags'],
  ['messages', 'message', 'messages'],
  ['interviews', 'interview', 'interviews'],
  ['assessments', 'assessment', 'assessments'],
  ['scorecards', 'scorecard', 'scorecards'],
  ['otherRankings', 'ranking for another job', 'rankings for other jobs'],
] as const satisfies readonly (readonly [kind: keyof DoneWithSample, one: string, many: string])[]

/** What was done with sample data, in words: "2 notes". */
export const doneInWords = (done: DoneWithSample): string[] =>
  words.flatMap(([kind, one, many]) => {
    const count = done[kind]
    return count > 0 ? [`${count.toLocaleString('en')} ${count === 1 ? one : many}`] : []
  })

const sampleRecord = ({ jobs, candidates, loadedAt, done, ownCandidates, kept }: LoadedSample): SampleRecord => ({
  jobs: jobs.map(({ id, title }) => ({ _id: id, title })),
  candidates: candidates.length,
  loadedAt: loadedAt.toISOString(),
  done: doneInWords(done),
  ownCandidates,
  kept: kept.length,
})

export const firstRunRecord = ({ steps, isPutAway, sample }: FirstRunState): FirstRunRecord => ({
  steps,
  isPutAway,
  sample: sample && sampleRecord(sample),
})
