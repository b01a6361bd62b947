import { createHmac } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { fileTypeOf, type StoredFile, sweepFiles } from '#src/matching/index.ts'
import { InfectedFile } from '#src/ports/file-scanner.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import type { Throttle } from '#src/shared/rate-limiter.ts'
import type { MailAddresses } from './addresses.ts'
import { type Verified, verifiedSender } from './authentication.ts'
import { type Decision, decide } from './decide.ts'
import type { MailInPorts, MailInSettings, Outcome, Place, Thread } from './ports.ts'
import type { FoundAttachment, KeptAttachment, ReadMail, ReceivedMail, UnfiledReason } from './received-mail.ts'

/** A mail that was fetched and read, and where in its mailbox it lies. */
export interface TakenMail {
  mail: ReadMail
  place: Place
  uid: number
  arrivedAt: Date | null
  /** The file with the bytes of its attachments. */
  bytesPath: string
}

type Type = KeptAttachment['type']

/** A file of a mail on its way into the store. */
interface Piece {
  path: string
  stored: StoredFile & { type: Type }
  /** The store has it, and may have taken the file. */
  isInStore: boolean
}

const applicationsAnHour = { limit: 20, windowMs: 60 * 60_000 }
const sweepLeaseSeconds = 3600

/**
 * Files one mail: bytes first, then everything about it in one transaction, with the note that it was taken. What a crash interrupts is
 * taken again as if it had never been.
 */
export function keepMail(ports: MailInPorts, settings: MailInSettings, addresses: MailAddresses) {
  const { receivedMails, clock, ids, transaction } = ports
  const throttle = ports.rateLimits.of('applications by mail', applicationsAnHour)

  return async function keep(taken: TakenMail): Promise<Outcome> {
    const { mail } = taken
    const sameness = samenessOf(settings.secret, mail)
    const receipt = (outcome: Outcome) => async () => {
      const { place, uid } = taken
      const isFiled = ['filed', 'applied', 'unfiled'].includes(outcome)
      // Another process may have looked into the mailbox at the same time.
      if (isFiled && (await receivedMails.isKnown(sameness))) throw new TakenMeanwhile()
      const isUntidy = ports.mailbox?.tidies === true && (isFiled || outcome === 'repeated')
      await receivedMails.noteReceipt({ ...place, uid, sameness, at: clock.now(), outcome, isUntidy })
      await receivedMails.savePlace({ ...place, lastUid: uid })
    }
    const onlyNoted = async (outcome: Outcome) => {
      await transaction(receipt(outcome))
      return outcome
    }
    if (await receivedMails.isKnown(sameness)) return onlyNoted('repeated')
    const verified = verifiedSender(mail.headers, settings.authservId, mail.from.address)
    const decision = await decide({ addresses, receivedMails, apply: ports.apply }, mail, verified)
    if (decision.to === 'passed' || decision.to === 'nobody') return onlyNoted(decision.to)
    const pieces = await piecesOf(ports, taken, workspaceOf(decision))
    const paths = pieces.kept.map(({ path }) => path)
    try {
      return await filed(ports, { taken, decision, pieces, verified, receipt, mayApply: mayApply(throttle), id: ids.id() })
    } catch (error) {
      if (error instanceof TakenMeanwhile) return await onlyNoted('repeated')
      throw error
    } finally {
      for (const path of paths) await unlink(path).catch(() => undefined)
    }
  }
}

/** The mail was filed between the first look and the transaction. */
class TakenMeanwhile extends Error {}

const workspaceOf = (decision: Exclude<Decision, { to: 'passed' | 'nobody' }>) =>
  decision.to === 'unfiled'
    ? decision.workspaceId
    : decision.to === 'job'
      ? decision.job.workspaceId
      : decision.thread.workspaceId

const mayApply = (throttle: Throttle) => async (address: string) => {
  try {
    await throttle.count(address)
    return true
  } catch {
    return false
  }
}

interface Filing {
  taken: TakenMail
  decision: Exclude<Decision, { to: 'passed' | 'nobody' }>
  pieces: { kept: Piece[]; left: ReceivedMail['left'] }
  verified: Verified
  receipt(outcome: Outcome): () => Promise<void>
  mayApply(address: string): Promise<boolean>
  id: string
}

async function filed(ports: MailInPorts, filing: Filing): Promise<Outcome> {
  const { decision, pieces, receipt } = filing
  if (decision.to === 'job') {
    const refusal = await applied(ports, filing, decision)
    if (!refusal) return 'applied'
    await stored(ports, decision.job.workspaceId, pieces, async () => {
      await ports.receivedMails.add(rowOf(ports, filing, pieces.kept, { workspaceId: decision.job.workspaceId, reason: refusal }))
      await receipt('unfiled')()
    })
    return 'unfiled'
  }
  if (decision.to === 'unfiled') {
    const { workspaceId, reason } = decision
    await stored(ports, workspaceId, pieces, async () => {
      await ports.receivedMails.add(rowOf(ports, filing, pieces.kept, { workspaceId, reason }))
      await receipt('unfiled')()
    })
    return 'unfiled'
  }
  const { thread, matchedBy } = decision
  await stored(ports, thread.workspaceId, pieces, async () => {
    const row = rowOf(ports, filing, pieces.kept, { ...thread, matchedBy })
    await ports.receivedMails.add(row)
    await noteInThread(ports, thread, row)
    await tellThread(ports, thread)
    await receipt('filed')()
  })
  return 'filed'
}

/** The timeline of whoever it is from; a mail that came back is seen at the message that did not arrive. In the caller's transaction. */
export async function noteInThread(
  { hiring, messages }: MailInPorts,
  { candidateId, workspaceId }: Thread,
  mail: ReceivedMail,
): Promise<void> {
  if (!candidateId) return
  await hiring.noteReceived({ workspaceId, candidateId, mailId: mail.id, subject: mail.subject, kind: mail.kind })
  if (!mail.unreachable) return
  const sent = (await messages.ofCandidate(candidateId)).filter(
    ({ address, state, queuedAt }) =>
      state === 'sent' && address.toLowerCase() === mail.unreachable && queuedAt <= mail.receivedAt,
  )
  const [newest] = sent.toSorted((one, other) => other.queuedAt.getTime() - one.queuedAt.getTime())
  const why = mail.text === '' ? '' : `: ${mail.text.slice(0, 300)}`
  if (newest) await messages.update(newest.id, { state: 'failed', error: `It came back${why}` })
}

export async function tellThread({ hiring }: MailInPorts, { candidateId, workspaceId }: Thread): Promise<void> {
  if (candidateId) await hiring.tellReceived({ workspaceId, candidateId })
}

/** Null when it was taken as an application; otherwise why it was not. */
async function applied(
  ports: Pick<MailInPorts, 'apply' | 'clock' | 'fileStore' | 'files' | 'jobs' | 'receivedMails'>,
  filing: Filing,
  decision: Extract<Decision, { to: 'job' }>,
): Promise<UnfiledReason | null> {
  const { taken, pieces, receipt } = filing
  const { from } = taken.mail
  const resume = resumeAmong(pieces.kept)
  if (!resume || !/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/.test(from.address)) return 'no-resume'
  if (!(await filing.mayApply(from.address))) return 'too-many'
  const { workspaceId } = decision.job
  const others = pieces.kept.filter((each) => each !== resume)
  const { sha256, size, type, filename } = resume.stored
  const name = from.name || (from.address.split('@')[0] ?? from.address)
  try {
    await storeBytes(ports, others, pieces.left)
    await ports.apply.apply(
      decision.publicId,
      { name, email: from.address, file: { path: resume.path, filename, size, sha256, type } },
      async (applicationId) => {
        await ports.files.add(
          workspaceId,
          others.map(({ stored: file }) => file),
          ports.clock.now(),
        )
        await ports.receivedMails.add(rowOf(ports, filing, others, { workspaceId, applicationId, matchedBy: 'job-address' }))
        for (const { stored: file } of others) await ports.jobs.finishKey(sweepKey(file.id))
        await receipt('applied')()
      },
    )
    return null
  } catch (error) {
    // What may pass, such as a busy database, is tried again with the next look.
    if (!(error instanceof DomainError) || !['invalid', 'wrong-type', 'unreadable', 'conflict', 'not-found'].includes(error.kind))
      throw error
    return error.code === 'JOB_CLOSED' ? 'job-closed' : 'no-resume'
  }
}

const resumeWords = /r[eé]sum[eé]|\bcv\b|cv[._ -]|[._ -]cv|lebenslauf|curriculum|vitae|履歴書|简历|резюме|życiorys|bewerbung/iu
const otherWords = /cover|letter|anschreiben|motivation|zeugnis|certificate|transcript|reference|portfolio|diplom/iu

/** Of several documents, the one that is named like a resume; otherwise the first that is named like nothing else. */
function resumeAmong(pieces: Piece[]): Piece | null {
  const weight = ({ stored: { filename, type } }: Piece) =>
    (resumeWords.test(filename) ? 4 : 0) - (otherWords.test(filename) ? 2 : 0) + (type === 'pdf' ? 1 : 0)
  return pieces.toSorted((one, other) => weight(other) - weight(one))[0] ?? null
}

const sweepKey = (fileId: string) => `sweep:${fileId}`

/** Puts bytes into the store; what no row names after an hour is removed again. What the virus scanner refuses goes over to `left`. */
async function storeBytes(
  { fileStore, jobs }: Pick<MailInPorts, 'fileStore' | 'jobs'>,
  pieces: Piece[],
  left: ReceivedMail['left'],
): Promise<void> {
  for (const piece of [...pieces]) {
    const { path, stored: file, isInStore } = piece
    if (isInStore) continue
    await jobs.add({
      kind: 'sweep-files',
      key: sweepKey(file.id),
      payload: { keys: [file.key] },
      leaseSeconds: sweepLeaseSeconds,
    })
    try {
      await fileStore.put(file.key, { path })
      piece.isInStore = true
    } catch (error) {
      if (!(error instanceof InfectedFile)) throw error
      pieces.splice(pieces.indexOf(piece), 1)
      left.push({ filename: file.filename, why: 'virus' })
    }
  }
}

async function stored(
  ports: Pick<MailInPorts, 'clock' | 'fileStore' | 'files' | 'jobs' | 'transaction'>,
  workspaceId: string,
  { kept: pieces, left }: Filing['pieces'],
  write: () => Promise<void>,
): Promise<void> {
  const { clock, files, jobs, transaction } = ports
  try {
    await storeBytes(ports, pieces, left)
    await transaction(async () => {
      await files.add(
        workspaceId,
        pieces.map(({ stored: file }) => file),
        clock.now(),
      )
      await write()
      for (const { stored: file } of pieces) await jobs.finishKey(sweepKey(file.id))
    })
  } catch (error) {
    // Where this fails too, the queue cleans up later.
    const keys = pieces.map(({ stored: file }) => file.key)
    await sweepFiles(ports, keys).catch(() => undefined)
    throw error
  }
}

/** Cuts the files out of what the reader wrote, each into a file of its own, and leaves what is no document. */
async function piecesOf(
  { apply, ids }: MailInPorts,
  { mail, bytesPath }: TakenMail,
  workspaceId: string,
): Promise<Filing['pieces']> {
  const kept: Piece[] = []
  const left = [...mail.left]
  if (mail.isCut) left.push({ filename: 'Everything in this email', why: 'size' })
  for (const attachment of mail.attachments) {
    const id = ids.id()
    const path = `${bytesPath}-${id}`
    const { filename, size, sha256 } = attachment
    const type = await cutOut(bytesPath, attachment, path)
    if (type && (await apply.isDocument({ path, type }))) {
      kept.push({ path, stored: { id, key: `${workspaceId}/mails/${id}`, sha256, size, type, filename }, isInStore: false })
      continue
    }
    await unlink(path).catch(() => undefined)
    left.push({ filename, why: 'type' })
  }
  return { kept, left }
}

async function cutOut(from: string, { offset, size }: FoundAttachment, to: string): Promise<Type | null> {
  const source = await open(from, 'r')
  const target = await open(to, 'wx', 0o600)
  const piece = Buffer.alloc(Math.min(size, 1024 * 1024))
  let type: Type | null = null
  try {
    for (let done = 0; done < size; ) {
      const { bytesRead } = await source.read(piece, 0, Math.min(piece.length, size - done), offset + done)
      if (bytesRead === 0) break
      if (done === 0) type = documentType(piece.subarray(0, bytesRead))
      await target.write(piece, 0, bytesRead)
      done += bytesRead
    }
  } finally {
    await source.close()
    await target.close()
  }
  return type
}

function documentType(head: Uint8Array): Type | null {
  const type = fileTypeOf(head)
  return type === 'pdf' || type === 'docx' || type === 'doc' ? type : null
}

function rowOf(
  { clock }: Pick<MailInPorts, 'clock'>,
  { id, taken, decision, pieces, verified }: Filing,
  kept: Piece[],
  where: { workspaceId: string } & Partial<Pick<ReceivedMail, 'candidateId' | 'applicationId' | 'matchedBy' | 'reason'>>,
): ReceivedMail {
  const { mail, arrivedAt } = taken
  const { bounce } = mail
  return {
    id,
    candidateId: null,
    applicationId: null,
    matchedBy: null,
    reason: null,
    ...where,
    kind: mail.kind,
    from: mail.from,
    sentTo: decision.sentTo,
    subject: mail.subject,
    text: bounce ? bounce.reason || mail.text.slice(0, 2000) : mail.text,
    quoted: bounce ? '' : mail.quoted,
    writtenAt: mail.writtenAt,
    receivedAt: arrivedAt ?? clock.now(),
    verified,
    attachments: kept.map(({ stored: { id: fileId, filename, type, size } }) => ({ fileId, filename, type, size })),
    left: pieces.left,
    unreachable: bounce?.isLasting ? (bounce.address ?? null) : null,
    filedBy: null,
    filedAt: null,
  }
}

/** The same mail is the same, wherever in the mailbox it lies, and how often it is delivered. */
function samenessOf(secret: string, { messageId, from, subject, text, quoted, attachments, writtenAt }: ReadMail): string {
  const facts = [
    messageId,
    from.address,
    subject,
    writtenAt?.toISOString() ?? null,
    text,
    quoted,
    ...attachments.map(({ sha256 }) => sha256),
  ]
  return createHmac('sha256', secret).update('mail-in sameness').update(JSON.stringify(facts)).digest('base64url')
}
