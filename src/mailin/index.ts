import { jobHandlers } from '#src/shared/job-handlers.ts'
import { type Addressee, addressForm, mailAddresses } from './addresses.ts'
import { keepMail } from './keep-mail.ts'
import { type MailboxState, pollMailbox } from './poll.ts'
import type { Mailbox, MailInPorts, Outcome } from './ports.ts'
import { fileByHand } from './unfiled.ts'

export { addressForm } from './addresses.ts'
export { type MimeParts, mailLimits } from './mime-parts.ts'
export type {
  ApplyDoor,
  KnownSender,
  Mailbox,
  MailInPorts,
  MailInSettings,
  MailReader,
  MailToRead,
  ReceivedMails,
  Thread,
} from './ports.ts'
export type { KeptAttachment, LeftFile, MailKind, ReadMail, ReceivedMail } from './received-mail.ts'
export { understood } from './understand.ts'

export const fetchMailJob = 'fetch-mail'

/** How often the mailbox is looked at where its server does not say by itself that something has arrived. */
const lookMs = 60_000

export type MailIn = ReturnType<typeof createMailIn>

/** What administrators see of the mailbox; null where none is connected. */
export interface MailInFacts extends MailboxState {
  mailbox: string
  address: string
  verifies: boolean
  tidies: boolean
  /** Mails of the last thirty days, by what became of them. */
  counts: Record<Outcome, number>
}

/** Mails that people send to a workspace: replies, applications, and what came back. Without a mailbox it does nothing. */
export function createMailIn(ports: MailInPorts) {
  const { clock, jobs, mailbox, receivedMails, settings } = ports
  const form = settings && addressForm(settings.address)
  const addresses = settings && form ? mailAddresses(form, settings) : null
  const state: MailboxState = { lastLookAt: null, awaySince: null, error: null }
  const poll =
    mailbox && settings && addresses
      ? pollMailbox(ports, { mailbox, settings, keep: keepMail(ports, settings, addresses), state })
      : async () => {}
  const unfiled = fileByHand(ports)
  return {
    isOn: addresses !== null && mailbox !== null,
    /** Where answers to a mail about somebody go; null where no mailbox is connected. */
    replyAddress: (to: Addressee): string | null => addresses?.replyTo(to) ?? null,
    /** Where people apply for a job by mail; null where no mailbox is connected. */
    jobAddress: (publicId: string): string | null => addresses?.ofJob(publicId) ?? null,
    workspaceAddress: (id: string): string | null => addresses?.replyTo({ kind: 'workspace', id }) ?? null,
    receivedFrom: receivedMails.ofCandidate,
    /** Mails of an applicant, also those that were filed with them as a candidate. */
    receivedFor: ({ id, candidateId }: { id: string; candidateId: string | null }) =>
      candidateId ? receivedMails.ofCandidate(candidateId) : receivedMails.ofApplication(id),
    ...unfiled,

    async facts(): Promise<MailInFacts | null> {
      if (!mailbox || !settings) return null
      const counts = await receivedMails.counts(new Date(clock.now().getTime() - 30 * 24 * 60 * 60_000))
      const { address, authservId } = settings
      return { ...state, mailbox: mailbox.name, address, verifies: authservId !== null, tidies: mailbox.tidies, counts }
    },

    /** Has the queue look at the mailbox now, and whenever something arrives, until `stopped`. */
    watch(stopped: () => boolean): void {
      if (mailbox) void keepWatch(ports, mailbox, state, stopped)
    },

    jobs: jobHandlers({
      [fetchMailJob]: async () => {
        await poll()
        await unfiled.dropOldUnfiled()
      },
    }),
    lookNow: () => jobs.add({ kind: fetchMailJob, key: fetchMailJob, payload: {} }),
  }
}

async function keepWatch({ jobs, beginWork }: MailInPorts, mailbox: Mailbox, state: MailboxState, stopped: () => boolean) {
  while (!stopped()) {
    try {
      await jobs.add({ kind: fetchMailJob, key: fetchMailJob, payload: {} })
      beginWork()
      // A connection that was just refused is not asked to wait for news.
      if (state.awaySince) await Bun.sleep(lookMs)
      else await mailbox.wait(lookMs)
    } catch {
      await Bun.sleep(lookMs)
    }
  }
}
