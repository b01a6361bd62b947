import { sql } from 'drizzle-orm'
import { systemClock } from '#adapters/clock/system.ts'
import { openDatabase } from '#adapters/database/open.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { scoreReceipts } from '#src/matching/receipt.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { withReader } from '../reader.ts'
import type { Unpacked } from './unpack.ts'

export interface CheckedReceipts {
  checked: number
  /** Came out as they were: the whole score, or, where an older engine made it, its facts and its arithmetic. */
  same: number
  problems: string[]
}

/** Computes scores of a backup anew from its own files: a sample by chance. */
export async function checkReceipts(
  { database: path, files }: Pick<Unpacked, 'database' | 'files'>,
  most = 100,
): Promise<CheckedReceipts> {
  const database = openDatabase(path)
  try {
    return await withReader(async (reader) => {
      const repositories = databaseRepositories(database, { clock: systemClock, ids: randomIds })
      const places = new Map(files.map((file) => [file.key, file.path]))
      const fileStore = {
        ...memoryStore(),
        async withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
          const place = places.get(key)
          if (!place) throw new FileMissing(key)
          return use(place)
        },
      }
      const receipts = scoreReceipts({ ...repositories, fileStore, reader, clock: systemClock })
      const sample = await database.query().all<{ id: string; workspaceId: string }>(sql`
      select id, workspace_id as workspaceId from candidates
      where json_extract(match, '$.basis') is not null order by random() limit ${most}`)
      const found: CheckedReceipts = { checked: sample.length, same: 0, problems: [] }
      for (const { id, workspaceId } of sample) {
        const { identical, asMade, differences } = await receipts.verify({ id: '', workspaceId }, id)
        const isOfOlder = differences.some(({ what }) => what === 'engine' || what === 'taxonomy')
        if (identical || (isOfOlder && asMade === true)) found.same++
        else
          found.problems.push(
            `The score of candidate ${id} does not come out again: ${differences[0]?.why ?? 'its facts are gone.'}`,
          )
      }
      return found
    })
  } finally {
    database.close()
  }
}
