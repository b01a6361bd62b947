import { Elysia, t } from 'elysia'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Oversight } from './index.ts'
import { SiteContent } from './site-content.ts'
import { type SiteRecord, titleRecord } from './views.ts'

const siteRecord = ({ content, revision, updatedAt }: ReturnType<Oversight['site']['current']>): SiteRecord => ({
  content,
  revision,
  updatedAt: updatedAt?.toISOString() ?? null,
})

/** Lists and texts that administrators edit. */
export const siteRoutes = (oversight: Oversight, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  new Elysia({ name: 'oversight-site', detail: { tags: ['Administration'] } })
    .use(guards)
    .get('/job-titles', async () => (await oversight.titles()).map(titleRecord), {
      admin: true,
      detail: { summary: 'Every job title, retired ones included' },
    })
    .post(
      '/job-titles',
      async ({ user, body, request }) => (await oversight.addTitle(user, body.name, requestIdOf(request))).map(titleRecord),
      { admin: true, body: t.Object({ name: t.String({ maxLength: 1000 }) }), detail: { summary: 'Add a job title' } },
    )
    .put(
      '/job-titles/order',
      async ({ user, body, request }) => (await oversight.orderTitles(user, body.ids, requestIdOf(request))).map(titleRecord),
      {
        admin: true,
        body: t.Object({ ids: t.Array(t.String({ maxLength: 100 }), { maxItems: 1000 }) }),
        detail: { summary: 'Put the job titles in this order' },
      },
    )
    .put(
      '/job-titles/:id',
      async ({ user, params, body, request }) =>
        (await oversight.changeTitle(user, params.id, body, requestIdOf(request))).map(titleRecord),
      {
        admin: true,
        body: t.Object({ name: t.Optional(t.String({ maxLength: 1000 })), isRetired: t.Optional(t.Boolean()) }),
        detail: { summary: 'Rename a job title, retire it or bring it back' },
      },
    )
    .get('/site-content', () => siteRecord(oversight.site.current()), {
      admin: true,
      detail: { summary: 'What the pages say in the words of this organisation' },
    })
    .put(
      '/site-content',
      async ({ user, body, request }) => siteRecord(await oversight.site.save(user, body, requestIdOf(request))),
      {
        admin: true,
        body: t.Object({ content: SiteContent, revision: t.Integer({ minimum: 0 }) }),
        detail: { summary: 'Save what the pages say; an old revision is refused' },
      },
    )
