import type { ReadByModel } from './facts.ts'
import type { Submission } from './rank-batch.ts'
import { resumeFields } from './reading/resume-fields.ts'
import { readingView } from './reading-words.ts'
import type { Candidate, JobDescription } from './resume.ts'

/** The record that screens and scripts read. Null is 'not found in the document'; screens show 'N/A' or 0 with a mark. */
export interface CandidateRecord {
  _id: string
  createdAt: string
  resumeId: { _id: string; filename: string }
  jobDescriptionId: { _id: string; title: string }
  matchingResult: [{ 'Resume Data': ResumeData; Analysis: AnalysisData }]
  assessmentSession: { _id: string; status: 'pending' | 'in-progress' | 'completed'; sentAt: string } | null
  testScore: {
    score: number | null
    audioScore: number | null
    textScore: number | null
    videoScore: number | null
    combinedScore: number | null
  } | null
  candidateConsent: { allowedToShare: boolean }
}

export interface ResumeData {
  name: string | null
  email: string | null
  mobile_number: string | null
  /** Title of the job description the candidate was ranked against. */
  'Job Title': string
  /** Whole years, rounded down, such as "2 years"; null when the resume has no dates to count. */
  total_experience: string | null
  'Matching Percentage': number
  designation: string[]
  degree: string[]
  skills: string[]
  company_names: string[]
}

export interface AnalysisData {
  engine: string
  /** Version of the scoring engine. */
  version: string
  /** The day on which open roles were taken to end, 'YYYY-MM-DD'. */
  referenceDay: string
  confidence: number
  components: {
    name: string
    weight: number
    score: number
    summary: string
    evidence: { page: number; quote: string; start: number; end: number }[]
    /** Set when a language model pointed part of the evidence out. */
    source?: 'model'
  }[]
  /** Every single thing asked for, and how far the resume shows it; empty in scores of the first engine. */
  requirements: RequirementData[]
  /** Labels of must-haves that are not shown. */
  missingMusts: string[]
  missing: string[]
  warnings: string[]
  /** The version of the job description's criteria that the score was made by, and the one that is current. */
  criteriaVersion: number
  currentCriteriaVersion: number
  /** How far a language model has added facts: 'none' is set up, it is 'waiting', has 'added' them, or is 'unavailable'. */
  model: 'none' | 'waiting' | 'added' | 'unavailable'
  /** How the resume was read; null for readings made before such reports were. */
  reading: ReadingView | null
  /** Skills that a language model pointed out, each with the words of the resume that show it. */
  addedByModel: { skill: string; quote: { page: number; quote: string; start: number; end: number } }[]
  /** What of the resume only a language model read, where code read nothing or was unsure; code found each in the visible text. */
  readByModel: ReadByModelView[]
}

export interface ReadByModelView {
  field: 'title' | 'employer' | 'dates' | 'degree'
  /** As written. */
  value: string
  quote: { page: number; quote: string; start: number; end: number }
}

/** How a resume was understood, in words. */
export interface ReadingView {
  /** Most of the text first; empty when the words tell of no language that is read. */
  languages: { code: string; name: string; share: number }[]
  /** From 0 to 1. */
  confidence: number
  /** The same in a word: high from .8 on, low below .5. */
  level: 'high' | 'medium' | 'low'
  /** True when too little was understood to rely on the score. */
  readItYourself: boolean
  notUnderstood: {
    kind: string
    /** The part of the resume that it is about. */
    part: string
    /** A word or two: 'dates of employment'; null for what changes a score hardly or not at all. */
    short: string | null
    text: string
    /** Where to look; null where it is about the whole document. */
    quote: { page: number; quote: string; start: number; end: number } | null
  }[]
}

/** What a row of a list has to say about how a resume was read. */
export interface RowDoubt {
  /** True when too little was understood to rely on the score. */
  readItYourself: boolean
  /** What was not understood and may have changed the score, each in a word or two: 'dates of employment'. */
  notRead: string[]
  /** True when '0 years' only means that no part about employment was found. */
  yearsUnsure: boolean
}

export interface RequirementData {
  id: string
  label: string
  component: string
  must: boolean
  weight: number
  score: number
  state: 'met' | 'partly' | 'missing' | 'unknown'
  summary: string
  evidence: { page: number; quote: string; start: number; end: number }[]
  /** Set when a language model pointed the evidence out. */
  source?: 'model'
}

export interface CandidateSummary {
  all: number
  recent: number
  /** A candidate created at or after this instant counts as recent. */
  recentSince: string
}

export interface UploadLimits {
  /** Such as 'pdf', 'docx', 'doc'. */
  types: string[]
  fileBytes: number
  resumes: number
}

export const engineName = 'deterministic'

/** Domain → the record the client reads. The wire's words appear here and nowhere else. */
export function candidateRecord(candidate: Candidate): CandidateRecord {
  const { id, createdAt, resume, jobDescription, match } = candidate
  const fields = resumeFields(resume.facts, resume.receivedOn)
  const { percentage, engine, confidence, components, missing, warnings } = match
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    resumeId: { _id: resume.id, filename: resume.filename },
    jobDescriptionId: { _id: jobDescription.id, title: jobDescription.title },
    matchingResult: [
      {
        'Resume Data': {
          name: fields.name,
          email: fields.email,
          mobile_number: fields.mobileNumber,
          'Job Title': jobDescription.title,
          total_experience: fields.totalExperience === null ? null : yearsInWords(fields.totalExperience),
          'Matching Percentage': percentage,
          designation: fields.designation,
          degree: fields.degree,
          skills: fields.skills,
          company_names: fields.companyNames,
        },
        Analysis: {
          engine: engineName,
          version: engine,
          referenceDay: resume.receivedOn,
          confidence,
          components,
          requirements: match.requirements ?? [],
          missingMusts: match.missingMusts ?? [],
          missing,
          warnings,
          criteriaVersion: candidate.criteriaVersion,
          currentCriteriaVersion: jobDescription.criteriaVersion,
          model: candidate.modelState,
          reading: readingView(resume.facts),
          addedByModel: match.basis?.model?.skills ?? [],
          readByModel: match.basis?.model?.read ? readByModel(match.basis.model.read) : [],
        },
      },
    ],
    assessmentSession: null,
    testScore: null,
    candidateConsent: { allowedToShare: false },
  }
}

const readByModel = ({ roles, degrees }: ReadByModel): ReadByModelView[] => {
  const shown = (field: ReadByModelView['field'], fact: { quotes: ReadByModelView['quote'][] } | null): ReadByModelView[] => {
    const [quote] = fact?.quotes ?? []
    return quote ? [{ field, value: quote.quote.replace(/\s+/g, ' '), quote }] : []
  }
  return [
    ...roles.flatMap(({ title, company, dates }) => [
      ...shown('title', title),
      ...shown('employer', company),
      ...shown('dates', dates),
    ]),
    ...degrees.flatMap((degree) => shown('degree', degree)),
  ]
}

export const yearsInWords = (years: number) => (years === 1 ? '1 year' : `${years} years`)

export interface SavedJobDescription {
  _id: string
  title: string
  filename: string
  uploadedAt: string
}

export const savedJobDescription = ({ id, title, filename, uploadedAt }: JobDescription): SavedJobDescription => ({
  _id: id,
  title,
  filename,
  uploadedAt: uploadedAt.toISOString(),
})

export interface SubmissionAnswer {
  results: CandidateRecord[]
  duplicateCount: number
  rejected: { filename: string; error: string; code: string }[]
}

export const submissionAnswer = ({ results, duplicateCount, rejected }: Submission): SubmissionAnswer => ({
  results: results.map(candidateRecord),
  duplicateCount,
  rejected,
})
