import { Database as Sqlite } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFigures } from '#adapters/database/analytics.ts'
import { openDatabase } from '#adapters/database/open.ts'
import { databaseWaitingLimits } from '#adapters/database/waiting-limits.ts'
import { databaseWeeklyReaders } from '#adapters/database/weekly-readers.ts'
import { createAnalytics } from '#src/analytics/index.ts'
import { startingStages } from '#src/hiring/stage.ts'
import { median } from './measure.ts'
import { seededRandom } from './recombine.ts'

// Run by itself: bun src/tools/bench/analytics.ts. It says how long the numbers take in a workspace of so many candidates.
const candidates = 100_000
const entries = 300_000
const jobs = 60
const rounds = 5
const day = 86_400_000
const now = Date.now()
const workspace = 'bench'

const folder = mkdtempSync(join(tmpdir(), 'analytics-bench-'))
const path = join(folder, 'ats.db')
const database = openDatabase(path, { synchronous: 'OFF' })
try {
  fill()
  const figures = databaseFigures(database)
  const analytics = createAnalytics({
    figures,
    waitingLimits: databaseWaitingLimits(database),
    weeklyReaders: databaseWeeklyReaders(database),
    jobs: { add: async () => {} },
    sendMail: async () => {},
    publicUrl: 'http://localhost',
    transaction: database.transaction,
    startingStages,
    clock: { now: () => new Date(now) },
  })
  for (const question of [{ range: 'all' }, { range: '90' }, { range: 'all', job: 'job-3' }])
    await report(`all numbers, ${JSON.stringify(question)}`, () => analytics.overview(workspace, question))
  for (const [measure, of] of [
    ['ranked', ''],
    ['reached', '2'],
    ['left', '0'],
    ['source', 'upload'],
    ['score', '50'],
    ['hired-contacted', ''],
    ['rejected', ''],
  ] as const) {
    const page = { limit: 50, offset: 0 }
    const { total } = await analytics.rows(workspace, { range: 'all', measure, of }, page)
    const name = `50 of ${total.toLocaleString('en')} rows behind ${measure}`
    await report(name, () => analytics.rows(workspace, { range: 'all', measure, of }, page))
  }
} finally {
  database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function report(name: string, ask: () => Promise<unknown>) {
  const taken: number[] = []
  const worked: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [started, before] = [performance.now(), process.cpuUsage()]
    await ask()
    taken.push(performance.now() - started)
    const { user, system } = process.cpuUsage(before)
    worked.push((user + system) / 1000)
  }
  console.log(`${name}: ${median(taken).toFixed(0)} ms, of which the processor worked ${median(worked).toFixed(0)} ms`)
}

/** Candidates over a year, each with the moves, notes and messages of their own; long texts as long as they really are. */
function fill() {
  const sqlite = new Sqlite(path, { strict: true })
  sqlite.run('PRAGMA synchronous = OFF')
  sqlite.run('PRAGMA foreign_keys = OFF')
  const add = (table: string, columns: string) =>
    sqlite.prepare(
      `insert into ${table} (${columns}) values (${columns
        .split(', ')
        .map(() => '?')
        .join(', ')})`,
    )
  const addJob = add('job_descriptions', 'id, workspace_id, sha256, title, filename, engine, requirements, uploaded_at')
  const addStage = add('stages', 'id, job_description_id, name, kind, position')
  const addResume = add(
    'resumes',
    'id, workspace_id, person_id, file_id, sha256, text_hash, filename, received_on, engine, facts, warnings, uploaded_by, source, created_at',
  )
  const addCandidate = add(
    'candidates',
    'id, workspace_id, resume_id, job_description_id, percentage, confidence, match, created_at',
  )
  const addEntry = add('timeline_entries', 'id, workspace_id, candidate_id, at, kind, details')
  const addMessage = add('messages', 'id, workspace_id, candidate_id, address, subject, body, state, round, queued_at, send_at')
  sqlite.run('begin')
  add('workspaces', 'id, name, plan, created_at').run(workspace, 'Bench', 'free', 0)
  const stagesOf = Array.from({ length: jobs }, (_, number) => {
    const id = `job-${number}`
    addJob.run(id, workspace, id, `Position ${number}`, '', 'bench', '{}', now - 400 * day)
    const stages = startingStages(id)
    for (const [position, stage] of stages.entries()) addStage.run(stage.id, id, stage.name, stage.kind, position)
    return stages
  })
  const random = seededRandom(42)
  const text = 'x'.repeat(3500)
  let made = 0
  const id = () => {
    made += 1
    return Bun.hash(`a${made}`).toString(36) + Bun.hash(`b${made}`).toString(36)
  }
  let written = 0
  for (let number = 0; number < candidates; number += 1) {
    const candidate = id()
    const job = Math.floor(random() * jobs)
    const stages = stagesOf[job]!
    const rankedAt = now - Math.floor(random() * 365 * day)
    const facts = JSON.stringify({ name: { value: `Person ${number}` }, text })
    addResume.run(
      candidate,
      workspace,
      'p',
      'f',
      candidate,
      candidate,
      `${number}.pdf`,
      '2026-01-01',
      'bench',
      facts,
      '[]',
      `u${Math.floor(random() * 8)}`,
      random() < 0.8 ? 'upload' : 'import',
      rankedAt,
    )
    const percentage = Math.floor(random() * 101)
    addCandidate.run(candidate, workspace, candidate, `job-${job}`, percentage, random(), JSON.stringify({ text }), rankedAt)
    let at = rankedAt
    let here = 0
    for (let step = 0; step < 4 && random() < 0.62; step += 1) {
      at += Math.floor(random() * 10 * day)
      if (at > now) break
      const isOut = random() < 0.3
      const to = isOut ? 5 : here + 1
      const [from, next] = [stages[here]!, stages[to]!]
      const reason = isOut ? { reason: 'The candidate withdrew: another offer' } : {}
      const details = { from: from.name, to: next.name, fromId: from.id, toId: next.id, ...reason }
      addEntry.run(id(), workspace, candidate, at, isOut ? 'rejected' : 'stage-moved', JSON.stringify(details))
      written += 1
      here = to
      if (isOut) break
    }
    if (random() < 0.3) addMessage.run(id(), workspace, candidate, 'a', 's', text.slice(0, 800), 'sent', 1, rankedAt, rankedAt)
    // Notes and tasks make up the rest.
    while (written < ((number + 1) * entries) / candidates) {
      addEntry.run(id(), workspace, candidate, at, 'note-added', '{"noteId":"n"}')
      written += 1
    }
  }
  sqlite.run('commit')
  sqlite.close()
  console.log(`${candidates.toLocaleString('en')} candidates with ${written.toLocaleString('en')} entries on their timelines`)
}
