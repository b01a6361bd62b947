import { sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import { whenWords } from '#src/scheduling/time-views.ts'
import type { Database } from './open.ts'
import { among } from './privacy-rows.ts'

interface OfferRow {
  offeredAt: number
  jobTitle: string
  interviewer: string | null
  zone: string
  minutes: number
  place: string
  note: string
  slots: string
  startsAt: number | null
  endedBy: string | null
  endedWords: string
}

/** Times offered for interviews, and what was chosen. All of it goes with the candidates' rows, and their links end with it. */
export const interviewsOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'scheduling',
  erase: async () => ({}),
  async count({ people }) {
    const counted = await query().all<{ id: string; interviews: number }>(sql`
      select resumes.person_id as id, count(*) as interviews from interview_offers
      join candidates on candidates.id = interview_offers.candidate_id join resumes on resumes.id = candidates.resume_id
      where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(counted.map(({ id, interviews }) => [id, { interviews }]))
  },
  async export({ candidates }) {
    const rows = await query().all<OfferRow>(sql`
      select interview_offers.created_at as offeredAt, job_descriptions.title as jobTitle,
        (select full_name from users where users.id = interview_offers.interviewer_id) as interviewer, interview_offers.zone,
        minutes, place, note, slots, starts_at as startsAt, ended_by as endedBy, ended_words as endedWords
      from interview_offers join candidates on candidates.id = interview_offers.candidate_id
      join job_descriptions on job_descriptions.id = candidates.job_description_id
      left join interviews on interviews.offer_id = interview_offers.id
      where interview_offers.candidate_id in ${among(candidates)} order by interview_offers.created_at`)
    const offers = rows.map(({ slots, ...row }) => ({ ...row, slots: JSON.parse(slots) as number[] }))
    return [
      {
        title: 'Interviews',
        name: 'interviews',
        data: offers,
        columns: [
          'Offered',
          'Job description',
          'With',
          'Times offered',
          'Chosen',
          'Minutes',
          'Place',
          'Note',
          'Ended by',
          'Words',
        ],
        rows: offers.map((offer) => [
          whenWords(offer.offeredAt, offer.zone),
          offer.jobTitle,
          offer.interviewer ?? '',
          offer.slots.map((start) => `${whenWords(start, offer.zone)} (${offer.zone})`).join('; '),
          offer.startsAt === null ? '' : `${whenWords(offer.startsAt, offer.zone)} (${offer.zone})`,
          String(offer.minutes),
          offer.place,
          offer.note,
          offer.endedBy ?? '',
          offer.endedWords,
        ]),
      },
    ]
  },
})
