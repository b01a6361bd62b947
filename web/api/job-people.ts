import { callApi } from './client.ts'

/** Who is named on a job, and who can be. */
export const jobPeople = (job: string) => callApi('GET /api/job-descriptions/:id/people', { params: { id: job } })

/** Names these people on a job, and nobody else. */
export const nameOnJob = (job: string, people: string[]) =>
  callApi('PUT /api/job-descriptions/:id/people', { params: { id: job }, body: { people } })
