import type { CandidateRow } from '../ports.ts'
import type { spread } from './bounds.ts'
import type { Asks, Condition } from './condition.ts'
import { chipText, dayInWords, listed, predicate } from './describe.ts'

/** A sentence, and the candidates it speaks of. Both are made of rows that exist. */
export interface Sentence {
  text: string
  cites: string[]
}

export interface AnswerFacts {
  asks: Asks
  conditions: readonly Condition[]
  /** Something was asked that nothing here goes by. */
  isBeyond: boolean
  /** How many there are, and how many fit. */
  everybody: number
  total: number
  /** The first that fit, in the order that was asked for. */
  first: readonly CandidateRow[]
  /** Of whoever fits, where a figure was asked about. */
  figures: ReturnType<typeof spread>
  /** How many fit everything else, but do not say how many years they have. */
  yearsUnknown: number
  /** How many would fit without each condition, by its place; only when nobody does. */
  withoutEach: readonly number[]
}

const many = (count: number, one: string, others = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : others}`

const called = ({ name, filename }: CandidateRow) => name ?? filename
const yearsOf = ({ totalExperience }: CandidateRow) =>
  totalExperience === null ? 'an unknown number of years' : many(totalExperience, 'year')

const withMatch = (row: CandidateRow) => `${called(row)} (${row.percentage}%)`
const day = ({ createdAt }: CandidateRow) => dayInWords(createdAt.toISOString().slice(0, 10))
const ids = (rows: readonly CandidateRow[]) => rows.map(({ id }) => id)

/** Most people that a sentence names. */
const mostNamed = 3

const thoseWho = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? '' : `those who ${listed(conditions.map(predicate))}`

export function composeAnswer(facts: AnswerFacts): Sentence[] {
  const { total, yearsUnknown } = facts
  const sentences = total === 0 ? nobody(facts) : [...counted(facts), ...(facts.isBeyond ? [] : asked(facts))]
  if (yearsUnknown > 0)
    sentences.push({
      text: `For ${yearsUnknown.toLocaleString('en')} more, the resume does not say how many years: they are not counted either way.`,
      cites: [],
    })
  return sentences
}

function nobody({ conditions, everybody, withoutEach }: AnswerFacts): Sentence[] {
  if (everybody === 0) return [{ text: 'There are no candidates in this workspace yet.', cites: [] }]
  const sentences = [{ text: `None of ${many(everybody, 'candidate')} is among ${thoseWho(conditions)}.`, cites: [] as string[] }]
  const best = withoutEach.reduce((most, count, at) => (count > (withoutEach[most] ?? 0) ? at : most), -1)
  if (conditions.length > 1 && best >= 0 && withoutEach[best]! > 0)
    sentences.push({
      text: `Without the filter “${conditions[best]!.negated ? 'not ' : ''}${chipText(conditions[best]!)}” there ${withoutEach[best] === 1 ? 'is' : 'are'} ${withoutEach[best]!.toLocaleString('en')}.`,
      cites: [],
    })
  return sentences
}

function counted({ conditions, everybody, total, isBeyond }: AnswerFacts): Sentence[] {
  if (isBeyond)
    return [{ text: `We can’t answer that from the data here. All ${many(total, 'candidate')} are listed.`, cites: [] }]
  if (conditions.length === 0) return [{ text: `There ${total === 1 ? 'is' : 'are'} ${many(total, 'candidate')}.`, cites: [] }]
  return [{ text: `${total.toLocaleString('en')} of ${many(everybody, 'candidate')}: ${thoseWho(conditions)}.`, cites: [] }]
}

function asked(facts: AnswerFacts): Sentence[] {
  const { asks, first, figures, total } = facts
  const [leader] = first
  if (!leader) return []
  switch (asks.kind) {
    case 'count':
      return []
    case 'average':
      return average(facts)
    case 'compare':
      return first.slice(0, 5).map((row) => ({
        text: `${called(row)} matches ${row.jobTitle || 'the job description'} by ${row.percentage}% and has ${yearsOf(row)} of experience.`,
        cites: [row.id],
      }))
    case 'top': {
      const best = first.slice(0, asks.n)
      const text =
        best.length === 1
          ? `The best match is ${withMatch(best[0]!)}.`
          : `The best ${best.length} are ${listed(best.map(withMatch))}.`
      return [{ text, cites: ids(best) }]
    }
    case 'most':
    case 'least': {
      if (asks.of === 'added')
        return [
          {
            text: `${called(leader)} was added ${asks.kind === 'most' ? 'last' : 'first'}, on ${day(leader)}.`,
            cites: [leader.id],
          },
        ]
      if (!figures) return [{ text: 'No resume among them says how many years.', cites: [] }]
      if (asks.n > 1 && asks.of === 'years') {
        const chosen = first.slice(0, asks.n)
        const people = listed(chosen.map((row) => `${called(row)} (${yearsOf(row)})`))
        return [{ text: `The ${asks.kind} experienced ${chosen.length} are ${people}.`, cites: ids(chosen) }]
      }
      const value = asks.of === 'years' ? leader.totalExperience : leader.percentage
      const equal = first
        .filter((row) => (asks.of === 'years' ? row.totalExperience : row.percentage) === value)
        .slice(0, mostNamed)
      const measure =
        asks.of === 'years'
          ? `${asks.kind} experience: ${yearsOf(leader)}`
          : `${asks.kind === 'most' ? 'highest' : 'lowest'} match: ${value}%`
      return [{ text: `${listed(equal.map(called))} ${equal.length === 1 ? 'has' : 'have'} the ${measure}.`, cites: ids(equal) }]
    }
    default: {
      const named = first.slice(0, mostNamed)
      if (total === 1) return [{ text: `It is ${withMatch(leader)}.`, cites: [leader.id] }]
      return [
        {
          text: `The best ${total <= named.length ? 'is' : 'matches are'} ${listed(named.map(withMatch))}.`.replace(
            'The best is',
            'They are',
          ),
          cites: ids(named),
        },
      ]
    }
  }
}

function average({ asks, figures, total }: AnswerFacts): Sentence[] {
  if (!figures) return [{ text: 'No resume among them says how many years.', cites: [] }]
  const { mean, least, most, unknown } = figures
  const unit = asks.of === 'years' ? ' years' : '%'
  const rounded = asks.of === 'years' ? (Math.round(mean * 10) / 10).toString() : Math.round(mean).toString()
  const what = asks.of === 'years' ? 'experience' : 'match'
  const text =
    total === 1
      ? `Their ${what} is ${rounded}${unit}.`
      : `Their average ${what} is ${rounded}${unit}, from ${least} to ${most}${unit}.`
  return [{ text, cites: [] }, ...(unknown > 0 ? [{ text: `It is not known for ${unknown} of them.`, cites: [] }] : [])]
}
