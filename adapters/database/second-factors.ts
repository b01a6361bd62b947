import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { SecondFactors } from '#src/accounts/ports.ts'
import type { Database } from './open.ts'
import { recoveryCodes, secondFactors } from './schema.ts'
import { writing } from './writing.ts'

export function databaseSecondFactors({ query, transaction }: Database): SecondFactors {
  const write = writing({ transaction })
  const ofUser = (userId: string) => eq(secondFactors.userId, userId)
  return {
    find: async (userId) => (await query().select().from(secondFactors).where(ofUser(userId)).get()) ?? null,
    put: (factor) =>
      write(async () => {
        await query().delete(secondFactors).where(ofUser(factor.userId)).run()
        await query().insert(secondFactors).values(factor).run()
      }),
    confirm: (userId, confirmedAt) => write(() => query().update(secondFactors).set({ confirmedAt }).where(ofUser(userId)).run()),
    takeStep: (userId, usedStep) =>
      transaction(
        async () =>
          (
            await query()
              .update(secondFactors)
              .set({ usedStep })
              .where(and(ofUser(userId), lt(secondFactors.usedStep, usedStep)))
              .returning({ userId: secondFactors.userId })
              .all()
          ).length > 0,
      ),
    removeApp: (userId) => write(() => query().delete(secondFactors).where(ofUser(userId)).run()),
    remove: (userId) =>
      write(async () => {
        await query().delete(secondFactors).where(ofUser(userId)).run()
        await query().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
      }),
    replaceRecoveryCodes: (userId, hashes) =>
      write(async () => {
        await query().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
        for (const codeHash of hashes) await query().insert(recoveryCodes).values({ userId, codeHash }).run()
      }),
    takeRecoveryCode: (userId, codeHash, usedAt) =>
      transaction(
        async () =>
          (
            await query()
              .update(recoveryCodes)
              .set({ usedAt })
              .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
              .returning({ userId: recoveryCodes.userId })
              .all()
          ).length > 0,
      ),
    recoveryCodesLeft: async (userId) =>
      (
        await query()
          .select({ left: count() })
          .from(recoveryCodes)
          .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
          .get()
      )?.left ?? 0,
  }
}
