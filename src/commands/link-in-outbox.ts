import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { type MailFolder, mailsInStore, mailsOnDisk } from '#adapters/mailer/mail-folder.ts'
import { listOutbox } from '#adapters/mailer/outbox-reader.ts'

/** The link to a page in the newest mail to somebody. Mails leave a moment after what they tell of. */
export async function linkInOutbox(place: string | MailFolder, address: string, page: string): Promise<URL> {
  // In a data folder they lie in the file store where the database is PostgreSQL.
  const folders = typeof place === 'string' ? [mailsOnDisk(place), mailsInStore(diskStore(join(place, 'files')))] : [place]
  for (let attempt = 0; attempt < 200; attempt++) {
    const mails = await Promise.all(folders.map((folder) => listOutbox(folder)))
    for (const { to, text } of mails.flat()) {
      const link = to === address && text.match(new RegExp(`\\S+/${page}[?/]\\S+`))?.[0]
      if (link) return new URL(link)
    }
    await Bun.sleep(50)
  }
  throw new Error(`No mail with a link to /${page} came for ${address}.`)
}
