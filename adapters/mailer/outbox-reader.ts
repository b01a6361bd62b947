import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileMissing } from '#src/shared/provider-error.ts'
import { type MailSeals, noMailSeals } from './mail-seals.ts'

/** A mail in the outbox as a person reads it. */
export interface OutboxMail {
  /** The file's name, which is also what to ask for. Sorts by time. */
  name: string
  subject: string
  to: string
  date: Date
  text: string
  /** Written by our templates, but to be shown in a sandboxed frame like any mail. */
  html: string
}

/** The newest mails of `DATA_DIR`, newest first; `before` is the last name of the page before. */
export async function listOutbox(
  dataDir: string,
  { limit = 50, before, mailSeals }: { limit?: number; before?: string; mailSeals?: MailSeals } = {},
): Promise<OutboxMail[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const wanted = names.filter((name) => isMail(name) && (!before || name < before))
  const page = wanted.toSorted().reverse().slice(0, limit)
  // What was forgotten a moment ago, or half of it before a crash, is no mail any more.
  const read = (name: string) =>
    readOutboxMail(dataDir, name, mailSeals).catch((error) => {
      if (error instanceof FileMissing) return []
      throw error
    })
  return (await Promise.all(page.map(read))).flat()
}

/** One mail by its name. Rejects with `FileMissing`, also for a name that could lead elsewhere. */
export async function readOutboxMail(dataDir: string, name: string, mailSeals = noMailSeals): Promise<OutboxMail> {
  if (!isMail(name)) throw new FileMissing(name)
  const bytes = await readFile(join(dataDir, 'outbox', name)).catch((error) => {
    throw error.code === 'ENOENT' ? new FileMissing(name) : error
  })
  const { default: PostalMime } = await import('postal-mime')
  const { subject = '', to, date, text = '', html = '' } = await PostalMime.parse(mailSeals.open(name, bytes))
  return { name, subject, to: to?.[0]?.address ?? '', date: new Date(date ?? 0), text, html }
}

/** How the file of the mail with this id ends: whoever has the id finds the mail. */
export const endingOf = (id: string) => `-${nameOf(id)}.eml`

/** The name of a mail's file: sorts by time. */
export const fileOf = (id: string, at: Date) => `${at.toISOString().replace(/[-:.]/g, '')}${endingOf(id)}`

/** The id as a part of a file name; a longer or stranger one becomes its hash. */
const nameOf = (id: string) => (/^[\w-]{1,80}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 32))

/** Whether a file of the outbox is a whole mail. */
export const isMail = (name: string) => /^\d{8}T\d{9}Z-[\w-]+\.eml$/.test(name)
