import type { Database } from './open.ts'

/** A transaction whose work has nothing to tell. It takes only asynchronous work, so that none can outlive its commit. */
export const writing =
  ({ transaction }: Pick<Database, 'transaction'>) =>
  (work: () => Promise<unknown>): Promise<void> =>
    transaction(async () => {
      await work()
    })
