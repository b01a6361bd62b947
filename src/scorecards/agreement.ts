import type { Rating, Scorecard } from './scorecard.ts'

/** How far several people agree on one line. */
export interface Agreement {
  key: string
  label: string
  /** Ascending. */
  ratings: number[]
  /** To the tenth. */
  average: number
  /** Between the highest and the lowest rating. */
  gap: number
}

/** Every line that at least two have rated, in the order of the first scorecard that has it. */
export function agreementOf(scorecards: readonly Pick<Scorecard, 'ratings'>[]): Agreement[] {
  const lines = new Map<string, { label: string; ratings: number[] }>()
  for (const { key, label, rating } of scorecards.flatMap(({ ratings }) => ratings.filter(isRated))) {
    const line = lines.get(key) ?? { label, ratings: [] }
    lines.set(key, { ...line, ratings: [...line.ratings, rating] })
  }
  return [...lines].flatMap(([key, { label, ratings }]) => {
    if (ratings.length < 2) return []
    const ascending = ratings.toSorted((one, other) => one - other)
    const sum = ratings.reduce((total, rating) => total + rating, 0)
    return {
      key,
      label,
      ratings: ascending,
      average: Math.round((sum / ratings.length) * 10) / 10,
      gap: ascending.at(-1)! - ascending[0]!,
    }
  })
}

const isRated = (rating: Rating): rating is Rating & { rating: number } => rating.rating !== null
