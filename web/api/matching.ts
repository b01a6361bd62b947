import type { SavedJobDescription, SubmissionAnswer } from '#src/matching/views.ts'
import { at } from '../address.ts'
import { type AnswerTo, type Api, addressOf, type CallResult, callApi, createApi } from './client.ts'

export type {
  AnalysisData,
  CandidateRecord,
  ReadingView,
  ResumeData,
  RowDoubt,
  SavedJobDescription,
  SubmissionAnswer,
} from '#src/matching/views.ts'

/** The workspace's newest upload as far as it has got; null when nothing was ever uploaded. */
export type LatestSubmission = AnswerTo<'GET /api/submissions/latest'>

export const latestSubmission = (api: Api) => api('GET /api/submissions/latest')

/** What an upload may hold. */
export const uploadLimits = (api: Api) => api('GET /api/submissions/limits')

export const savedJobDescriptions = () => callApi('GET /api/job-descriptions')

export const renameJobDescription = (id: string, title: string) =>
  callApi('PUT /api/job-descriptions/:id/title', { params: { id }, body: { title } })

export const deleteJobDescription = (id: string) => callApi('DELETE /api/job-descriptions/:id', { params: { id } })

/** The bytes of a saved job description as a file that can be sent again; null when they cannot be had. */
export const jobDescriptionFile = async ({ _id, filename }: SavedJobDescription): Promise<File | null> => {
  try {
    const response = await fetch(at(addressOf('GET /api/job-descriptions/:id/content', { params: { id: _id } })), {
      credentials: 'same-origin',
    })
    if (!response.ok) return null
    const content = await response.blob()
    return new File([content], filename, { type: content.type })
  } catch {
    return null
  }
}

export interface Submission {
  resumes: File[]
  job: File
  /** Only for a job description that is not saved yet. */
  title: string | null
  /** The same for every attempt at the same submission, so that it has one effect. */
  key: string
}

/** Sends the files and tells how many of the bytes have left: a share from 0 to 1. */
export const submitFiles = (
  { resumes, job, title, key }: Submission,
  onSent: (share: number) => void,
): Promise<CallResult<SubmissionAnswer>> => {
  const form = new FormData()
  // Fields first: the server reads the form as it arrives.
  if (title) form.append('job_description_title', title)
  form.append('job_description', job, job.name)
  for (const file of resumes) form.append('resumes', file, file.name)
  const api = createApi((path, init) => sendWithProgress(path, init, onSent))
  return api('POST /api/submit', { body: form, headers: { 'idempotency-key': key } })
}

/** fetch cannot tell how much of a body has left; XMLHttpRequest can. */
const sendWithProgress = (path: string, { method, headers, body }: RequestInit, onSent: (share: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'GET', at(path))
    for (const [name, value] of Object.entries(headers as Record<string, string>)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const requestId = request.getResponseHeader('x-request-id')
      resolve(
        new Response(request.responseText, { status: request.status, headers: requestId ? { 'x-request-id': requestId } : {} }),
      )
    })
    request.addEventListener('error', () => reject(new Error('no answer')))
    request.addEventListener('abort', () => reject(new Error('cancelled')))
    request.send(body as FormData)
  })
