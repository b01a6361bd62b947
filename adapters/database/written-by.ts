import type { Database as Sqlite } from 'bun:sqlite'

/** The program that last wrote a database, and how many migrations of it this program does not know. */
export interface NewerProgram {
  name: string
  changes: number
}

const key = 'program'

/** Writes down which version of the program uses the database, so that an older one can name it. On a full disk it is left out. */
export function noteProgram(sqlite: Sqlite, name: string) {
  if (notedProgram(sqlite) === name) return
  try {
    sqlite.run(
      `insert into instance_settings (key, value, revision, updated_at) values (?1, ?2, 1, ?3)
       on conflict (key) do update set value = ?2, revision = revision + 1, updated_at = ?3`,
      [key, JSON.stringify(name), Date.now()],
    )
  } catch (error) {
    if (!/^SQLITE_(FULL|BUSY|IOERR)/.test((error as { code?: string }).code ?? '')) throw error
  }
}

/** Null when no program said so, or where a newer one says it in another way. */
export function notedProgram(sqlite: Sqlite): string | null {
  try {
    const row = sqlite.query('select value from instance_settings where key = ?').get(key) as { value: string } | null
    const name: unknown = row && JSON.parse(row.value)
    return typeof name === 'string' ? name.slice(0, 200) : null
  } catch {
    return null
  }
}
