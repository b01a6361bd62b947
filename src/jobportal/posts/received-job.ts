import { type FormFile, receiveForm } from '#src/http/multipart.ts'
import { fileTypeOf, type ReceivedFile } from '#src/matching/index.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { limits } from '../constants.ts'
import { JobFileTooLarge, SeveralJobFiles } from './errors.ts'
import type { RawJob } from './job-fields.ts'

class NotAnObject extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('A job has to be a form or a JSON object.')
  }
}

/** A job as it was sent, with its file in the temporary folder. */
export interface ReceivedJob {
  raw: RawJob
  file: ReceivedFile | null
  /** What makes two of them the same: their fields, in whatever order they came, and the bytes of the file. */
  fingerprint: string
  /** Call it when the request has been dealt with, whatever became of it. */
  discard(): Promise<void>
}

const fileField = 'jobDescription'
/** A description of the greatest length, in the letters that need the most bytes, fits; what is longer is refused by its length. */
const fieldBytes = 4 * limits.descriptionText + 1024

/** Takes a job as a form, which may bring a file, or as JSON, which was read before. */
export async function receiveJob(request: Request, body: unknown, folder: string, person: string): Promise<ReceivedJob> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new NotAnObject()
    const raw = body as RawJob
    return { raw, file: null, fingerprint: fingerprintOf(raw, null), discard: async () => {} }
  }
  const { fields, lists, files, discard } = await receiveForm(request, folder, {
    person,
    fileBytes: limits.fileBytes,
    files: 1,
    fieldBytes,
    tooLarge: () => new JobFileTooLarge(),
    tooMany: () => new SeveralJobFiles(),
  })
  const raw = { ...fields, skillsRequired: lists.skillsRequired }
  const sent = files.find(isChosen)
  const file = sent ? asReceived(sent) : null
  return { raw, file, fingerprint: fingerprintOf(raw, file), discard }
}

/** Browsers send an empty file without a name for a field in which nobody chose one. */
const isChosen = ({ field, filename, size }: FormFile) => field === fileField && (size > 0 || filename !== '')

const asReceived = ({ filename, path, size, sha256, head }: FormFile): ReceivedFile => ({
  filename:
    filename
      .split(/[\\/]/)
      .at(-1)
      ?.replaceAll(/\p{Cc}/gu, '')
      .slice(-255) || 'file',
  path,
  size,
  sha256,
  type: fileTypeOf(head),
})

const fingerprintOf = (raw: RawJob, file: ReceivedFile | null) =>
  JSON.stringify([Object.entries(raw).toSorted(([one], [other]) => (one < other ? -1 : 1)), file?.sha256 ?? null])
