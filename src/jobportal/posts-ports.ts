import type { JobFields } from '#src/contracts/jobportal/records.ts'

/** What became of the applications for one job; those who withdrew are not among them. */
export interface ApplicationCounts {
  /** Nobody has looked at them. */
  new: number
  /** Their resume could not be read. */
  needPerson: number
  /** Nobody has written to them. */
  unanswered: number
}

/** A text of a company's own that jobs are started from. */
export interface JobPostTemplate {
  id: string
  companyId: string
  /** Unlike the company's others. */
  name: string
  fields: Partial<JobFields>
  createdAt: Date
}

/** The templates of all companies. Writes take part in the caller's transaction. */
export interface JobPostTemplates {
  /** By name. */
  ofCompany(companyId: string): Promise<JobPostTemplate[]>
  add(template: JobPostTemplate): Promise<void>
  /** Resolves to false when the company has no such template. */
  remove(companyId: string, id: string): Promise<boolean>
}

export interface PostsPorts {
  jobPostTemplates: JobPostTemplates
  /** Of each of these jobs; none of its numbers is missing. */
  applicationCounts(jobIds: string[]): Promise<Map<string, ApplicationCounts>>
}
