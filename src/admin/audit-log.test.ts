import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { anchorsInMemory } from '#adapters/audit-anchors/file.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { databaseAuditLog } from '#adapters/database/audit-log.ts'
import { databaseAuditTrail } from '#adapters/database/audit-trail.ts'
import { auditEntries } from '#adapters/database/schema.ts'
import { dropTriggers, testDatabase } from '#adapters/database/test-database.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'
import { auditAnchoring } from './anchor-audit-log.ts'
import { chainStart, entryHash } from './audit-chain.ts'
import { createAuditSeal } from './audit-seal.ts'
import { noteRefusal } from './note-refusals.ts'
import { auditLines } from './read-audit-log.ts'
import { verifyAuditLog } from './verify-audit-log.ts'
import { entryProblem } from './verify-entry.ts'

const secret = 'the secret of an instance'

function aLog() {
  const database = testDatabase()
  const clock = fixedClock()
  const seal = createAuditSeal(secret)
  const signer = createInstanceSigner(secret)
  const auditAnchors = anchorsInMemory()
  const auditLog = databaseAuditLog(database, { clock, ids: randomIds, sealEntry: seal.of })
  const auditTrail = databaseAuditTrail(database)
  /** Somebody with the file in their hands. */
  const tamper = (statement: string) =>
    database.transaction(async () => {
      await dropTriggers(database, ...['stays', 'remains', 'has_its_place', 'is_sealed'].map((name) => `audit_entry_${name}`))
      await database.query().run(sql.raw(statement))
    })
  const signers = [signer.publicKey]
  return {
    database,
    clock,
    auditLog,
    auditTrail,
    auditAnchors,
    signer,
    tamper,
    anchoring: auditAnchoring({ auditTrail, auditAnchors, signer, clock }),
    verify: verifyAuditLog({ auditTrail, auditAnchors, seal, signers }),
    verifyWith: (other: string, ...earlier: string[]) =>
      verifyAuditLog({
        auditTrail,
        auditAnchors,
        seal: createAuditSeal(other, earlier),
        signers: [other, ...earlier].map((each) => createInstanceSigner(each).publicKey),
      })(),
  }
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
    const reason = (statement: string) => attempt(statement).catch((error: Error) => String(error.cause ?? error))
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
        await database
          .query()
          .insert(auditEntries)
          .values({ id: `old${minute}`, at: at(minute), action: 'login' })
          .run()
    })
    expect(await auditTrail.chainOldEntries()).toBe(3)
    await auditLog.append({ action: 'logout' })
    expect(await verify()).toMatchObject({ intact: true, count: 4 })
    const { entries } = await auditTrail.page({}, all)
    expect(entries.map(({ id }) => id).slice(1)).toEqual(['old3', 'old2', 'old1'])
    expect(await auditTrail.chainOldEntries()).toBe(0)
  })
})

/** Computes the hashes of all entries anew, as anybody can who has the file. */
async function rechained(database: ReturnType<typeof testDatabase>) {
  let before = { number: 0, hash: chainStart }
  const rows = await database.query().select().from(auditEntries).orderBy(auditEntries.number).all()
  return rows.map((row) => {
    const entry = { ...row, number: before.number + 1, previousHash: before.hash }
    before = { number: entry.number, hash: entryHash(entry) }
    return { ...entry, hash: before.hash }
  })
}

describe('somebody who has the file and not the secret', () => {
  const five = async () => {
    const log = aLog()
    for (let entry = 0; entry < 5; entry++) await log.auditLog.append({ action: 'login', actorId: `u${entry}` })
    return log
  }

  test('cannot compute the chain anew', async () => {
    const { database, tamper, verify } = await five()
    await tamper("update audit_entries set actor_id = 'somebody' where number = 3")
    const anew = await rechained(database)
    await tamper('delete from audit_entries')
    await database.transaction(async () => database.query().insert(auditEntries).values(anew).run())
    expect(await verify()).toMatchObject({
      intact: false,
      count: 2,
      broken: { number: 3, reason: 'Entry 3 was not written with the secret of this server.' },
    })
  })

  test('cannot take the seals off, or the places', async () => {
    const unsealed = await five()
    await unsealed.tamper('update audit_entries set seal = null where number > 3')
    expect(await unsealed.verify()).toMatchObject({ intact: false, broken: { number: 4 } })

    const robbed = await five()
    await robbed.tamper('update audit_entries set number = null, hash = null where number > 3')
    expect(await robbed.verify()).toMatchObject({ intact: false, broken: { number: 4 } })
    // Nor does the program give them new places afterwards.
    await robbed.auditLog.append({ action: 'logout' })
    expect(await robbed.auditTrail.chainOldEntries()).toBe(0)
    expect((await robbed.verify()).intact).toBe(false)
  })

  test('cannot make it look as if the chain had not begun, once it was noted elsewhere', async () => {
    const { tamper, anchoring, auditLog, auditTrail, verify } = await five()
    expect(await anchoring.anchor()).toMatchObject({ number: 5 })
    await tamper("delete from audit_entries where actor_id in ('u1', 'u2')")
    await tamper('update audit_entries set number = null, hash = null, previous_hash = null, seal = null')
    expect(await auditTrail.chainOldEntries()).toBe(3)
    await auditLog.append({ action: 'logout' })
    expect(await verify()).toMatchObject({ intact: false, broken: { number: 5 } })
  })

  test('cannot cut the end off, nor write other notes about it', async () => {
    const { tamper, anchoring, auditAnchors, verify } = await five()
    const anchor = (await anchoring.anchor())!
    expect(await anchoring.anchor()).toBeNull()
    expect(await verify()).toMatchObject({ intact: true, count: 5, anchors: 1 })
    await auditAnchors.add({ ...anchor, root: '0'.repeat(64) })
    expect((await verify()).broken!.reason).toContain('was not signed by this server')
    await tamper('delete from audit_entries where number > 3')
    expect((await verify()).broken).toMatchObject({ number: 4, reason: expect.stringContaining('Entries up to 5 were there') })
  })

  test('a new secret goes on where the old one ended, when the old one is named', async () => {
    const { anchoring, verifyWith } = await five()
    await anchoring.anchor()
    expect(await verifyWith('another secret')).toMatchObject({ intact: false, broken: { number: 1 } })
    expect(await verifyWith('another secret', secret)).toMatchObject({ intact: true })
  })
})

describe('a proof of one entry', () => {
  test('holds without the database for every entry of logs of every size up to 40, and for no other entry', async () => {
    const { auditLog, anchoring, signer } = aLog()
    for (let size = 1; size <= 40; size++) {
      await auditLog.append({ action: 'approve', userId: `u${size}`, details: { size } })
      await anchoring.anchor()
      for (const number of [1, Math.ceil(size / 2), size]) {
        const proof = (await anchoring.prove(number))!
        expect(proof.path.length).toBeLessThan(7)
        expect([entryProblem(proof), proof.anchor.signer]).toEqual([null, signer.publicKey])
        expect(JSON.stringify(proof)).not.toContain(`u${number === 1 ? 2 : number - 1}"`)
      }
    }
    const proof = (await anchoring.prove(7))!
    const other = (await anchoring.prove(8))!
    expect(entryProblem({ ...proof, entry: { ...proof.entry, actorId: 'u9' } })).toContain('was changed')
    expect(entryProblem({ ...proof, entry: other.entry })).toContain('is not part of')
    expect(entryProblem({ ...proof, path: other.path })).toContain('is not part of')
    expect(entryProblem({ ...proof, anchor: { ...proof.anchor, at: '2020-01-01T00:00:00.000Z' } })).toContain('signature')
    expect(await anchoring.prove(41)).toBeNull()
  })

  test('is made of the first note after the entry, so that it stays as it is, and notes one when there is none', async () => {
    const { auditLog, anchoring } = aLog()
    for (let entry = 0; entry < 3; entry++) await auditLog.append({ action: 'login' })
    const first = await anchoring.prove(2)
    expect(first!.anchor.number).toBe(3)
    for (let entry = 0; entry < 2000; entry++) await auditLog.append({ action: 'login' })
    expect((await anchoring.anchor())!.number).toBe(2003)
    expect(await anchoring.prove(2)).toEqual(first)
    expect(entryProblem((await anchoring.prove(1999))!)).toBeNull()
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
