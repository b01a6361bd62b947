import type { Hash } from 'node:crypto'
import type { DomainError } from '#src/shared/domain-error.ts'
import { StorageFull } from '#src/shared/provider-error.ts'
import { fileTypeOf, type ReceivedFile } from '#src/shared/received-file.ts'
import type { UploadSemaphore } from './upload-limits.ts'

/** A full disk has an answer of its own. */
export const asStorageError = (error: unknown) => (isFull(error) ? new StorageFull(error) : error)

export interface Failing {
  fail(error: unknown): void
  failed(): boolean
  /** Counts bytes of a file to those that all files may have; fails the form when these are too many. */
  store(bytes: number): void
}

/** One file of a form, written to the temporary folder and synced to disk. Its name is as the visitor's program sent it. */
export interface FormFile extends ReceivedFile {
  field: string
  /** The first bytes, at most 4 kB. */
  head: Uint8Array
}

/** What is known of a file once all of it has come. */
export function complete(file: FormFile, head: Uint8Array[], hash: Hash) {
  file.head = Buffer.concat(head)
  file.type = fileTypeOf(file.head)
  file.sha256 = hash.digest('hex')
}

export interface FormLimits {
  /** Largest file in bytes; one more byte refuses the whole form, or skips the file where `skipTooLarge` says so. */
  fileBytes: number
  /**
   * Whether a file of this field that is too large leaves the others as they are: it is read past, nothing of it stays on the disk,
   * and its `size` says so. Not together with `inStep`.
   */
  skipTooLarge?: (field: string) => boolean
  files: number
  /** Most fields that are no files, 50 unless told; what comes after them is left out. */
  fieldCount?: number
  /** Largest field in bytes, 64 kB unless told; what is longer is cut off. */
  fieldBytes?: number
  /**
   * Syncs a file each time that so many bytes have come, so that little is left to wait for. At its end the sync is begun and not
   * waited for: that is left to whoever stores the file.
   */
  syncEvery?: number
  /** Called for each value of a field as it arrives, also of a form that is refused in the end. */
  onField?: (name: string, value: string) => void
  /** Writes every piece at once, see `writeFileInSync`. For small files of many strangers. */
  inStep?: boolean
  /** Called once there is a place for the upload, before anything of it is read. */
  onBegin?: () => void
  /**
   * For large files of strangers: asked at each file, before a byte of it is stored, with the name of its field and the fields that
   * came before it. Resolves to how many bytes all files may have together. Only then does the upload take its place; and any refusal
   * is answered at once, without reading the rest.
   */
  admit?: (field: string, fields: Readonly<Form['fields']>) => Promise<number>
  /** Called for each file once its bytes are on disk; not for one that is skipped. */
  onFile?: (file: FormFile) => void
  /** What a person reads when a file, or the number of files, is over the limit. */
  tooLarge: () => DomainError
  tooMany: () => DomainError
  /** Whose upload it is; one person can send only so many at once. */
  person?: string
  /** Where the upload finds its place; among those of recruiters' documents unless told. */
  places?: UploadSemaphore
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

export interface Form {
  fields: Record<string, string>
  /** All values of each field, in the order they came; `fields` has the first. */
  lists: Record<string, string[]>
  files: FormFile[]
  /** Removes what is left of the files; call it when the request has been dealt with, whatever became of it. */
  discard(): Promise<void>
}
