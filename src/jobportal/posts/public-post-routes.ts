import { Elysia, t } from 'elysia'
import type { FileLinks } from '#src/http/file-links.ts'
import type { JobPortal } from '../index.ts'
import { publicJobRecord } from '../views.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })

/** What everybody may ask about one job, by its public id or its id; nothing of suspended companies. */
export const publicPostRoutes = (portal: JobPortal, { fileLinks }: { fileLinks: FileLinks }) =>
  new Elysia({ name: 'jobportal-public-posts', detail: { tags: ['Public'] } })
    .get(
      '/public/job/:id',
      async ({ params, set }) => {
        set.headers['cache-control'] = 'no-cache'
        return publicJobRecord(await portal.shownJob(params.id), portal.today())
      },
      { params, detail: { summary: 'One job, also a closed one' } },
    )
    .get(
      '/public/view-jd/:id',
      async ({ params, set }) => {
        set.headers['cache-control'] = 'no-store'
        return { url: fileLinks.linkTo(await portal.shownJobFile(params.id), { workspaceId: null }) }
      },
      { params, detail: { summary: 'A link to the file of a job that lasts five minutes' } },
    )
