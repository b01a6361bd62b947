import { mailsCalls } from '#src/contracts/admin/mails.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { rowsPerPage } from './constants.ts'
import type { Admin } from './index.ts'
import { mailContentRecord, mailRecord } from './views.ts'

/** Mails that wait, failed and were sent. */
export const mailRoutes = (admin: Admin, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(mailsCalls, { name: 'instance-mails', tags: ['Administration'] })
    .use(guards)
    .get(
      '/admin/outbox',
      async ({ query, request, set }) => {
        const wanted = page({ ...query, limit: query.limit ?? rowsPerPage })
        const { mails, ...more } = await admin.mails({ state: query.state, address: query.q }, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, more.total))
        return { mails: mails.map(mailRecord), ...more }
      },
      { admin: true },
    )
    .get('/admin/outbox/:id', async ({ params }) => mailContentRecord(await admin.mail(params.id)), { admin: true })
    .get(
      '/admin/outbox/:id/preview',
      async ({ params, user, request }) => {
        const { content } = await admin.mail(params.id)
        await admin.noteMailRead(user, params.id, requestIdOf(request))
        return new Response(framed(content?.html ?? ''), { headers: previewHeaders })
      },
      { admin: true },
    )
    .post(
      '/admin/outbox/:id/resend',
      async ({ params, user, request }) => {
        const requestId = requestIdOf(request)
        await admin.resendMail(user, params.id, request.headers.get('idempotency-key') ?? requestId, requestId)
        return { message: 'The email is on its way again' }
      },
      { admin: true },
    ).plugin

/** Nothing in a mail may run, load, or lead anywhere while it is looked at. */
const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Links would open another window, which the sandbox forbids. */
const framed = (html: string) => html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}<base target="_blank">`)
