import { sql } from 'drizzle-orm'
import { type Choice, type FieldValue, valueInWords } from '#src/fields/field.ts'
import type { OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { among, moment } from './privacy-rows.ts'

interface Row {
  field: string
  choices: string
  unit: string | null
  value: string
  at: number
  by: string | null
  fromApplicant: number
  jobTitle: string
  key: string | null
  filename: string | null
}

/** What a workspace wrote into its own fields about people, with the files among it. */
export const fieldsOfPeople = ({ query }: Database): OwnsPersonalData => ({
  room: 'fields',
  async erase({ workspaceId, candidates }) {
    const kept = await query().all<{ id: string; key: string }>(sql`
      select files.id, files.key from custom_field_values join files on files.id = custom_field_values.file_id
      where files.workspace_id = ${workspaceId} and candidate_id in ${among(candidates)}`)
    await query().run(sql`delete from custom_field_values where candidate_id in ${among(candidates)}`)
    await query().run(sql`delete from files where id in ${among(kept.map(({ id }) => id))}`)
    return { files: kept.map(({ key }) => key) }
  },
  async count({ people }) {
    const counted = await query().all<{ id: string; fields: number }>(sql`
      select resumes.person_id as id, count(*) as fields from resumes join candidates on candidates.resume_id = resumes.id
        join custom_field_values on custom_field_values.candidate_id = candidates.id
      where resumes.person_id in ${among(people)} group by resumes.person_id`)
    return new Map(counted.map(({ id, fields }) => [id, { fields }]))
  },
  async export({ workspaceId, candidates }) {
    const rows = await query().all<Row>(sql`
      select custom_fields.name as field, custom_fields.choices, custom_fields.unit, custom_field_values.value, changed_at as at,
        (select full_name from users where users.id = changed_by) as "by", from_applicant as fromApplicant,
        job_descriptions.title as jobTitle, files.key, files.filename
      from custom_field_values join custom_fields on custom_fields.id = field_id
        join candidates on candidates.id = candidate_id
        join job_descriptions on job_descriptions.id = candidates.job_description_id
        left join files on files.id = custom_field_values.file_id and files.workspace_id = ${workspaceId}
      where candidate_id in ${among(candidates)} order by job_descriptions.title, custom_fields.position`)
    const told = rows.map(({ choices, unit, value, ...row }) => ({
      field: row.field,
      value: valueInWords({ choices: JSON.parse(choices) as Choice[], unit }, JSON.parse(value) as FieldValue),
      changedAt: moment(row.at),
      changedBy: row.fromApplicant ? 'The applicant' : (row.by ?? ''),
      jobTitle: row.jobTitle,
    }))
    return [
      {
        title: 'Fields',
        name: 'fields',
        data: told,
        columns: ['Job description', 'Field', 'Value', 'When', 'Who'],
        rows: told.map(({ jobTitle, field, value, changedAt, changedBy }) => [jobTitle, field, value, changedAt, changedBy]),
        files: rows.flatMap(({ key, filename }) => (key && filename ? { key, filename } : [])),
      },
    ]
  },
})
