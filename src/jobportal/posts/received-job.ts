import type { ReceivedFile } from '#src/matching/index.ts'
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

/** A form as it arrived. */
interface Form {
  fields: Record<string, string>
  /** All values of each field. */
  lists: Record<string, string[]>
  files: FormFile[]
  discard(): Promise<void>
}

type FormFile = ReceivedFile & { field: string }

export const formLimits = {
  fileBytes: limits.fileBytes,
  files: 1,
  /** Each skill may be a field of its own. */
  fieldCount: 2 * limits.skills,
  /** A description of the greatest length fits in the letters that need the most bytes; what is longer is refused by its length. */
  fieldBytes: 4 * limits.descriptionText + 1024,
  tooLarge: () => new JobFileTooLarge(),
  tooMany: () => new SeveralJobFiles(),
}

export function jobOfForm({ fields, lists, files, discard }: Form): ReceivedJob {
  const raw = { ...fields, skillsRequired: lists.skillsRequired }
  const sent = files.find(isChosen)
  const file = sent ? { ...sent, filename: shownName(sent.filename) } : null
  return { raw, file, fingerprint: fingerprintOf(raw, file), discard }
}

export function jobOfJson(body: unknown): ReceivedJob {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new NotAnObject()
  const raw = body as RawJob
  return { raw, file: null, fingerprint: fingerprintOf(raw, null), discard: async () => {} }
}

const fileField = 'jobDescription'

/** Browsers send an empty file without a name for a field in which nobody chose one. */
const isChosen = ({ field, filename, size }: FormFile) => field === fileField && (size > 0 || filename !== '')

const shownName = (filename: string) =>
  filename
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}/gu, '')
    .slice(-255) || 'file'

const fingerprintOf = (raw: RawJob, file: ReceivedFile | null) =>
  JSON.stringify([Object.entries(raw).toSorted(([one], [other]) => (one < other ? -1 : 1)), file?.sha256 ?? null])
