import type { Tools } from '../tools.ts'

/** Jobs that companies post: written, changed, closed, and what they ask for. */
export const managePosts = (_tools: Tools) => ({
  /** Work for the queue, by kind of job. */
  jobs: {},
})
