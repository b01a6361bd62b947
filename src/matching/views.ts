import type { ReadByModelView, ReadingView, RowDoubt } from '#src/contracts/matching/reading-records.ts'
import type { CandidateRecord, SavedJobDescription, SubmissionAnswer } from '#src/contracts/matching/records.ts'
import type { ReadByModel } from '#src/resume-engine/facts.ts'
import { resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import { readingView } from './reading-words.ts'
import type { Candidate, JobDescription } from './resume.ts'
import type { Submission } from './submission.ts'
import { shownPercentage } from './unread.ts'

export type * from '#src/contracts/matching/records.ts'
export type { ReadByModelView, ReadingView, RowDoubt }

export interface CandidateSummary {
  all: number
  recent: number
  /** A candidate created at or after this instant counts as recent. */
  recentSince: string
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
          'Matching Percentage': shownPercentage(percentage),
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
          ...(resume.unreadable ? { unreadable: resume.unreadable.reason } : {}),
          ...(match.copied ? { copied: match.copied } : {}),
          criteriaVersion: candidate.criteriaVersion,
          currentCriteriaVersion: jobDescription.criteriaVersion,
          model: candidate.modelState,
          ...correctedBy(resume.corrections),
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

const correctedBy = (corrections: Candidate['resume']['corrections']) => {
  const last = corrections?.list.at(-1)
  return corrections && last ? { corrected: { count: corrections.list.length, by: last.by, at: last.at } } : {}
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

export const savedJobDescription = ({ id, title, filename, uploadedAt }: JobDescription): SavedJobDescription => ({
  _id: id,
  title,
  filename,
  uploadedAt: uploadedAt.toISOString(),
})

export const submissionAnswer = ({ results, duplicateCount, rejected }: Submission): SubmissionAnswer => ({
  results: results.map(candidateRecord),
  duplicateCount,
  rejected,
})
