import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { StorageFull } from '#src/shared/provider-error.ts'
import type { NewerDatabase } from './migrate.ts'
import { openDatabase } from './open.ts'
import { auditEntries } from './schema.ts'
import { testDatabase } from './test-database.ts'
import { sqliteTest } from './test-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-open-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (id: string) => ({ id, at: new Date(), action: 'test' })

describe('a transaction', () => {
  test('is kept whole or not at all, and nobody sees half of it', async () => {
    const { transaction, query } = testDatabase()
    const seenMeanwhile: number[] = []
    const broken = transaction(async () => {
      await query().insert(auditEntries).values(entry('1')).run()
      await Bun.sleep(5)
      throw new Error('no')
    })
    await Bun.sleep(1)
    seenMeanwhile.push((await query().select().from(auditEntries).all()).length)
    expect(broken).rejects.toThrow('no')
    await broken.catch(() => undefined)
    expect(seenMeanwhile).toEqual([0])
    expect(await query().select().from(auditEntries).all()).toEqual([])
  })
  test('waits for the one before it', async () => {
    const { transaction, query } = testDatabase()
    const order: string[] = []
    await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        transaction(async () => {
          order.push(`${id} begins`)
          await Bun.sleep(2)
          await query().insert(auditEntries).values(entry(id)).run()
          order.push(`${id} ends`)
        }),
      ),
    )
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })
  test('joins the one around it', async () => {
    const { transaction, query } = testDatabase()
    const broken = transaction(async () => {
      await transaction(async () => await query().insert(auditEntries).values(entry('1')).run())
      throw new Error('no')
    })
    await broken.catch(() => undefined)
    expect(await query().select().from(auditEntries).all()).toEqual([])
  })
  test('is the only way to write', async () => {
    const { query } = testDatabase()
    await expect(async () => await query().insert(auditEntries).values(entry('1')).run()).toThrow(/read-?only/)
  })
  test('ends for what it began and did not wait for', async () => {
    const { transaction, query } = testDatabase()
    const write = (id: string) => transaction(async () => await query().insert(auditEntries).values(entry(id)).run())
    let later = Promise.resolve()
    const broken = async () => {
      throw new Error('no')
    }
    await transaction(async () => {
      await write('in it')
      later = Bun.sleep(5)
        .then(() => Promise.all([write('after it'), transaction(broken).catch(() => undefined)]))
        .then(() => {})
      later = later.then(() =>
        expect(async () => await query().insert(auditEntries).values(entry('none')).run()).toThrow(/read-?only/),
      )
    })
    await later
    expect((await query().select().from(auditEntries).all()).map(({ id }) => id)).toEqual(['in it', 'after it'])
  })
  sqliteTest('waits for another process without stopping this one', async () => {
    const database = testDatabase()
    const other = new Sqlite(database.path)
    other.run('BEGIN IMMEDIATE')
    let ticks = 0
    const commit = () => {
      clearTimeout(late)
      clearInterval(ticking)
      other.run('COMMIT')
    }
    const ticking = setInterval(() => {
      ticks += 1
      if (ticks > 3) commit()
    }, 10)
    const late = setTimeout(commit, 400)
    await database.transaction(async () => await database.query().insert(auditEntries).values(entry('1')).run())
    expect(ticks).toBeGreaterThan(3)
    expect(await database.query().select().from(auditEntries).all()).toHaveLength(1)
  })
})

describe('opening', () => {
  sqliteTest('uses a write-ahead log and waits for the disk at each commit', () => {
    const { path } = openDatabase(join(folder, 'full.db'))
    const sqlite = new Sqlite(path, { readonly: true })
    expect(sqlite.query('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })
  sqliteTest('copies a database before a migration changes it', () => {
    const path = join(folder, 'b.db')
    openDatabase(path).close()
    const sqlite = new Sqlite(path)
    sqlite.run('update __drizzle_migrations set created_at = 1')
    sqlite.run('drop table audit_entries')
    sqlite.close()
    expect(() => openDatabase(path, { snapshots: join(folder, 'snapshots') })).toThrow()
    expect(readdirSync(join(folder, 'snapshots'))).toHaveLength(1)
  })
  sqliteTest('refuses a database that a newer version made', () => {
    const path = join(folder, 'c.db')
    openDatabase(path).close()
    const sqlite = new Sqlite(path)
    sqlite.run('update __drizzle_migrations set created_at = 9999999999999')
    sqlite.close()
    expect(() => openDatabase(path)).toThrow('newer version')
  })
  sqliteTest('names the newer version that made it, and stays as it is', () => {
    const path = join(folder, 'd.db')
    openDatabase(path, { program: '0.2.0' }).close()
    openDatabase(path, { program: '0.3.0 (commit 1a2b3c4d5e)' }).close()
    const sqlite = new Sqlite(path)
    sqlite.run("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999998), ('y', 9999999999999)")
    sqlite.close()
    const refusal = () => {
      try {
        openDatabase(path, { program: '0.1.0' })
      } catch (error) {
        return (error as NewerDatabase).newer
      }
    }
    expect(refusal()).toEqual({ name: '0.3.0 (commit 1a2b3c4d5e)', changes: 2 })
    expect(refusal()).toEqual({ name: '0.3.0 (commit 1a2b3c4d5e)', changes: 2 })
  })
})

describe('transactions that wait together', () => {
  test('share a commit, and the failure of one undoes only its own writes', async () => {
    const { transaction, query } = testDatabase()
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((id) =>
        transaction(async () => {
          await query().insert(auditEntries).values(entry(id)).run()
          if (id === 'b') throw new Error('not this one')
          return id
        }),
      ),
    )
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
      'a',
      'failed',
      'c',
      'd',
    ])
    expect((await query().select().from(auditEntries).all()).map((row) => row.id)).toEqual(['a', 'c', 'd'])
  })
})

describe('a database without room', () => {
  sqliteTest('keeps nothing of what was refused, says so to everyone concerned, and goes on when there is room', async () => {
    const { transaction, query } = testDatabase()
    const pages = async (statement: string) =>
      Number(Object.values(await query().get<Record<string, number>>(sql.raw(statement)))[0])
    const setLimit = (more: number) =>
      transaction(async () => pages(`PRAGMA max_page_count = ${(await pages('PRAGMA page_count')) + more}`))
    const write = (id: string, rows: number) =>
      transaction(async () => {
        for (let row = 0; row < rows; row++)
          await query()
            .insert(auditEntries)
            .values({ ...entry(`${id}${row}`), action: 'x'.repeat(20_000) })
            .run()
        return id
      })
    await setLimit(20)
    const outcomes = await Promise.allSettled([write('a', 1), write('b', 100), write('c', 1), write('d', 1)])
    const kept = (await query().select().from(auditEntries).all()).map(({ id }) => id.slice(0, 1))
    const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(kept).toEqual(answered)
    expect(answered).not.toContain('b')
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageFull)
    await setLimit(2000)
    expect(await write('e', 100)).toBe('e')
  })

  sqliteTest('tries again once room was made, and what it says then counts', async () => {
    let made = 0
    const limit = (pages: number) =>
      database.transaction(async () => database.query().run(sql.raw(`PRAGMA max_page_count = ${pages}`)))
    const database = openDatabase(join(folder, 'a.db'), {
      synchronous: 'OFF',
      onFull() {
        made += 1
        return made === 1
      },
    })
    const add = (id: string, times = 1) =>
      database.transaction(async () => {
        if (made > 0) await database.query().run(sql.raw('PRAGMA max_page_count = 100000'))
        for (let row = 0; row < times; row++)
          await database
            .query()
            .insert(auditEntries)
            .values({ ...entry(`${id}${row}`), action: 'x'.repeat(20_000) })
            .run()
      })
    await limit(1)
    await Promise.all([add('a'), add('b', 200), add('c')])
    expect(made).toBe(1)
    expect(await database.query().select().from(auditEntries).all()).toHaveLength(202)
    database.close()
  })
})
