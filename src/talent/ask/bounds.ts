import { type Bits, countBits, eachBit } from '../candidate-filters/bits.ts'
import type { CandidateIndex } from '../candidate-filters/candidate-index.ts'
import type { Condition } from './condition.ts'
import { dayAfter } from './dates.ts'

const instant = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether an instant lies in the days of a condition, both ends counted in. */
export function inDays({ operator, values: [first = '', last = first] }: Condition): (at: number) => boolean {
  if (operator === 'since') return (at) => at >= instant(first)
  if (operator === 'before') return (at) => at < instant(first)
  const end = instant(dayAfter(last, 1))
  return (at) => at >= instant(first) && at < end
}

export function inRange({ operator, values }: Condition): (value: number) => boolean {
  const [a = 0, b = a] = values.map(Number)
  switch (operator) {
    case 'at-least':
      return (value) => value >= a
    case 'more-than':
      return (value) => value > a
    case 'at-most':
      return (value) => value <= a
    case 'less-than':
      return (value) => value < a
    case 'exactly':
      return (value) => value === a
    default:
      return (value) => value >= a && value <= b
  }
}

/** The mean, the least and the most of a figure among some; null where nobody's is known. */
export function spread(
  { years, percentages }: Pick<ReturnType<CandidateIndex['figures']>, 'years' | 'percentages'>,
  of: 'years' | 'score',
  among: Bits,
) {
  let [sum, count, least, most] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  eachBit(among, (place) => {
    const value = of === 'years' ? years[place]! : percentages[place]!
    if (value < 0) return
    sum += value
    count += 1
    least = Math.min(least, value)
    most = Math.max(most, value)
  })
  return count === 0 ? null : { mean: sum / count, count, least, most, unknown: countBits(among) - count }
}
