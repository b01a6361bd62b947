import { callApi } from './client.ts'

/** An address for one resume that works for five minutes. */
export const resumeLink = (id: string, { download = false } = {}) =>
  callApi('GET /api/resumes/:id', { params: { id }, query: { download: download ? 'true' : undefined } })
