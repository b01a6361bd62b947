/** Why an application must stay for now. */
export interface ApplicationHold {
  reason: string
  /** The company's person who put it on. */
  heldBy: string
  heldAt: Date
}

/** What decides how long an application stays. */
export interface ApplicationStanding {
  /**
   * Since when its period runs: its withdrawal or its rejection, else the last thing that happened between applicant and company.
   * What was sent again and still waits for the owner of its address counts as well.
   */
  since: Date
  hold: ApplicationHold | null
  /** Its applicant wanted it deleted while a hold kept it. */
  asksDeletion: boolean
}

/** The same with what names it in a list. */
export interface KeptApplication extends ApplicationStanding {
  id: string
  name: string
  jobId: string
  jobTitle: string
  isRejected: boolean
  isWithdrawn: boolean
}

/** How long applications stay. Writes take part in the caller's transaction. */
export interface ApplicationKeeping {
  /** By id; those that are gone are left out. */
  standings(ids: string[]): Promise<Map<string, ApplicationStanding>>
  /** A company's applications in slices, by id; `after` is the last id of the slice before, '' at first. */
  ofCompany(companyId: string, after: string, limit: number): Promise<KeptApplication[]>
  /** Those that a hold keeps, the newest hold first. */
  held(companyId: string): Promise<KeptApplication[]>
  /** Companies whose period has started. */
  companiesWithStarted(now: Date): Promise<string[]>
  /** Puts a hold on, or changes its reason. */
  hold(applicationId: string, hold: ApplicationHold): Promise<void>
  /** False when there was none. */
  lift(applicationId: string): Promise<boolean>
}
