import type { KeptMails, MailWriter } from '#src/admin/mail-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { type MailFolder, mailFolder } from './mail-folder.ts'
import { fileOf, partsOf } from './mail-names.ts'
import { type MailSeals, noMailSeals } from './mail-seals.ts'
import { readOutboxMail } from './outbox-reader.ts'

/** The mails of a folder, or of a data folder. Also with a mail server: what was written there before can still be read. */
export function keptMails(
  place: string | MailFolder,
  { clock, keeps, mailSeals = noMailSeals }: { clock: Clock; keeps: boolean; mailSeals?: MailSeals },
): KeptMails {
  const folder = mailFolder(place)
  const fileWith = async (id: string) => (await folder.withIds([id]))[0]
  return {
    keeps,
    async read(id) {
      const name = await fileWith(id)
      return name ? readOutboxMail(folder, name, mailSeals) : null
    },
    async repeat(id, newId) {
      const name = await fileWith(id)
      if (!name || !keeps) return null
      if (!(await fileWith(newId))) await writeCopy({ folder, mailSeals }, name, newId, clock.now())
      return readOutboxMail(folder, name, mailSeals)
    },
    async *list() {
      for (const name of await folder.names()) {
        const mail = await readOutboxMail(folder, name, mailSeals).catch(() => null)
        if (mail) yield { ...mail, id: partsOf(name).id, sentAt: mail.date }
      }
    },
    size: () => folder.size(),
  }
}

/** The same mail as another file: only its id and its date are new, so that mail programs do not take it for the first one. */
async function writeCopy(
  { folder, mailSeals }: { folder: MailFolder; mailSeals: MailSeals },
  name: string,
  newId: string,
  now: Date,
) {
  const copy = fileOf(newId, now)
  const bytes = Buffer.from(mailSeals.open(name, await folder.read(name)))
  const end = bytes.indexOf('\r\n\r\n')
  const header = bytes
    .subarray(0, end)
    .toString('latin1')
    .replace(/^(Message-ID:\s*<)[^@]*/im, `$1${newId}`)
    .replace(/^Date:.*$/im, `Date: ${now.toUTCString().replace('GMT', '+0000')}`)
  const mail = Buffer.concat([Buffer.from(header, 'latin1'), bytes.subarray(end)])
  await folder.write(copy, await mailSeals.close(copy, mail))
}

/** The templates, without anything being sent. They are loaded when the first mail is looked at. */
export const mailWriter: MailWriter = {
  async write(mail) {
    const { render } = await import('./templates/render.tsx')
    return render(mail)
  },
}
