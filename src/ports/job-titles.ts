/** A job title that people choose from, in the portal, for templates and for questions. */
export interface JobTitle {
  id: string
  name: string
}

/** The list of job titles that this organisation uses. Administrators edit it. */
export interface JobTitles {
  /** Those that are offered, in their order. */
  offered(): Promise<JobTitle[]>
}
