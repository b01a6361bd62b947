import { forgetUnverifiedMs } from '#src/shared/account-limits.ts'
import type { Tools } from './tools.ts'

/** Forgets what is over: dead links, and companies that never proved their address. To be run about every hour. */
export const sweep =
  ({ clock, companies, companyLinks, transaction }: Tools) =>
  (): Promise<void> =>
    transaction(async () => {
      const now = clock.now()
      await companyLinks.removeExpired(now)
      for (const id of await companies.forgottenBefore(new Date(now.getTime() - forgetUnverifiedMs))) await companies.remove(id)
    })
