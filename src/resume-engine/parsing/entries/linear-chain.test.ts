import { describe, expect, test } from 'bun:test'
import { bestLabels, bestScores, type ChainPosition, type ChainWeights, chainSums, labelProbabilities } from './linear-chain.ts'

/** Numbers from -2 to 2 that are the same in every run. */
const numbers = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647
  return (seed / 2147483647) * 4 - 2
}

const chain = (seed: number, length: number) => {
  const next = numbers(seed)
  const [labels, features, kinds] = [3, 5, 2]
  const weights: ChainWeights = {
    labels,
    state: Float32Array.from({ length: features * labels }, next),
    steps: Float32Array.from({ length: kinds * labels * labels }, next),
  }
  const positions: ChainPosition[] = Array.from({ length }, () => ({
    features: [Math.floor(next() + 2) % 5, Math.floor(next() + 2) % 5],
    step: next() > 0 ? 1 : 0,
  }))
  return { weights, positions }
}

/** Every labelling there is, with its score. */
const all = ({ labels, state, steps }: ChainWeights, positions: ChainPosition[]) => {
  let found: { labelling: number[]; score: number }[] = [{ labelling: [], score: 0 }]
  for (const { features, step } of positions)
    found = found.flatMap(({ labelling, score }) =>
      Array.from({ length: labels }, (_, label) => {
        let more = Array.from(features).reduce((sum, feature) => sum + state[feature * labels + label]!, 0)
        const before = labelling.at(-1)
        if (before !== undefined) more += steps[(step * labels + before) * labels + label]!
        return { labelling: [...labelling, label], score: score + more }
      }),
    )
  return found
}

describe('a linear chain', () => {
  for (let seed = 1; seed <= 20; seed += 1)
    test(`finds what trying everything finds (${seed})`, () => {
      const { weights, positions } = chain(seed, 1 + (seed % 6))
      const every = all(weights, positions)
      const best = every.reduce((a, b) => (b.score > a.score ? b : a))
      expect(bestLabels(weights, positions)).toEqual(best.labelling)
      const scores = bestScores(weights, positions)
      for (let at = 0; at < positions.length; at += 1)
        for (let label = 0; label < weights.labels; label += 1) {
          const withIt = every.filter(({ labelling }) => labelling[at] === label).map(({ score }) => score)
          expect(scores[at * weights.labels + label]!).toBeCloseTo(Math.max(...withIt), 5)
        }
      const total = Math.log(every.reduce((sum, { score }) => sum + Math.exp(score), 0))
      expect(chainSums(weights, positions).total).toBeCloseTo(total, 6)
      const probabilities = labelProbabilities(weights, positions)
      for (let at = 0; at < positions.length; at += 1)
        for (let label = 0; label < weights.labels; label += 1) {
          const share = every
            .filter(({ labelling }) => labelling[at] === label)
            .reduce((sum, { score }) => sum + Math.exp(score - total), 0)
          expect(probabilities[at * weights.labels + label]!).toBeCloseTo(share, 6)
        }
    })

  test('has nothing to say of nothing', () => {
    const { weights } = chain(1, 1)
    expect(bestLabels(weights, [])).toEqual([])
    expect(labelProbabilities(weights, [])).toHaveLength(0)
  })

  test('keeps to numbers over thousands of positions', () => {
    const { weights, positions } = chain(3, 5000)
    expect(labelProbabilities(weights, positions).every((value) => value >= 0 && value <= 1.000001)).toBe(true)
  })
})
