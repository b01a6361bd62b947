import { createContext, useContext } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { changeJob, postJob, skillsLike } from '../../../api/jobportal.ts'
import { callAsCompany } from '../../../state/company.ts'

/** Who fills in the form of a job, and what it asks of the server. */
export interface PostingDesk {
  /** A company has a list of titles and texts to start from, and what it writes is what resumes are compared with. */
  isCompany: boolean
  /** `attempt` makes sure that a job which is sent twice is posted once. */
  post(form: FormData, attempt: string): Promise<CallResult<{ jobId: string }>>
  change(jobId: string, form: FormData): Promise<CallResult<unknown>>
  skillsLike(words: string, signal: AbortSignal): Promise<CallResult<{ skills: string[] }>>
  /** Where it leads once that is done. */
  home: string
}

const companyDesk: PostingDesk = {
  isCompany: true,
  post: (form, attempt) => callAsCompany(postJob(form, attempt)),
  change: (jobId, form) => callAsCompany(changeJob(jobId, form)),
  skillsLike: (words, signal) => callAsCompany(skillsLike(words, signal)),
  home: '/jobportal/dashboard',
}

export const PostingDeskContext = createContext(companyDesk)
export const usePostingDesk = () => useContext(PostingDeskContext)
