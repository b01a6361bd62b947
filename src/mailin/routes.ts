import { mailInCalls } from '#src/contracts/mailin/calls.ts'
import type { UnfiledMailRecord } from '#src/contracts/mailin/records.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { unfiledDays, unfiledPerPage } from './constants.ts'
import type { MailIn } from './index.ts'
import type { UnfiledMail } from './unfiled.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
}

const unfiledRecord = ({ id, receivedAt, attachments, suggestions, reason, ...mail }: UnfiledMail): UnfiledMailRecord => ({
  _id: id,
  kind: mail.kind,
  from: mail.from,
  sentTo: mail.sentTo,
  subject: mail.subject,
  text: mail.text,
  quoted: mail.quoted,
  receivedAt: receivedAt.toISOString(),
  verified: mail.verified,
  reason: reason ?? 'nobody',
  attachments: attachments.map(({ fileId, filename, size }) => ({ _id: fileId, filename, size })),
  left: mail.left,
  suggestions: suggestions.map(({ candidateId, name, jobTitle }) => ({ candidateId, name, jobTitle })),
})

/** Mails that nobody was found for, and files of mails. */
export const mailInRoutes = (mailIn: MailIn, { guards, fileLinks }: Options) =>
  routesOf(mailInCalls, { name: 'mail-in', tags: ['Hiring'] })
    .use(guards)
    .get(
      '/api/unfiled-mail',
      async ({ user, query }) => {
        const offset = ((query.page ?? 1) - 1) * unfiledPerPage
        const { mails, total } = await mailIn.unfiledMails(user, { limit: unfiledPerPage, offset })
        return {
          isOn: mailIn.isOn,
          address: mailIn.workspaceAddress(user.workspaceId),
          mails: mails.map(unfiledRecord),
          total,
          days: unfiledDays,
        }
      },
      { recruiter: true },
    )
    .post(
      '/api/unfiled-mail/:id/file',
      async ({ user, params, body, set }) => {
        await mailIn.fileMail(user, params.id, body.candidateId)
        set.status = 204
      },
      { recruiter: true },
    )
    .delete(
      '/api/unfiled-mail/:id',
      async ({ user, params, set }) => {
        await mailIn.deleteMail(user, params.id)
        set.status = 204
      },
      { recruiter: true },
    )
    .get(
      '/api/unfiled-mail/:id/files/:file',
      async ({ user, params }) => {
        const file = await mailIn.fileOfMail(user, params.id, params.file, null)
        return { url: fileLinks.linkTo(file, { workspaceId: user.workspaceId, download: true }), filename: file.filename }
      },
      { recruiter: true },
    )
    .get(
      '/api/candidates/:id/mails/:mail/files/:file',
      async ({ user, params }) => {
        const file = await mailIn.fileOfMail(user, params.mail, params.file, params.id)
        return { url: fileLinks.linkTo(file, { workspaceId: user.workspaceId, download: true }), filename: file.filename }
      },
      { recruiter: true },
    ).plugin
