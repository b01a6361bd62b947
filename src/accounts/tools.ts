import type { Mail } from '#src/ports/mailer.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import { networkOf } from '#src/shared/network.ts'
import { createThrottle, type Throttle } from '#src/shared/throttle.ts'
import type { Visit } from './account.ts'
import { throttles as rules } from './constants.ts'
import { createKnownDevices } from './known-device.ts'
import { createLinks, type Links } from './links.ts'
import { checkPassword } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'
import { createSigner, type Signer } from './secrets.ts'

export interface Listeners {
  /** Runs in the transaction that deletes the workspace, while its rows are still there. */
  workspaceDeleted: ((workspaceId: string) => Promise<void>)[]
  /** Runs in the transaction that deletes the account. */
  accountDeleted: ((account: { userId: string; email: string }) => Promise<void>)[]
  /** Runs after the transaction that ended one session of this user or, when `sessionId` is null, all of them. */
  sessionsEnded: ((userId: string, sessionId: string | null) => void)[]
}

/** The ports, and what the use cases make of them together. */
export interface Tools extends AccountPorts {
  sendMail(mail: Mail): Promise<void>
  links: Links
  passwordRules: ReturnType<typeof checkPassword>
  sessionSigner: Signer
  knownDevices: ReturnType<typeof createKnownDevices>
  throttles: Record<
    'failedPerAccount' | 'failedPerAddress' | 'forgotMails' | 'resendMails' | 'registrationMails' | 'registrations' | 'linkTries',
    Throttle
  >
  /** Lets `work` take a fixed time at least, so that its duration tells nothing. */
  evenly<Result>(work: () => Promise<Result>): Promise<Result>
  listeners: Listeners
}

export function createTools(ports: AccountPorts): Tools {
  const { clock, jobs, settings } = ports
  const evenMs = settings.evenAnswerMs ?? 120
  return {
    ...ports,
    sendMail: enqueueMail(jobs, mailSeal(settings.secret)),
    links: createLinks(ports),
    passwordRules: checkPassword(ports),
    sessionSigner: createSigner(settings.secret, 'session'),
    knownDevices: createKnownDevices(createSigner(settings.secret, 'known-device')),
    throttles: {
      failedPerAccount: createThrottle(rules.failedLoginsPerAccount, clock),
      failedPerAddress: createThrottle(rules.failedLoginsPerAddress, clock),
      forgotMails: createThrottle(rules.mailsPerAccount, clock),
      resendMails: createThrottle(rules.mailsPerAccount, clock),
      registrationMails: createThrottle(rules.mailsPerAccount, clock),
      registrations: createThrottle(rules.registrationsPerAddress, clock),
      linkTries: createThrottle(rules.linksPerAddress, clock),
    },
    async evenly(work) {
      const [outcome] = await Promise.allSettled([work(), evenMs > 0 ? Bun.sleep(evenMs) : undefined])
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    },
    listeners: { workspaceDeleted: [], accountDeleted: [], sessionsEnded: [] },
  }
}

/** Counts a visit under the network it came from. One whose address nobody knows is not counted with all the others. */
export function countVisit(throttle: Throttle, { address }: Visit) {
  if (address !== '') throttle.count(networkOf(address))
}
