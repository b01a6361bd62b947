import type { Tracer } from '#src/ports/tracer.ts'
import type { Database } from '../database/open.ts'
import { migratePostgres, NewerPostgres } from './migrate.ts'
import { openPostgres, withoutPassword } from './open-postgres.ts'
import { PostgresRefused } from './refused.ts'
import { becomeSoleServer } from './sole-server.ts'

interface Options {
  /** Another server has taken the database after a connection broke: this one has to end. */
  onLost(): void
  tracer?: Tracer | undefined
}

/**
 * Opens the database of a server: nobody else has it, its schema is up to date. Rejects with `PostgresRefused`.
 */
export async function startPostgres(url: string, { onLost, tracer }: Options): Promise<Database & { release(): Promise<void> }> {
  const shown = withoutPassword(url)
  const { holder, release } = await becomeSoleServer(url, {
    shown,
    onLost,
    prepare: () =>
      migratePostgres(url).catch((error: unknown) => {
        throw error instanceof NewerPostgres ? new PostgresRefused(`The database ${shown}: ${error.message}`) : error
      }),
  })
  return { ...openPostgres(url, { holder, tracer }), release }
}
