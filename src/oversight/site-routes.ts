import { siteCalls } from '#src/contracts/oversight/site.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Oversight } from './index.ts'
import { type SiteRecord, titleRecord } from './views.ts'

const siteRecord = ({ content, revision, updatedAt }: ReturnType<Oversight['site']['current']>): SiteRecord => ({
  content,
  revision,
  updatedAt: updatedAt?.toISOString() ?? null,
})

/** Lists and texts that administrators edit. */
export const siteRoutes = (oversight: Oversight, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(siteCalls, { name: 'oversight-site', tags: ['Administration'] })
    .use(guards)
    .get('/admin/job-titles', async () => (await oversight.titles()).map(titleRecord), { admin: true })
    .post(
      '/admin/job-titles',
      async ({ user, body, request }) => (await oversight.addTitle(user, body.name, requestIdOf(request))).map(titleRecord),
      { admin: true },
    )
    .put(
      '/admin/job-titles/order',
      async ({ user, body, request }) => (await oversight.orderTitles(user, body.ids, requestIdOf(request))).map(titleRecord),
      { admin: true },
    )
    .put(
      '/admin/job-titles/:id',
      async ({ user, params, body, request }) =>
        (await oversight.changeTitle(user, params.id, body, requestIdOf(request))).map(titleRecord),
      { admin: true },
    )
    .get('/admin/site-content', () => siteRecord(oversight.site.current()), { admin: true })
    .put(
      '/admin/site-content',
      async ({ user, body, request }) => siteRecord(await oversight.site.save(user, body, requestIdOf(request))),
      { admin: true },
    ).plugin
