import { createPasskeyDesk, type PasskeyDesk } from '#src/passkeys/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { throttleRules as rules } from '#src/shared/account-limits.ts'
import { inConstantTime } from '#src/shared/constant-time-response.ts'
import { createLinks, type Links } from '#src/shared/links.ts'
import { createLoginThrottle, type LoginThrottle } from '#src/shared/login-throttle.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import { checkPassword } from '#src/shared/password-rules.ts'
import type { Throttle } from '#src/shared/rate-limiter.ts'
import { createSigner } from '#src/shared/secrets.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { CompanyLinkKind } from './company.ts'
import { linkRules } from './link-rules.ts'
import type { JobPortalPorts } from './ports.ts'

export type JobListener = (publicId: string) => void
/** `sessionId` is null when all of the company's tokens have ended. */
export type TokenListener = (companyId: string, sessionId: string | null) => void

/** The ports, and what the use cases make of them together. */
export interface Tools extends JobPortalPorts {
  sendMail(mail: Mail): Promise<void>
  links: Links<CompanyLinkKind>
  passwordRules: ReturnType<typeof checkPassword>
  /** Passkeys of companies. */
  passkeyDesk: PasskeyDesk
  gate: LoginThrottle
  throttles: Record<
    | 'forgotMails'
    | 'resendMails'
    | 'registrationMails'
    | 'registrations'
    | 'linkTries'
    | 'ownPassword'
    | 'passkeys'
    | 'passkeyChallenges',
    Throttle
  >
  /** Lets `work` take a fixed time at least, so that its duration tells nothing. */
  inConstantTime<Result>(work: () => Promise<Result>): Promise<Result>
  /** 'YYYY-MM-DD', by which closing days are counted (UTC). */
  today(): string
  /** To be called once a change of a job, or of what its page says of its company, is kept. */
  jobChanged(publicId: string): void
  /** Calls `listener` with the public id of every job that changed, also when it was deleted. */
  onJobChanged(listener: JobListener): void
  /** To be called once it is kept that a company's tokens work no longer: all of them, or those of one session. */
  tokensEnded(companyId: string, sessionId?: string): void
  /** Calls `listener` for every company that was locked out, was deleted, has a new password, or has signed out somewhere. */
  onTokensEnded(listener: TokenListener): void
  /** Notes what a company, or whoever claimed to be one, did. */
  note(action: AuditAction, companyId: string | null, visit: Visit): Promise<void>
}

export function createTools(ports: JobPortalPorts): Tools {
  const { auditLog, clock, companyLinks, ids, jobs, passwordHasher, rateLimits, settings, transaction } = ports
  const { publicUrl, secret } = settings
  const listeners: JobListener[] = []
  const tokenListeners: TokenListener[] = []
  return {
    ...ports,
    sendMail: enqueueMail(jobs, mailSeal(secret)),
    links: createLinks({ store: companyLinks, rules: linkRules, clock, ids, publicUrl }),
    passwordRules: checkPassword(ports),
    passkeyDesk: createPasskeyDesk({ ...ports, publicUrl, secret }),
    gate: createLoginThrottle({
      passwordHasher,
      rateLimits,
      name: 'company login',
      ids,
      signer: createSigner(secret, 'known-company-device'),
      rules: { perAccount: rules.failedLoginsPerAccount, perAddress: rules.failedLoginsPerAddress },
    }),
    throttles: {
      forgotMails: rateLimits.of('companies forgotMails', rules.mailsPerAccount),
      resendMails: rateLimits.of('companies resendMails', rules.mailsPerAccount),
      registrationMails: rateLimits.of('companies registrationMails', rules.mailsPerAccount),
      registrations: rateLimits.of('companies registrations', rules.registrationsPerAddress),
      linkTries: rateLimits.of('companies linkTries', rules.linksPerAddress),
      ownPassword: rateLimits.of('companies ownPassword', rules.failedLoginsPerAccount),
      passkeys: rateLimits.of('companies passkeys', rules.failedLoginsPerAddress),
      passkeyChallenges: rateLimits.of('companies passkeyChallenges', rules.passkeyChallengesPerAddress),
    },
    inConstantTime: inConstantTime(settings.evenAnswerMs ?? 120),
    today: () => clock.now().toISOString().slice(0, 10),
    jobChanged(publicId) {
      for (const listener of listeners) listener(publicId)
    },
    onJobChanged(listener) {
      listeners.push(listener)
    },
    tokensEnded(companyId, sessionId) {
      for (const listener of tokenListeners) listener(companyId, sessionId ?? null)
    },
    onTokensEnded(listener) {
      tokenListeners.push(listener)
    },
    note: (action, companyId, { address, requestId }) =>
      transaction(() => auditLog.append({ action, companyId, address, requestId })),
  }
}
