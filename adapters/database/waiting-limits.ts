import { eq } from 'drizzle-orm'
import type { WaitingLimits } from '#src/analytics/ports.ts'
import type { Database } from './open.ts'
import { waitingLimits } from './schema.ts'

export function databaseWaitingLimits({ query, transaction }: Database): WaitingLimits {
  return {
    of: async (workspaceId) =>
      (await query().select().from(waitingLimits).where(eq(waitingLimits.workspaceId, workspaceId)).get())?.workingDays ?? null,
    put: (workspaceId, workingDays) =>
      transaction(async () => {
        await query()
          .insert(waitingLimits)
          .values({ workspaceId, workingDays })
          .onConflictDoUpdate({ target: waitingLimits.workspaceId, set: { workingDays } })
          .run()
      }),
  }
}
