import type { PublicJob } from './job-post.ts'

/** Where a list of jobs goes on: after the last one that was read. */
export interface ListPlace {
  createdAt: Date
  id: string
}

interface OpenJobs {
  /** 'YYYY-MM-DD'. */
  today: string
  companyId?: string
}

/** Jobs as strangers see them, for pages that are kept and lists that are long. Suspended companies have none. */
export interface PublicJobs {
  /**
   * A text that is another one whenever anything changes that the page of a job shows; null when there is no such page. Costs
   * little: it is asked at every visit.
   */
  version(publicId: string): Promise<string | null>
  /** The same for all jobs that take applications `today`. */
  listVersion(query: OpenJobs): Promise<string>
  /** Jobs that take applications `today`, newest first, without what the engine read from them. */
  openAfter(query: OpenJobs & { after: ListPlace | null; limit: number }): Promise<PublicJob[]>
  /**
   * Of those who applied to a company since an instant: how long each waited who had an answer, in milliseconds, the shortest
   * first; and how many are still waiting for one.
   */
  answerTimes(companyId: string, since: Date): Promise<{ waits: number[]; waiting: number }>
  /** Their addresses only. */
  addresses(query: OpenJobs & { limit: number }): Promise<{ publicId: string; changedAt: Date }[]>
  /** Companies that have any of them, with when their page changed last. */
  hiringCompanies(query: Pick<OpenJobs, 'today'> & { limit: number }): Promise<{ companyId: string; changedAt: Date }[]>
}
