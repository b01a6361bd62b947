import { type ChainPosition, type ChainWeights, chainSums, stepFactors } from '#src/resume-engine/parsing/entries/linear-chain.ts'

export interface Example {
  positions: ChainPosition[]
  labels: number[]
}

export interface TrainingOptions {
  labels: number
  features: number
  stepKinds: number
  rounds: number
  /** How strongly weights are drawn toward zero: small ones become none at all. */
  pull: number
  rate?: number
  onRound?(round: number, loss: number): void
}

/**
 * Fits a linear-chain conditional random field by stochastic gradient descent with a step size for each weight (AdaGrad) and a
 * soft threshold that leaves only weights that matter (proximal step for the L1 norm). Deterministic: examples come in one order that
 * a counted generator shuffles.
 */
export const trainChain = (
  examples: Example[],
  { labels, features, stepKinds, rounds, pull, rate = 0.25, onRound }: TrainingOptions,
): ChainWeights => {
  const weights: ChainWeights = {
    labels,
    state: new Float32Array(features * labels),
    steps: new Float32Array(stepKinds * labels * labels),
  }
  const squaresOfState = new Float32Array(weights.state.length).fill(1e-6)
  const squaresOfSteps = new Float32Array(weights.steps.length).fill(1e-6)
  const random = counted(7)
  const order = examples.map((_, index) => index)
  const threshold = pull / examples.length
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    let loss = 0
    for (const index of order) {
      const { positions, labels: truth } = examples[index]!
      if (positions.length === 0) continue
      const { total, scores, factors, forward, backward, scales } = chainSums(weights, positions)
      loss += total - scoreOf(weights, positions, scores, truth)
      const state = new Map<number, Float64Array>()
      for (let place = 0; place < positions.length; place += 1) {
        const wrong = new Float64Array(labels)
        for (let label = 0; label < labels; label += 1)
          wrong[label] = forward[place * labels + label]! * backward[place * labels + label]!
        wrong[truth[place]!]! -= 1
        const own = positions[place]!.features
        for (let f = 0; f < own.length; f += 1) {
          let sum = state.get(own[f]!)
          if (!sum) {
            sum = new Float64Array(labels)
            state.set(own[f]!, sum)
          }
          for (let label = 0; label < labels; label += 1) sum[label]! += wrong[label]!
        }
      }
      const factor = stepFactors(weights)
      const steps = new Map<number, Float64Array>()
      for (let place = 1; place < positions.length; place += 1) {
        const kind = positions[place]!.step
        let sum = steps.get(kind)
        if (!sum) {
          sum = new Float64Array(labels * labels)
          steps.set(kind, sum)
        }
        const base = kind * labels * labels
        for (let from = 0; from < labels; from += 1) {
          const before = forward[(place - 1) * labels + from]!
          for (let to = 0; to < labels; to += 1)
            sum[from * labels + to]! +=
              (before * factor[base + from * labels + to]! * factors[place * labels + to]! * backward[place * labels + to]!) /
              scales[place]!
        }
        sum[truth[place - 1]! * labels + truth[place]!]! -= 1
      }
      for (const [feature, sum] of state) update(weights.state, squaresOfState, feature * labels, sum, rate, threshold)
      for (const [kind, sum] of steps) update(weights.steps, squaresOfSteps, kind * labels * labels, sum, rate, threshold)
    }
    onRound?.(round, loss / examples.length)
  }
  return weights
}

const update = (
  weights: Float32Array,
  squares: Float32Array,
  base: number,
  gradient: Float64Array,
  rate: number,
  threshold: number,
) => {
  for (let at = 0; at < gradient.length; at += 1) {
    const slope = gradient[at]!
    if (Math.abs(slope) < 1e-9) continue
    const place = base + at
    squares[place]! += slope * slope
    const size = rate / Math.sqrt(squares[place]!)
    const moved = weights[place]! - size * slope
    const shrink = size * threshold
    weights[place] = moved > shrink ? moved - shrink : moved < -shrink ? moved + shrink : 0
  }
}

const scoreOf = ({ labels, steps }: ChainWeights, positions: ChainPosition[], scores: Float64Array, truth: number[]) => {
  let score = 0
  for (let at = 0; at < truth.length; at += 1) {
    score += scores[at * labels + truth[at]!]!
    if (at > 0) score += steps[(positions[at]!.step * labels + truth[at - 1]!) * labels + truth[at]!]!
  }
  return score
}

/** A small generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
const counted = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
