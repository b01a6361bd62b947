import type { SetUpFacts } from '#src/admin/set-up-risks.ts'
import type { Config } from './config.ts'

/** What the settings say about how the instance is set up. */
export const setUpSettings = (config: Config): Omit<SetUpFacts, 'isRoot' | 'openPaths' | 'disk'> => ({
  host: config.host,
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  mailer: config.adapters.mailer,
  isPlanChosen: config.defaultPlan !== null,
  autoVerifyCompanies: config.autoVerifyCompanies,
  isSecretFromOutside: config.sessionSecret !== null,
  areBackupsEncrypted: config.backupLock !== null,
})
