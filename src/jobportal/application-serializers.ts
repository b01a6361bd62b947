import { isReviewOpen } from '#src/shared/review.ts'
import type { Application, Correction } from './application.ts'
import type { ApplicationRecord, MatchSummary, ReadFields } from './application-views.ts'
import type { Keeping } from './keeping/keep.ts'
import type { ListedApplication } from './listed-application.ts'
import type { Tools } from './tools.ts'

/** An application in lists. `notes` is how many the company wrote about it, `keeping` what becomes of it. */
export function applicationRecord(application: ListedApplication, notes: number, keeping: Keeping): ApplicationRecord {
  const { found, missing } = labelsOf(application)
  return {
    _id: application.id,
    jobId: application.jobId,
    candidateName: application.name,
    candidateEmail: application.email,
    candidatePhone: application.phone,
    resumeFile: application.resumeFile,
    appliedAt: application.appliedAt.toISOString(),
    updatedAt: application.updatedAt?.toISOString() ?? null,
    status: application.status,
    match: matchSummary(application),
    found,
    missing,
    source: application.source,
    isWithdrawn: application.withdrawnAt !== null,
    isAnswered: application.answeredAt !== null,
    needsReview: isReviewOpen(application),
    hasCorrections: application.corrections.length > 0,
    notes,
    erasedAt: keeping.erasedAt?.toISOString() ?? null,
    hold: keeping.hold && { ...keeping.hold, heldAt: keeping.hold.heldAt.toISOString() },
    asksDeletion: keeping.asksDeletion,
  }
}

const matchSummary = ({ percentage, confidence, reading, unreadableReason }: ListedApplication): MatchSummary => ({
  percentage,
  confidence,
  unreadable: reading === 'unreadable' ? (unreadableReason ?? 'This file could not be read.') : null,
  isWaiting: reading === 'waiting',
})

/** What the job asks for. Its duties explain a score, and nobody is asked to have them. */
function labelsOf({ match }: ListedApplication) {
  const requirements = (match?.requirements ?? []).filter(({ component }) => component !== 'duties')
  const inOrder = [...requirements.filter(({ must }) => must), ...requirements.filter(({ must }) => !must)]
  const labels = (isFound: boolean) => inOrder.flatMap(({ label, state }) => ((state === 'met') === isFound ? label : []))
  return { found: labels(true), missing: labels(false) }
}

/** What was read from the resume, with what the applicant says of their own name and number; null while it was not read. */
export function readFieldsOf({ matching }: Pick<Tools, 'matching'>, application: Application): ReadFields | null {
  const { facts, receivedOn, corrections } = application
  if (!facts) return null
  const fields = matching.fieldsOf(facts, receivedOn)
  return {
    name: corrected(fields.name, 'name', corrections),
    email: fields.email,
    phone: corrected(fields.mobileNumber, 'phone', corrections),
    titles: fields.designation,
    degrees: fields.degree,
    skills: fields.skills,
    companies: fields.companyNames,
    years: fields.totalExperience,
  }
}

/** The newest word counts: a value that is missing, or one that is wrong and so not known any more. */
function corrected(read: string | null, about: Correction['about'], corrections: readonly Correction[]) {
  let value = read
  for (const correction of corrections) {
    if (correction.about !== about) continue
    if (correction.kind === 'missing') value = correction.value || value
    else if (!correction.value || correction.value === value) value = null
  }
  return value
}
