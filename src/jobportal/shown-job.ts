import { JobNotFound } from './errors.ts'
import type { PublicJob } from './job-post.ts'
import type { Tools } from './tools.ts'

/** A job that strangers may see, by its public id or by its id; also a closed one. Null for all others. */
export const findShownJob = async ({ jobPosts }: Pick<Tools, 'jobPosts'>, id: string): Promise<PublicJob | null> =>
  (await jobPosts.shown({ publicId: id })) ?? jobPosts.shown({ id })

/** The same; rejects with `JobNotFound`. */
export async function shownJob(tools: Pick<Tools, 'jobPosts'>, id: string): Promise<PublicJob> {
  const shown = await findShownJob(tools, id)
  if (!shown) throw new JobNotFound()
  return shown
}
