import { atom } from 'jotai'
import { maximumFileBytes, maximumResumes, typesInWords } from '#src/matching/constants.ts'
import type { SavedJobDescription, SubmissionAnswer } from '../api/matching.ts'

/** Where one file is on its way. The last three are final. */
export type ResumeState = 'chosen' | 'sending' | 'stored' | 'ranked' | 'duplicate' | 'rejected'

export interface ChosenResume {
  id: number
  file: File
  state: ResumeState
  /** Why it was rejected, in the server's words. */
  reason: string | null
}

export interface ChosenJob {
  file: File
  /** The saved job description the file came from; null for a new one. */
  saved: SavedJobDescription | null
  title: string
}

/** A frame of the live feed about one file of an upload. */
export interface UploadProgress {
  batchId: string
  done: number
  total: number
  filename: string
  state: 'received' | 'stored' | 'ranked' | 'duplicate' | 'rejected'
}

export interface Upload {
  resumes: ChosenResume[]
  job: ChosenJob | null
  phase: 'idle' | 'sending' | 'signIn'
  /** Share of the bytes that have left, from 0 to 1. */
  sent: number
  /** The batch whose frames are ours; known from the first frame. */
  batchId: string | null
  problem: string | null
}

export const noUpload: Upload = { resumes: [], job: null, phase: 'idle', sent: 0, batchId: null, problem: null }

/** Outlives the page, so that looking something up elsewhere loses no chosen file. */
export const uploadAtom = atom<Upload>(noUpload)

export const tooLargeResumes = 'Some files exceed the size limit of 25MB and were not added.'
export const tooLargeJob = 'File size should be less than 25MB'
const tooMany = `You can upload at most ${maximumResumes} resumes at once. The first ${maximumResumes} were added.`

/** What the server takes unless it was told otherwise. */
export type UploadType = 'pdf' | 'docx' | 'doc'

const mediaTypes: Record<UploadType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}

/** By name or by what the browser says. What a file really is, the server finds out. */
const hasType = ({ name, type: mediaType }: File, types: readonly UploadType[]) =>
  types.some((type) => name.toLowerCase().endsWith(`.${type}`) || mediaType === mediaTypes[type])

let lastId = 0

/** Adds what may be added and says in words what was left out. The same file chosen twice is one file. */
export const withResumes = (
  chosen: ChosenResume[],
  files: File[],
  types: readonly UploadType[],
): { resumes: ChosenResume[]; complaints: string[] } => {
  const complaints: string[] = []
  const wrongType = files.filter((file) => !hasType(file, types))
  if (wrongType.length > 0) complaints.push(`Only ${typesInWords(types)} files can be added. Not added: ${namesOf(wrongType)}`)
  const rightType = files.filter((file) => hasType(file, types))
  const small = rightType.filter((file) => file.size <= maximumFileBytes)
  const large = rightType.filter((file) => !small.includes(file))
  if (large.length > 0) complaints.push(`${tooLargeResumes} Not added: ${namesOf(large)}`)
  const kept = [...chosen]
  for (const file of small) {
    if (kept.some((other) => isSame(other.file, file))) continue
    if (kept.length === maximumResumes) {
      complaints.push(tooMany)
      break
    }
    lastId += 1
    kept.push({ id: lastId, file, state: 'chosen', reason: null })
  }
  return { resumes: kept, complaints }
}

const namesOf = (files: File[]) => files.map(({ name }) => name).join(', ')

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Why this file cannot be the job description; null when it can. */
export const jobComplaint = (file: File, types: readonly UploadType[]): string | null => {
  if (!hasType(file, types)) return `The job description must be a ${typesInWords(types)} file`
  return file.size > maximumFileBytes ? tooLargeJob : null
}

const order: ResumeState[] = ['chosen', 'sending', 'stored', 'ranked', 'duplicate', 'rejected']
const isFurther = (state: ResumeState, than: ResumeState) => order.indexOf(state) > order.indexOf(than)
const isFinal = (state: ResumeState) => order.indexOf(state) > 2

/** From here on the files are safe on the server, whatever happens to this page. */
export const isStored = ({ resumes, phase }: Upload) =>
  phase === 'sending' && resumes.every(({ state }) => state !== 'chosen' && state !== 'sending')

export const finishedCount = (resumes: ChosenResume[]) => resumes.filter(({ state }) => isFinal(state)).length

/** Moves on the file a frame speaks of. Of several with one name, the first that is not that far yet. */
export const withProgress = (upload: Upload, frame: UploadProgress): Upload => {
  if (upload.phase !== 'sending') return upload
  // Another window may upload at the same time: our batch is the one that announces a file of ours first.
  const batchId = upload.batchId ?? (upload.resumes.some(({ file }) => file.name === frame.filename) ? frame.batchId : null)
  if (batchId === null || batchId !== frame.batchId) return upload
  const state: ResumeState = frame.state === 'received' ? 'sending' : frame.state
  const index = upload.resumes.findIndex(
    (resume) => resume.file.name === frame.filename && !isFinal(resume.state) && isFurther(state, resume.state),
  )
  return { ...upload, batchId, resumes: upload.resumes.map((resume, at) => (at === index ? { ...resume, state } : resume)) }
}

/** Marks the rejected files by name, with the reason, and takes the others off the list: they are safe on the server. */
export const leftAfter = (resumes: ChosenResume[], { rejected }: Pick<SubmissionAnswer, 'rejected'>): ChosenResume[] => {
  const open = [...rejected]
  return resumes.flatMap((resume) => {
    const index = open.findIndex(({ filename }) => filename === resume.file.name)
    const refusal = index < 0 ? undefined : open.splice(index, 1)[0]
    return refusal ? [{ ...resume, state: 'rejected' as const, reason: refusal.error }] : []
  })
}

const megabyte = 1024 * 1024

/** "412 KB", "3.4 MB": enough to tell files apart. */
export const sizeInWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`
