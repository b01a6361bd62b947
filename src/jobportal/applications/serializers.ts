import type { ShownAnswer } from '#src/contracts/jobportal/application-records.ts'
import type { StoredFile } from '#src/matching/index.ts'
import type { Answer, ApplicationNote } from '../application.ts'
import { applicationRecord } from '../application-serializers.ts'
import type { ApplicationDetail } from '../application-views.ts'
import type { ListedApplication } from '../listed-application.ts'
import type { ShownApplication, ShownMessage } from './show-application.ts'

type DetailFile = ApplicationDetail['file']

/** Everything about an application, on the wire; `linkTo` makes the links that its files are opened by. */
export function applicationDetail(
  {
    application,
    keeping,
    job,
    companyName,
    read,
    understood,
    shown,
    file,
    files,
    notes,
    byRecruiters,
    messages,
    answersComeHere,
    events,
    rejection,
  }: ShownApplication,
  linkTo: (file: StoredFile, filename: string) => string,
): ApplicationDetail {
  const { reviewAskedAt, reviewReason, reviewedAt, earlier } = application
  return {
    ...applicationRecord(application, notes.length, keeping),
    jobTitle: job.title,
    companyName,
    answers: shownAnswers(application.answers, files, linkTo),
    allowedToShare: application.allowedToShare,
    consent: { version: application.consentVersion, at: application.consentedAt.toISOString() },
    review: reviewAskedAt && {
      askedAt: reviewAskedAt.toISOString(),
      reason: reviewReason,
      reviewedAt: reviewedAt?.toISOString() ?? null,
    },
    rejection: rejection && {
      reason: rejection.reason,
      at: rejection.at.toISOString(),
      from: rejection.from,
      undoUntil: rejection.undoUntil?.toISOString() ?? null,
    },
    read,
    understood,
    analysis: application.match,
    shown,
    file: {
      url: linkTo(file, application.resumeFile),
      filename: application.resumeFile,
      // What applicants send is one of these.
      type: file.type as DetailFile['type'],
    },
    corrections: application.corrections,
    earlier: earlier.toReversed().flatMap(({ fileId, resumeFile, appliedAt, answers }) => {
      const sent = files.get(fileId)
      return sent ? { resumeFile, appliedAt, answers: shownAnswers(answers, files, linkTo), url: linkTo(sent, resumeFile) } : []
    }),
    notesWritten: notes.map((note) => ({
      ...noteRecord(note),
      ...(byRecruiters.has(note.id) && { isRecruiters: true as const }),
    })),
    messages: messages.map(messageRecord),
    answersComeHere,
    events: events.map(({ at, kind, details }) => ({ at: at.toISOString(), kind, details })),
  }
}

export const noteRecord = ({ id, text, writtenBy, createdAt }: ApplicationNote) => ({
  _id: id,
  text,
  writtenBy,
  createdAt: createdAt.toISOString(),
})

export const messageRecord = <State extends ShownMessage['state']>({
  id,
  subject,
  body,
  sentBy,
  createdAt,
  state,
}: Omit<ShownMessage, 'state'> & { state: State }) => ({
  _id: id,
  subject,
  body,
  sentBy,
  createdAt: createdAt.toISOString(),
  state,
})

export const unansweredRecord = ({ id, name, email, status }: ListedApplication) => ({
  _id: id,
  candidateName: name,
  candidateEmail: email,
  status,
})

const shownAnswers = (
  answers: readonly Answer[],
  files: ReadonlyMap<string, StoredFile>,
  linkTo: (file: StoredFile, filename: string) => string,
): ShownAnswer[] =>
  answers.map(({ questionId, question, answer, flagged, fileId }) => {
    const file = fileId === undefined ? undefined : files.get(fileId)
    return { questionId, question, answer, ...(flagged && { flagged }), ...(file && { url: linkTo(file, answer) }) }
  })
