/** Candidates of a job whose twins are compared, best match first. */
export const mostCandidates = 150
/** Invented people beside them. */
export const madePeople = 60
/** Twins of each kind for one resume. */
export const twinsOfKind = 8
/** Differences that a result lists. */
export const mostListed = 100
/** A failing run is over after this many resumes that could not be compared. */
export const mostFailed = 20

/** Groups with fewer people than this are not shown. */
export const smallestGroup = 10
/** Below this share of all who answered, a group is no measure for others (New York City, rules on Local Law 144, § 5-301). */
export const smallestShare = 0.02

export const sexes = [
  { key: 'female', text: 'Female' },
  { key: 'male', text: 'Male' },
  { key: 'another', text: 'Non-binary or another' },
] as const

/** As in the EEO-1 form, which Local Law 144 counts by. */
export const ethnicities = [
  { key: 'hispanic', text: 'Hispanic or Latino' },
  { key: 'white', text: 'White' },
  { key: 'black', text: 'Black or African American' },
  { key: 'pacific', text: 'Native Hawaiian or Pacific Islander' },
  { key: 'asian', text: 'Asian' },
  { key: 'native', text: 'Native American or Alaska Native' },
  { key: 'two-or-more', text: 'Two or more races' },
] as const
