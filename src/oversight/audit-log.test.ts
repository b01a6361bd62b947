import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { databaseAuditLog } from '#adapters/database/audit-log.ts'
import { databaseAuditTrail } from '#adapters/database/audit-trail.ts'
import { auditEntries } from '#adapters/database/schema.ts'
import { testDatabase } from '#adapters/database/test-database.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { noteRefusal } from './note-refusals.ts'
import { auditLines, verifyAuditLog } from './read-audit-log.ts'

function aLog() {
  const database = testDatabase()
  const clock = fixedClock()
  const auditLog = databaseAuditLog(database, { clock, ids: randomIds })
  const auditTrail = databaseAuditTrail(database)
  /** Somebody with the file in their hands. */
  const tamper = (statement: string) =>
    database.transaction(async () => {
      database.query().run(sql.raw('drop trigger if exists audit_entry_stays'))
      database.query().run(sql.raw('drop trigger if exists audit_entry_remains'))
      database.query().run(sql.raw(statement))
    })
  return { database, clock, auditLog, auditTrail, tamper, verify: verifyAuditLog({ auditTrail }) }
}

const all = { limit: 1000, offset: 0 }

describe('the chain of the audit log', () => {
  test('is intact when it is empty and when entries were added', async () => {
    const { auditLog, verify } = aLog()
    expect(await verify()).toMatchObject({ intact: true, count: 0, head: null })
    await auditLog.append({ action: 'login', actorId: 'u1', details: { plan: 'paid', months: 3 } })
    await auditLog.append({ action: 'logout', actorId: 'u1', subject: { kind: 'candidate', id: 'c1' } })
    expect(await verify()).toMatchObject({ intact: true, count: 2, broken: null })
  })

  test('keeps its order when many write at once, and skips what was rolled back', async () => {
    const { auditLog, auditTrail, database, verify } = aLog()
    await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        database.transaction(async () => {
          await auditLog.append({ action: 'login', actorId: `u${index}` })
          if (index % 5 === 0) throw new Error('undone')
        }),
      ),
    )
    expect(await verify()).toMatchObject({ intact: true, count: 160 })
    const { entries } = await auditTrail.page({}, all)
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 160 }, (_, index) => 160 - index))
  })

  test('refuses to change or delete what was written', async () => {
    const { auditLog, database } = aLog()
    await auditLog.append({ action: 'login', actorId: 'u1' })
    const attempt = (statement: string) => database.transaction(async () => database.query().run(sql.raw(statement)))
    const reason = (statement: string) => attempt(statement).catch((error: Error) => String(error.cause))
    expect(await reason("update audit_entries set actor_id = 'u2'")).toContain('never changed')
    expect(await reason('update audit_entries set hash = null')).toContain('never changed')
    expect(await reason('delete from audit_entries')).toContain('never deleted')
  })

  for (const [what, statement, sentence] of [
    ['an entry that was changed', "update audit_entries set actor_id = 'u9' where number = 3", 'Entry 3 was changed'],
    ['a detail that was changed', `update audit_entries set details = '{"months":9}' where number = 3`, 'Entry 3 was changed'],
    ['an entry that was taken out', 'delete from audit_entries where number = 3', 'Entry 3 is missing'],
    ['a hash that was replaced', "update audit_entries set hash = 'x' where number = 3", 'Entry 3 was changed'],
  ] as const)
    test(`names ${what}`, async () => {
      const { auditLog, tamper, verify } = aLog()
      for (let entry = 0; entry < 5; entry++) await auditLog.append({ action: 'login', actorId: 'u1', details: { months: 3 } })
      await tamper(statement)
      const verdict = await verify()
      expect(verdict.intact).toBe(false)
      expect(verdict.count).toBe(2)
      expect(verdict.broken!.reason).toContain(sentence)
    })

  test('finds by a hash noted elsewhere that the end was cut off', async () => {
    const { auditLog, auditTrail, tamper, verify } = aLog()
    for (let entry = 0; entry < 3; entry++) await auditLog.append({ action: 'login' })
    const { hash } = (await auditTrail.head())!
    expect(await verify(hash)).toMatchObject({ intact: true, noted: { number: 3 } })
    await tamper('delete from audit_entries where number = 3')
    await auditLog.append({ action: 'logout' })
    expect(await verify()).toMatchObject({ intact: true })
    expect(await verify(hash)).toMatchObject({ intact: false, broken: null, noted: { number: null } })
  })

  test('takes up the entries of an older version in the order of their time', async () => {
    const { auditLog, auditTrail, database, verify } = aLog()
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
    await database.transaction(async () => {
      for (const minute of [2, 1, 3])
        database
          .query()
          .insert(auditEntries)
          .values({ id: `old${minute}`, at: at(minute), action: 'login' })
          .run()
    })
    await auditLog.append({ action: 'logout' })
    expect(await verify()).toMatchObject({ intact: true, count: 4 })
    const { entries } = await auditTrail.page({}, all)
    expect(entries.map(({ id }) => id).slice(1)).toEqual(['old3', 'old2', 'old1'])
    expect(await auditTrail.chainOldEntries()).toBe(0)
  })
})

test('the list is narrowed by who, what, whom and when, and paged', async () => {
  const { auditLog, auditTrail, clock } = aLog()
  await auditLog.append({ action: 'login', actorId: 'u1' })
  clock.advance(24 * 60 * 60_000)
  await auditLog.append({ action: 'approve', actorId: 'u1', userId: 'u2' })
  await auditLog.append({ action: 'open-file', actorId: 'u2', subject: { kind: 'resume', id: 'r1' } })
  const found = async (filter: Parameters<typeof auditTrail.page>[0]) =>
    (await auditTrail.page(filter, all)).entries.map(({ action }) => action)
  expect(await found({ actor: 'u1' })).toEqual(['approve', 'login'])
  expect(await found({ subject: 'r1' })).toEqual(['open-file'])
  expect(await found({ action: 'approve' })).toEqual(['approve'])
  expect(await found({ until: clock.now() })).toEqual(['login'])
  expect(await auditTrail.page({}, { limit: 1, offset: 1 })).toMatchObject({ total: 3, entries: [{ action: 'approve' }] })
  expect(await auditTrail.actions()).toEqual(['approve', 'login', 'open-file'])
  expect((await auditTrail.size()).entries).toBe(3)
})

test('the table is read in pieces, oldest first', async () => {
  const { auditLog, auditTrail } = aLog()
  for (let entry = 0; entry < 1200; entry++) await auditLog.append({ action: 'login', actorId: '=cmd' })
  const pieces = await Array.fromAsync(auditLines({ auditTrail })({}))
  expect(pieces.map((piece) => piece.length)).toEqual([1000, 200])
  expect(pieces[0]![0]!.slice(0, 4)).toEqual([1, expect.any(String), 'login', '=cmd'])
})

test('somebody who is refused over and over is counted instead of filling the log', async () => {
  const { auditLog, auditTrail, clock, database } = aLog()
  const note = noteRefusal({ auditLog, clock, transaction: database.transaction })
  const refusal = { actorId: 'u1', workspaceId: 'w1', requestId: 'r', call: 'GET /admin/users/:id' }
  for (let time = 0; time < 500; time++) await note(refusal)
  await note({ ...refusal, actorId: 'u2' })
  expect((await auditTrail.size()).entries).toBe(21)
  clock.advance(61_000)
  await note(refusal)
  expect((await auditTrail.page({}, { limit: 1, offset: 0 })).entries[0]!.details).toEqual({
    call: 'GET /admin/users/:id',
    omitted: 480,
  })
})
