import { Client } from 'pg'
import type { Tracer } from '#src/ports/tracer.ts'
import type { Database } from '../database/open.ts'
import { migratePostgres, wholeSchema } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'

/** Databases of this process that are kept; older ones are of tests that are over. */
const mostKept = 40
const made: { name: string; database: Database }[] = []
let count = 0
let template: Promise<string> | undefined
/** No test waits until older databases are gone. */
let dropping: Promise<void> = Promise.resolve()

/** A fresh database on a server for tests, made with the first question. */
export function postgresTestDatabase(server: string, tracer?: Tracer): Database {
  count += 1
  const name = `test_${process.pid}_${count}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = openPostgres(url.href, {
    connections: 3,
    tracer,
    async prepare() {
      template ??= makeTemplate(server)
      const from = await template
      await asked(server, [`create database "${name}" template "${from}" strategy file_copy`])
      // Only what was made: many tests never ask theirs anything, and one test would pay for all that came before.
      made.push({ name, database })
      dropping = dropping.then(() => asked(server, tooMany()))
    },
  })
  return database
}

const tooMany = () =>
  made.splice(0, Math.max(0, made.length - mostKept)).map(({ name, database }) => {
    database.close()
    return `drop database if exists "${name}" with (force)`
  })

/** One for all test processes: the first one makes it, named by what is in it. */
async function makeTemplate(server: string): Promise<string> {
  const name = `template_${Bun.hash(wholeSchema().join(';')).toString(36)}`
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(`drop database if exists "${name}_new"`)
      await client.query(`create database "${name}_new" template template0`)
      const url = new URL(server)
      url.pathname = `/${name}_new`
      await migratePostgres(url.href)
      await client.query(`alter database "${name}_new" rename to "${name}"`)
    }
  } finally {
    await client.end()
  }
  return name
}

async function asked(url: string, statements: readonly string[]) {
  if (statements.length === 0) return
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
