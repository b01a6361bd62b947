import { submissionCalls } from '#src/contracts/matching/submission-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { type FileLinks, fileHeaders } from '#src/http/file-links.ts'
import type { Form, FormFile } from '#src/http/form-files.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { receiveForm } from '#src/http/multipart.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import { maximumFileBytes, maximumResumes } from './constants.ts'
import { FileTooLarge, TooManyResumes } from './errors.ts'
import type { Matching } from './index.ts'
import type { Submission } from './submission.ts'
import { type SubmissionAnswer, savedJobDescription, submissionAnswer, type UploadLimits } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
  liveFeed: LiveFeed
  idempotency: Idempotency
  ids: Ids
  /** Where uploads are written while they arrive. */
  uploadFolder: string
  /** What an upload may hold. */
  uploadTypes: UploadLimits['types']
}

export const matchingRoutes = (
  matching: Matching,
  { guards, fileLinks, liveFeed, idempotency, ids, uploadFolder, uploadTypes }: Options,
) => {
  const limits: UploadLimits = { types: uploadTypes, fileBytes: maximumFileBytes, resumes: maximumResumes }
  const receive = (request: Request, { id, workspaceId }: { id: string; workspaceId: string }, batchId: string) => {
    let received = 0
    return receiveForm(request, uploadFolder, {
      person: id,
      fileBytes: maximumFileBytes,
      files: maximumResumes + 1,
      skipTooLarge: (field) => field === resumeField,
      tooLarge: () => new FileTooLarge(),
      tooMany: () => new TooManyResumes(),
      onFile({ field, filename }) {
        if (field !== resumeField) return
        received += 1
        liveFeed.publish(workspaceId, { kind: 'upload-progress', batchId, done: 0, total: received, filename, state: 'received' })
      },
    })
  }

  const answerTo = async (submission: Submission): Promise<SubmissionAnswer> => {
    const answer = submissionAnswer(submission)
    return { ...answer, results: await matching.withStandings(answer.results) }
  }

  return routesOf(submissionCalls, { name: 'matching', tags: ['Matching'] })
    .use(guards)
    .post(
      '/api/submit',
      async ({ user, request, server }) => {
        const batchId = ids.id()
        const form = await receive(request, user, batchId)
        const submit = async () =>
          answerTo(
            await matching.submitResumes({
              by: user,
              batchId,
              resumes: filesOf(form, resumeField),
              jobDescriptions: filesOf(form, 'job_description'),
              title: form.fields.job_description_title,
            }),
          )
        try {
          return await withoutHurry(request, server, () =>
            idempotency.once(request, `submit:${user.workspaceId}`, fingerprint(form), submit),
          )
        } finally {
          await form.discard()
        }
      },
      { recruiter: true },
    )
    .get(
      '/api/submissions/latest',
      async ({ user }) => {
        const last = await matching.lastSubmission(user)
        return last ? { ...(await answerTo(last)), finished: last.finished } : null
      },
      { signedIn: true },
    )
    .get('/api/submissions/limits', () => limits, { signedIn: true })
    .get(
      '/api/resumes/:id',
      async ({ user, params, query }) => {
        const file = await matching.resumeFile(user, params.id)
        const download = query.download === 'true'
        return {
          success: true,
          url: fileLinks.linkTo(file, { workspaceId: user.workspaceId, download }),
          filename: file.filename,
        }
      },
      { signedIn: true },
    )
    .get('/api/job-descriptions', async ({ user }) => (await matching.listJobDescriptions(user)).map(savedJobDescription), {
      signedIn: true,
    })
    .get(
      '/api/job-descriptions/:id',
      async ({ user, params }) => {
        const file = await matching.jobDescriptionFile(user, params.id)
        return { url: fileLinks.linkTo(file, { workspaceId: user.workspaceId }) }
      },
      { signedIn: true },
    )
    .get(
      '/api/job-descriptions/:id/content',
      async ({ user, params }) => {
        const { file, content } = await matching.jobDescriptionContent(user, params.id)
        return new Response(content, { headers: fileHeaders({ ...file, download: true }) })
      },
      { signedIn: true },
    )
    .put(
      '/api/job-descriptions/:id/title',
      async ({ user, params, body }) => {
        const job = await matching.renameJobDescription(user, params.id, body.title)
        return savedJobDescription(job)
      },
      { recruiter: true },
    )
    .delete(
      '/api/job-descriptions/:id',
      async ({ user, params }) => {
        await matching.deleteJobDescription(user, params.id)
        return { message: 'JD deleted successfully' }
      },
      { recruiter: true },
    ).plugin
}

const resumeField = 'resumes'

const filesOf = (form: Form, field: string): FormFile[] =>
  form.files.filter((file) => file.field === field).map((file) => ({ ...file, filename: shownName(file.filename) }))

/** The name without the folders some programs send along. */
const shownName = (filename: string) =>
  (filename.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(-255) || 'file'

/** What makes two submissions the same: their fields, in whatever order they came, and the bytes of their files. */
const fingerprint = ({ fields, files }: Form) =>
  JSON.stringify([Object.entries(fields).toSorted(), files.map(({ field, filename, sha256 }) => [field, filename, sha256])])
