import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import { productName } from '#src/shared/constants.ts'
import { mailsOnDisk } from './mail-folder.ts'
import { fileOf } from './mail-names.ts'
import { noMailSeals } from './mail-seals.ts'
import { senderPattern, writeMessage } from './message.ts'
import { listOutbox } from './outbox-reader.ts'

/** Each mail becomes one `.eml` file in `DATA_DIR/outbox`; nothing leaves the machine. */
export const outbox = adapter({
  settings: Type.Object({
    MAIL_FROM: Type.String({
      pattern: senderPattern,
      default: `${productName} <hiring@localhost>`,
      description: `an address such as ${productName} <hiring@example.com>`,
    }),
  }),
  create({ MAIL_FROM }, { dataDir, clock, outbox: given, mailSeals = noMailSeals }): Mailer {
    const folder = given ?? mailsOnDisk(dataDir)
    return {
      name: 'outbox',
      async send(mail, id) {
        const now = clock.now()
        const message = await writeMessage(mail, id, MAIL_FROM, now)
        const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
        const bytes = await new MailComposer(message).compile().build()
        const name = fileOf(id, now)
        if ((await folder.withIds([id])).length > 0) return
        await folder.write(name, await mailSeals.close(name, bytes))
      },
      async forget(address) {
        const wanted = address.toLowerCase()
        for (const { name, to } of await listOutbox(folder, { limit: Number.POSITIVE_INFINITY, mailSeals }))
          if (to.toLowerCase() === wanted) await mailSeals.forget(name, () => folder.remove(name))
      },
      check: () => folder.check(),
    }
  },
})
