import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FlipRuns } from '#src/fairness/ports.ts'
import type { Database } from './open.ts'
import { flipRuns } from './schema.ts'

export function databaseFlipRuns({ query, transaction }: Database): FlipRuns {
  const first = async (where: ReturnType<typeof and>) =>
    (await query().select().from(flipRuns).where(where).orderBy(desc(flipRuns.createdAt), desc(flipRuns.id)).limit(1).get()) ??
    null
  return {
    add: (run) =>
      transaction(async () => {
        await query().insert(flipRuns).values(run).run()
      }),
    find: async (id) => first(eq(flipRuns.id, id)),
    latest: async (workspaceId, jobDescriptionId) =>
      first(and(eq(flipRuns.workspaceId, workspaceId), eq(flipRuns.jobDescriptionId, jobDescriptionId))),
    open: async (workspaceId) =>
      first(and(eq(flipRuns.workspaceId, workspaceId), inArray(flipRuns.state, ['waiting', 'running']))),
    update: (id, changes) =>
      transaction(async () => {
        await query().update(flipRuns).set(changes).where(eq(flipRuns.id, id)).run()
      }),
  }
}
