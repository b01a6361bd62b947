import type { ReceivedFile, StoredFile } from '#src/matching/index.ts'
import { keepFile, type NewFile } from '#src/matching/index.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import { limits } from '../constants.ts'
import type { JobPost } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { EmptyJobFile, JobFileTooLarge, WrongJobFileType } from './errors.ts'

/**
 * Refuses what cannot be a job description, by content. One that cannot be read, such as a scan, is taken: people can read it.
 */
export async function newFile(tools: Pick<Tools, 'ids' | 'matching'>, companyId: string, file: ReceivedFile): Promise<NewFile> {
  const { filename, path, sha256, size, type } = file
  if (size === 0) throw new EmptyJobFile()
  if (size > limits.fileBytes) throw new JobFileTooLarge()
  if (type !== 'pdf' && type !== 'docx') throw new WrongJobFileType()
  // Any archive starts like a DOCX; only reading it tells.
  if (type === 'docx' && !(await isDocument(tools, path, companyId))) throw new WrongJobFileType()
  return { ...named(tools, companyId, { sha256, size, type, filename }), content: { path } }
}

const isDocument = ({ matching }: Pick<Tools, 'matching'>, path: string, group: string) =>
  matching.textOfFile(path, group).then(
    () => true,
    (error: unknown) => !(error instanceof UnreadableDocument && error.code === 'WRONG_TYPE'),
  )

/** The same bytes under a name of their own, for a job that begins as a copy of another; null when that has no file. */
export async function copiedFile(tools: Pick<Tools, 'fileStore' | 'files' | 'ids'>, from: JobPost): Promise<NewFile | null> {
  const file = from.fileId ? await tools.files.find(from.companyId, from.fileId) : null
  if (!file) return null
  const { sha256, size, type, filename, key } = file
  return { ...named(tools, from.companyId, { sha256, size, type, filename }), content: await tools.fileStore.read(key) }
}

function named({ ids }: Pick<Tools, 'ids'>, companyId: string, file: Omit<StoredFile, 'id' | 'key'>) {
  const id = ids.id()
  return { stored: { ...file, id, key: `${companyId}/jobs/${id}` } }
}

/** The name under which a job's file is offered: its title in lower case with underscores, and when it came. */
export function fileNameFor(title: string, type: string, at: Date): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
  return `${words || 'job'}_${at.getTime()}.${type}`
}

/** Keeps a job with its file, if it brings one. */
export const keepWithFile = <Result>(
  tools: Pick<Tools, 'clock' | 'fileStore' | 'files' | 'jobs' | 'transaction'>,
  companyId: string,
  file: NewFile | null,
  write: () => Promise<Result>,
): Promise<Result> => (file ? keepFile(tools, companyId, file, write) : tools.transaction(write))

/** Called in the transaction that takes a file away from its job: rows first, the bytes go when they are gone for good. */
export async function dropFile({ files, jobs }: Tools, { companyId, fileId }: Pick<JobPost, 'companyId' | 'fileId'>) {
  const file = fileId ? await files.find(companyId, fileId) : null
  if (!file) return
  await files.remove(companyId, file.id)
  await jobs.add({ kind: 'sweep-files', payload: { keys: [file.key] } })
}
