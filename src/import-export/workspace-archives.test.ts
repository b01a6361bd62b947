import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { tablesOf } from '#adapters/database/test-database.ts'
import { columnsOf } from '#adapters/workspace-archive/columns.ts'
import { stays, travels } from '#adapters/workspace-archive/table-plan.ts'
import { anInstance, fill, type Instance, rankSomebody, rowsOfTable } from './test-filled-workspace.ts'

setDefaultTimeout(60_000)

/** Makes an archive of a workspace, and resolves to its bytes. */
async function archiveOf({ server, cookie }: Instance) {
  const started = await server.call('POST', '/api/workspace-archives', { cookie })
  expect(started.status).toBe(200)
  await server.app.worker.runDue()
  const { body } = await server.call('GET', `/api/workspace-archives/${started.body._id}`, { cookie })
  expect(body).toMatchObject({ state: 'ready', problem: null })
  const file = await server.app.server.handle(
    new Request(`http://localhost:3000/api/workspace-archives/${body._id}/file`, { headers: { cookie } }),
  )
  expect(file.status).toBe(200)
  return { id: body._id as string, report: body.report, bytes: new Uint8Array(await file.arrayBuffer()) }
}

const check = ({ server, cookie }: Pick<Instance, 'server' | 'cookie'>, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData()
  body.append('file', new Blob([bytes]), 'workspace.tar.gz')
  return server.call('POST', '/api/workspace-archives/check', { cookie, body })
}

async function takeIn(instance: Instance, bytes: Uint8Array<ArrayBuffer>) {
  const { server, cookie } = instance
  const checked = await check(instance, bytes)
  expect(checked.body).toMatchObject({ state: 'checked' })
  const started = await server.call('POST', `/api/workspace-archives/${checked.body._id}/take-in`, { cookie })
  expect(started.status).toBe(200)
  await server.app.worker.runDue()
  return (await server.call('GET', `/api/workspace-archives/${checked.body._id}`, { cookie })).body
}

/** Everything of a workspace in words that are the same on every instance: ids are numbered in the order in which they are met. */
async function content(instance: Instance) {
  const numbers = new Map<string, number>()
  const numbered = (text: string) =>
    text.replaceAll(/(?<![0-9a-z])[0-9a-f]{32}(?![0-9a-z])/g, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
      return `#${numbers.get(id)}`
    })
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(travels)) {
    const columns = columnsOf(table)
    const rows = await rowsOfTable(instance, table)
    found[table] = rows.map((row) => {
      const shown = row.map((value, index) =>
        table === 'job_posts' && columns[index]!.name === 'status' ? 'open or closed' : value,
      )
      // Which of two people stands first follows from their ids.
      if (table === 'person_distinctions') shown.sort()
      return table === 'person_distinctions' ? String(shown.length) : numbered(JSON.stringify(shown))
    })
    if (table === 'files')
      for (const row of rows) {
        const key = String(row[columns.findIndex(({ name }) => name === 'key')])
        const bytes = await instance.server.fileStore.read(key).catch(() => null)
        found[table].push(bytes ? new Bun.CryptoHasher('sha256').update(bytes).digest('hex') : 'missing')
      }
  }
  return found
}

test('every table either travels or stays for a reason', async () => {
  const { server } = await anInstance()
  const tables = (await tablesOf(server.database)).filter((name) => !name.startsWith('sqlite_') && !name.startsWith('__'))
  const placed = [...Object.keys(travels), ...Object.keys(stays)]
  expect(tables.toSorted()).toEqual(placed.toSorted())
})

test('a column that names a row is followed, or is known to name none', () => {
  /** What the column names is the same on every instance, or is no row. */
  const ofItsOwn = new Set([
    'application_holds.held_by',
    'application_messages.sent_by',
    'application_notes.written_by',
    'assessment_answers.option_id',
    'assessment_questions.bank_id',
    'assessment_questions.key',
    'imported_people.source_id',
    'interview_offers.ended_by',
    'notes.told_by',
    'received_mails.matched_by',
    'retired_questions.bank_id',
  ])
  const unfollowed = Object.keys(travels).flatMap((table) =>
    columnsOf(table)
      .filter(({ name, isId, isPublicName, leads, holdsIds }) => {
        const names = /(^|_)(id|ids|by|key|keys)$/.test(name)
        return names && !isId && !isPublicName && !holdsIds && leads.length === 0 && !ofItsOwn.has(`${table}.${name}`)
      })
      .map(({ name }) => `${table}.${name}`),
  )
  expect(unfollowed).toEqual([])
})

test('a workspace goes to another instance and back, and is the same but for its ids', async () => {
  const first = await anInstance()
  await fill(first)
  const before = await content(first)
  for (const [table, rows] of Object.entries(before)) expect([table, rows.length > 0]).toEqual([table, true])
  const out = await archiveOf(first)
  expect(out.report.kinds).toContainEqual({ kind: 'Candidates', count: before.candidates!.length })

  const second = await anInstance()
  const arrived = await takeIn(second, out.bytes)
  expect(arrived).toMatchObject({ state: 'taken-in', problem: null })
  expect(arrived.report.losses).toEqual([])
  expect(await content(second)).toEqual(before)
  const strangers = await second.server.database.query().values(sql`select id from candidates where id in
    (${sql.join(
      (await rowsOfTable(first, 'candidates')).map(([id]) => sql`${id}`),
      sql`, `,
    )})`)
  expect(strangers).toEqual([])

  const postings = await second.server.database.query().values(sql`select distinct status from job_posts`)
  // Strangers see nothing of it before somebody opens it there.
  expect(postings).toEqual([['Closed']])

  const third = await anInstance()
  expect(await takeIn(third, (await archiveOf(second)).bytes)).toMatchObject({ state: 'taken-in' })
  expect(await content(third)).toEqual(before)
})

test('scores come out the same where they were taken, and whoever they are about is listed', async () => {
  const first = await anInstance()
  const candidateId = await rankSomebody(first)
  const receipt = await first.server.call('GET', `/api/candidates/${candidateId}/receipt`, { cookie: first.cookie })
  const second = await anInstance()
  await takeIn(second, (await archiveOf(first)).bytes)
  const [[id] = ['']] = await rowsOfTable(second, 'candidates')
  const there = await second.server.call('GET', `/api/candidates/${id}/receipt`, { cookie: second.cookie })
  expect({ ...there.body, candidate: '' }).toEqual({ ...receipt.body, candidate: '' })
  const verified = await second.server.call('POST', `/api/candidates/${id}/verify`, { cookie: second.cookie })
  expect(verified.body).toMatchObject({ identical: true })
  const listed = await second.server.call('GET', '/api/candidate-filtering', { cookie: second.cookie })
  expect(listed.text).toContain(String(id))
})

test('what colleagues did who are no members is kept without their names', async () => {
  const first = await anInstance()
  await first.server.colleague(first.cookie, 'recruiter', 'cora@example.com')
  await fill(first)
  const cora = sql`(select id from users where email = 'cora@example.com')`
  await first.server.database.transaction(async () => {
    await first.server.database.query().run(sql`update notes set author_id = ${cora}`)
    await first.server.database.query().run(sql`update note_mentions set user_id = ${cora}`)
  })
  const { bytes } = await archiveOf(first)
  const second = await anInstance()
  const arrived = await takeIn(second, bytes)
  expect(arrived.report.colleagues).toContainEqual({ name: 'Cora Colleague', email: 'cora@example.com', isHere: false })
  expect(arrived.report.losses.map(({ kind }: { kind: string }) => kind)).toEqual(['Notes', 'Notes'])
  expect(await second.server.database.query().values(sql`select distinct author_id from notes`)).toEqual([[null]])
  expect(await rowsOfTable(second, 'note_mentions')).toEqual([])
})

test('only owners make, read and take in; only an empty workspace takes in; a plan holds', async () => {
  const first = await anInstance()
  await fill(first)
  const { id, bytes } = await archiveOf(first)
  const viewer = await first.server.colleague(first.cookie, 'recruiter')
  for (const [method, path] of [
    ['POST', '/api/workspace-archives'],
    ['GET', `/api/workspace-archives/${id}/file`],
    ['GET', '/api/workspace-archives'],
  ] as const)
    expect((await first.server.call(method, path, { cookie: viewer })).status).toBe(403)
  const other = await first.server.recruiter('otto@example.com')
  expect((await first.server.call('GET', `/api/workspace-archives/${id}/file`, { cookie: other.cookie })).status).toBe(404)

  const full = await check(first, bytes)
  const refused = await first.server.call('POST', `/api/workspace-archives/${full.body._id}/take-in`, { cookie: first.cookie })
  expect(refused.body).toMatchObject({ code: 'WORKSPACE_NOT_EMPTY' })

  const trial = await anInstance({ DEFAULT_PLAN: 'trial', TRIAL_RESUMES: '0' })
  await trial.server.database.transaction(async () => {
    await trial.server.database.query().run(sql`update workspaces set used_resumes = 1000000`)
  })
  expect(await takeIn(trial, bytes)).toMatchObject({ state: 'failed' })
  expect(await rowsOfTable(trial, 'candidates')).toEqual([])
  expect(await Array.fromAsync(trial.server.fileStore.keys(trial.workspaceId))).toEqual([])
})

test('the file is gone after a day', async () => {
  const first = await anInstance()
  await fill(first)
  const { id } = await archiveOf(first)
  first.server.clock.advance(24 * 3_600_000 + 1000)
  await first.server.app.worker.runDue()
  const cookie = await first.server.logIn('rita@example.com', 'a recruiter of tests')
  expect((await first.server.call('GET', `/api/workspace-archives/${id}/file`, { cookie })).status).toBe(404)
  expect(await Array.fromAsync(first.server.fileStore.keys(`${first.workspaceId}/workspace-archives`))).toEqual([])
})
