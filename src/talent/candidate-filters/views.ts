import type {
  ChoiceRecord,
  ListedRecord,
  RecommendedRecord,
  RowMarks,
  RowRecord,
  SavedViewRecord,
} from '#src/contracts/talent/candidate-filters-records.ts'
import { candidateRecord, rowDoubt, shownPercentage, yearsInWords } from '#src/matching/index.ts'
import type { CandidateRow, KnownView } from '../ports.ts'
import type { Recommendation } from '../recommend-candidates.ts'
import type { Facets } from './facets.ts'

export type * from '#src/contracts/talent/candidate-filters-records.ts'
export type { Facet, FacetValue } from './facets.ts'
export type { Category } from './filters.ts'

/** The values of each category with their counts, and how many different ones there are. */
export type FacetsAnswer = Partial<Facets>

export const facetsAnswer = (facets: Facets): FacetsAnswer => facets

export const savedView = ({ id, name, query, isShared, isOwn }: KnownView): SavedViewRecord => ({
  _id: id,
  name,
  query,
  isShared,
  isOwn,
})

export const recommendedRecord = ({ candidate, reason, fromHistory }: Recommendation): RecommendedRecord => {
  const { matchingResult, ...record } = candidateRecord(candidate)
  const [{ Analysis, ...data }] = matchingResult
  const doubt = rowDoubt(candidate.resume.facts)
  return {
    ...record,
    matchingResult: [{ ...data, Analysis: { ...Analysis, ...(doubt && { doubt }) } }],
    recommendation: { reason, fromHistory },
  }
}

export const listedRecord = (row: CandidateRow): ListedRecord => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  resumeId: { _id: row.resumeId, filename: row.filename },
  jobDescriptionId: { _id: row.jobDescriptionId, title: row.jobTitle },
  matchingResult: [
    {
      'Resume Data': {
        name: row.name,
        email: row.email,
        'Job Title': row.jobTitle,
        total_experience: row.totalExperience === null ? null : yearsInWords(row.totalExperience),
        'Matching Percentage': shownPercentage(row.percentage),
        designation: row.designation,
        degree: row.degree,
        skills: row.skills,
        company_names: row.companyNames,
      },
      Analysis: { confidence: row.confidence, ...(row.doubt && { doubt: row.doubt }) },
    },
  ],
  assessmentSession: null,
  testScore: null,
  candidateConsent: { allowedToShare: false },
})

/** Names of stages and tags of the workspace, each once. */
export interface MarksAnswer {
  stages: string[]
  tags: string[]
  notices: string[]
}

const stageOf = (stage: string | undefined) => (stage === undefined ? {} : { stage })

interface Workflow {
  marks?: RowMarks | undefined
  /** What the stage is called in which candidates of this position begin. */
  firstStage?: string | undefined
  /** What stands in fields of the workspace, in words, by field. */
  inFields?: Record<string, string> | undefined
}

export const rowRecord = (row: CandidateRow, { marks, firstStage, inFields }: Workflow): RowRecord => {
  const record = listedRecord(row)
  const [{ 'Resume Data': data, Analysis }] = record.matchingResult
  const { degree: _, skills: __, company_names: ___, ...shown } = data
  return {
    ...record,
    ...(row.rank === undefined || row.percentage < 0 ? {} : { rank: row.rank }),
    ...(inFields ? { fields: inFields } : {}),
    ...stageOf(marks?.stage ?? firstStage),
    ...(marks ? { marks: { stage: marks.stage, tags: marks.tags.map(({ name, colour }) => ({ name, colour })) } } : {}),
    matchingResult: [{ 'Resume Data': { ...shown, designation: data.designation.slice(0, 1) }, Analysis }],
  }
}

export const choiceRecord = ({ id, name, filename, email, jobDescriptionId, jobTitle }: CandidateRow): ChoiceRecord => ({
  _id: id,
  name,
  filename,
  email,
  jobDescriptionId: { _id: jobDescriptionId, title: jobTitle },
})
