import { sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { among, moment } from './privacy-rows.ts'

/** What people were told and what they said to it. The rows go with the people's and the resumes'; their links end. */
export const noticesOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'notices',
  async erase({ people }) {
    const links = await query().all<{ tokenHash: string }>(sql`delete from notice_links where person_id in ${among(people)}
      or person_id in (select merged_person_id from person_merges where kept_person_id in ${among(people)})
      returning token_hash as tokenHash`)
    return { links: links.map(({ tokenHash }) => tokenHash) }
  },
  async count({ people }) {
    const counted = await query().all<{ id: string; corrections: number }>(sql`
      select resumes.person_id as id, count(*) as corrections from person_corrections
      join resumes on resumes.id = resume_id where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(counted.map(({ id, corrections }) => [id, { corrections }]))
  },
  async export({ people, resumes }) {
    const told = await query().all<{
      firstSentAt: number
      sentAt: number
      address: string
      openedAt: number | null
      objectedAt: number | null
      objection: string | null
      reviewAskedAt: number | null
      reviewReason: string | null
      reviewedAt: number | null
      deletionAskedAt: number | null
    }>(sql`select first_sent_at as firstSentAt, sent_at as sentAt, address, opened_at as openedAt, objected_at as objectedAt,
        objection, review_asked_at as reviewAskedAt, review_reason as reviewReason, reviewed_at as reviewedAt,
        deletion_asked_at as deletionAskedAt
      from person_notices where person_id in ${among(people)}
        or person_id in (select merged_person_id from person_merges where kept_person_id in ${among(people)} and undone_at is null)`)
    const said = await query().all<{
      at: number
      about: string
      kind: string
      value: string
      comment: string
      filename: string
    }>(sql`
      select at, about, kind, value, comment, resumes.filename from person_corrections
      join resumes on resumes.id = resume_id where resume_id in ${among(resumes)} order by at`)
    return [
      ...(told.length === 0
        ? []
        : [
            {
              title: 'Privacy notice',
              name: 'notice',
              data: told,
              columns: ['Told', 'Address', 'Opened', 'Objected', 'Asked for a person', 'A person looked', 'Asked to be deleted'],
              rows: told.map((row) => [
                moment(row.sentAt),
                row.address,
                moment(row.openedAt),
                [moment(row.objectedAt), row.objection].filter(Boolean).join(': '),
                [moment(row.reviewAskedAt), row.reviewReason].filter(Boolean).join(': '),
                moment(row.reviewedAt),
                moment(row.deletionAskedAt),
              ]),
            },
          ]),
      ...(said.length === 0
        ? []
        : [
            {
              title: 'What the person corrected',
              name: 'corrections',
              data: said,
              columns: ['When', 'Resume', 'About', 'What', 'Value', 'Comment'],
              rows: said.map(({ at, filename, about, kind, value, comment }) => [
                moment(at),
                filename,
                about,
                kind === 'missing' ? 'is missing' : 'is wrong',
                value,
                comment,
              ]),
            },
          ]),
    ]
  },
})
