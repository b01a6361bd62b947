import type { AnalysisData } from '../../../api/matching.ts'

type Component = AnalysisData['components'][number]

export interface CountedComponent extends Component {
  /** How many of the 100 points this component can give. */
  possible: number
  /** How many it gave. All of them together are the match percentage. */
  earned: number
}

/**
 * The percentage as a sum that a person can add up: the weights of what could be compared make 100 points, and each component
 * earns its share. Whole numbers that add up exactly: what rounding takes away goes to the largest remainders.
 */
export const countedComponents = (components: Component[], percentage: number): CountedComponent[] => {
  const counted = components.filter(({ weight }) => weight > 0)
  const total = counted.reduce((sum, { weight }) => sum + weight, 0)
  const possible = whole(
    counted.map(({ weight }) => (weight / total) * 100),
    100,
  )
  const earned = whole(
    counted.map(({ weight, score }) => (weight / total) * score * 100),
    percentage,
    possible,
  )
  return counted.map((component, index) => ({ ...component, possible: possible[index] ?? 0, earned: earned[index] ?? 0 }))
}

/** What neither document could answer, and what therefore did not count. */
export const uncountedComponents = (components: Component[]): Component[] => components.filter(({ weight }) => weight <= 0)

/** Rounds so that the sum is `sum` where that is possible without going above `most`. */
const whole = (values: number[], sum: number, most?: number[]): number[] => {
  const rounded = values.map((value) => Math.floor(value + 1e-9))
  const byRemainder = values.map((value, index) => ({ index, remainder: value - (rounded[index] ?? 0) }))
  byRemainder.sort((one, other) => other.remainder - one.remainder)
  let missing = sum - rounded.reduce((all, value) => all + value, 0)
  for (const { index } of byRemainder) {
    if (missing <= 0) break
    if (most && (rounded[index] ?? 0) >= (most[index] ?? 0)) continue
    rounded[index] = (rounded[index] ?? 0) + 1
    missing -= 1
  }
  return rounded
}

export const confidenceInWords = (confidence: number): 'High' | 'Medium' | 'Low' =>
  confidence >= 0.8 ? 'High' : confidence >= 0.5 ? 'Medium' : 'Low'

/** Component names are lower case on the wire. */
export const asHeading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
