import { join } from 'node:path'
import { diskStore } from '#adapters/file-store/disk.ts'
import { mailsInStore } from '#adapters/mailer/mail-folder.ts'
import { listOutbox } from '#adapters/mailer/outbox-reader.ts'

/** The link to a page in the newest mail to somebody. Mails leave a moment after what they tell of. */
export async function linkInOutbox(dataDir: string, address: string, page: string): Promise<URL> {
  // Where the database is PostgreSQL, they lie in the file store.
  const stored = mailsInStore(diskStore(join(dataDir, 'files')))
  for (let attempt = 0; attempt < 200; attempt++) {
    for (const { to, text } of [...(await listOutbox(dataDir)), ...(await listOutbox(stored))]) {
      const link = to === address && text.match(new RegExp(`\\S+/${page}[?/]\\S+`))?.[0]
      if (link) return new URL(link)
    }
    await Bun.sleep(50)
  }
  throw new Error(`No mail with a link to /${page} came for ${address}.`)
}
