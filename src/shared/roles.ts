/** What a member may do in a workspace, from most to least. */
export const roles = ['owner', 'recruiter', 'viewer', 'hiring-manager', 'interviewer'] as const
export type Role = (typeof roles)[number]

/** Roles of people who see the jobs they are named on, and nothing else of the workspace. */
export const jobRoles = ['hiring-manager', 'interviewer'] as const
export type JobRole = (typeof jobRoles)[number]

export const isJobRole = (role: Role): role is JobRole => role === 'hiring-manager' || role === 'interviewer'

/** Owners and recruiters do the workspace's work; everybody else looks, or works in the jobs they are named on. */
export const mayWork = ({ role }: { role: Role }): boolean => role === 'owner' || role === 'recruiter'

/** Whom a person sees: null for everybody in the workspace, else the candidates of these job descriptions. */
export type SeenJobs = readonly string[] | null

/** Of these colleagues, those whom somebody meets: everybody, or whoever works in one of the same jobs. */
export const colleaguesMet = <Person extends { id: string; jobs: SeenJobs }>(
  by: { id: string; jobs?: SeenJobs },
  people: Person[],
): Person[] => {
  const { jobs } = by
  if (!jobs) return people
  const isMet = (each: Person) => jobs.length > 0 && (!each.jobs || each.jobs.some((job) => jobs.includes(job)))
  return people.filter((each) => each.id === by.id || isMet(each))
}

/** Absent is like null: whoever asks is no person with a job role, or no person at all. */
export const seesJob = ({ jobs }: { jobs?: SeenJobs }, jobDescriptionId: string): boolean =>
  !jobs || jobs.includes(jobDescriptionId)
