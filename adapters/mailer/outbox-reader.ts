import { FileMissing } from '#src/shared/provider-error.ts'
import { type MailFolder, mailFolder } from './mail-folder.ts'
import { isMail } from './mail-names.ts'
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

/** The newest mails of a folder, or of a data folder, newest first; `before` is the last name of the page before. */
export async function listOutbox(
  place: string | MailFolder,
  { limit = 50, before, mailSeals }: { limit?: number; before?: string; mailSeals?: MailSeals } = {},
): Promise<OutboxMail[]> {
  const names = await mailFolder(place).names()
  const wanted = names.filter((name) => !before || name < before)
  const page = wanted.reverse().slice(0, limit)
  // What was forgotten a moment ago, or half of it before a crash, is no mail any more.
  const read = (name: string) =>
    readOutboxMail(place, name, mailSeals).catch((error) => {
      if (error instanceof FileMissing) return []
      throw error
    })
  return (await Promise.all(page.map(read))).flat()
}

/** One mail by its name. Rejects with `FileMissing`, also for a name that could lead elsewhere. */
export async function readOutboxMail(place: string | MailFolder, name: string, mailSeals = noMailSeals): Promise<OutboxMail> {
  if (!isMail(name)) throw new FileMissing(name)
  const bytes = await mailFolder(place).read(name)
  const { default: PostalMime } = await import('postal-mime')
  const { subject = '', to, date, text = '', html = '' } = await PostalMime.parse(mailSeals.open(name, bytes))
  return { name, subject, to: to?.[0]?.address ?? '', date: new Date(date ?? 0), text, html }
}
