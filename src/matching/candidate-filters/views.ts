import type { SavedView } from '../candidate-ports.ts'
import { rowDoubt } from '../reading-words.ts'
import type { Recommendation } from '../recommend-candidates.ts'
import {
  type AnalysisData,
  type CandidateRecord,
  candidateRecord,
  type ResumeData,
  type RowDoubt,
  yearsInWords,
} from '../views.ts'
import type { CandidateRow } from './candidate-list.ts'
import type { Facets } from './facets.ts'

export type { Facet, FacetValue } from './facets.ts'
export type { Category } from './filters.ts'

/** The values of each category with their counts, and how many different ones there are. */
export type FacetsAnswer = Partial<Facets>

export const facetsAnswer = (facets: Facets): FacetsAnswer => facets

export interface SavedViewRecord {
  _id: string
  name: string
  /** Parameters of the screen's address. */
  query: string
}

export const savedView = ({ id, name, query }: SavedView): SavedViewRecord => ({ _id: id, name, query })

/** A candidate record with the reason; the id of those from history leads nowhere: they are no candidates yet. */
export interface RecommendedRecord extends Omit<CandidateRecord, 'matchingResult'> {
  matchingResult: [{ 'Resume Data': ResumeData; Analysis: AnalysisData & Pick<ListedAnalysis, 'doubt'> }]
  recommendation: { reason: string; fromHistory: boolean }
}

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

/** A candidate record without its analysis but for the confidence, and without the phone number. */
export interface ListedRecord extends Omit<CandidateRecord, 'matchingResult'> {
  matchingResult: [{ 'Resume Data': Omit<ResumeData, 'mobile_number'>; Analysis: ListedAnalysis }]
}

interface ListedAnalysis extends Pick<AnalysisData, 'confidence'> {
  /** Absent when nothing has to be said about how the resume was read. */
  doubt?: RowDoubt
}

export const listedRecord = ({
  id,
  createdAt,
  resumeId,
  jobDescriptionId,
  jobTitle,
  fields,
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
        'Matching Percentage': row.percentage,
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

type RowData = Omit<ResumeData, 'mobile_number' | 'degree' | 'skills' | 'company_names'>

/** Names of stages and tags of the workspace, each once. */
export interface MarksAnswer {
  stages: string[]
  tags: string[]
}

/** What people have put on somebody since the ranking: the stage they were moved to, and tags. */
export interface RowMarks {
  stage: string | null
  tags: { name: string; colour: string }[]
}

/** What a row of the list shows and no more; the rest comes when somebody is opened. */
export interface RowRecord extends Omit<CandidateRecord, 'matchingResult'> {
  matchingResult: [{ 'Resume Data': RowData; Analysis: ListedAnalysis }]
  marks?: RowMarks
}

export const rowRecord = (row: CandidateRow, marks?: RowMarks): RowRecord => {
  const record = listedRecord(row)
  const [{ 'Resume Data': data, Analysis }] = record.matchingResult
  const { degree: _, skills: __, company_names: ___, ...shown } = data
  return {
    ...record,
    ...(marks ? { marks: { stage: marks.stage, tags: marks.tags.map(({ name, colour }) => ({ name, colour })) } } : {}),
    matchingResult: [{ 'Resume Data': { ...shown, designation: data.designation.slice(0, 1) }, Analysis }],
  }
}

/** What choosing somebody takes: whoever chooses a thousand needs no more of them. */
export interface ChoiceRecord {
  _id: string
  name: string | null
  filename: string
  email: string | null
  jobDescriptionId: { _id: string; title: string }
}

export const choiceRecord = ({ id, fields, jobDescriptionId, jobTitle }: CandidateRow): ChoiceRecord => ({
  _id: id,
  name: fields.name,
  filename: fields.filename,
  email: fields.email,
  jobDescriptionId: { _id: jobDescriptionId, title: jobTitle },
})
