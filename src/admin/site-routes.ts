import { siteCalls } from '#src/contracts/admin/site.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Admin } from './index.ts'
import { type SiteRecord, titleRecord } from './views.ts'

const siteRecord = ({ content, revision, updatedAt }: ReturnType<Admin['site']['current']>): SiteRecord => ({
  content,
  revision,
  updatedAt: updatedAt?.toISOString() ?? null,
})

/** Lists and texts that administrators edit. */
export const siteRoutes = (admin: Admin, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(siteCalls, { name: 'instance-site', tags: ['Administration'] })
    .use(guards)
    .get('/admin/job-titles', async () => (await admin.titles()).map(titleRecord), { admin: true })
    .post(
      '/admin/job-titles',
      async ({ user, body, request }) => (await admin.addTitle(user, body.name, requestIdOf(request))).map(titleRecord),
      { admin: true },
    )
    .put(
      '/admin/job-titles/order',
      async ({ user, body, request }) => (await admin.orderTitles(user, body.ids, requestIdOf(request))).map(titleRecord),
      { admin: true },
    )
    .put(
      '/admin/job-titles/:id',
      async ({ user, params, body, request }) =>
        (await admin.changeTitle(user, params.id, body, requestIdOf(request))).map(titleRecord),
      { admin: true },
    )
    .get('/admin/site-content', () => siteRecord(admin.site.current()), { admin: true })
    .put(
      '/admin/site-content',
      async ({ user, body, request }) => siteRecord(await admin.site.save(user, body, requestIdOf(request))),
      { admin: true },
    ).plugin
