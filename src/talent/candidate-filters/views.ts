import type {
  ChoiceRecord,
  ListedRecord,
  RecommendedRecord,
  RowMarks,
  RowRecord,
  SavedViewRecord,
} from '#src/contracts/talent/candidate-filters-records.ts'
import { candidateRecord, rowDoubt, shownPercentage, yearsInWords } from '#src/matching/index.ts'
import type { KnownView } from '../ports.ts'
import type { Recommendation } from '../recommend-candidates.ts'
import type { CandidateRow } from './candidate-row.ts'
import type { Facets } from './facets.ts'

export type { Facet, FacetValue } from './facets.ts'
export type { Category } from './filters.ts'
export type { ChoiceRecord, ListedRecord, RecommendedRecord, RowMarks, RowRecord, SavedViewRecord }

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

export const listedRecord = ({
  id,
  createdAt,
  resumeId,
  jobDescriptionId,
  jobTitle,
  fields,
  rank: _,
  ...row
}: CandidateRow): ListedRecord => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  resumeId: { _id: resumeId, filename: fields.filename },
  jobDescriptionId: { _id: jobDescriptionId, title: jobTitle },
  matchingResult: [
    {
      'Resume Data': {
        name: fields.name,
        email: fields.email,
        'Job Title': jobTitle,
        total_experience: fields.totalExperience === null ? null : yearsInWords(fields.totalExperience),
        'Matching Percentage': shownPercentage(row.percentage),
        designation: fields.designation,
        degree: fields.degree,
        skills: fields.skills,
        company_names: fields.companyNames,
      },
      Analysis: { confidence: row.confidence, ...(fields.doubt && { doubt: fields.doubt }) },
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

export const choiceRecord = ({ id, fields, jobDescriptionId, jobTitle }: CandidateRow): ChoiceRecord => ({
  _id: id,
  name: fields.name,
  filename: fields.filename,
  email: fields.email,
  jobDescriptionId: { _id: jobDescriptionId, title: jobTitle },
})
