import { eq } from 'drizzle-orm'
import type { Welcomes } from '#src/accounts/ports.ts'
import type { Database } from './open.ts'
import { welcomes } from './schema.ts'

export function databaseWelcomes({ query, transaction }: Database): Welcomes {
  return {
    has: async (userId) => (await query().select().from(welcomes).where(eq(welcomes.userId, userId)).get()) !== undefined,
    note: (userId, at) =>
      transaction(async () => {
        await query().insert(welcomes).values({ userId, at }).onConflictDoNothing().run()
      }),
  }
}
