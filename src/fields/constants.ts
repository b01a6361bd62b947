/** What a field holds. One choice and several differ in how many may be chosen at once. */
export const fieldKinds = ['text', 'number', 'date', 'choice', 'choices', 'file'] as const

/** Who sees a field: everybody who sees the candidate; owners and recruiters; owners alone. */
export const fieldAudiences = ['everybody', 'recruiters', 'owners'] as const

export const fieldLimits = {
  fields: 50,
  /** Retired ones counted. */
  choices: 100,
  name: 80,
  choice: 100,
  unit: 20,
  text: 2000,
  fileBytes: 25 * 1024 * 1024,
} as const

/** Said wherever fields are made or shown beside a score. */
export const neverScored = 'Fields never change a score. A score rests on what the resume says, and on nothing else.'
