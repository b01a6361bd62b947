import type { Tools } from '../tools.ts'

/** What applicants do: apply, follow their application, correct, withdraw and delete it. */
export const createApplying = (_tools: Tools) => ({
  /** Work for the queue, by kind of job. */
  jobs: {},
})
