import { sql } from 'drizzle-orm'
import { originInWords } from '#src/import-export/constants.ts'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { among, moment } from './privacy-rows.ts'

interface Row {
  origin: string
  sourceId: string
  at: number
  jobTitle: string
}

/** What people were called in the system that they came from. Notes and history that came along are those of the hiring room. */
export const importedPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'import-export',
  // The rows go with the candidates.
  erase: async () => ({}),
  count: async () => new Map(),
  async export({ candidates }) {
    const rows = await query().all<Row>(sql`
      select origin, source_id as "sourceId", imports.created_at as at, job_descriptions.title as "jobTitle"
      from imported_people join imports on imports.id = import_id
        join job_descriptions on job_descriptions.id = imported_people.job_description_id
      where candidate_id in ${among(candidates)} order by imports.created_at, job_descriptions.title`)
    const told = rows.map(({ origin, sourceId, at, jobTitle }) => ({
      jobTitle,
      cameFrom: originInWords(origin),
      calledThere: sourceId,
      importedAt: moment(at),
    }))
    if (told.length === 0) return []
    return [
      {
        title: 'Where it was imported from',
        name: 'imported',
        data: told,
        columns: ['Job description', 'Came from', 'Called there', 'When'],
        rows: told.map(({ jobTitle, cameFrom, calledThere, importedAt }) => [jobTitle, cameFrom, calledThere, importedAt]),
      },
    ]
  },
})
