import { createPasskeyDesk, type PasskeyDesk } from '#src/passkeys/index.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { throttleRules as rules } from '#src/shared/account-limits.ts'
import { inConstantTime } from '#src/shared/constant-time-response.ts'
import { createLinks, type Links } from '#src/shared/links.ts'
import { createLoginThrottle, type LoginThrottle } from '#src/shared/login-throttle.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import type { Once } from '#src/shared/once.ts'
import { checkPassword } from '#src/shared/password-rules.ts'
import type { Throttle } from '#src/shared/rate-limiter.ts'
import { createSeal, type Seal } from '#src/shared/seal.ts'
import { createSigner, type Signer } from '#src/shared/secrets.ts'
import type { OfferedTo } from './constants.ts'
import { linkRules } from './link-rules.ts'
import type { AccountPorts, LinkKind } from './ports.ts'

export interface Listeners {
  /** Runs in the transaction that deletes the workspace, while its rows are still there. */
  workspaceDeleted: ((workspaceId: string) => Promise<void>)[]
  /** Runs in the transaction that deletes the account. */
  accountDeleted: ((account: { userId: string; email: string }) => Promise<void>)[]
  /** Runs in the transaction that suspends the account or gives it another password: what else opens with it ends there. */
  signedOutEverywhere: ((userId: string) => Promise<void>)[]
  /** Runs when somebody asks for a new verification link, whether or not an account here has the address. */
  verificationWanted: ((email: string) => Promise<void>)[]
  /** Runs in the transaction that makes the first administrator. */
  offerChosen: ((offeredTo: OfferedTo) => Promise<void>)[]
  /** Runs after the transaction that ended one session of this user or, when `sessionId` is null, all of them. */
  sessionsEnded: ((userId: string, sessionId: string | null) => void)[]
}

/** The ports, and what the use cases make of them together. */
export interface Tools extends AccountPorts {
  sendMail(mail: Mail): Promise<void>
  links: Links<LinkKind>
  passwordRules: ReturnType<typeof checkPassword>
  sessionSigner: Signer
  /** Locks the secrets of authenticator apps. */
  factorSeal: Seal
  /** Locks what a browser keeps while somebody is at a provider. */
  pendingSeal: Seal
  /** Locks what a provider is asked again with. */
  refreshSeal: Seal
  /** What counts once: answers of providers, and their notices. */
  once: Once
  /** Sessions about which a provider is being asked. */
  beingAsked: Map<string, Promise<boolean>>
  /** Passkeys of people. */
  passkeyDesk: PasskeyDesk
  /** Of whom a second factor is required, once it was read. */
  policy: { now: { administrators: Date | null; everybody: Date | null } | null; reading: number }
  gate: LoginThrottle
  throttles: Record<
    | 'forgotMails'
    | 'resendMails'
    | 'registrationMails'
    | 'registrations'
    | 'linkTries'
    | 'invitations'
    | 'invitationMails'
    | 'directoryPeople'
    | 'codes'
    | 'passkeys'
    | 'passkeyChallenges'
    | 'ownPassword'
    | 'providers',
    Throttle
  >
  /** Lets `work` take a fixed time at least, so that its duration tells nothing. */
  inConstantTime<Result>(work: () => Promise<Result>): Promise<Result>
  listeners: Listeners
}

export function createTools(ports: AccountPorts): Tools {
  const { accountLinks, clock, ids, jobs, passwordHasher, rateLimits, settings } = ports
  const { publicUrl, secret } = settings
  return {
    ...ports,
    sendMail: enqueueMail(jobs, mailSeal(secret)),
    links: createLinks({ store: accountLinks, rules: linkRules, clock, ids, publicUrl }),
    passwordRules: checkPassword(ports),
    sessionSigner: createSigner(secret, 'session'),
    factorSeal: createSeal(secret, 'second-factor'),
    pendingSeal: createSeal(secret, 'provider-sign-in'),
    refreshSeal: createSeal(secret, 'provider-refresh'),
    once: rateLimits.once,
    beingAsked: new Map(),
    passkeyDesk: createPasskeyDesk({ ...ports, publicUrl, secret }),
    policy: { now: null, reading: 0 },
    gate: createLoginThrottle({
      passwordHasher,
      rateLimits,
      name: 'login',
      ids,
      signer: createSigner(secret, 'known-device'),
      rules: { perAccount: rules.failedLoginsPerAccount, perAddress: rules.failedLoginsPerAddress },
    }),
    throttles: {
      forgotMails: rateLimits.of('accounts forgotMails', rules.mailsPerAccount),
      resendMails: rateLimits.of('accounts resendMails', rules.mailsPerAccount),
      registrationMails: rateLimits.of('accounts registrationMails', rules.mailsPerAccount),
      registrations: rateLimits.of('accounts registrations', rules.registrationsPerAddress),
      linkTries: rateLimits.of('accounts linkTries', rules.linksPerAddress),
      invitations: rateLimits.of('accounts invitations', rules.invitationsPerWorkspace),
      invitationMails: rateLimits.of('accounts invitationMails', rules.mailsPerAccount),
      directoryPeople: rateLimits.of('accounts directoryPeople', rules.directoryPeoplePerWorkspace),
      codes: rateLimits.of('accounts codes', rules.wrongCodesPerAccount),
      passkeys: rateLimits.of('accounts passkeys', rules.failedLoginsPerAddress),
      passkeyChallenges: rateLimits.of('accounts passkeyChallenges', rules.passkeyChallengesPerAddress),
      ownPassword: rateLimits.of('accounts ownPassword', rules.failedLoginsPerAccount),
      providers: rateLimits.of('accounts providers', rules.providersPerAddress),
    },
    inConstantTime: inConstantTime(settings.evenAnswerMs ?? 120),
    listeners: {
      workspaceDeleted: [],
      accountDeleted: [],
      signedOutEverywhere: [],
      verificationWanted: [],
      sessionsEnded: [],
      offerChosen: [],
    },
  }
}
