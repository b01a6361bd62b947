import { readdir, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import { diskError } from '#adapters/file-store/disk-errors.ts'
import { makeFolder, syncFolder, writeSynced } from '#adapters/file-store/durable.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import { productName } from '#src/shared/constants.ts'
import { noMailSeals } from './mail-seals.ts'
import { senderPattern, writeMessage } from './message.ts'
import { endingOf, fileOf, listOutbox } from './outbox-reader.ts'

/** Each mail becomes one `.eml` file in `DATA_DIR/outbox`; nothing leaves the machine. */
export const outbox = adapter({
  settings: Type.Object({
    MAIL_FROM: Type.String({
      pattern: senderPattern,
      default: `${productName} <hiring@localhost>`,
      description: `an address such as ${productName} <hiring@example.com>`,
    }),
  }),
  create({ MAIL_FROM }, { dataDir, clock, mailSeals = noMailSeals }): Mailer {
    const folder = join(dataDir, 'outbox')
    return {
      name: 'outbox',
      async send(mail, id) {
        const now = clock.now()
        const message = await writeMessage(mail, id, MAIL_FROM, now)
        const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
        const bytes = await new MailComposer(message).compile().build()
        const name = fileOf(id, now)
        const unfinished = join(folder, `.${name}.${process.pid}`)
        try {
          await makeFolder(folder)
          if ((await readdir(folder)).some((sent) => sent.endsWith(endingOf(id)))) return
          await unlink(unfinished).catch(() => {})
          await writeSynced(unfinished, await mailSeals.close(name, bytes))
          await rename(unfinished, join(folder, name))
          await syncFolder(folder)
        } catch (error) {
          await unlink(unfinished).catch(() => {})
          throw diskError(error)
        }
      },
      async forget(address) {
        const wanted = address.toLowerCase()
        for (const { name, to } of await listOutbox(dataDir, { limit: Number.POSITIVE_INFINITY, mailSeals }))
          if (to.toLowerCase() === wanted) await mailSeals.forget(name, () => unlink(join(folder, name)))
      },
      async check() {
        const probe = join(folder, `.check.${process.pid}`)
        try {
          await makeFolder(folder)
          await unlink(probe).catch(() => {})
          await writeSynced(probe, '')
          await unlink(probe)
        } catch (error) {
          throw diskError(error)
        }
      },
    }
  },
})
