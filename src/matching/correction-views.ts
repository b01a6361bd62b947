import type { CandidateFacts, FactCorrectionInput, FactCorrectionRecord } from '#src/contracts/matching/correction-records.ts'
import type { Month } from '#src/resume-engine/facts.ts'
import { type FactsOfCandidate, hashOf } from './correct-facts.ts'
import { type FactCorrection, type PlainPosition, positionOf } from './fact-corrections.ts'
import { shownPercentage } from './unread.ts'

export type { CandidateFacts, FactCorrectionInput, FactCorrectionRecord }

const monthText = (month: Month | null) =>
  month === null ? null : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
const endText = (to: PlainPosition['to']) => (to === 'present' ? to : monthText(to))

const inWords = ({ title, company, from, to }: PlainPosition) =>
  [title, company, from === null ? null : `${monthText(from)} to ${endText(to)}`].filter(Boolean).join(', ')

const wordsOf = (value: string | PlainPosition | null) => (typeof value === 'object' && value !== null ? inWords(value) : value)

export const correctionRecord = ({ id, at, by, field, before, after }: FactCorrection): FactCorrectionRecord => ({
  _id: id,
  at,
  by,
  field,
  before: wordsOf(before),
  after: wordsOf(after),
})

export const candidateFacts = ({ candidate, corrections }: FactsOfCandidate): CandidateFacts => {
  const { facts } = candidate.resume
  return {
    candidate: candidate.id,
    version: hashOf(candidate.resume),
    percentage: shownPercentage(candidate.match.percentage),
    name: facts.name?.value ?? null,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    skills: [...new Set(facts.skills.map(({ value }) => value.skill))],
    degrees: facts.degrees.map(({ value }) => value.title),
    positions: facts.roles.map(positionOf).map(({ title, company, from, to }) => ({
      title,
      company,
      from: monthText(from),
      to: endText(to),
    })),
    corrections: corrections.map(correctionRecord),
  }
}
