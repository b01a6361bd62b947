import { forgetUnverifiedMs } from '#src/shared/account-limits.ts'
import type { Tools } from './tools.ts'

/** Forgets what is over: dead links and sessions, and companies that never proved their address. To be run about every hour. */
export const sweep =
  ({ clock, companies, companyLinks, companySessions, tokensEnded, transaction }: Tools) =>
  async (): Promise<void> => {
    await transaction(async () => {
      const now = clock.now()
      await companyLinks.removeExpired(now)
      await companySessions.removeExpired(now)
      const ids = await companies.forgottenBefore(new Date(now.getTime() - forgetUnverifiedMs))
      for (const id of ids) {
        await companies.remove(id)
        tokensEnded(id)
      }
    })
  }
