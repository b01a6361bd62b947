/** A job title that people can choose, in the portal, for templates and for questions. */
export interface JobTitle {
  id: string
  name: string
}

/** The list of job titles that this organization uses. Administrators edit it. */
export interface JobTitles {
  /** The titles that are offered, in order. */
  offered(): Promise<JobTitle[]>
}
