import { applicationCalls, type applicationsQuery } from '#src/contracts/jobportal/application-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { visitOf } from '#src/http/visit.ts'
import { csvStream } from '#src/shared/csv.ts'
import type { WantedApplications } from '../applications-ports.ts'
import type { JobPortal } from '../index.ts'
import { asCompany } from './reader.ts'
import { applicationDetail, messageRecord, noteRecord, unansweredRecord } from './serializers.ts'

interface Options {
  company: ReturnType<typeof companyGuard>
  fileLinks: FileLinks
  idempotency: Idempotency
  visit: ReturnType<typeof visitOf>
}

type Filters = Pick<typeof applicationsQuery.static, 'status' | 'q' | 'sort' | 'only'>

export const wantedApplications = ({ status, q, sort = 'match', only }: Filters): WantedApplications => ({
  sort,
  ...(status && { status }),
  ...(q && { search: q }),
  ...(only && { only }),
})

/** What companies do with the applications they received. */
export const applicationRoutes = (portal: JobPortal, { company, fileLinks, idempotency, visit }: Options) =>
  routesOf(applicationCalls, { name: 'jobportal-applications', tags: ['Job portal'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .get(
      '/jobportal/applications/:id',
      async ({ company, params, query, set, ...from }) => {
        const slice = page(query)
        const wanted = { ...wantedApplications(query), ...slice }
        const { rows, total } = await portal.listApplications(asCompany(company), params.id, wanted, visit(from))
        Object.assign(set.headers, pageHeaders(from.request, slice, total))
        return portal.recordsOf(rows)
      },
      { company: true },
    )
    .get(
      '/jobportal/applications/:id/export.csv',
      async ({ company, params, query, ...from }) => {
        const { header, lines } = await portal.exportApplications(company, params.id, wantedApplications(query), visit(from))
        return new Response(csvStream(header, lines), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="applications-${portal.today()}.csv"`,
            'cache-control': 'no-store',
          },
        })
      },
      { company: true },
    )
    .get(
      '/jobportal/application/:id',
      async ({ company, params }) =>
        applicationDetail(await portal.showApplication(company, params.id), (file, filename) =>
          fileLinks.linkTo({ ...file, filename }, { workspaceId: null }),
        ),
      { company: true },
    )
    .patch(
      '/jobportal/applications/:id',
      async ({ company, params, body: { reviewed, ...change }, ...from }) => {
        const changed = await portal.changeStatus(company, params.id, change, visit(from))
        return portal.recordOf(reviewed ? await portal.noteReviewed(company, params.id, visit(from)) : changed)
      },
      { company: true },
    )
    .post(
      '/jobportal/applications/:id/reviewed',
      async ({ company, params, ...from }) => portal.recordOf(await portal.noteReviewed(company, params.id, visit(from))),
      { company: true },
    )
    .delete(
      '/jobportal/applications/:id',
      async ({ company, params, set }) => {
        await portal.deleteApplication(company, params.id)
        set.status = 204
      },
      { company: true },
    )
    .post(
      '/jobportal/applications/:id/message',
      async ({ reader, params, body, set, ...from }) => {
        const by = reader.kind === 'company' ? reader.company.id : reader.user.id
        const written = await idempotency.once(from.request, `applicant:${by}:${params.id}`, JSON.stringify(body), async () =>
          messageRecord(await portal.writeToApplicant(reader, params.id, body, visit(from))),
        )
        set.status = 201
        return { message: 'The message is on its way.', ...written }
      },
      { companyOrAdmin: true },
    )
    .post(
      '/jobportal/applications/:id/notes',
      async ({ company, params, body, set }) => {
        const note = noteRecord(await portal.addNote(company, params.id, body.text))
        set.status = 201
        return note
      },
      { company: true },
    )
    .delete(
      '/jobportal/applications/:id/notes/:note',
      async ({ company, params, set }) => {
        await portal.deleteNote(company, params.id, params.note)
        set.status = 204
      },
      { company: true },
    )
    .get(
      '/jobportal/view-resume/:id',
      async ({ reader, params, ...from }) => {
        const { file, filename } = await portal.resumeOf(reader, params.id, visit(from))
        const download = reader.kind === 'company'
        return { url: fileLinks.linkTo({ ...file, filename }, { workspaceId: null, download }), filename }
      },
      { companyOrAdmin: true },
    )
    .get(
      '/jobportal/jobs/:id/unanswered',
      async ({ company, params }) => (await portal.unanswered(company, params.id)).map(unansweredRecord),
      { company: true },
    )
    .post(
      '/jobportal/jobs/:id/unanswered',
      async ({ company, params, body: { applicationIds: ids, ...letter }, ...from }) => ({
        sent: await portal.writeToUnanswered(company, params.id, { ...letter, ids }, visit(from)),
      }),
      { company: true },
    ).plugin
