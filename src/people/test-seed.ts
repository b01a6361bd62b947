import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#adapters/database/open.ts'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'

export interface SeededResume {
  id: string
  personId: string
  facts: ResumeFacts
  text: string
}

/** Facts of somebody of whom only this is known. */
export const bareFacts = (known: Partial<ResumeFacts>): ResumeFacts => ({
  engine: 'test',
  name: null,
  email: null,
  phone: null,
  designations: [],
  companies: [],
  degrees: [],
  skills: [],
  roles: [],
  statedYears: null,
  occupations: [],
  terms: [],
  titles: [],
  excerpts: [],
  ...known,
})

export const fact = <Value>(value: Value) => ({
  value,
  confidence: 1,
  quotes: [{ page: 1, start: 0, end: 0, quote: String(value) }],
})

/** Puts people and resumes into the database as uploads would have, without reading files. */
export function seeding({ query, transaction }: Database, workspaceId = 'seeded') {
  const run = (statement: SQL) => query().run(statement)
  let moment = 1_700_000_000_000
  return {
    workspaceId,
    add: (resumes: SeededResume[]) =>
      transaction(async () => {
        await run(sql`
          insert into workspaces (id, name, plan, is_unlimited, used_job_descriptions, used_resumes, used_assessments, created_at)
          values (${workspaceId}, 'Seeded', 'free', 1, 0, 0, 0, 0) on conflict do nothing`)
        for (const { id, personId, facts, text } of resumes) {
          moment += 1
          const phone = facts.phone?.value.replaceAll(/\D/g, '').slice(-10) || null
          const document = { type: 'pdf', pageCount: 1, pageSizes: [], text, lines: [], hidden: [], recognised: false }
          await run(sql`
            insert into people (id, workspace_id, email, phone, created_at)
            values (${personId}, ${workspaceId}, ${facts.email?.value ?? null}, ${phone}, ${moment}) on conflict do nothing`)
          await run(sql`
            insert into files (id, workspace_id, key, sha256, size, type, filename, created_at)
            values (${id}, ${workspaceId}, ${id}, ${id}, 1, 'pdf', ${id}, ${moment})`)
          await run(sql`
            insert into resumes (id, workspace_id, person_id, file_id, sha256, text_hash, filename, received_on, engine, facts, facts_hash, warnings, created_at)
            values (${id}, ${workspaceId}, ${personId}, ${id}, ${id}, ${id}, ${id}, '2026-03-01', 'test', ${JSON.stringify(facts)}, ${id}, '[]', ${moment})`)
          await run(sql`insert into readings (id, document) values (${id}, ${JSON.stringify(document)})`)
        }
      }),
    addUser: (id: string) =>
      transaction(async () => {
        await run(sql`
          insert into users (id, email, full_name, mobile_number, company_name, designation, password_hash, state, is_admin, created_at)
          values (${id}, ${`${id}@example.com`}, 'Some Body', '', '', '', '', 'active', 0, 0)`)
      }),
  }
}
