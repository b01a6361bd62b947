import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { bagOf, baselines, rarityOf } from './ranking/baselines.ts'
import { halvesOf, keptAside } from './ranking/halves.ts'
import { occupationHoldout } from './ranking/holdout.ts'
import { type LabelledSet, readLabelled } from './ranking/labelled.ts'
import { auc, mean, ndcg, precisionAtTen, spearman } from './ranking/metrics.ts'

/** Means over the queries of one set. */
export interface RankingFigures {
  set: string
  ranker: string
  queries: number
  ndcg: number
  /** The same with neighbouring occupations counted as right. */
  near: number
  precision: number
  spearman: number
  auc: number
}

/** The day that open roles end on; any will do, as long as it stays. */
const day = '2025-01-01'

/** The sets have many texts in common: each is read once. */
const readOnce = <Facts>(read: (text: string) => Facts) => {
  const known = new Map<string, Facts>()
  return (text: string): Facts => {
    const facts = known.get(text) ?? read(text)
    known.set(text, facts)
    return facts
  }
}
const factsOf = readOnce((text) => extractResumeFacts(documentFromText(text)))
const requirementsOf = readOnce((text) => extractJobRequirements(documentFromText(text)))

const engine = ({ jobs, resumes, queries }: LabelledSet): number[][] =>
  queries.map((query) =>
    query.map(({ job, resume }) => {
      const [facts, requirements] = [factsOf(resumes.get(resume)!.text), requirementsOf(jobs.get(job)!.text)]
      return exactShare(scoreMatch({ facts, requirements, day }).components)
    }),
  )

const simple = ({ jobs, resumes, queries, ranks }: LabelledSet, name: string, rarity: (word: string) => number): number[][] => {
  const bags = new Map([...jobs, ...resumes].map(([id, { text }]) => [id, bagOf(text)]))
  return queries.map((query) => {
    const [asked, offered] = ranks === 'resumes' ? (['job', 'resume'] as const) : (['resume', 'job'] as const)
    return baselines[name]!(
      bags.get(query[0]![asked])!,
      query.map((judgement) => bags.get(judgement[offered])!),
      rarity,
    )
  })
}

const figures = ({ name, queries, relevantFrom }: LabelledSet, ranker: string, scores: number[][]): RankingFigures => {
  const measured = queries.map((query, i) => {
    const grades = query.map(({ grade }) => grade)
    const relevant = grades.map((grade) => grade >= relevantFrom)
    return {
      ndcg: ndcg(scores[i]!, grades),
      near: ndcg(
        scores[i]!,
        grades.map((grade) => (grade > 0 ? 1 : 0)),
      ),
      precision: precisionAtTen(scores[i]!, relevant),
      spearman: spearman(
        scores[i]!,
        query.map(({ score, grade }) => score ?? grade),
      ),
      auc: auc(scores[i]!, relevant),
    }
  })
  const average = (figure: 'ndcg' | 'near' | 'precision' | 'spearman' | 'auc') =>
    mean(measured.map((values) => values[figure]).filter((value) => !Number.isNaN(value)))
  return {
    set: name,
    ranker,
    queries: queries.length,
    ndcg: average('ndcg'),
    near: average('near'),
    precision: average('precision'),
    spearman: average('spearman'),
    auc: average('auc'),
  }
}

/** Measures the ranking on the labelled pairs in `folder`, beside simple rankers on the same pairs. */
export const evalRanking = (folder: string, seed = 1): RankingFigures[] => {
  const read = readLabelled(folder)
  const holdout = occupationHoldout(read, seed)
  const sets = holdout ? [...read, holdout] : read
  const rarity = rarityOf(
    sets.flatMap(({ jobs, resumes }) => [...jobs.values(), ...resumes.values()].map(({ text }) => bagOf(text))),
  )
  return sets.flatMap((set) => [
    figures(set, 'this engine', engine(set)),
    ...Object.keys(baselines).map((name) => figures(set, name, simple(set, name, rarity))),
  ])
}

/** The same by this engine alone: sets of one query in the half that variants were compared on and the one kept aside, and ten draws of the holdout. */
export const halvesAndDraws = (folder: string): string => {
  const read = readLabelled(folder)
  const halves = read
    .filter(({ queries }) => queries.length === 1)
    .flatMap((set) => [set, ...halvesOf(set)])
    .map((set) => `  ${set.name.padEnd(40)} AUC ${figures(set, '', engine(set)).auc.toFixed(3)}`)
  const aside = read.map((set) => (set.name === 'one-candidate' ? keptAside(set) : set))
  return [
    'this engine, on halves drawn by seed:',
    ...halves,
    `occupation-holdout, seeds 1 to 10: ${tenDraws(read)}`,
    `the same of the advertisements kept aside: ${tenDraws(aside)}`,
  ].join('\n')
}

const tenDraws = (sets: readonly LabelledSet[]): string => {
  const draws = Array.from({ length: 10 }, (_, at) => occupationHoldout(sets, at + 1)).filter((set) => set !== null)
  const drawn = draws.map((set) => figures(set, '', engine(set)))
  const average = (figure: 'ndcg' | 'precision' | 'near') => mean(drawn.map((one) => one[figure])).toFixed(3)
  const ndcgs = drawn.map(({ ndcg }) => ndcg)
  const [lowest, highest] = [Math.min(...ndcgs).toFixed(3), Math.max(...ndcgs).toFixed(3)]
  return `nDCG@10 ${average('ndcg')} (${lowest} to ${highest}), near ${average('near')}, P@10 ${average('precision')}`
}

/** How the percentages of one set lie, by grade: the tenth, the middle and the ninetieth of a hundred, and how many reach 60. */
export const distributionLines = (folder: string, name = 'category'): string => {
  const set = readLabelled(folder).find((one) => one.name === name)
  if (!set) return ''
  const scores = engine(set)
  const rows = set.queries.flatMap((query, i) =>
    query.map(({ grade }, place) => ({ grade, percentage: 100 * scores[i]![place]! })),
  )
  const lines = [...Map.groupBy(rows, ({ grade }) => grade)]
    .toSorted(([a], [b]) => b - a)
    .map(([grade, ofGrade]) => {
      const sorted = ofGrade.map(({ percentage }) => percentage).toSorted((a, b) => a - b)
      const at = (share: number) =>
        Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)
          .toString()
          .padStart(3)
      const high = Math.round((100 * sorted.filter((percentage) => percentage >= 60).length) / sorted.length)
      return `  grade ${grade}: ${at(0.1)} ${at(0.5)} ${at(0.9)}   60 or more: ${high} %   (${sorted.length} pairs)`
    })
  return [`percentages of ${name}, ${set.queries.length} advertisements, 10th, 50th and 90th of a hundred:`, ...lines].join('\n')
}

/** The figures as a table for a terminal. */
export const rankingTable = (rows: RankingFigures[]): string =>
  [
    `${'set'.padEnd(15)}${'ranker'.padEnd(21)}nDCG@10   near   P@10  Spearman   AUC  queries`,
    ...rows.map(({ set, ranker, queries, ...values }) => {
      const [a, near, b, c, d] = [values.ndcg, values.near, values.precision, values.spearman, values.auc].map((value) =>
        value.toFixed(3),
      )
      return `${set.padEnd(15)}${ranker.padEnd(21)}  ${a}  ${near}  ${b}     ${c!.padStart(6)} ${d}  ${String(queries).padStart(7)}`
    }),
  ].join('\n')

if (import.meta.main) {
  const [folder = '../shared/data', seed = '1'] = process.argv.slice(2)
  console.log(`${rankingTable(evalRanking(folder, Number(seed)))}\n\n${halvesAndDraws(folder)}`)
}
