import { Database as Sqlite } from 'bun:sqlite'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#adapters/database/open.ts'
import { say } from '#src/commands/prepare.ts'
import { readingEngine } from '#src/resume-engine/engines.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { scoringEngine } from '#src/resume-engine/scoring/weights.ts'
import { termWeight } from '#src/resume-engine/taxonomy/term-rarity.ts'
import { recombine } from './recombine.ts'
import { texts } from './texts.ts'

const perTransaction = 1000

export const receivedOn = '2026-01-15'

export interface StoredResumes {
  /** Path of the database. It also has the texts as a full-text table, `resume_text`, row by row the same. */
  path: string
  workspaceId: string
  jobs: { id: string; terms: string[] }[]
  origin: string
}

/**
 * A database with so many resumes in one workspace: their facts as the product stores them, and their texts in FTS5. Made once
 * per engine and kept in the temporary folder: for 100,000 it takes minutes and 2.5 GB.
 */
export function storedResumes(count: number, dataDir: string): StoredResumes {
  const { resumes, jobs, origin } = texts(dataDir)
  const key = Bun.hash(`2 ${readingEngine} ${scoringEngine} ${resumes.length} ${resumes[0]}`).toString(36)
  const path = join(tmpdir(), `ats-bench-archive-${count}-${key}.db`)
  const requirements = jobs.map((text) => extractJobRequirements(documentFromText(text)))
  if (!existsSync(path)) {
    say(`Making ${count} stored resumes in ${path} …`)
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}.new${end}`, { force: true })
    openDatabase(`${path}.new`, { synchronous: 'OFF' }).close()
    const sqlite = new Sqlite(`${path}.new`, { strict: true })
    sqlite.run('PRAGMA synchronous = OFF')
    sqlite.run("INSERT INTO workspaces (id, name, plan, created_at) VALUES ('archive', 'Archive', 'free', 0)")
    sqlite.run("INSERT INTO people (id, workspace_id, created_at) VALUES ('person', 'archive', 0)")
    sqlite.run(
      "INSERT INTO files (id, workspace_id, key, sha256, size, type, filename, created_at) VALUES ('file', 'archive', 'file', '', 0, 'pdf', '', 0)",
    )
    const addJob = sqlite.prepare(
      'INSERT INTO job_descriptions (id, workspace_id, file_id, sha256, title, filename, engine, requirements, uploaded_at) ' +
        "VALUES (?1, 'archive', 'file', ?1, ?1, '', ?2, ?3, 0)",
    )
    for (const [number, each] of requirements.entries()) addJob.run(`job-${number}`, each.engine, JSON.stringify(each))
    fill(sqlite, count, resumes)
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
    sqlite.close()
    renameSync(`${path}.new`, path)
    for (const end of ['-wal', '-shm']) rmSync(`${path}.new${end}`, { force: true })
  }
  return {
    path,
    workspaceId: 'archive',
    jobs: requirements.map(({ terms }, number) => ({ id: `job-${number}`, terms: tellingWords(terms, jobs[number]!) })),
    origin,
  }
}

function fill(sqlite: Sqlite, count: number, resumes: string[]) {
  const sources = resumes.map((text) => ({ text, facts: extractResumeFacts(documentFromText(text)) }))
  sqlite.run("CREATE VIRTUAL TABLE resume_text USING fts5(text, content = '')")
  const addResume = sqlite.prepare(
    'INSERT INTO resumes (id, workspace_id, person_id, file_id, sha256, text_hash, filename, received_on, engine, facts, facts_hash, warnings, created_at) ' +
      `VALUES (?1, 'archive', 'person', 'file', ?1, ?1, 'resume.pdf', '${receivedOn}', ?2, ?3, ?1, '[]', 0)`,
  )
  const addText = sqlite.prepare('INSERT INTO resume_text (rowid, text) VALUES (?, ?)')
  const add = sqlite.transaction((from: number) => {
    for (let number = from; number < Math.min(count, from + perTransaction); number += 1) {
      const { facts, text } = recombine(sources, number)
      const id = Bun.hash(String(number)).toString(16).padStart(32, '0')
      addResume.run(id, facts.engine, JSON.stringify(facts))
      addText.run(number + 1, text)
    }
  })
  for (let from = 0; from < count; from += perTransaction) add(from)
  sqlite.run("INSERT INTO resume_text (resume_text) VALUES ('optimize')")
  sqlite.run('ANALYZE')
}

/** The ten words that the score would give most weight to, as they stand in the text: what somebody would search for. */
function tellingWords(terms: [stem: string, count: number][], text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const written = (stem: string) => words.find((word) => word.startsWith(stem))
  const weighed = terms
    .map(([stem, count]) => ({ stem, weight: termWeight(stem, count) }))
    .toSorted((a, b) => b.weight - a.weight)
  return [...new Set(weighed.flatMap(({ stem }) => written(stem) ?? []))].slice(0, 10)
}
