import { receiveForm } from '#src/http/multipart.ts'
import { companyUploads } from '#src/http/upload-limits.ts'
import { formLimits, jobOfForm, jobOfJson, type ReceivedJob } from './received-job.ts'

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
