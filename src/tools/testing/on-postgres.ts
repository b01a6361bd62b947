import { aboutSqlite } from '#adapters/database/about-sqlite.ts'
import { startPostgres } from './postgres-server.ts'

/** Does something with a PostgreSQL server: the one that DATABASE_URL leads to, or one that is there for it alone. */
export async function withPostgres<Result>(work: (surroundings: { DATABASE_URL: string }) => Promise<Result>): Promise<Result> {
  const given = process.env.DATABASE_URL
  if (given?.startsWith('postgres')) return work({ DATABASE_URL: given })
  const server = await startPostgres()
  try {
    return await work({ DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

/** Which tests were left out because they are about SQLite itself, in words; read from what the runner said. */
export function leftOutInWords(said: string): string {
  // The runner names them where they stand and once more at the end.
  const skipped = new Set([...said.matchAll(/^\(skip\) (.+)$/gm)].map(([, name = '']) => name))
  const names = [...skipped].flatMap((name) => (name.includes(aboutSqlite) ? [name.slice(0, name.indexOf(aboutSqlite))] : []))
  if (names.length === 0) return 'On PostgreSQL, no test was left out.'
  const list = names.map((name) => `  ${name}`).join('\n')
  return `On PostgreSQL, ${names.length === 1 ? '1 test was' : `${names.length} tests were`} left out, about SQLite itself:\n${list}`
}
