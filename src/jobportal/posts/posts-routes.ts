import { postCalls } from '#src/contracts/jobportal/post-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { receiveForm } from '#src/http/multipart.ts'
import { companyUploads, withoutHurry } from '#src/http/upload-limits.ts'
import type { visitOf } from '#src/http/visit.ts'
import type { JobPortal } from '../index.ts'
import { companyProfile, ownJobRecord } from '../views.ts'
import { formLimits, jobOfForm, jobOfJson, type ReceivedJob } from './received-job.ts'
import { templateRecord } from './views.ts'

interface Options {
  company: ReturnType<typeof companyGuard>
  visit: ReturnType<typeof visitOf>
  fileLinks: FileLinks
  idempotency: Idempotency
  uploadFolder: string
}

interface Sent {
  request: Request
  /** Of what is no form. */
  body: unknown
  uploadFolder: string
  /** Whose uploads are counted together. */
  person: string
}

/** A job as it was sent: a form, perhaps with a file, or JSON. */
export const receiveJob = async ({ request, body, uploadFolder, person }: Sent): Promise<ReceivedJob> =>
  request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')
    ? jobOfForm(await receiveForm(request, uploadFolder, { ...formLimits, person, places: companyUploads }))
    : jobOfJson(body)

/** What companies do with their jobs. */
export function postsRoutes(portal: JobPortal, { company, visit, fileLinks, idempotency, uploadFolder }: Options) {
  const shown = (job: Parameters<typeof ownJobRecord>[0]) => ownJobRecord(job, portal.today())
  const linkTo = (file: Parameters<FileLinks['linkTo']>[0]) => ({ url: fileLinks.linkTo(file, { workspaceId: null }) })

  return routesOf(postCalls, { name: 'jobportal-posts', tags: ['Job portal'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .put(
      '/jobportal/profile',
      async ({ company, body }) => ({ user: companyProfile(await portal.updateProfile(company, body), portal.settings) }),
      { company: true },
    )
    .get('/jobportal/myjobs', async ({ company }) => ({ jobs: (await portal.ownJobs(company)).map(shown) }), { company: true })
    .get('/jobportal/titles', async () => ({ titles: (await portal.titles()).map(({ id, name }) => ({ _id: id, name })) }), {
      company: true,
    })
    .get('/jobportal/titles/like', async ({ query }) => ({ titles: await portal.suggestTitles(query.q ?? '') }), {
      company: true,
    })
    .get('/jobportal/skills', async ({ query }) => ({ skills: await portal.suggestSkills(query.q ?? '') }), { company: true })
    .get('/jobportal/templates', async ({ company }) => ({ templates: (await portal.jobStarts(company)).map(templateRecord) }), {
      company: true,
    })
    .post(
      '/jobportal/templates',
      async ({ company, body, set }) => {
        const template = await portal.keepTemplate(company, body)
        set.status = 201
        return templateRecord(template)
      },
      { company: true },
    )
    .delete(
      '/jobportal/templates/:id',
      async ({ company, params, set }) => {
        await portal.deleteTemplate(company, params.id)
        set.status = 204
      },
      { company: true },
    )
    .post(
      '/jobportal/post',
      async ({ company, body, set, ...from }) => {
        const { request, server } = from
        // Before a byte of the form is stored: an account costs nothing.
        portal.mustBeVerified(company)
        const { raw, file, fingerprint, discard } = await receiveJob({ request, body, uploadFolder, person: company.id })
        try {
          const post = async () => ({ jobId: (await portal.postJob({ company, raw, file }, visit(from))).id })
          const { jobId } = await withoutHurry(request, server, () =>
            idempotency.once(request, `post-job:${company.id}`, fingerprint, post),
          )
          set.status = 201
          return { message: 'Job posted successfully', jobId }
        } finally {
          await discard()
        }
      },
      { company: true },
    )
    .get('/jobportal/jobs/:id', async ({ company, params }) => ({ job: shown(await portal.showOwnJob(company, params.id)) }), {
      company: true,
    })
    .put(
      '/jobportal/jobs/:id',
      async ({ company, body, params, ...from }) => {
        const { request, server } = from
        const { raw, file, discard } = await receiveJob({ request, body, uploadFolder, person: company.id })
        try {
          const edit = { company, id: params.id, raw, file }
          await withoutHurry(request, server, () => portal.editJob(edit, visit(from)))
          return { message: 'Job updated successfully', job: shown(await portal.showOwnJob(company, params.id)) }
        } finally {
          await discard()
        }
      },
      { company: true },
    )
    .patch(
      '/jobportal/jobs/:id',
      async ({ company, body, params, ...from }) => {
        await portal.setJobStatus(company, params.id, body.status, visit(from))
        return { job: shown(await portal.showOwnJob(company, params.id)) }
      },
      { company: true },
    )
    .delete(
      '/jobportal/jobs/:id',
      async ({ company, params, set, ...from }) => {
        await portal.deleteJob(company, params.id, visit(from))
        set.status = 204
      },
      { company: true },
    )
    .post(
      '/jobportal/generate-public-url/:id',
      async ({ company, params }) => ({ publicUrl: await portal.publicUrlOf(company, params.id) }),
      { company: true },
    )
    .get(
      '/jobportal/view-jd/:id',
      async ({ reader, params }) => linkTo(await portal.jobFile(reader.kind === 'company' ? reader.company.id : null, params.id)),
      { companyOrAdmin: true },
    ).plugin
}
