/** The least match, in percent, of a recommended profile. */
export const recommendedFrom = 60

/** The categories of the sidebar, as they stand in addresses. */
export const categories = ['skills', 'designation', 'degree', 'company_names', 'jobType', 'job_title'] as const

export type Category = (typeof categories)[number]

/** Days after which somebody has to have been told what is kept of them (a month, by Art. 14 of the GDPR). */
export const lateDays = 30

/** What the list of candidates can be filtered by. */
export const lateMark = `Not told within ${lateDays} days`
