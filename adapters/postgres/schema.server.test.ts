import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../database/schema.ts'
import { migratePostgres, NewerPostgres, OlderProcesses, postgresSince } from './migrate.ts'
import { serverForTests } from './test-server-of-postgres.ts'

const migrations = join(import.meta.dir, '../../migrations')
const folder = mkdtempSync(join(tmpdir(), 'ats-postgres-schema-'))
let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const tables = Object.values(schema).flatMap((part) => (is(part, SQLiteTable) ? [getTableConfig(part)] : []))
const types: Record<string, string> = { integer: 'bigint', text: 'text', real: 'double precision', blob: 'bytea' }
const list = (names: string[]) => names.join(', ')

describe('a new database of PostgreSQL’s', () => {
  let url: string
  beforeAll(async () => {
    url = await server.emptyDatabase()
    await migratePostgres(url)
  }, 60_000)

  test('has the tables and columns that the repositories write', async () => {
    const rows = await server.asked<{ table: string; column: string; type: string; required: boolean }>(
      url,
      `select table_name as table, column_name as column, data_type as type, is_nullable = 'NO' as required
       from information_schema.columns where table_schema = current_schema() and table_name not like '\\_\\_%'
       and column_name <> 'rowid'`,
    )
    const wanted = tables.flatMap(({ name, columns, primaryKeys }) => {
      const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
      return columns.map((column) => {
        const isRequired = column.notNull || column.primary || keys.has(column.name)
        return `${name}.${column.name} ${types[column.getSQLType()]} ${isRequired ? 'not null' : ''}`
      })
    })
    expect(wanted.length).toBeGreaterThan(500)
    expect(
      rows.map(({ table, column, type, required }) => `${table}.${column} ${type} ${required ? 'not null' : ''}`).toSorted(),
    ).toEqual(wanted.toSorted())
  })

  test('compares text by its bytes, whatever the database was made with', async () => {
    const rows = await server.asked<{ table: string; column: string }>(
      url,
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = current_schema() and data_type = 'text' and table_name not like '\\_\\_%' and collation_name is distinct from 'C'`,
    )
    expect(rows).toEqual([])
  })

  test('has the keys, the indexes and what is there only once', async () => {
    const rows = await server.asked<{
      table: string
      name: string
      unique: boolean
      primary: boolean
      columns: string[]
      where: string | null
    }>(
      url,
      `select t.relname as table, i.relname as name, x.indisunique as unique, x.indisprimary as primary, pg_get_expr(x.indpred, x.indrelid) as where,
         array(select coalesce(a.attname, '(expression)') from unnest(x.indkey::int[]) with ordinality k(number, place)
           left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number and k.number > 0 order by place)::text[] as columns
       from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       join pg_namespace n on n.oid = t.relnamespace where n.nspname = current_schema() and t.relname not like '\\_\\_%'`,
    )
    const found = rows.map(
      (row) => `${row.table}(${list(row.columns)})${row.primary ? ' key' : row.unique ? ' once' : ''}${row.where ? ' some' : ''}`,
    )
    const wanted = tables.flatMap(({ name, columns, primaryKeys, indexes, uniqueConstraints }) => [
      ...columns.flatMap((column) => (column.primary ? [`${name}(${column.name}) key`] : [])),
      ...columns.flatMap((column) => (column.isUnique ? [`${name}(${column.name}) once`] : [])),
      ...primaryKeys.map((key) => `${name}(${list(key.columns.map((column) => column.name))}) key`),
      ...uniqueConstraints.map((one) => `${name}(${list(one.columns.map((column) => column.name))}) once`),
      ...indexes.map(({ config }) => {
        const parts = config.columns.map((column) => ('name' in column ? column.name : '(expression)'))
        return `${name}(${list(parts)})${config.unique ? ' once' : ''}${config.where ? ' some' : ''}`
      }),
    ])
    expect(wanted.length).toBeGreaterThan(200)
    expect(found.toSorted()).toEqual(wanted.toSorted())
  })

  test('has the links between tables, with what happens to rows whose other end goes', async () => {
    const rows = await server.asked<{ table: string; columns: string[]; target: string; to: string[]; gone: string }>(
      url,
      `select c.conrelid::regclass::text as table, f.relname as target, c.confdeltype as gone,
         array(select attname from unnest(c.conkey) with ordinality k(n, at) join pg_attribute on attrelid = c.conrelid and attnum = n order by at)::text[] as columns,
         array(select attname from unnest(c.confkey) with ordinality k(n, at) join pg_attribute on attrelid = c.confrelid and attnum = n order by at)::text[] as to
       from pg_constraint c join pg_class f on f.oid = c.confrelid where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
    )
    const ends: Record<string, string> = { a: 'no action', c: 'cascade', n: 'set null', r: 'restrict', d: 'set default' }
    const wanted = tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference()
        const [from, to] = [columns, foreignColumns].map((parts) => list(parts.map((column) => column.name)))
        return `${name}(${from}) → ${getTableConfig(foreignTable).name}(${to}) ${key.onDelete ?? 'no action'}`
      }),
    )
    expect(wanted.length).toBeGreaterThan(80)
    expect(
      rows
        .map((row) => `${row.table.replaceAll('"', '')}(${list(row.columns)}) → ${row.target}(${list(row.to)}) ${ends[row.gone]}`)
        .toSorted(),
    ).toEqual(wanted.toSorted())
  })

  test('refuses what the triggers of SQLite refuse', async () => {
    await server.asked(url, "insert into audit_entries (id, at, action) values ('a', 1, 'test')")
    expect(server.asked(url, "update audit_entries set action = 'other'")).rejects.toThrow('never changed')
  })

  test('begins with the rows that migrations bring', async () => {
    expect(await server.asked(url, 'select name from job_titles')).toHaveLength(12)
  })
})

describe('an older database of PostgreSQL’s', () => {
  const journalOf = (path: string): { entries: { idx: number; when: number; tag: string }[] } =>
    JSON.parse(readFileSync(join(path, 'meta/_journal.json'), 'utf8'))

  /** The migrations of a version that is one change further. */
  function laterMigrations(name: string, statements: string | null) {
    const later = join(folder, name)
    cpSync(migrations, later, { recursive: true })
    mkdirSync(join(later, 'postgres'), { recursive: true })
    const journal = journalOf(later)
    const last = journal.entries.at(-1)!
    journal.entries.push({ ...last, idx: last.idx + 1, when: Math.max(last.when, postgresSince) + 1, tag: '9999_later' })
    writeFileSync(join(later, 'meta/_journal.json'), JSON.stringify(journal))
    writeFileSync(join(later, '9999_later.sql'), 'ALTER TABLE `tags` ADD `later` text;')
    if (statements !== null) writeFileSync(join(later, 'postgres/9999_later.sql'), statements)
    return later
  }
  const columns = (url: string) =>
    server.asked<{ name: string }>(url, "select column_name as name from information_schema.columns where table_name = 'tags'")

  test('gets what came since and keeps what it holds; the older program refuses it then', async () => {
    const url = await server.emptyDatabase()
    await migratePostgres(url)
    await server.asked(url, "insert into instance_settings (key, value, updated_at) values ('k', '\"kept\"', 1)").catch(() => {})
    await server.asked(url, "insert into audit_entries (id, at, action) values ('kept', 1, 'test')")
    const later = laterMigrations(
      'later',
      'alter table "tags" add "later" text;--> statement-breakpoint\nupdate job_titles set name = upper(name)',
    )
    await Promise.all([migratePostgres(url, { migrations: later }), migratePostgres(url, { migrations: later })])
    expect((await columns(url)).map(({ name }) => name)).toContain('later')
    expect(await server.asked(url, 'select id from audit_entries')).toEqual([{ id: 'kept' }])
    expect(migratePostgres(url)).rejects.toBeInstanceOf(NewerPostgres)
  })

  test.each([
    ['are missing', null, 'has no statements for PostgreSQL'],
    ['fail', 'alter table "tags" add "later" text;--> statement-breakpoint\nalter table nowhere add x text', 'nowhere'],
  ])('stays as it is when the statements for it %s', async (name, statements, said) => {
    const url = await server.emptyDatabase()
    await migratePostgres(url)
    const later = laterMigrations(name.replace(' ', '-'), statements)
    expect(migratePostgres(url, { migrations: later })).rejects.toThrow(said)
    await migratePostgres(url, { migrations: later }).catch(() => {})
    expect((await columns(url)).map(({ name }) => name)).not.toContain('later')
    await migratePostgres(url)
  })

  test('that holds tables of something else is left alone', async () => {
    const url = await server.emptyDatabase()
    await server.asked(url, 'create table theirs (id text)')
    expect(migratePostgres(url)).rejects.toThrow('something else')
    await migratePostgres(url).catch(() => {})
    expect(await server.asked(url, 'select tablename from pg_tables where schemaname = current_schema()')).toEqual([
      { tablename: 'theirs' },
    ])
  })

  test('may be used by older programs after a change that leaves them in peace', async () => {
    const url = await server.emptyDatabase()
    await migratePostgres(url)
    const statements = '-- compatible: nobody has to write it\nalter table "tags" add "later" text'
    await migratePostgres(url, { migrations: laterMigrations('compatible', statements) })
    expect((await columns(url)).map(({ name }) => name)).toContain('later')
    await migratePostgres(url)
  })

  test('is not changed in a way that older processes cannot work with while one is there', async () => {
    const url = await server.emptyDatabase()
    const older = { id: 'older', role: 'all', version: '0.1' }
    await migratePostgres(url, { process: older })
    const migrations = laterMigrations('hard', 'alter table "tags" add "later" text')
    await expect(migratePostgres(url, { migrations, process: { ...older, id: 'newer' } })).rejects.toBeInstanceOf(OlderProcesses)
    expect((await columns(url)).map(({ name }) => name)).not.toContain('later')
    await server.asked(url, 'update processes set heartbeat_at = heartbeat_at - 16000')
    await migratePostgres(url, { migrations, process: { ...older, id: 'newer' } })
    expect((await columns(url)).map(({ name }) => name)).toContain('later')
  })

  test('is told of each change whether older programs may go on beside it', () => {
    const later = journalOf(migrations).entries.filter(({ when }) => when > postgresSince)
    const first = (tag: string) => readFileSync(join(migrations, 'postgres', `${tag}.sql`), 'utf8').split('\n')[0]
    const unsaid = later.filter(({ tag }) => !/^-- (in)?compatible: \S/.test(first(tag)!)).map(({ tag }) => tag)
    expect(unsaid).toEqual([])
  })

  test('finds statements of its own for every migration since there are such databases', () => {
    const later = journalOf(migrations).entries.filter(({ when }) => when > postgresSince)
    const missing = later.map(({ tag }) => `${tag}.sql`).filter((name) => !existsSync(join(migrations, 'postgres', name)))
    expect(missing).toEqual([])
  })
})
