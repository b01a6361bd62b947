import type { Tools } from '../tools.ts'

/** What a company does with the applications it received. */
export const createApplications = (_tools: Tools) => ({
  /** Work for the queue, by kind of job. */
  jobs: {},
})
