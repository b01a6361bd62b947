import { Database as Sqlite } from 'bun:sqlite'
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

/** Puts people and resumes into the database as uploads would have, without reading files: thousands a second. */
export function seeding(path: string, workspaceId = 'seeded') {
  const sqlite = new Sqlite(path)
  sqlite.run('PRAGMA busy_timeout = 5000')
  sqlite.run('PRAGMA foreign_keys = ON')
  sqlite.run('PRAGMA synchronous = OFF')
  sqlite.run(
    `insert or ignore into workspaces (id, name, plan, is_unlimited, used_job_descriptions, used_resumes, used_assessments, created_at)
     values (?, 'Seeded', 'free', 1, 0, 0, 0, 0)`,
    [workspaceId],
  )
  const person = sqlite.prepare(
    'insert or ignore into people (id, workspace_id, email, phone, created_at) values (?, ?, ?, ?, ?)',
  )
  const file = sqlite.prepare(
    `insert into files (id, workspace_id, key, sha256, size, type, filename, created_at) values (?1, ?2, ?1, ?1, 1, 'pdf', ?1, ?3)`,
  )
  const resume = sqlite.prepare(
    `insert into resumes (id, workspace_id, person_id, file_id, sha256, text_hash, filename, received_on, engine, facts, facts_hash, warnings, created_at)
     values (?1, ?2, ?3, ?1, ?1, ?1, ?1, '2026-03-01', 'test', ?4, ?1, '[]', ?5)`,
  )
  const reading = sqlite.prepare('insert into readings (id, document) values (?, ?)')
  let moment = 1_700_000_000_000
  return {
    sqlite,
    workspaceId,
    add(resumes: SeededResume[]) {
      sqlite.transaction(() => {
        for (const { id, personId, facts, text } of resumes) {
          moment += 1
          const phone = facts.phone?.value.replaceAll(/\D/g, '').slice(-10) || null
          person.run(personId, workspaceId, facts.email?.value ?? null, phone, moment)
          file.run(id, workspaceId, moment)
          resume.run(id, workspaceId, personId, JSON.stringify(facts), moment)
          reading.run(
            id,
            JSON.stringify({ type: 'pdf', pageCount: 1, pageSizes: [], text, lines: [], hidden: [], recognised: false }),
          )
        }
      })()
    },
    addUser: (id: string) =>
      sqlite.run(
        `insert into users (id, email, full_name, mobile_number, company_name, designation, password_hash, state, is_admin, created_at)
         values (?1, ?1 || '@example.com', 'Some Body', '', '', '', '', 'active', 0, 0)`,
        [id],
      ),
    close: () => sqlite.close(),
  }
}
