export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Internship'] as const

/** What calls and pages say where a company left a field blank. */
export const blankJobField = {
  companyName: 'Your Company',
  experience: '0-1 years',
  department: 'General',
  salaryRange: 'Negotiable',
} as const

/** How long a company stays signed in. */
export const jobTokenSeconds = 12 * 60 * 60
