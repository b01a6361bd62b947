import type { Scores } from './assessment.ts'

/** How much each part weighs in the combined score, among the parts that exist. */
const scoreWeights = { score: 50, audioScore: 30, textScore: 10, videoScore: 10 } as const

export type ScoreParts = Omit<Scores, 'combinedScore'>

/**
 * The weighted mean of the parts that exist, rounded; null without any part, and while one is `waiting`: a number that
 * will change by itself is not a number yet.
 */
export function combinedScore(parts: ScoreParts, waiting: boolean): number | null {
  if (waiting) return null
  const existing = (Object.keys(scoreWeights) as (keyof ScoreParts)[]).filter((part) => parts[part] !== null)
  const weight = existing.reduce((sum, part) => sum + scoreWeights[part], 0)
  if (weight === 0) return null
  return Math.round(existing.reduce((sum, part) => sum + parts[part]! * scoreWeights[part], 0) / weight)
}

/** Right answers of all questions as a percentage, rounded; null without questions. */
export const percentOf = (correct: number, total: number): number | null =>
  total === 0 ? null : Math.round((correct / total) * 100)
