import type { Database as Sqlite } from 'bun:sqlite'
import { stat } from 'node:fs/promises'

/** Bytes of a SQLite file and of the journal beside it. */
export async function sizeOfFiles(path: string): Promise<number> {
  const sizes = await Promise.all(
    ['', '-wal', '-shm'].map((ending) =>
      stat(path + ending).then(
        (file) => (file.isFile() ? file.size : 0),
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bytes of the pages that a table and its indexes take; 0 where this SQLite cannot tell. */
export function sizeOfTable(sqlite: Sqlite, table: string): number {
  try {
    const size = sqlite
      .query<{ bytes: number | null }, [string]>(`
        select sum(pgsize) as bytes from dbstat
        where aggregate = true and name in (select name from sqlite_schema where tbl_name = ? and rootpage > 0)`)
      .get(table)
    return size?.bytes ?? 0
  } catch {
    return 0
  }
}
