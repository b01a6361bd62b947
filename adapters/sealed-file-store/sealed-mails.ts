import { randomBytes } from 'node:crypto'
import type { MailFolder } from '#adapters/mailer/mail-folder.ts'
import type { MailSeals } from '#adapters/mailer/mail-seals.ts'
import { oneAtATime } from '#src/shared/one-at-a-time.ts'
import { FileMissing, ProviderError } from '#src/shared/provider-error.ts'
import { DamagedSeal, type FileKey, sealed, sealedWith, unsealed } from './format.ts'
import type { Vault } from './vault.ts'

/** What a kept mail is called in the vault: no file of a store is called so. */
export const mailKeyName = (name: string) => `outbox/${name}`

export interface SealedMails extends MailSeals {
  /** Seals the mails of an outbox that lie there as they were written; resolves to how many. */
  sealOld(outbox: MailFolder, next: () => Promise<boolean>): Promise<number>
  /** Takes the seals off all mails of an outbox. */
  unsealAll(outbox: MailFolder): Promise<number>
}

/** Kept mails are sealed as files are, each with a key of its own in the vault. */
export function sealedMails(vault: Vault): SealedMails {
  const alone = oneAtATime()
  const close = async (name: string, bytes: Uint8Array) => {
    const file: FileKey = { id: randomBytes(16).toString('hex'), name: mailKeyName(name), key: randomBytes(32) }
    await vault.add(file)
    return sealed(file, bytes)
  }
  const open = (name: string, bytes: Uint8Array) => {
    const id = sealedWith(bytes)
    if (id === null) return bytes
    const file = vault.find(id, mailKeyName(name))
    if (!file) throw new FileMissing(name)
    try {
      return unsealed(file, bytes)
    } catch (error) {
      if (!(error instanceof DamagedSeal)) throw error
      throw new ProviderError('outbox', 'This mail is not what was kept: it was changed or cut short.', { retryable: false })
    }
  }
  /** Writes a mail anew when `turn` makes other bytes of it. */
  const rewrite = (outbox: MailFolder, name: string, turn: (bytes: Uint8Array) => Promise<Uint8Array | null>) =>
    alone(name, async () => {
      const bytes = await outbox.read(name).catch(nullWhenMissing)
      const turned = bytes && (await turn(bytes))
      if (!turned) return false
      await outbox.write(name, turned)
      return true
    })

  return {
    close,
    open,
    forget: (name, remove) =>
      alone(name, async () => {
        await vault.remove(mailKeyName(name))
        await remove()
      }),
    async sealOld(outbox, next) {
      let count = 0
      for (const name of await outbox.names()) {
        if (!(await next())) break
        if (await rewrite(outbox, name, async (bytes) => (sealedWith(bytes) === null ? close(name, bytes) : null))) count += 1
      }
      return count
    },
    async unsealAll(outbox) {
      let count = 0
      const opened = async (name: string, bytes: Uint8Array) => {
        const id = sealedWith(bytes)
        return id !== null && vault.find(id, mailKeyName(name)) ? open(name, bytes) : null
      }
      for (const name of await outbox.names()) if (await rewrite(outbox, name, (bytes) => opened(name, bytes))) count += 1
      return count
    },
  }
}

const nullWhenMissing = (error: unknown) => {
  if (error instanceof FileMissing) return null
  throw error
}
