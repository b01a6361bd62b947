import { type MailFolder, mailFolder } from './mail-folder.ts'
import { noMailSeals } from './mail-seals.ts'

/** Removes kept mails by their ids, whichever mailer is chosen now. */
export const forgetMailsIn =
  (place: string | MailFolder, mailSeals = noMailSeals) =>
  async (ids: string[]): Promise<void> => {
    const folder = mailFolder(place)
    if (ids.length === 0) return
    for (const name of await folder.withIds(ids)) await mailSeals.forget(name, () => folder.remove(name))
  }
