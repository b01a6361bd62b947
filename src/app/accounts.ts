import { type AccountPorts, createAccounts } from '#src/accounts/index.ts'
import type { Instance } from './instance.ts'

export type AccountsOutside = Omit<AccountPorts, 'settings'> & Instance

interface Others {
  /** Whom the server is for, as its administrator said. */
  offeredTo(): 'team' | 'customers' | undefined
}

export const buildAccounts = (ports: AccountsOutside, { offeredTo }: Others) =>
  createAccounts({
    ...ports,
    settings: {
      publicUrl: ports.config.publicUrl,
      secret: ports.secret,
      firstAdmin: ports.config.firstAdmin,
      defaultPlan: () => ports.config.defaultPlan ?? (offeredTo() === 'team' ? 'free' : 'trial'),
      limits: ports.config.limits,
      secondFactorRequired: ports.config.secondFactorRequired,
      autoVerifyCompanies: ports.config.autoVerifyCompanies,
      evenAnswerMs: ports.evenAnswerMs,
      providers: ports.config.providers.map(({ issuer, ...rules }) => ({ ...rules, issuer: issuer.replace(/\/+$/, '') })),
    },
  })
