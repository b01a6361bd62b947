import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface LabelledText {
  id: string
  text: string
  /** The occupation of a resume, where the set tells it. */
  category?: string
}

export interface Judgement {
  set: string
  job: string
  resume: string
  /** Higher is a better match. */
  grade: number
  /** A finer score where the set has one. */
  score?: number
}

/** Jobs, resumes and judgements of one set; each query is one job with its resumes, or one resume with its jobs. */
export interface LabelledSet {
  name: string
  jobs: Map<string, LabelledText>
  resumes: Map<string, LabelledText>
  queries: Judgement[][]
  /** What is ranked for one query. */
  ranks: 'resumes' | 'jobs'
  /** From this grade on something counts as relevant. */
  relevantFrom: number
}

type Row = { set: string } & (
  | ({ type: 'job' } & LabelledText)
  | ({ type: 'resume' } & LabelledText)
  | ({ type: 'judgement' } & Judgement)
)

/** A number that depends on the ids only: equal scores must not keep the order of the file, which may be by grade. */
const shuffled = ({ job, resume }: Judgement) => Bun.hash.crc32(`${resume} ${job}`)

export const readLabelled = (folder: string): LabelledSet[] => {
  const rows = readFileSync(join(folder, 'matching.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
  return [...Map.groupBy(rows, ({ set }) => set)].map(([name, rows]) => {
    const ranks = name === 'category' || name === 'score' ? 'resumes' : 'jobs'
    const judgements = rows.filter((row) => row.type === 'judgement').toSorted((a, b) => shuffled(a) - shuffled(b))
    return {
      name,
      jobs: new Map(rows.filter((row) => row.type === 'job').map((row) => [row.id, row])),
      resumes: new Map(rows.filter((row) => row.type === 'resume').map((row) => [row.id, row])),
      queries: [...Map.groupBy(judgements, ({ job, resume }) => (ranks === 'resumes' ? job : resume)).values()],
      ranks,
      relevantFrom: name === 'score' ? 3 : 2,
    }
  })
}
