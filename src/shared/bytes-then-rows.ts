import type { Transaction } from '#src/ports/transaction.ts'

interface Steps<Result> {
  transaction: Transaction
  store: () => Promise<unknown>
  /** Runs in the transaction. */
  write: () => Promise<Result>
  cleanUp: () => Promise<unknown>
}

/**
 * Stores bytes and then writes the rows that name them. The bytes are cleaned up only where no row can be there: a connection that is lost
 * at the commit does not tell, so the queue looks later, as it does where cleaning up fails.
 */
export async function bytesThenRows<Result>({ transaction, store, write, cleanUp }: Steps<Result>): Promise<Result> {
  let mayBeKept = false
  try {
    await store()
    return await transaction(async () => {
      // It may be run again after another transaction was in its way.
      mayBeKept = false
      const result = await write()
      mayBeKept = true
      return result
    })
  } catch (error) {
    if (!mayBeKept) await cleanUp().catch(() => undefined)
    throw error
  }
}
