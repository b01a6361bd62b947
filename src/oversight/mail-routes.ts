import { mailsCalls } from '#src/contracts/oversight/mails.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { rowsPerPage } from './constants.ts'
import type { Oversight } from './index.ts'
import { mailContentRecord, mailRecord } from './views.ts'

/** Mails that wait, failed and were sent. */
export const mailRoutes = (oversight: Oversight, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(mailsCalls, { name: 'oversight-mails', tags: ['Administration'] })
    .use(guards)
    .get(
      '/admin/outbox',
      async ({ query, request, set }) => {
        const wanted = page({ ...query, limit: query.limit ?? rowsPerPage })
        const { mails, ...more } = await oversight.mails({ state: query.state, address: query.q }, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, more.total))
        return { mails: mails.map(mailRecord), ...more }
      },
      { admin: true },
    )
    .get('/admin/outbox/:id', async ({ params }) => mailContentRecord(await oversight.mail(params.id)), { admin: true })
    .get(
      '/admin/outbox/:id/preview',
      async ({ params, user, request }) => {
        const { content } = await oversight.mail(params.id)
        await oversight.noteMailRead(user, params.id, requestIdOf(request))
        return new Response(framed(content?.html ?? ''), { headers: previewHeaders })
      },
      { admin: true },
    )
    .post(
      '/admin/outbox/:id/resend',
      async ({ params, user, request }) => {
        const requestId = requestIdOf(request)
        await oversight.resendMail(user, params.id, request.headers.get('idempotency-key') ?? requestId, requestId)
        return { message: 'The mail is on its way again' }
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
