import { publicPostCalls } from '#src/contracts/jobportal/public-post-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import type { JobPortal } from '../index.ts'
import { publicJobRecord } from '../views.ts'

/** What everybody may ask about one job, by its public id or its id; nothing of suspended companies. */
export const publicPostRoutes = (portal: JobPortal, { fileLinks }: { fileLinks: FileLinks }) =>
  routesOf(publicPostCalls, { name: 'jobportal-public-posts', tags: ['Public'] })
    .get('/public/job/:id', async ({ params, set }) => {
      set.headers['cache-control'] = 'no-cache'
      return publicJobRecord(await portal.shownJob(params.id), portal.today())
    })
    .get('/public/view-jd/:id', async ({ params, set }) => {
      set.headers['cache-control'] = 'no-store'
      return { url: fileLinks.linkTo(await portal.shownJobFile(params.id), { workspaceId: null }) }
    }).plugin
