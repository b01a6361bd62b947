import type { SessionUser } from '#src/accounts/index.ts'
import { eachByItself } from '#src/shared/each-by-itself.ts'
import { unfiledDays } from './constants.ts'
import { MailNotFound, NobodyToFileWith } from './errors.ts'
import { noteInThread, tellThread } from './keep-mail.ts'
import type { KnownSender, MailInPorts } from './ports.ts'
import type { ReceivedMail } from './received-mail.ts'

export interface UnfiledMail extends ReceivedMail {
  /** Who has the address that it says it is from. */
  suggestions: KnownSender[]
}

/** Mails that nobody was found for, and what people of their workspace do with them. */
export function fileByHand(ports: MailInPorts) {
  const { auditLog, clock, files, jobs, receivedMails, transaction } = ports
  /** With its files, in the caller's transaction. */
  const remove = async ({ id, workspaceId, attachments }: ReceivedMail) => {
    await receivedMails.remove(id)
    const keys: string[] = []
    for (const { fileId } of attachments) {
      const file = await files.find(workspaceId, fileId)
      if (file) keys.push(file.key)
      await files.remove(workspaceId, fileId)
    }
    if (keys.length > 0) await jobs.add({ kind: 'sweep-files', payload: { keys } })
  }
  return {
    /** What nobody filed for so long goes: it is about people whom nobody told that it is kept. */
    async dropOldUnfiled(): Promise<void> {
      const before = new Date(clock.now().getTime() - unfiledDays * 24 * 60 * 60_000)
      const old = await receivedMails.unfiledBefore(before, 100)
      if (old.length === 0) return
      const { each, end } = eachByItself()
      const drop = (mail: ReceivedMail) =>
        transaction(async () => {
          await remove(mail)
          const details = { cause: 'retention', days: unfiledDays }
          await auditLog.append({
            action: 'delete-mail',
            workspaceId: mail.workspaceId,
            subject: { kind: 'mail', id: mail.id },
            details,
          })
        })
      for (const mail of old) await each(() => drop(mail))
      end()
    },

    async unfiledMails(
      { workspaceId }: Pick<SessionUser, 'workspaceId'>,
      page: { limit: number; offset: number },
    ): Promise<{ mails: UnfiledMail[]; total: number }> {
      const { mails, total } = await receivedMails.unfiled(workspaceId, page)
      const known = await receivedMails.withAddresses(workspaceId, [...new Set(mails.map(({ from }) => from.address))])
      return { mails: mails.map((mail) => ({ ...mail, suggestions: (known.get(mail.from.address) ?? []).slice(0, 5) })), total }
    },

    async unfiledCount({ workspaceId }: Pick<SessionUser, 'workspaceId'>): Promise<number> {
      return (await receivedMails.unfiled(workspaceId, { limit: 1, offset: 0 })).total
    },

    async fileMail(by: SessionUser, id: string, candidateId: string): Promise<void> {
      await transaction(async () => {
        const mail = await receivedMails.find(by.workspaceId, id)
        if (!mail?.reason) throw new MailNotFound()
        const found = await receivedMails.threadOf('candidate', candidateId)
        if (found?.workspaceId !== by.workspaceId) throw new NobodyToFileWith()
        await receivedMails.update(id, { candidateId, reason: null, matchedBy: 'by-hand', filedBy: by.id, filedAt: clock.now() })
        await noteInThread(ports, found, mail)
        await auditLog.append({
          action: 'file-mail',
          actorId: by.id,
          workspaceId: by.workspaceId,
          subject: { kind: 'candidate', id: candidateId },
          details: { mail: id },
        })
        await tellThread(ports, found)
      })
    },

    async deleteMail(by: SessionUser, id: string): Promise<void> {
      await transaction(async () => {
        const mail = await receivedMails.find(by.workspaceId, id)
        if (!mail?.reason) throw new MailNotFound()
        await remove(mail)
        await auditLog.append({
          action: 'delete-mail',
          actorId: by.id,
          workspaceId: by.workspaceId,
          subject: { kind: 'mail', id },
          details: {},
        })
      })
      ports.beginWork()
    },

    /** A file of a mail: of one of this candidate, or (null) of one that nobody has filed. */
    async fileOfMail({ workspaceId }: Pick<SessionUser, 'workspaceId'>, id: string, fileId: string, candidateId: string | null) {
      const mails =
        candidateId === null ? [await receivedMails.find(workspaceId, id)] : await receivedMails.ofCandidate(candidateId)
      const mail = mails.find((each) => each?.id === id && each.workspaceId === workspaceId)
      const attachment = mail?.attachments.find((each) => each.fileId === fileId)
      const file = attachment && (await files.find(workspaceId, fileId))
      if (!mail || !attachment || !file || (candidateId === null && !mail.reason)) throw new MailNotFound()
      return { ...attachment, key: file.key }
    },
  }
}
