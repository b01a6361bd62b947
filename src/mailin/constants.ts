/** How long a mail waits for somebody to file it. */
export const unfiledDays = 90

export const unfiledPerPage = 25

/** Why nobody was found for a mail. */
export const unfiledReasons = [
  'nobody',
  'several-people',
  'sender-not-verified',
  'sender-failed',
  'job-closed',
  'no-resume',
  'too-many',
  'too-large',
] as const
