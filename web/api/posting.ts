import type { JobStatus } from '#src/jobportal/views.ts'
import { type Api, callApi } from './client.ts'

export type { PostingRecord } from '#src/jobportal/posts/views.ts'

/** How a job description is posted in public, or what a posting of it begins with. */
export const jobPosting = (api: Api, id: string) => api('GET /api/job-descriptions/:id/posting', { params: { id } })

/** `attempt` makes sure that a job which is sent twice is posted once. */
export const postJobDescription = (id: string, body: FormData, attempt: string) =>
  callApi('POST /api/job-descriptions/:id/posting', { params: { id }, body, headers: { 'idempotency-key': attempt } })

export const changePosting = (id: string, body: FormData) =>
  callApi('PUT /api/job-descriptions/:id/posting', { params: { id }, body })

export const setPostingStatus = (id: string, status: JobStatus) =>
  callApi('PATCH /api/job-descriptions/:id/posting', { params: { id }, body: { status } })

export const deletePosting = (id: string) => callApi('DELETE /api/job-descriptions/:id/posting', { params: { id } })

export const skillsLike = (words: string, signal: AbortSignal) => callApi('GET /api/skills', { query: { q: words }, signal })

export const titlesLike = (words: string, signal: AbortSignal) => callApi('GET /api/titles', { query: { q: words }, signal })
