import { Elysia, t } from 'elysia'
import type { FileLinks } from '#src/http/file-links.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { visitOf } from '#src/http/visit.ts'
import { csvStream } from '#src/shared/csv.ts'
import { applicationRecord } from '../application-answers.ts'
import type { WantedApplications } from '../applications-ports.ts'
import { applicationStatuses } from '../constants.ts'
import type { JobPortal } from '../index.ts'
import { applicationDetail, messageRecord, noteRecord, unansweredRecord } from './answers.ts'
import { rejectionLetters } from './constants.ts'
import { asCompany } from './reader.ts'

interface Options {
  company: ReturnType<typeof companyGuard>
  fileLinks: FileLinks
  visit: ReturnType<typeof visitOf>
}

const oneOf = <Value extends string>(values: readonly Value[]) => t.Union(values.map((value) => t.Literal(value)))

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
const status = oneOf(applicationStatuses)
/** Refused with a sentence where it is too long, so only the absurd is refused here. */
const letter = { subject: t.String({ maxLength: 2000 }), body: t.String({ maxLength: 100_000 }) }

const explanation = t.String({ maxLength: 10_000 })
const tell = t.Union([
  t.Boolean(),
  t.Object({
    template: t.Optional(oneOf(rejectionLetters.map(({ key }) => key))),
    subject: t.Optional(letter.subject),
    body: t.Optional(letter.body),
    reason: t.Optional(t.Boolean()),
  }),
])

const filters = {
  status: t.Optional(status),
  q: t.Optional(t.String({ maxLength: 200 })),
  sort: t.Optional(oneOf(['match', 'newest', 'name'])),
  only: t.Optional(oneOf(['needs-person', 'needs-review', 'unanswered', 'withdrawn'])),
}

export const applicationsQuery = t.Object({ ...pageQuery, ...filters })

export const wantedApplications = ({
  status,
  q,
  sort = 'match',
  only,
}: Pick<typeof applicationsQuery.static, keyof typeof filters>): WantedApplications => ({
  sort,
  ...(status && { status }),
  ...(q && { search: q }),
  ...(only && { only }),
})

/** What companies do with the applications they received. */
export const applicationRoutes = (portal: JobPortal, { company, fileLinks, visit }: Options) =>
  new Elysia({ name: 'jobportal-applications', prefix: '/jobportal', detail: { tags: ['Job portal'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .get(
      '/applications/:id',
      async ({ company, params, query, set, ...from }) => {
        const slice = page(query)
        const wanted = { ...wantedApplications(query), ...slice }
        const { rows, total } = await portal.listApplications(asCompany(company), params.id, wanted, visit(from))
        Object.assign(set.headers, pageHeaders(from.request, slice, total))
        return rows.map(({ application, notes }) => applicationRecord(application, notes))
      },
      {
        company: true,
        detail: { summary: 'The applications of a job, best first. The same address is the page that shows them.' },
        params: idParam,
        query: applicationsQuery,
      },
    )
    .get(
      '/applications/:id/export.csv',
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
      {
        company: true,
        detail: { summary: 'The applications of a job as CSV' },
        params: idParam,
        query: t.Object(filters),
      },
    )
    .get(
      '/application/:id',
      async ({ company, params }) =>
        applicationDetail(await portal.showApplication(company, params.id), (file, filename) =>
          fileLinks.linkTo({ ...file, filename }, { workspaceId: null }),
        ),
      {
        company: true,
        detail: { summary: 'One application: the resume as it was read, every quote of its score, notes, mails and events' },
        params: idParam,
      },
    )
    .patch(
      '/applications/:id',
      async ({ company, params, body: { reviewed, ...change }, ...from }) => {
        const changed = await portal.changeStatus(company, params.id, change, visit(from))
        const { application, notes } = reviewed ? await portal.noteReviewed(company, params.id, visit(from)) : changed
        return applicationRecord(application, notes)
      },
      {
        company: true,
        detail: {
          summary:
            'Set the status. A rejection needs opened evidence and a reason (a name, its words, or your own) and may be told by mail, which waits for ten minutes; until then another status takes it back.',
        },
        params: idParam,
        body: t.Object({
          status,
          reason: t.Optional(explanation),
          text: t.Optional(explanation),
          tell: t.Optional(tell),
          reviewed: t.Optional(t.Literal(true)),
        }),
      },
    )
    .post(
      '/applications/:id/reviewed',
      async ({ company, params, ...from }) => {
        const { application, notes } = await portal.noteReviewed(company, params.id, visit(from))
        return applicationRecord(application, notes)
      },
      {
        company: true,
        detail: { summary: 'Say that a person has looked at it, as the applicant asked' },
        params: idParam,
      },
    )
    .delete(
      '/applications/:id',
      async ({ company, params, set }) => {
        await portal.deleteApplication(company, params.id)
        set.status = 204
      },
      { company: true, detail: { summary: 'Delete an application with everything that belongs to it' }, params: idParam },
    )
    .post(
      '/applications/:id/message',
      async ({ reader, params, body, set, ...from }) => {
        const written = messageRecord(await portal.writeToApplicant(reader, params.id, body, visit(from)))
        set.status = 201
        return { message: 'The message is on its way.', ...written }
      },
      {
        companyOrAdmin: true,
        detail: { summary: 'Send an e-mail to an applicant; {name}, {jobTitle} and {companyName} are filled in' },
        params: idParam,
        body: t.Object(letter),
      },
    )
    .post(
      '/applications/:id/notes',
      async ({ company, params, body, set }) => {
        const note = noteRecord(await portal.addNote(company, params.id, body.text))
        set.status = 201
        return note
      },
      {
        company: true,
        detail: { summary: 'Write something down about an applicant, for the company itself' },
        params: idParam,
        body: t.Object({ text: t.String({ maxLength: 50_000 }) }),
      },
    )
    .delete(
      '/applications/:id/notes/:note',
      async ({ company, params, set }) => {
        await portal.deleteNote(company, params.id, params.note)
        set.status = 204
      },
      {
        company: true,
        detail: { summary: 'Delete a note' },
        params: t.Object({ id: t.String({ maxLength: 100 }), note: t.String({ maxLength: 100 }) }),
      },
    )
    .get(
      '/view-resume/:id',
      async ({ reader, params, ...from }) => {
        const { file, filename } = await portal.resumeOf(reader, params.id, visit(from))
        const download = reader.kind === 'company'
        return { url: fileLinks.linkTo({ ...file, filename }, { workspaceId: null, download }), filename }
      },
      {
        companyOrAdmin: true,
        detail: { summary: 'A link to the resume of an applicant that works for five minutes' },
        params: idParam,
      },
    )
    .get(
      '/jobs/:id/unanswered',
      async ({ company, params }) => (await portal.unanswered(company, params.id)).map(unansweredRecord),
      {
        company: true,
        detail: { summary: 'Who applied for a job and has had no answer' },
        params: idParam,
      },
    )
    .post(
      '/jobs/:id/unanswered',
      async ({ company, params, body: { applicationIds: ids, ...letter }, ...from }) => ({
        sent: await portal.writeToUnanswered(company, params.id, { ...letter, ids }, visit(from)),
      }),
      {
        company: true,
        detail: { summary: 'Write to them, each in a mail of their own' },
        params: idParam,
        body: t.Object({ ...letter, applicationIds: t.Array(t.String({ maxLength: 100 }), { maxItems: 10_000 }) }),
      },
    )
