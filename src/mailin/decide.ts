import type { MailAddresses, Target } from './addresses.ts'
import type { Verified } from './authentication.ts'
import type { ApplyDoor, KnownSender, MailedJob, ReceivedMails, Thread } from './ports.ts'
import type { MatchedBy, ReadMail, UnfiledReason } from './received-mail.ts'

/** Where a mail goes. `sentTo` is the address of ours that led there; '' when none did. */
export type Decision = { sentTo: string } & (
  | { to: 'thread'; thread: Thread; matchedBy: MatchedBy }
  | { to: 'job'; job: MailedJob; publicId: string }
  | { to: 'unfiled'; workspaceId: string; reason: UnfiledReason }
  /** A list, one of ours, or the return of a mail that was about nobody. */
  | { to: 'passed' }
  /** For no workspace of this instance. */
  | { to: 'nobody' }
)

interface Asked {
  addresses: MailAddresses
  receivedMails: Pick<ReceivedMails, 'isWorkspace' | 'onlyWorkspace' | 'threadOf' | 'threadOfSent' | 'withAddresses'>
  apply: Pick<ApplyDoor, 'job'>
}

type Named = { sentTo: string; target: Target }

/**
 * Whom a mail is from, by what is hardest to forge first: the signed address that it was sent to, the mails of ours that it answers, and the
 * sender's address only where the own server has verified it, the mailbox address names the workspace, and one person there has it.
 */
export async function decide(asked: Asked, mail: ReadMail, verified: Verified): Promise<Decision> {
  const { addresses, receivedMails, apply } = asked
  const named = mail.recipients.flatMap((sentTo): Named[] => {
    const target = addresses.read(sentTo)
    return target ? [{ sentTo, target }] : []
  })
  const [first] = named
  if (mail.kind === 'loop' || mail.kind === 'list') return { to: 'passed', sentTo: first?.sentTo ?? '' }

  const byAddress = await threadOfAddress(asked, named)
  if (byAddress) return byAddress
  if (mail.bounce) return (await threadOfReturned(asked, mail.bounce)) ?? { to: 'passed', sentTo: first?.sentTo ?? '' }

  for (const { sentTo, target } of named) {
    if (target.kind !== 'job' || mail.kind !== 'letter') continue
    const job = await apply.job(target.publicId)
    if (!job || (mail.attachments.length === 0 && !mail.isCut)) continue
    if (!job.isOpen) return { to: 'unfiled', sentTo, workspaceId: job.workspaceId, reason: 'job-closed' }
    if (mail.isCut) return { to: 'unfiled', sentTo, workspaceId: job.workspaceId, reason: 'too-large' }
    return { to: 'job', sentTo, job, publicId: target.publicId }
  }

  const place = await workspaceNamed(asked, named)
  const sentTo = place?.sentTo ?? first?.sentTo ?? ''
  for (const id of mail.references) {
    const thread = await threadOfId(receivedMails, id)
    // Whoever answers one workspace at the address of another wants the other.
    if (thread && (!place?.isExplicit || thread.workspaceId === place.workspaceId))
      return { to: 'thread', sentTo, thread, matchedBy: 'thread' }
  }
  if (!place) return { to: 'nobody', sentTo }
  const { address } = mail.from
  const known = (await receivedMails.withAddresses(place.workspaceId, [address])).get(address) ?? []
  return bySender(place, sentTo, known, verified)
}

interface NamedWorkspace {
  workspaceId: string
  job: MailedJob | null
  sentTo: string
  /** The address itself names it; otherwise there is only one. */
  isExplicit: boolean
}

function bySender({ workspaceId, job }: NamedWorkspace, sentTo: string, known: KnownSender[], verified: Verified): Decision {
  const unfiled = (reason: UnfiledReason): Decision => ({ to: 'unfiled', sentTo, workspaceId, reason })
  const people = new Set(known.map(({ personId }) => personId))
  if (people.size === 0) return unfiled(job ? 'no-resume' : 'nobody')
  if (people.size > 1) return unfiled('several-people')
  if (verified === 'fail') return unfiled('sender-failed')
  if (verified === 'unknown') return unfiled('sender-not-verified')
  // Of several rankings of one person: the one for the job of the address, else where they were written to last.
  const candidate = known.find(({ jobDescriptionId }) => jobDescriptionId === job?.jobDescriptionId) ?? known[0]
  if (!candidate) return unfiled('nobody')
  return {
    to: 'thread',
    sentTo,
    thread: { workspaceId, candidateId: candidate.candidateId, applicationId: null },
    matchedBy: 'sender',
  }
}

async function threadOfAddress({ receivedMails }: Asked, named: Named[]): Promise<Decision | null> {
  for (const { sentTo, target } of named) {
    if (target.kind !== 'candidate' && target.kind !== 'application') continue
    const thread = await receivedMails.threadOf(target.kind, target.id)
    if (thread) return { to: 'thread', sentTo, thread, matchedBy: 'reply-address' }
  }
  return null
}

/** A mail of ours that came back tells by its own Reply-To and Message-ID whom it was for. */
async function threadOfReturned(
  asked: Asked,
  { replyTo, messageIds }: NonNullable<ReadMail['bounce']>,
): Promise<Decision | null> {
  const named = replyTo.flatMap((sentTo): Named[] => {
    const target = asked.addresses.read(sentTo)
    return target ? [{ sentTo, target }] : []
  })
  const byAddress = await threadOfAddress(asked, named)
  if (byAddress) return byAddress
  for (const id of messageIds) {
    const thread = await threadOfId(asked.receivedMails, id)
    if (thread) return { to: 'thread', sentTo: '', thread, matchedBy: 'thread' }
  }
  return null
}

/** Mails of ours bear the id of their job. */
async function threadOfId(receivedMails: Asked['receivedMails'], messageId: string): Promise<Thread | null> {
  const [id = ''] = messageId.split('@')
  return /^[0-9a-f]{32}$/.test(id) ? receivedMails.threadOfSent(id) : null
}

async function workspaceNamed({ receivedMails, apply }: Asked, named: Named[]): Promise<NamedWorkspace | null> {
  for (const { sentTo, target } of named) {
    if (target.kind === 'workspace' && (await receivedMails.isWorkspace(target.id)))
      return { workspaceId: target.id, job: null, sentTo, isExplicit: true }
    const job = target.kind === 'job' ? await apply.job(target.publicId) : null
    if (job) return { workspaceId: job.workspaceId, job, sentTo, isExplicit: true }
  }
  const only = await receivedMails.onlyWorkspace()
  return only ? { workspaceId: only, job: null, sentTo: named[0]?.sentTo ?? '', isExplicit: false } : null
}
