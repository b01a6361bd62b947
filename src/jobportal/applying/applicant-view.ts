import type { StoredFile } from '#src/matching/index.ts'
import type { Application, ApplicationMessage, CorrectionSubject } from '../application.ts'
import { readFieldsOf } from '../application-serializers.ts'
import type { ApplicantView } from '../application-views.ts'
import { consentTextOf, keepSentence } from '../constants.ts'
import { employerOf, isOpen } from '../job-post.ts'
import { keepingsOf } from '../keeping/keep.ts'
import type { Tools } from '../tools.ts'
import { eventText, keepingText, softwareSentences, statusText } from './applicant-words.ts'
import { InvalidLink } from './errors.ts'
import { withoutHeldBack } from './held-back.ts'

const correctable: CorrectionSubject[] = ['name', 'phone', 'skills', 'titles', 'companies', 'degrees', 'experience', 'other']

/** Everything but the link to the file, which the route makes. */
export interface ShownApplication {
  view: Omit<ApplicantView, 'fileUrl'>
  file: StoredFile
}

/** In words: applicants see no numbers about themselves. */
const understoodOf = ({ matching }: Tools, { facts }: Application): ApplicantView['understood'] => {
  const reading = facts && matching.readingOf(facts)
  if (!reading) return null
  const { confidence: _, ...words } = reading
  return words
}

const oldestFirst = (one: ApplicationMessage, other: ApplicationMessage) => one.createdAt.getTime() - other.createdAt.getTime()

/** An application as its applicant sees it: all that was found in it, no weights and no percentage. */
export const showToApplicant =
  (tools: Tools) =>
  async (application: Application): Promise<ShownApplication> => {
    const { applicationRecords, applications, clock, companies, files, jobPosts, newerApplications, settings, today } = tools
    const job = await jobPosts.find(application.jobId)
    const company = await companies.find(application.companyId)
    const file = await files.find(application.companyId, application.fileId)
    if (!job || !company || !file) throw new InvalidLink()
    const { match, warnings, reviewAskedAt, reviewedAt } = application
    const [events, written] = [await applications.events(application.id), await applicationRecords.messagesOf(application.id)]
    const letters = await tools.workspace.lettersTo(application)
    const { status, statusAt, ...told } = withoutHeldBack(application, events, written, clock.now())
    const keeping = (await keepingsOf(tools, company.id, [application.id]))(application.id)
    const companyName = employerOf(job, company.companyName)
    const view: ShownApplication['view'] = {
      job: {
        title: job.title,
        companyName,
        location: job.location,
        publicUrl: `${settings.publicUrl}/jobs/${job.publicId}`,
        isOpen: isOpen(job, today()) && !company.suspendedAt,
      },
      name: application.name,
      email: application.email,
      phone: application.phone,
      appliedAt: application.appliedAt.toISOString(),
      updatedAt: application.updatedAt?.toISOString() ?? null,
      status,
      statusAt: statusAt.toISOString(),
      statusText: statusText({ ...application, status }),
      isWithdrawn: application.withdrawnAt !== null,
      resumeFile: application.resumeFile,
      newer: (await newerApplications.ofApplication(application.id)).map(({ id, sentAt, form: { name, resumeFile } }) => ({
        id,
        sentAt: sentAt.toISOString(),
        name,
        resumeFile,
      })),
      reading: application.reading,
      unreadable: application.unreadableReason,
      read: readFieldsOf(tools, application),
      understood: understoodOf(tools, application),
      requirements: (match?.requirements ?? []).map(({ label, component, must, state, summary, evidence }) => ({
        label,
        must,
        isDuty: component === 'duties',
        state,
        summary,
        quotes: evidence.map(({ page, quote }) => ({ page, quote })),
      })),
      warnings: match?.warnings ?? warnings,
      software: softwareSentences(application),
      // Which answers the company is shown in particular is its own mark, and decides nothing.
      answers: application.answers.map(({ questionId, question, answer }) => ({ questionId, question, answer })),
      shownFields: await tools.workspace.fieldsShownTo(application),
      corrections: application.corrections,
      correctable,
      review: reviewAskedAt && {
        askedAt: reviewAskedAt.toISOString(),
        reason: application.reviewReason,
        reviewedAt: reviewedAt?.toISOString() ?? null,
      },
      consent: {
        version: application.consentVersion,
        text: consentTextOf(application.consentVersion),
        at: application.consentedAt.toISOString(),
        allowedToShare: application.allowedToShare,
      },
      keeping: {
        until: keeping.erasedAt?.toISOString() ?? null,
        text: keepingText(keeping, keepSentence(companyName, company.keepDays)),
        isDeletionAsked: keeping.asksDeletion,
      },
      messages: [...told.messages, ...letters].toSorted(oldestFirst).map(({ subject, body, sentBy, createdAt }) => ({
        subject,
        body,
        sentBy,
        at: createdAt.toISOString(),
      })),
      events: told.events.map((event) => ({
        at: event.at.toISOString(),
        text: eventText(event),
      })),
    }
    return { view, file }
  }
