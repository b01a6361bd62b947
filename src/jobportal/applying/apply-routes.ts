import { applyCalls } from '#src/contracts/jobportal/apply-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import { noteFormEcho } from '#src/http/form-echo.ts'
import type { Form } from '#src/http/form-files.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { receiveForm } from '#src/http/multipart.ts'
import { applicationUploads, withoutHurry } from '#src/http/upload-limits.ts'
import { visitOf } from '#src/http/visit.ts'
import { plainEmail } from '#src/shared/fields.ts'
import { networkOf } from '#src/shared/network.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { languageOf, saidLanguageOf } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'
import { limits } from '../constants.ts'
import type { JobPost } from '../job-post.ts'
import type { SentForm } from './application-form.ts'
import { InvalidApplication, ResumeTooLarge } from './errors.ts'
import type { Applying } from './index.ts'

export interface ApplyRoutesOptions {
  addressOf: ClientAddress
  idempotency: Idempotency
  /** Where uploads are written while they arrive. */
  uploadFolder: string
}

const applied = { message: "Application Submitted! We'll review your application shortly." }

/** What strangers send for a job. A plain form is led back to the page of the job, which says that it was sent. */
export function applyRoutes(applying: Applying, { addressOf, idempotency, uploadFolder }: ApplyRoutesOptions) {
  const visit = visitOf(addressOf)
  return routesOf(applyCalls, { name: 'apply', tags: ['Public'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .post('/public/apply/:id', async ({ params: { id }, request, server, set }) => {
      const from = visit({ request, server })
      const key = request.headers.get('idempotency-key')
      await applying.throttles.countApplication(from, key)
      const shown = await applying.jobToApplyFor(id)
      const form = await receiveForm(request, uploadFolder, {
        person: networkOf(from.address) || from.requestId,
        places: applicationUploads,
        inStep: true,
        ...formLimits(shown.job),
        tooLarge: () => new ResumeTooLarge(),
        tooMany: () => new InvalidApplication('resume', 'Please send one resume.'),
        onField: (name, value) => noteFormEcho(request, name, value),
      })
      try {
        const content = fingerprint(form)
        await applying.throttles.countContent(from, key, `${shown.job.id} ${content}`)
        applying.refuseClosed(shown)
        const answer = await withoutHurry(request, server, () =>
          idempotency.once<typeof applied>(request, `apply:${whose(shown.job.id, form)}`, content, async (remember) => {
            await applying.apply(shown, { ...sentForm(form), language: saidLanguageOf(request) }, () => remember(applied))
            return applied
          }),
        )
        if (!wantsPage(request)) {
          set.status = 201
          return answer
        }
        const location = `/jobs/${encodeURIComponent(shown.job.publicId)}?sent`
        return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
      } finally {
        await form.discard()
      }
    })
    .post('/public/application-link', async ({ body, ...from }) => {
      await applying.requestLink(body, visit(from))
      const sentence = 'If this address has applied for this job, a new link to the application is on its way.'
      return { message: tell(languageOf(from.request), sentence) }
    }).plugin
}

/**
 * Room for ten long answers and what else a form has, and for what this job asks besides: files, and a field for each of several choices.
 * Many strangers send at once, and fields are held in memory.
 */
const formLimits = ({ questions }: Pick<JobPost, 'questions'>) => ({
  fileBytes: limits.fileBytes,
  files: 1 + questions.filter(({ kind }) => kind === 'file').length,
  fieldCount: 30 + questions.reduce((sum, { kind, choices = [] }) => sum + (kind === 'choices' ? choices.length : 0), 0),
  fieldBytes: 4 * limits.answer + 1024,
})

/** Keys are of one person and job: nobody gets in the way of somebody else who happens to use the same one. */
const whose = (jobId: string, { fields }: Form) => hashOf(`${jobId} ${plainEmail(fields.email ?? '')}`)

const wantsPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false

const sentForm = ({ fields, files }: Form): SentForm => ({
  fields,
  files: files.map((file) => ({ ...file, filename: shownName(file.filename) })),
})

/** The name without the folders some programs send along; '' when none was chosen. */
const shownName = (filename: string) =>
  (filename.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').slice(-255)

/** What makes two applications the same: their fields, in whatever order they came, and the bytes of the file. */
const fingerprint = ({ fields, files }: Form) =>
  JSON.stringify([Object.entries(fields).toSorted(), files.map(({ field, sha256 }) => [field, sha256])])
