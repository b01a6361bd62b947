import type { Actor } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { createThrottle } from '#src/shared/rate-limiter.ts'
import type { AskTaxonomy, SkillNames, WorkflowFacts } from '../ask-ports.ts'
import { type Bits, countBits, inAll } from '../candidate-filters/bits.ts'
import type { CandidateIndex } from '../candidate-filters/candidate-index.ts'
import type { Sorting } from '../candidate-filters/list-orders.ts'
import type { CandidateArchive, CandidateRow } from '../ports.ts'
import { spread } from './bounds.ts'
import { composeAnswer, type Sentence } from './compose-answer.ts'
import { type Asks, type Condition, withoutRepeats } from './condition.ts'
import { answerPageSize, questionsPerMinute } from './constants.ts'
import { createEvaluation, type Evaluation, type Held } from './evaluate.ts'
import { type ConditionEvidence, evidenceOf } from './evidence-of.ts'
import { indexVocabulary } from './index-vocabulary.ts'
import { type Interpretation, plainQuestion } from './interpret.ts'
import { createQuestionReader } from './read-question.ts'
import { createValueMeanings } from './value-meanings.ts'

export interface AskPorts {
  reader: AskTaxonomy
  workflowFacts: WorkflowFacts
  candidateArchive: CandidateArchive
  languageModel: LanguageModel
  clock: Clock
  candidateIndex(by: Actor): Promise<CandidateIndex>
  candidateRows(by: Actor, ids: readonly string[]): Promise<CandidateRow[]>
}

export interface Asked {
  question: string
  /** What a person has made of the question; without it the question is read. */
  conditions?: readonly Condition[]
  /** From 1. */
  page?: number
}

export interface Answer extends Interpretation {
  question: string
  /** How many each condition holds for by itself. */
  counts: number[]
  sentences: Sentence[]
  total: number
  everybody: number
  /** Whom the sentences speak of. */
  cited: CandidateRow[]
  rows: { row: CandidateRow; evidence: ConditionEvidence[] }[]
  page: number
  pages: number
  by: 'rules' | 'model' | 'person'
  modelAway: boolean
}

/** Nothing was asked. */
export class BlankQuestion extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('Ask a question first.')
  }
}

const sortingOf = ({ kind, of }: Asks): Sorting =>
  kind !== 'most' && kind !== 'least' ? 'match' : of === 'years' ? 'experience' : of === 'added' ? 'newest' : 'match'

/** Answers questions about the workspace's candidates: by conditions that a person can see, from rows that exist. */
export function answerQuestions(ports: AskPorts) {
  const { reader, workflowFacts, candidateArchive, candidateIndex, candidateRows, clock } = ports
  const readQuestion = createQuestionReader({ ...ports, taxonomy: reader })
  const meanings = createValueMeanings(reader)
  const throttle = createThrottle({ limit: questionsPerMinute, windowMs: 60_000 }, clock)

  const vocabularyFor = async (by: Actor, index: CandidateIndex) => {
    const [stages, tags, titles] = await Promise.all([
      workflowFacts.stages(by.workspaceId),
      workflowFacts.tags(by.workspaceId),
      candidateArchive.jobTitles(by.workspaceId),
    ])
    const jobs = [...new Set(titles.map(({ title }) => title))].filter(Boolean)
    return indexVocabulary(index, { stages, tags, jobs })
  }

  return {
    async ask(by: Actor, { question: asked, conditions: edited, page: wantedPage = 1 }: Asked): Promise<Answer> {
      await throttle.count(by.id)
      const question = plainQuestion(asked).replaceAll(/\s+/g, ' ').trim()
      if (question === '' && !edited) throw new BlankQuestion()
      const index = await candidateIndex(by)
      const read = await readQuestion(by, question, await vocabularyFor(by, index), { rulesOnly: edited !== undefined })
      const conditions = edited ? withoutRepeats(edited) : read.conditions
      const evaluation = createEvaluation(index, by.workspaceId, { workflowFacts, taxonomy: reader, meanings })
      const { fits, counts, yearsUnknown, withoutEach } = await combined(evaluation, conditions)
      const { asks } = read
      const figures = spread(evaluation.figures, asks.of === 'years' ? 'years' : 'score', fits)
      const ordered =
        asks.kind === 'least' || (asks.kind === 'most' && asks.of === 'years') ? ranked(evaluation, fits, asks) : fits
      const total = countBits(fits)
      // Whose years are not known is neither the least nor the most experienced.
      const listed = asks.kind === 'least' ? ordered : fits
      const pages = Math.max(1, Math.ceil(countBits(listed) / answerPageSize))
      const page = Math.min(Math.max(1, wantedPage), pages)
      const idsOf = (bits: Bits, offset: number, limit: number) => pageOf(index, bits, asks, { offset, limit })
      const firstIds = idsOf(ordered, 0, Math.max(5, asks.n))
      const first = await candidateRows(by, firstIds)
      const sentences = composeAnswer({
        asks,
        isBeyond: !edited && conditions.length === 0 && read.notUnderstood.length > 0,
        conditions,
        everybody: index.size,
        total,
        first,
        figures,
        yearsUnknown,
        withoutEach,
      })
      const cites = new Set(sentences.flatMap(({ cites }) => cites))
      const rows = await candidateRows(by, idsOf(listed, (page - 1) * answerPageSize, answerPageSize))
      return {
        ...read,
        ...(edited ? { by: 'person' as const, notUnderstood: [], suggestions: [], modelAway: false } : {}),
        question,
        conditions,
        counts,
        sentences,
        total,
        everybody: index.size,
        cited: first.filter(({ id }) => cites.has(id)),
        rows: await withEvidence(rows, conditions),
        page,
        pages,
      }
    },
  }

  async function withEvidence(rows: readonly CandidateRow[], conditions: readonly Condition[]) {
    const values = [
      ...new Set(conditions.filter(({ category, negated }) => category === 'skill' && !negated).flatMap((each) => each.values)),
    ]
    const names: SkillNames[] = values.length > 0 ? await reader.skillNames(values) : []
    const skills = new Map(values.map((value, at) => [value, names[at]!]))
    return Promise.all(
      rows.map(async (row) => {
        const read = await candidateArchive.facts(row.resumeId)
        return { row, evidence: read ? evidenceOf(read.facts, conditions, skills) : [] }
      }),
    )
  }
}

/** Those whose figure is known, where an order by it is asked for. */
const ranked = ({ figures, everybody }: Evaluation, fits: Bits, { of }: Asks): Bits => {
  if (of !== 'years') return fits
  const known = everybody.slice()
  for (let place = 0; place < figures.places; place += 1)
    if (figures.years[place]! < 0) known[place >>> 5]! &= ~(1 << (place & 31))
  return inAll([fits, known])
}

/** Ids in the order that is asked for; the least come in the order of the most, from its end. */
function pageOf(index: CandidateIndex, bits: Bits, asks: Asks, { offset, limit }: { offset: number; limit: number }) {
  const selection = { base: bits, byCategory: new Map() }
  const sorting = sortingOf(asks)
  if (asks.kind !== 'least') return index.page(selection, { sorting, offset, limit }).ids
  const { total } = index.page(selection, { sorting, offset: 0, limit: 0 })
  const end = total - offset
  if (end <= 0) return []
  const from = Math.max(0, end - limit)
  return index.page(selection, { sorting, offset: from, limit: end - from }).ids.toReversed()
}

async function combined(evaluation: Evaluation, conditions: readonly Condition[]) {
  const { everybody, holds } = evaluation
  const held: Held[] = []
  for (const condition of conditions) held.push(await holds(condition))
  const fits = inAll([everybody, ...held.map((each) => each.fits)])
  // Who does not say how many years they have, and fits in everything else.
  const years = held.filter(({ unknown }) => unknown !== null)
  const others = held.filter(({ unknown }) => unknown === null).map((each) => each.fits)
  const yearsUnknown = years.length === 0 ? 0 : countBits(inAll([everybody, ...others, years[0]!.unknown!]))
  const nobody = !fits.some((word) => word !== 0)
  return {
    fits,
    counts: held.map((each) => countBits(each.fits)),
    yearsUnknown,
    withoutEach: nobody
      ? held.map((_, at) => countBits(inAll([everybody, ...held.filter((__, other) => other !== at).map((each) => each.fits)])))
      : [],
  }
}
