export type JobPart = 'overview' | 'interviews' | 'posting' | 'settings'

export const jobAddress = (job: string, part: JobPart) => `/dashboard/job-descriptions/${encodeURIComponent(job)}/${part}`
