import { Database as Sqlite } from 'bun:sqlite'
import { join } from 'node:path'

const day = 86_400_000

/** The same numbers in each run, and no pattern in them. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const given = ['Ada', 'Bruno', 'Chidi', 'Dagny', 'Elif', 'Farid', 'Greta', 'Hiro', 'Ilse', 'Jonas', 'Kofi', 'Lena', 'Mei', 'Noor']
const family = ['Berg', 'Castell', 'Duarte', 'Eriksen', 'Fischer', 'Gupta', 'Haddad', 'Ito', 'Jansen', 'Kaya', 'Lund', 'Moreau']
const reasons = [
  'A required skill is not shown',
  'Another candidate matches the requirements better: closer to the role',
  'The candidate withdrew',
  'Salary or working hours do not fit',
]

/**
 * Gives each job description of a running server so many candidates of the past months: copies of one who is there, who went
 * through the stages, got messages and left tasks behind. The last days stay as they are.
 */
export function seedHistory(dataDir: string, perJob: number) {
  const sqlite = new Sqlite(join(dataDir, 'ats.db'), { strict: true })
  sqlite.run('PRAGMA busy_timeout = 10000')
  const random = seeded(11)
  const now = Date.now()
  const all = <Row>(sql: string, ...parameters: string[]) => sqlite.query(sql).all(...parameters) as Row[]
  const columnsOf = (table: string) => all<{ name: string }>(`pragma table_info(${table})`).map(({ name }) => name)
  const copied = (table: string, changes: Record<string, string>) =>
    sqlite.prepare(
      `insert into ${table} (${columnsOf(table).join(', ')}) select ${columnsOf(table)
        .map((name) => changes[name] ?? name)
        .join(', ')} from ${table} where id = $model`,
    )
  const addResume = copied('resumes', {
    id: '$id',
    text_hash: '$id',
    filename: '$file',
    facts: "json_set(facts, '$.name.value', $name)",
    created_at: '$at',
    source: '$source',
  })
  const addCandidate = copied('candidates', {
    id: '$id',
    resume_id: '$id',
    percentage: '$percentage',
    confidence: '$confidence',
    created_at: '$at',
  })
  const addEntry = sqlite.prepare(
    'insert into timeline_entries (id, workspace_id, candidate_id, at, kind, details) values ($id, $workspace, $candidate, $at, $kind, $details)',
  )
  const addMessage = sqlite.prepare(
    `insert into messages (id, workspace_id, candidate_id, address, subject, body, state, round, queued_at, send_at)
     values ($id, $workspace, $candidate, 'somebody@example.test', 'Hello', 'Hello', $state, 1, $at, $at)`,
  )
  const place = sqlite.prepare(
    'insert into placements (candidate_id, stage_id, version, entered_at, came_from) values ($candidate, $stage, $version, $at, $from)',
  )
  const id = () => crypto.randomUUID().replaceAll('-', '')
  sqlite.run('begin immediate')
  for (const job of all<{ id: string; workspace: string }>(
    'select id, workspace_id as workspace from job_descriptions j where exists (select 1 from stages where job_description_id = j.id)',
  )) {
    const [model] = all<{ id: string; resume: string }>(
      'select id, resume_id as resume from candidates where job_description_id = ? limit 1',
      job.id,
    )
    const stages = all<{ id: string; name: string; kind: string }>(
      'select id, name, kind from stages where job_description_id = ? order by position',
      job.id,
    )
    const forward = stages.filter(({ kind }) => kind !== 'rejected')
    const rejection = stages.find(({ kind }) => kind === 'rejected')!
    for (let number = 0; number < perJob && model; number += 1) {
      const candidate = id()
      const name = `${given[Math.floor(random() * given.length)]} ${family[Math.floor(random() * family.length)]}`
      let at = Math.floor(now - (3 + random() ** 1.3 * 160) * day)
      const common = { id: candidate, at }
      const source = random() < 0.75 ? 'upload' : 'import'
      addResume.run({ ...common, model: model.resume, file: `${name.toLowerCase().replace(' ', '-')}.pdf`, name, source })
      const percentage = Math.round(100 * Math.min(1, (random() + random() + random()) / 2.4))
      const confidence = 0.35 + 0.65 * random() ** 0.5
      addCandidate.run({ ...common, model: model.id, percentage, confidence })
      let here = forward[0]!
      let version = 0
      let from = ''
      const write = (state: string) =>
        addMessage.run({ id: id(), workspace: job.workspace, candidate, state, at: at + Math.floor(random() * day) })
      if (random() < 0.55) write(random() < 0.93 ? 'sent' : 'failed')
      for (let step = 1; step < forward.length; step += 1) {
        at += Math.floor((0.5 + random() ** 2 * 14) * day)
        if (at > now - 2 * day || random() < 0.12) break
        const isOut = random() < 0.28
        const to = isOut ? rejection : forward[step]!
        const reason = isOut ? { reason: reasons[Math.floor(random() * reasons.length)]! } : {}
        addEntry.run({
          id: id(),
          workspace: job.workspace,
          candidate,
          at,
          kind: isOut ? 'rejected' : 'stage-moved',
          details: JSON.stringify({ from: here.name, to: to.name, fromId: here.id, toId: to.id, ...reason }),
        })
        from = here.id
        here = to
        version += 1
        if (isOut) break
      }
      if (version > 0) place.run({ candidate, stage: here.id, version, at, from })
    }
  }
  sqlite.run('update job_descriptions set uploaded_at = ?', [now - 190 * day])
  sqlite.run('commit')
  sqlite.close()
}
