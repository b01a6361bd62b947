import { sql } from 'drizzle-orm'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { among, moment } from './privacy-rows.ts'

/**
 * Merges and distinctions. Their rows go with the people's; so do marks, keys and pairs, which are made from resumes and say nothing
 * that these do not. Who else somebody was held against is never handed out: that is data of another person.
 */
export const mergesOfPeople = ({ query }: Database): OwnsPersonalData => {
  const rows = <Row>(statement: ReturnType<typeof sql>) => query().all<Row>(statement)
  return {
    room: 'people',
    async erase({ people }) {
      await query().run(sql`delete from people where id in (
        select merged_person_id from person_merges where undone_at is null and kept_person_id in ${among(people)})`)
      return {}
    },
    async count({ people }) {
      const counted = await rows<{ id: string; merges: number }>(sql`
        select kept_person_id as id, count(*) as merges from person_merges
        where undone_at is null and kept_person_id in ${among(people)} group by kept_person_id`)
      return new Map(counted.map(({ id, merges }) => [id, { merges }]))
    },
    async export({ people }) {
      const ids = among(people)
      const found = await rows<{ at: number; what: string; by: string | null }>(sql`
        select merged_at as at, 'Merged with another record of the same person' as what,
            (select full_name from users where users.id = merged_by) as by
          from person_merges where kept_person_id in ${ids} or merged_person_id in ${ids}
        union all
        select undone_at, 'A merge was taken back', (select full_name from users where users.id = undone_by)
          from person_merges where undone_at is not null and (kept_person_id in ${ids} or merged_person_id in ${ids})
        union all
        select decided_at, 'Said to be another person than somebody else', (select full_name from users where users.id = decided_by)
          from person_distinctions where low_person_id in ${ids} or high_person_id in ${ids}
        order by 1`)
      if (found.length === 0) return []
      return [
        {
          title: 'Merges',
          name: 'merges',
          data: found.map(({ at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry })),
          columns: ['When', 'What', 'By'],
          rows: found.map(({ at, what, by }) => [moment(at), what, by ?? '']),
        },
      ]
    },
  }
}
