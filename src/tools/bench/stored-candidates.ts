import { Database as Sqlite } from 'bun:sqlite'
import { say } from '#src/commands/prepare.ts'
import { criteriaFrom } from '#src/resume-engine/criteria.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { recombine, seededRandom } from './recombine.ts'
import { texts } from './texts.ts'

const perTransaction = 1000
const jobCount = 12
/** Scoring each would take minutes: matches of so many are given out in turn, each with a percentage of its own. */
const scored = 240

const given = ['Ada', 'Bruno', 'Chidi', 'Dagny', 'Elif', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas', 'Kofi', 'Lena', 'Mei', 'Noor']
const family = ['Berg', 'Castell', 'Duarte', 'Eriksen', 'Fischer', 'Gupta', 'Haddad', 'Ito', 'Jansen', 'Kaya', 'Lund', 'Moreau']

/** The workspace of the account with this address. */
export function workspaceOf(path: string, email: string): string {
  const sqlite = new Sqlite(path, { readonly: true })
  const found = sqlite
    .query('SELECT workspace_id AS id FROM memberships JOIN users ON users.id = user_id WHERE email = ?')
    .get(email) as { id: string }
  sqlite.close()
  return found.id
}

/**
 * Puts so many candidates into a workspace of a database that a server has made: each with a resume of its own, ranked for one
 * of twelve positions, received over the last year.
 */
export function storeCandidates(path: string, workspaceId: string, count: number, dataDir: string): string {
  const { resumes, jobs, origin } = texts(dataDir)
  const sources = resumes.slice(0, 400).map((text) => ({ text, facts: extractResumeFacts(documentFromText(text)) }))
  const requirements = jobs.slice(0, jobCount).map((text) => extractJobRequirements(documentFromText(text)))
  const sqlite = new Sqlite(path, { strict: true })
  sqlite.run('PRAGMA synchronous = OFF')
  sqlite.run('PRAGMA busy_timeout = 5000')
  const now = Date.now()
  const addFile = sqlite.prepare(
    'INSERT INTO files (id, workspace_id, key, sha256, size, type, filename, created_at) VALUES (?1, ?2, ?1, ?1, 0, ?3, ?4, ?5)',
  )
  addFile.run('bench-file', workspaceId, 'pdf', 'resume.pdf', now)
  const addPerson = sqlite.prepare('INSERT INTO people (id, workspace_id, email, created_at) VALUES (?1, ?2, ?3, ?4)')
  const addJob = sqlite.prepare(
    'INSERT INTO job_descriptions (id, workspace_id, file_id, sha256, title, filename, engine, requirements, uploaded_at) ' +
      "VALUES (?1, ?2, 'bench-file', ?1, ?3, '', ?4, ?5, ?6)",
  )
  for (const [number, each] of requirements.entries())
    addJob.run(
      `bench-job-${number}`,
      workspaceId,
      each.title?.value ?? `Position ${number + 1}`,
      each.engine,
      JSON.stringify(each),
      now,
    )
  const matches = Array.from({ length: scored }, (_, number) => {
    const job = requirements[number % requirements.length]!
    return scoreMatch({
      facts: recombine(sources, number).facts,
      requirements: job,
      criteria: criteriaFrom(job),
      day: new Date(now).toISOString().slice(0, 10),
    })
  })
  const addResume = sqlite.prepare(
    'INSERT INTO resumes (id, workspace_id, person_id, file_id, sha256, text_hash, filename, received_on, engine, facts, facts_hash, warnings, created_at) ' +
      "VALUES (?1, ?2, ?1, 'bench-file', ?1, ?1, ?3, ?4, ?5, ?6, ?1, '[]', ?7)",
  )
  const addCandidate = sqlite.prepare(
    'INSERT INTO candidates (id, workspace_id, resume_id, job_description_id, percentage, confidence, match, created_at) ' +
      'VALUES (?1, ?2, ?1, ?3, ?4, ?5, ?6, ?7)',
  )
  const add = sqlite.transaction((from: number) => {
    for (let number = from; number < Math.min(count, from + perTransaction); number += 1) {
      const random = seededRandom(number)
      const { facts } = recombine(sources, number)
      const name = `${given[Math.floor(random() * given.length)]} ${family[Math.floor(random() * family.length)]}`
      const known = <Value>(value: Value) => ({ value, confidence: 1, quotes: [] })
      facts.name = known(name)
      facts.email = known(`${name.toLowerCase().replace(' ', '.')}.${number}@example.test`)
      // The list never looks at these, and they are most of what a resume weighs.
      facts.terms = facts.terms.slice(0, 80)
      facts.excerpts = facts.excerpts.slice(0, 2)
      const id = Bun.hash(`candidate ${number}`).toString(16).padStart(32, '0')
      const received = now - Math.floor(random() ** 2 * 365 * 86_400_000)
      const day = new Date(received).toISOString().slice(0, 10)
      addPerson.run(id, workspaceId, facts.email.value, received)
      addResume.run(id, workspaceId, `resume-${number}.pdf`, day, facts.engine, JSON.stringify(facts), received)
      const match = { ...matches[number % scored]!, percentage: Math.round(100 * random() ** 1.5) }
      const job = `bench-job-${number % requirements.length}`
      addCandidate.run(id, workspaceId, job, match.percentage, match.confidence, JSON.stringify(match), received)
    }
  })
  say(`Storing ${count.toLocaleString('en')} candidates …`)
  for (let from = 0; from < count; from += perTransaction) add(from)
  // Looking for people who came twice takes a quarter of an hour beside everything else, once: no part of what a request costs.
  sqlite.run('DELETE FROM people_waiting')
  sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
  sqlite.close()
  return origin
}
