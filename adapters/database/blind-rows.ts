import { sql } from 'drizzle-orm'
import type { IdentityWords, Reveal, RevealReason } from '#src/blindreview/ports.ts'

/** The ids of whoever is ranked for a blind job of the workspace and not revealed in it. */
export const hiddenPeople = (ownerId: string, people?: readonly string[]) => sql`
  select distinct r.person_id as id from blind_jobs b
    join job_descriptions j on j.workspace_id = b.owner_id and coalesce(j.first_version_id, j.id) = b.job_id
    join candidates c on c.job_description_id = j.id
    join resumes r on r.id = c.resume_id
  where b.owner_id = ${ownerId} and b.is_on = 1
    and not exists (select 1 from blind_reveals v where v.candidate_id = c.id)
    ${people ? sql`and r.person_id in (select value from json_each(${JSON.stringify(people)}))` : sql``}`

export interface RevealRow {
  subjectId: string
  jobId: string
  reason: RevealReason
  note: string | null
  byName: string | null
  at: number
}

export const revealOf = ({ subjectId, jobId, reason, note, byName, at }: RevealRow): Reveal => ({
  subjectId,
  jobId,
  reason,
  note,
  byName,
  at: new Date(at),
})

/** A blind job that somebody is in, beside the reveal of them there, whose columns are null when there is none. */
export type JobWithRevealRow = Partial<RevealRow> & { subject: string; job: string; title: string }

export const jobWithReveal = ({ subject, job, title, ...reveal }: JobWithRevealRow) => ({
  subjectId: subject,
  jobId: job,
  title,
  reveal: reveal.subjectId ? revealOf(reveal as RevealRow) : null,
})

/** What words were made from: another reading of the same file gives others. */
export const identityBasis = (rules: string, engine: string, factsHash: string | null) => `${rules} ${engine} ${factsHash ?? ''}`

export const parsedWords = (words: string | null): IdentityWords | null =>
  words === null ? null : (JSON.parse(words) as IdentityWords)

type Value = string | null | undefined

/** With names and contact data that stood in place of those that were read, or stand there now: people corrected them. */
export const withEarlier = (words: IdentityWords, { names, contacts }: { names: Value[]; contacts: Value[] }): IdentityWords => ({
  ...words,
  names: distinct([...words.names, ...names]),
  contacts: distinct([...words.contacts, ...contacts]),
})

const distinct = (values: Value[]): string[] =>
  [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))] as string[]
