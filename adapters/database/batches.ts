import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Batches } from '#src/matching/ports.ts'
import type { Batch } from '#src/matching/resume.ts'
import type { Database } from './open.ts'
import { newestRow } from './portable.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { batches, batchItems } from './schema.ts'

export function databaseBatches(database: Database): Batches {
  const { query, transaction } = database
  const insertItem = preparedInsert(database, batchItems)
  const settleItem = prepared(database, (connection) =>
    connection
      .update(batchItems)
      .set({
        state: sql`${sql.placeholder('state')}`,
        candidateId: sql`${sql.placeholder('candidateId')}`,
        errorCode: sql`${sql.placeholder('errorCode')}`,
        error: sql`${sql.placeholder('error')}`,
      })
      .where(eq(batchItems.id, sql.placeholder('itemId')))
      .prepare(),
  )
  const stateOf = prepared(database, (connection) =>
    connection
      .select({ state: batchItems.state })
      .from(batchItems)
      .where(eq(batchItems.id, sql.placeholder('itemId')))
      .prepare(),
  )
  const withItems = async (batch: typeof batches.$inferSelect | undefined): Promise<Batch | null> => {
    if (!batch) return null
    const rows = await query()
      .select()
      .from(batchItems)
      .where(eq(batchItems.batchId, batch.id))
      .orderBy(asc(batchItems.position))
      .all()
    const items = rows.map(({ errorCode, error, ...item }) => ({
      ...item,
      error: errorCode && error ? { code: errorCode, message: error } : null,
    }))
    return { ...batch, items }
  }
  return {
    add: (batch, items) =>
      transaction(async () => {
        await query().insert(batches).values(batch).run()
        for (const [position, { error, ...item }] of items.entries()) {
          const problem = { errorCode: error?.code ?? null, error: error?.message ?? null }
          await insertItem({ ...item, ...problem, batchId: batch.id, position })
        }
      }),
    find: async (id) => withItems(await query().select().from(batches).where(eq(batches.id, id)).get()),
    latest: async (workspaceId) =>
      withItems(
        await query()
          .select()
          .from(batches)
          .where(eq(batches.workspaceId, workspaceId))
          .orderBy(desc(batches.createdAt), newestRow(batches))
          .limit(1)
          .get(),
      ),
    isOpen: async (itemId) => (await stateOf().get({ itemId }))?.state === 'stored',
    settle: (itemId, { state, candidateId, error }) =>
      transaction(async () => {
        const problem = { errorCode: error?.code ?? null, error: error?.message ?? null }
        await settleItem().run({ itemId, state, candidateId, ...problem })
      }),
    finish: (id, finishedAt) =>
      transaction(async () => {
        await query().update(batches).set({ finishedAt }).where(eq(batches.id, id)).run()
      }),
  }
}
