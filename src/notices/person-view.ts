import type { StoredFile } from '#src/matching/index.ts'
import { isReviewOpen } from '#src/shared/review.ts'
import type { PersonCorrection } from './notice.ts'
import type { NoticeFacts } from './notice-words.ts'
import type { LinkedPerson } from './person-link.ts'
import type { NoticeTools } from './tools.ts'

/** One resume as it was read, and what its person says about it. */
export interface OwnResume {
  id: string
  /** Null where the file is gone. */
  file: StoredFile | null
  filename: string
  receivedOn: string
  fields: ReturnType<NoticeTools['matching']['fieldsOf']>
  warnings: string[]
  /** What it was compared with. */
  jobTitles: string[]
  corrections: PersonCorrection[]
}

/** Everything that a person is shown about themselves: no weights and no percentage. */
export interface PersonPage extends LinkedPerson {
  facts: NoticeFacts
  resumes: OwnResume[]
}

export const showToPerson =
  ({ matching, notices, factsOf }: NoticeTools) =>
  async ({ workspaceId, person, notice }: LinkedPerson): Promise<PersonPage> => {
    const facts = await factsOf(workspaceId, person.id)
    const corrections = await notices.corrections(person.id)
    const resumes: OwnResume[] = []
    for (const { resumeId } of facts.origins) {
      const resume = await matching.resume(workspaceId, resumeId)
      if (!resume) continue
      const scores = await matching.scoresOf(workspaceId, resumeId)
      resumes.push({
        id: resumeId,
        file: await matching.file(workspaceId, resume.fileId),
        filename: resume.filename,
        receivedOn: resume.receivedOn,
        fields: matching.fieldsOf(resume.facts, resume.receivedOn),
        warnings: resume.warnings,
        jobTitles: [...new Set(scores.map(({ jobTitle }) => jobTitle))].toSorted(),
        corrections: corrections.filter((correction) => correction.resumeId === resumeId),
      })
    }
    return { workspaceId, person, notice, facts, resumes }
  }

/** What happened between the person and the workspace, oldest first. */
export function eventsOf({ notice }: Pick<PersonPage, 'notice'>): { at: Date; text: string }[] {
  const { firstSentAt, sentAt, objectedAt, reviewAskedAt, reviewedAt, deletionAskedAt } = notice
  const entries: [Date | null, string][] = [
    [firstSentAt, 'You were told what is kept about you.'],
    [sentAt > firstSentAt ? sentAt : null, 'You were told once more.'],
    [reviewAskedAt, 'You asked that a person looks at your case.'],
    [isReviewOpen(notice) ? null : reviewedAt, 'A person looked at your case.'],
    [objectedAt, 'You objected to the use of your data.'],
    [deletionAskedAt, 'You asked that everything is deleted. A person looks at it.'],
  ]
  return entries.flatMap(([at, text]) => (at ? { at, text } : [])).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
