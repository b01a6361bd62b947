import { createContext, useContext } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { changeJob, postJob, skillsLike, titlesLike } from '../../../api/jobportal.ts'
import { callAsCompany } from '../../../state/company.ts'

/** Who fills in the form of a job, and what it asks of the server. */
export interface PostingDesk {
  /** A company chooses from a list of titles and of texts to start from, and what it writes is what resumes are compared with. */
  isCompany: boolean
  /** `attempt` makes sure that a job which is sent twice is posted once. */
  post(form: FormData, attempt: string): Promise<CallResult<{ jobId: string }>>
  change(jobId: string, form: FormData): Promise<CallResult<unknown>>
  /** Names that go on from what is typed. */
  skillsLike(words: string, signal: AbortSignal): Promise<CallResult<{ skills: string[] }>>
  titlesLike(words: string, signal: AbortSignal): Promise<CallResult<{ titles: string[] }>>
  /** Where it leads once that is done. */
  home: string
}

const companyDesk: PostingDesk = {
  isCompany: true,
  post: (form, attempt) => callAsCompany(postJob(form, attempt)),
  change: (jobId, form) => callAsCompany(changeJob(jobId, form)),
  skillsLike: (words, signal) => callAsCompany(skillsLike(words, signal)),
  titlesLike: (words, signal) => callAsCompany(titlesLike(words, signal)),
  home: '/jobportal/dashboard',
}

export const PostingDeskContext = createContext(companyDesk)
export const usePostingDesk = () => useContext(PostingDeskContext)
