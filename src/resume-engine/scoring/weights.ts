/**
 * What each component can add to the percentage. They sum to 1; what a pair of documents cannot answer is left out of the sum,
 * which lowers the confidence. Described in docs/matching.md: change both together.
 */
export const weights = {
  'must-have skills': 0.25,
  'nice-to-have skills': 0.05,
  experience: 0.08,
  degree: 0.02,
  title: 0.28,
  'field of work': 0.15,
  duties: 0.17,
} as const

export type ComponentName = keyof typeof weights

/** Changes whenever the same facts may give another percentage, or other reasons for it. */
export const scoringEngine = 'scoring-6'

/** A handful of skills says much about a position, one or two say little: below this sum of weights the component counts less. */
export const fullSkillList = 6

/** What a skill is worth when the resume names one that includes it (Django for Python), or one it is part of (SQL for PostgreSQL). */
export const partialCredit = { included: 0.7, near: 0.3 } as const

/** From this credit on a skill counts as shown. */
export const leastMet = 0.2

/** Likeness below the first number earns nothing, above the second everything, between them its share. */
const calibration = {
  'field of work': [0.2, 0.9],
  duties: [0.03, 0.32],
} as const satisfies Partial<Record<ComponentName, readonly [number, number]>>

export const calibrated = (name: keyof typeof calibration, likeness: number) => {
  const [least, most] = calibration[name]
  return Math.min(1, Math.max(0, (likeness - least) / (most - least)))
}
