import type { AskEvidence, ConditionRecord } from '#src/contracts/talent/ask-records.ts'
import { type ListedRecord, listedRecord } from '../candidate-filters/views.ts'
import type { Answer } from './answer-question.ts'
import type { Condition } from './condition.ts'
import { chipText } from './describe.ts'

export type { AskEvidence, ConditionRecord }

export interface AskedRow {
  candidate: ListedRecord
  evidence: AskEvidence[]
}

export interface AskAnswer {
  question: string
  asks: Answer['asks']
  filters: ConditionRecord[]
  notUnderstood: string[]
  suggestions: { words: string; condition: ConditionRecord }[]
  answer: {
    sentences: { text: string; cites: string[] }[]
    total: number
    /** Candidates in all. */
    everybody: number
  }
  /** Everybody whom a sentence cites is among them or in `cited`. */
  cited: { _id: string; name: string }[]
  candidates: AskedRow[]
  page: number
  pages: number
  by: 'rules' | 'model' | 'person'
  /** True when there is a model and it did not answer usefully. */
  modelAway: boolean
}

const conditionRecord = (condition: Condition, count: number): ConditionRecord => ({
  ...condition,
  text: chipText(condition),
  count,
})

export const askAnswer = (answer: Answer): AskAnswer => ({
  question: answer.question,
  asks: answer.asks,
  filters: answer.conditions.map((condition, at) => conditionRecord(condition, answer.counts[at] ?? 0)),
  notUnderstood: answer.notUnderstood,
  suggestions: answer.suggestions.map(({ words, condition }) => ({ words, condition: conditionRecord(condition, 0) })),
  answer: { sentences: answer.sentences, total: answer.total, everybody: answer.everybody },
  cited: answer.cited.map(({ id, name, filename }) => ({ _id: id, name: name ?? filename })),
  candidates: answer.rows.map(({ row, evidence }) => ({
    candidate: listedRecord(row),
    evidence: evidence.map(({ condition, quote: { page, quote, start, end } }) => ({ condition, page, quote, start, end })),
  })),
  page: answer.page,
  pages: answer.pages,
  by: answer.by,
  modelAway: answer.modelAway,
})
