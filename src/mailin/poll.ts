import { mkdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ProviderError } from '#src/shared/provider-error.ts'
import type { keepMail } from './keep-mail.ts'
import { mailLimits } from './mime-parts.ts'
import type { Mailbox, MailInPorts, MailInSettings } from './ports.ts'

/** How often a mail is tried that cannot be filed, before the ones behind it get their turn. */
const mostTries = 5
const slice = 50

/** How the mailbox is, for administrators. */
export interface MailboxState {
  /** When it was last looked at without an error; null when not since the start. */
  lastLookAt: Date | null
  /** Since when it cannot be reached; null while it can. */
  awaySince: Date | null
  error: string | null
}

/** Takes what is new in the mailbox, one mail after the other. */
export function pollMailbox(
  { clock, ids, log, mailReader, receivedMails, transaction, uploadFolder }: MailInPorts,
  {
    mailbox,
    settings,
    keep,
    state,
  }: { mailbox: Mailbox; settings: MailInSettings; keep: ReturnType<typeof keepMail>; state: MailboxState },
) {
  const tries = new Map<number, number>()

  async function take(listed: { uid: number; size: number; arrivedAt: Date | null }, uidValidity: string): Promise<void> {
    const { uid, size, arrivedAt } = listed
    const place = { mailbox: mailbox.name, uidValidity }
    const path = join(uploadFolder, `mail-${ids.id()}`)
    const bytesPath = `${path}-files`
    const isTooLarge = size > mailLimits.mailBytes
    try {
      if (!(await mailbox.fetch(uid, path, isTooLarge ? mailLimits.headerBytes : mailLimits.mailBytes))) {
        await transaction(() => receivedMails.savePlace({ ...place, lastUid: uid }))
        return
      }
      const mail = await mailReader.read({ path, to: bytesPath, ownAddresses: settings.ownAddresses, headersOnly: isTooLarge })
      await keep({ mail, place, uid, arrivedAt, bytesPath })
      tries.delete(uid)
    } catch (error) {
      // A server that is away keeps everything waiting. A mail that cannot be filed must not.
      const count = (tries.get(uid) ?? 0) + 1
      if (error instanceof ProviderError || count < mostTries) {
        if (!(error instanceof ProviderError)) tries.set(uid, count)
        throw error
      }
      log.error('mail cannot be filed', {
        uid,
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      })
      await transaction(async () => {
        const note = { ...place, uid, sameness: `failed ${uidValidity} ${uid}`, at: clock.now(), isUntidy: false }
        await receivedMails.noteReceipt({ ...note, outcome: 'failed' })
        await receivedMails.savePlace({ ...place, lastUid: uid })
      })
      tries.delete(uid)
    } finally {
      for (const each of [path, bytesPath]) await unlink(each).catch(() => undefined)
    }
  }

  async function look(): Promise<void> {
    await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
    const uidValidity = await mailbox.uidValidity()
    const known = await receivedMails.place(mailbox.name)
    // Other uids than before: everything is looked at anew, and what was taken is known again by what it says.
    let last = known?.uidValidity === uidValidity ? known.lastUid : 0
    if (!known || known.uidValidity !== uidValidity)
      await transaction(() => receivedMails.savePlace({ mailbox: mailbox.name, uidValidity, lastUid: 0 }))
    for (;;) {
      const next = await mailbox.after(last, slice)
      for (const each of next) {
        await take(each, uidValidity)
        last = each.uid
      }
      if (next.length < slice) break
    }
    if (!mailbox.tidies) return
    const place = { mailbox: mailbox.name, uidValidity }
    const untidied = await receivedMails.untidied(place)
    if (untidied.length === 0) return
    await mailbox.tidy(untidied)
    await receivedMails.noteTidied(place, untidied)
  }

  /** Never rejects for a mailbox that is away: that is a state, and the next look may find it. */
  return async function poll(): Promise<void> {
    try {
      await look()
      state.lastLookAt = clock.now()
      state.awaySince = null
      state.error = null
    } catch (error) {
      state.awaySince ??= clock.now()
      state.error = error instanceof ProviderError ? error.message : 'An email could not be filed. It is tried again.'
      await mailbox.close().catch(() => undefined)
      if (!(error instanceof ProviderError)) {
        log.error('mail in', { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
      }
    }
  }
}
