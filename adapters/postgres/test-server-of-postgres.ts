import { Client } from 'pg'
import { startPostgres } from '#src/tools/testing/postgres-server.ts'

let count = 0

/** A PostgreSQL server for a file of tests: the one of DATABASE_URL, or one of its own. */
export async function serverForTests() {
  const given = process.env.DATABASE_URL?.startsWith('postgres') ? process.env.DATABASE_URL : null
  const own = given ? null : await startPostgres()
  const server = given ?? own!.url
  const databases: string[] = []

  /** The rows of a statement, asked on a connection of its own. */
  const asked = async <Row extends object>(url: string, statement: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
  return {
    asked,
    /** The address of a new database with nothing in it. */
    async emptyDatabase() {
      count += 1
      const name = `own_${process.pid}_${count}`
      databases.push(name)
      await asked(server, `create database "${name}" template template0`)
      const url = new URL(server)
      url.pathname = `/${name}`
      return url.href
    },
    async stop() {
      if (own) return own.stop()
      for (const name of databases) await asked(server, `drop database if exists "${name}" with (force)`)
    },
  }
}
