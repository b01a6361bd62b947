import { Database as Sqlite } from 'bun:sqlite'

/** Whether the first administrator of the instance said whom it is for. False where there is no database that can be read. */
export function saidWhomItIsFor(databasePath: string): boolean {
  try {
    using sqlite = new Sqlite(databasePath, { readonly: true })
    const found = sqlite
      .query(`select json_extract(value, '$.offeredTo') as said from instance_settings where key = 'site-content'`)
      .get() as { said: string | null } | null
    return Boolean(found?.said)
  } catch {
    return false
  }
}
