import { keepingCalls } from '#src/contracts/jobportal/keeping-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { visitOf } from '#src/http/visit.ts'
import type { JobPortal } from '../index.ts'
import { keepAnswer, keepPreview } from './serializers.ts'

interface Options {
  company: ReturnType<typeof companyGuard>
  visit: ReturnType<typeof visitOf>
}

/** For how long a company keeps applications, and which of them a hold keeps. */
export const keepingRoutes = (portal: JobPortal, { company, visit }: Options) =>
  routesOf(keepingCalls, { name: 'jobportal-keeping', tags: ['Job portal'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .get(
      '/jobportal/retention',
      ({ company, request, server }) => withoutHurry(request, server, async () => keepAnswer(await portal.keepSettings(company))),
      { company: true },
    )
    .get(
      '/jobportal/retention/preview',
      ({ company, query, request, server }) =>
        withoutHurry(request, server, async () => keepPreview(await portal.previewKeeping(company, query.days))),
      { company: true },
    )
    .put(
      '/jobportal/retention',
      ({ company, body, ...from }) =>
        withoutHurry(from.request, from.server, async () =>
          keepAnswer(await portal.changeKeeping(company, body.days, visit(from))),
        ),
      { company: true },
    )
    .put(
      '/jobportal/applications/:id/hold',
      async ({ company, params, body, ...from }) =>
        portal.recordOf(await portal.holdApplication(company, params.id, body.reason, visit(from))),
      { company: true },
    )
    .delete(
      '/jobportal/applications/:id/hold',
      async ({ company, params, ...from }) => portal.recordOf(await portal.liftApplicationHold(company, params.id, visit(from))),
      { company: true },
    ).plugin
