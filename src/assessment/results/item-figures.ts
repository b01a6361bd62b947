import type { ItemOutcome } from '../results-ports.ts'

export interface ItemFigures {
  /** Completed sittings in which its outcome is known. */
  outcomes: number
  /** Mean share of what could be got, 0 to 1; null without outcomes. The higher, the easier. */
  difficulty: number | null
  /**
   * Correlation of the question with the rest of the same part of the same sittings, -1 to 1: whether those who do well
   * elsewhere do well here. Null with fewer sittings than mean anything, or where there is no difference to explain.
   */
  discrimination: number | null
}

/** Below this number of sittings a correlation says nothing. */
const fewestForDiscrimination = 10

/** Difficulty and discrimination of each question, by its id in the bank. */
export function itemFigures(outcomes: readonly ItemOutcome[]): Map<string, ItemFigures> {
  const judged = outcomes.filter((outcome): outcome is ItemOutcome & { share: number } => outcome.share !== null)
  const sittings = Map.groupBy(judged, ({ assessmentId, part }) => `${assessmentId} ${part}`)
  const pairs = new Map<string, { share: number; rest: number | null }[]>()
  for (const sitting of sittings.values()) {
    const sum = sitting.reduce((total, { share }) => total + share, 0)
    for (const { bankId, share } of sitting) {
      const rest = sitting.length > 1 ? (sum - share) / (sitting.length - 1) : null
      const pair = { share, rest }
      const known = pairs.get(bankId)
      if (known) known.push(pair)
      else pairs.set(bankId, [pair])
    }
  }
  return new Map(
    [...pairs].map(([bankId, found]) => [
      bankId,
      {
        outcomes: found.length,
        difficulty: mean(found.map(({ share }) => share)),
        discrimination: correlation(
          found
            .filter((pair): pair is { share: number; rest: number } => pair.rest !== null)
            .map(({ share, rest }) => [share, rest]),
        ),
      },
    ]),
  )
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(pairs: [number, number][]): number | null {
  if (pairs.length < fewestForDiscrimination) return null
  const [meanOne, meanOther] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  let [together, ones, others] = [0, 0, 0]
  for (const [one, other] of pairs) {
    together += (one - meanOne) * (other - meanOther)
    ones += (one - meanOne) ** 2
    others += (other - meanOther) ** 2
  }
  return ones === 0 || others === 0 ? null : together / Math.sqrt(ones * others)
}
