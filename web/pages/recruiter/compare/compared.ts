import type { CandidateRecord } from '../../../api/matching.ts'
import type { RequirementData } from '../../../api/ranking.ts'
import { asHeading } from '../reasons/points.ts'

export interface Cell {
  state: RequirementData['state']
  summary: string
  evidence: RequirementData['evidence']
  fromModel: boolean
}

export interface ComparedRow {
  id: string
  label: string
  must: boolean
  /** One for each candidate, in their order; null when their score was never held against it. */
  cells: (Cell | null)[]
}

export interface ComparedGroup {
  title: string
  rows: ComparedRow[]
}

const groups: { title: string; components: string[] }[] = [
  { title: 'Must-haves', components: ['must-have skills'] },
  { title: 'Nice to have', components: ['nice-to-have skills'] },
  { title: 'Experience, degree and title', components: ['experience', 'degree', 'title'] },
]

/** Components that are one comparison as a whole. */
const wholes = ['field of work', 'duties']

const analysisOf = ({ matchingResult: [{ Analysis }] }: CandidateRecord) => Analysis

/** What the job description asks for, row by row, and what each candidate shows for it. */
export const comparedGroups = (records: readonly CandidateRecord[]): ComparedGroup[] => {
  const requirements = groups.map(({ title, components }): ComparedGroup => {
    const rows = new Map<string, ComparedRow>()
    records.forEach((record, column) => {
      for (const requirement of analysisOf(record).requirements) {
        if (!components.includes(requirement.component)) continue
        const { id, label, must, state, summary, evidence, source } = requirement
        const row = rows.get(id) ?? { id, label, must, cells: records.map(() => null) }
        row.cells[column] = { state, summary, evidence, fromModel: source === 'model' }
        rows.set(id, row)
      }
    })
    return { title, rows: [...rows.values()] }
  })
  const whole = wholes.map((name): ComparedRow => {
    const cells = records.map((record): Cell | null => {
      const component = analysisOf(record).components.find((each) => each.name === name)
      if (!component) return null
      const { weight, score, summary, evidence } = component
      const state = weight <= 0 ? 'unknown' : score >= 0.7 ? 'met' : score >= 0.3 ? 'partly' : 'missing'
      return { state, summary, evidence, fromModel: false }
    })
    return { id: name, label: asHeading(name), must: false, cells }
  })
  const known = whole.filter(({ cells }) => cells.some((cell) => cell !== null))
  return [...requirements, { title: 'Field and duties', rows: known }].filter(({ rows }) => rows.length > 0)
}

/** Only the rows in which not everybody stands the same. */
export const differing = (all: readonly ComparedGroup[]): ComparedGroup[] =>
  all
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => new Set(cells.map((cell) => cell?.state ?? null)).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0)

/** Candidates by their job description, in the order of the address. */
export const byJob = (records: readonly CandidateRecord[]): CandidateRecord[][] => {
  const jobs = new Map<string, CandidateRecord[]>()
  for (const record of records) jobs.set(record.jobDescriptionId._id, [...(jobs.get(record.jobDescriptionId._id) ?? []), record])
  return [...jobs.values()]
}
