import { join } from 'node:path'
import { systemClock } from '#adapters/clock/system.ts'
import { sqliteRows } from '#adapters/database/kept-rows.ts'
import { placesOnDisk } from '#adapters/kept-places.ts'

/** What an instance with SQLite keeps in a data folder, but for its files. */
export const keptIn = (dataDir: string) => ({
  dataDir,
  rows: sqliteRows(join(dataDir, 'ats.db')),
  places: placesOnDisk({ dataDir, clock: systemClock }),
})
