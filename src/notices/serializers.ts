import type { NoticeStateRecord, NoticesSent, PersonView } from '#src/contracts/notices/records.ts'
import type { StoredFile } from '#src/matching/index.ts'
import { isReviewOpen } from '#src/shared/review.ts'
import { lateDays } from '#src/talent/index.ts'
import type { PersonCorrection } from './notice.ts'
import { categoriesInWords, originInWords, rightsInWords } from './notice-words.ts'
import { eventsOf, type PersonPage } from './person-view.ts'
import type { NoticeState, NotTold } from './send-notices.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null
const correctionRecord = ({ resumeId: _, ...correction }: PersonCorrection) => correction

const lateMs = lateDays * 24 * 60 * 60_000

export const noticeState = (
  { address, knownSince, notice, corrections, hasApplied, isReady }: NoticeState,
  now: Date,
): NoticeStateRecord => ({
  address,
  knownSince: iso(knownSince),
  hasApplied,
  isLate: notice === null && !hasApplied && knownSince !== null && now.getTime() - knownSince.getTime() >= lateMs,
  isReady,
  notice: notice && {
    sentAt: notice.sentAt.toISOString(),
    sentBy: notice.sentByName,
    openedAt: iso(notice.openedAt),
    objectedAt: iso(notice.objectedAt),
    objection: notice.objection,
    reviewAskedAt: iso(notice.reviewAskedAt),
    reviewReason: notice.reviewReason,
    needsReview: isReviewOpen(notice),
    deletionAskedAt: iso(notice.deletionAskedAt),
  },
  corrections: corrections.map(correctionRecord),
})

const counted = (count: number) => (count === 1 ? '1 privacy notice is on its way' : `${count} privacy notices are on their way`)

export const noticesSent = ({ told, left }: { told: number; left: NotTold[] }): NoticesSent => ({
  told,
  left: left.map(({ id, name, reason }) => ({ _id: id, name, reason })),
  message: [
    told === 0 ? 'Nobody was told' : counted(told),
    ...(left.length > 0 ? [`${left.length} left as they were`] : []),
  ].join(', '),
})

/** `linkTo` makes the link that a file is opened by. */
export const personView = (page: PersonPage, linkTo: (file: StoredFile) => string): PersonView => {
  const { notice, facts, resumes } = page
  return {
    workspaceName: facts.workspaceName,
    name: resumes.find(({ fields }) => fields.name)?.fields.name ?? null,
    texts: facts.texts,
    categories: categoriesInWords,
    origins: facts.origins.map(originInWords),
    keeping: facts.keeping,
    software: facts.software,
    rights: [...rightsInWords],
    resumes: resumes.map(({ id, file, filename, receivedOn, fields, warnings, jobTitles, corrections }) => ({
      id,
      filename,
      receivedOn,
      fileUrl: file && linkTo({ ...file, filename }),
      name: fields.name,
      email: fields.email,
      phone: fields.mobileNumber,
      titles: fields.designation,
      companies: fields.companyNames,
      degrees: fields.degree,
      skills: fields.skills,
      years: fields.totalExperience,
      warnings,
      jobTitles,
      corrections: corrections.map(correctionRecord),
    })),
    review: notice.reviewAskedAt && {
      askedAt: notice.reviewAskedAt.toISOString(),
      reason: notice.reviewReason,
      reviewedAt: isReviewOpen(notice) ? null : iso(notice.reviewedAt),
    },
    objectedAt: iso(notice.objectedAt),
    isDeletionAsked: notice.deletionAskedAt !== null,
    events: eventsOf(page).map(({ at, text }) => ({ at: at.toISOString(), text })),
  }
}
