import { readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import { syncFolder, writeSynced } from '#adapters/file-store/durable.ts'
import type { KeptMails, MailWriter } from '#src/admin/mail-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import { type MailSeals, noMailSeals } from './mail-seals.ts'
import { endingOf, fileOf, isMail, readOutboxMail } from './outbox-reader.ts'

/** The mails in `DATA_DIR/outbox`. Also with a mail server: what was written there before can still be read. */
export function keptMails(
  dataDir: string,
  { clock, keeps, mailSeals = noMailSeals }: { clock: Clock; keeps: boolean; mailSeals?: MailSeals },
): KeptMails {
  const folder = join(dataDir, 'outbox')
  const names = async () => {
    const files = await readdir(folder).catch((error) => {
      if (error.code === 'ENOENT') return []
      throw diskError(error)
    })
    return files.filter(isMail).toSorted()
  }
  const fileWith = async (id: string) => (await names()).find((name) => name.endsWith(endingOf(id)))
  return {
    keeps,
    async read(id) {
      const name = await fileWith(id)
      return name ? readOutboxMail(dataDir, name, mailSeals) : null
    },
    async repeat(id, newId) {
      const name = await fileWith(id)
      if (!name || !keeps) return null
      if (!(await fileWith(newId))) await writeCopy({ folder, mailSeals }, name, newId, clock.now())
      return readOutboxMail(dataDir, name, mailSeals)
    },
    async *list() {
      for (const name of await names()) {
        const mail = await readOutboxMail(dataDir, name, mailSeals).catch(() => null)
        if (mail) yield { ...mail, id: /-([\w-]+)\.eml$/.exec(name)![1]!, sentAt: mail.date }
      }
    },
    async size() {
      const files = await names()
      const bytes = await Promise.all(
        files.map((name) =>
          stat(join(folder, name)).then(
            (file) => file.size,
            () => 0,
          ),
        ),
      )
      return { mails: files.length, bytes: bytes.reduce((sum, size) => sum + size, 0) }
    },
  }
}

/** The same mail as another file: only its id and its date are new, so that mail programs do not take it for the first one. */
async function writeCopy(
  { folder, mailSeals }: { folder: string; mailSeals: MailSeals },
  name: string,
  newId: string,
  now: Date,
) {
  const copy = fileOf(newId, now)
  const unfinished = join(folder, `.${copy}.${process.pid}`)
  try {
    const bytes = Buffer.from(mailSeals.open(name, await readFile(join(folder, name))))
    const end = bytes.indexOf('\r\n\r\n')
    const header = bytes
      .subarray(0, end)
      .toString('latin1')
      .replace(/^(Message-ID:\s*<)[^@]*/im, `$1${newId}`)
      .replace(/^Date:.*$/im, `Date: ${now.toUTCString().replace('GMT', '+0000')}`)
    await unlink(unfinished).catch(() => {})
    const mail = Buffer.concat([Buffer.from(header, 'latin1'), bytes.subarray(end)])
    await writeSynced(unfinished, await mailSeals.close(copy, mail))
    await rename(unfinished, join(folder, copy))
    await syncFolder(folder)
  } catch (error) {
    await unlink(unfinished).catch(() => {})
    throw diskError(error)
  }
}

/** The templates, without anything being sent. They are loaded when the first mail is looked at. */
export const mailWriter: MailWriter = {
  async write(mail) {
    const { render } = await import('./templates/render.tsx')
    return render(mail)
  },
}
