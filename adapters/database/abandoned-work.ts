import { and, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { idempotentAnswers, jobs, processes } from './schema.ts'

/** The process that is named, or all that have said nothing for so long, by the clock of the database. */
export type Gone = { id: string } | { silentForMs: number }

/**
 * What processes that are gone had in hand is free. Work of an older program, which does not say whose it is, waits until its lease ends.
 * Whom it asks who is there it asks after its turn to write has come: who took work before that had said so before.
 */
export const releaseAbandoned = ({ query, transaction }: Database, gone: Gone) =>
  transaction(async () => {
    const isGone =
      'id' in gone
        ? eq(processes.id, gone.id)
        : lt(processes.heartbeatAt, sql<Date>`cast(unixepoch('subsec') * 1000 as integer) - ${gone.silentForMs}`)
    await query().delete(processes).where(isGone).run()
    const living = query().select({ id: processes.id }).from(processes)
    await query()
      .update(jobs)
      .set({ leasedUntil: null, holder: null })
      .where(and(isNotNull(jobs.holder), notInArray(jobs.holder, living)))
      .run()
    await query()
      .delete(idempotentAnswers)
      .where(
        and(isNull(idempotentAnswers.body), isNotNull(idempotentAnswers.holder), notInArray(idempotentAnswers.holder, living)),
      )
      .run()
  })
