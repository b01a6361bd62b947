/**
 * A linear-chain conditional random field: every position of a sequence gets the label under which the whole sequence scores best.
 * The score is a sum: weights of the features that a position has under its label, and of the step from each label to the next.
 * Method: Lafferty, McCallum and Pereira, Conditional Random Fields (2001).
 */
export interface ChainWeights {
  labels: number
  /** `state[feature * labels + label]`. */
  state: Float32Array
  /** `steps[(kind * labels + from) * labels + to]`; the kind says how two positions follow each other. */
  steps: Float32Array
}

/** One position: the features it has, by number, and how it follows the position before it. */
export interface ChainPosition {
  features: ArrayLike<number>
  step: number
}

/** Scores of all labels at all positions, from the features alone. */
export const stateScores = ({ labels, state }: ChainWeights, positions: ChainPosition[]): Float64Array => {
  const scores = new Float64Array(positions.length * labels)
  for (let at = 0; at < positions.length; at += 1) {
    const { features } = positions[at]!
    const base = at * labels
    for (let index = 0; index < features.length; index += 1) {
      const from = features[index]! * labels
      for (let label = 0; label < labels; label += 1) scores[base + label]! += state[from + label]!
    }
  }
  return scores
}

/** The best labels for the sequence (Viterbi). Equal scores go to the smaller label, so that the answer is always the same. */
/** `scores` are those of `stateScores`, where they are known already. */
export const bestLabels = (
  weights: ChainWeights,
  positions: ChainPosition[],
  scores = stateScores(weights, positions),
): number[] => {
  const { labels, steps } = weights
  const length = positions.length
  if (length === 0) return []
  const best = scores.slice(0, labels)
  const next = new Float64Array(labels)
  const back = new Uint8Array(length * labels)
  for (let at = 1; at < length; at += 1) {
    const kind = positions[at]!.step * labels * labels
    for (let to = 0; to < labels; to += 1) {
      let most = Number.NEGATIVE_INFINITY
      let from = 0
      for (let label = 0; label < labels; label += 1) {
        const score = best[label]! + steps[kind + label * labels + to]!
        if (score > most) {
          most = score
          from = label
        }
      }
      next[to] = most + scores[at * labels + to]!
      back[at * labels + to] = from
    }
    best.set(next)
  }
  let last = 0
  for (let label = 1; label < labels; label += 1) if (best[label]! > best[last]!) last = label
  const answer = new Array<number>(length)
  for (let at = length - 1; at >= 0; at -= 1) {
    answer[at] = last
    last = back[at * labels + last]!
  }
  return answer
}

/**
 * For each position and label the score of the best labelling that has this label there: how much worse everything gets when one
 * position is taken for something else. `scores` as for `bestLabels`.
 */
export const bestScores = (
  weights: ChainWeights,
  positions: ChainPosition[],
  scores = stateScores(weights, positions),
): Float64Array => {
  const { labels, steps } = weights
  const length = positions.length
  const before = scores.slice(0, length * labels)
  const after = new Float64Array(length * labels)
  for (let at = 1; at < length; at += 1) {
    const kind = positions[at]!.step * labels * labels
    for (let to = 0; to < labels; to += 1) {
      let most = Number.NEGATIVE_INFINITY
      for (let from = 0; from < labels; from += 1)
        most = Math.max(most, before[(at - 1) * labels + from]! + steps[kind + from * labels + to]!)
      before[at * labels + to]! += most
    }
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    const kind = positions[at + 1]!.step * labels * labels
    const next = (at + 1) * labels
    for (let from = 0; from < labels; from += 1) {
      let most = Number.NEGATIVE_INFINITY
      for (let to = 0; to < labels; to += 1)
        most = Math.max(most, steps[kind + from * labels + to]! + scores[next + to]! + after[next + to]!)
      after[at * labels + from] = most
    }
  }
  return before.map((score, index) => score + after[index]!)
}

/**
 * What the forward and backward passes find (Rabiner's scaled alpha and beta): `forward[at * labels + label] * backward[…]` is the
 * probability of the label there, and `total` the log of the sum over all labellings.
 */
export interface ChainSums {
  total: number
  scores: Float64Array
  /** The scores as factors, each position's largest being 1. */
  factors: Float64Array
  forward: Float64Array
  backward: Float64Array
  /** What each position's forward values were divided by. */
  scales: Float64Array
}

/** `exp` of the steps' weights, which a caller may keep as long as the weights do not change. */
export const stepFactors = ({ steps }: ChainWeights): Float64Array => Float64Array.from(steps, Math.exp)

export const chainSums = (
  weights: ChainWeights,
  positions: ChainPosition[],
  step = stepFactors(weights),
  scores = stateScores(weights, positions),
): ChainSums => {
  const { labels } = weights
  const length = positions.length
  const factors = new Float64Array(length * labels)
  const forward = new Float64Array(length * labels)
  const backward = new Float64Array(length * labels)
  const scales = new Float64Array(length)
  let total = 0
  for (let at = 0; at < length; at += 1) {
    const base = at * labels
    let most = Number.NEGATIVE_INFINITY
    for (let label = 0; label < labels; label += 1) if (scores[base + label]! > most) most = scores[base + label]!
    for (let label = 0; label < labels; label += 1) factors[base + label] = Math.exp(scores[base + label]! - most)
    let sum = 0
    const kind = positions[at]!.step * labels * labels
    for (let to = 0; to < labels; to += 1) {
      let into = at === 0 ? 1 : 0
      if (at > 0)
        for (let from = 0; from < labels; from += 1) into += forward[base - labels + from]! * step[kind + from * labels + to]!
      const value = into * factors[base + to]!
      forward[base + to] = value
      sum += value
    }
    scales[at] = sum
    for (let to = 0; to < labels; to += 1) forward[base + to]! /= sum
    total += Math.log(sum) + most
  }
  for (let label = 0; label < labels; label += 1) if (length > 0) backward[(length - 1) * labels + label] = 1
  for (let at = length - 2; at >= 0; at -= 1) {
    const kind = positions[at + 1]!.step * labels * labels
    const after = (at + 1) * labels
    for (let from = 0; from < labels; from += 1) {
      let sum = 0
      for (let to = 0; to < labels; to += 1)
        sum += step[kind + from * labels + to]! * factors[after + to]! * backward[after + to]!
      backward[at * labels + from] = sum / scales[at + 1]!
    }
  }
  return { total, scores, factors, forward, backward, scales }
}

/** How probable each label is at each position, all labellings of the sequence considered: `[position * labels + label]`, from 0 to 1. */
export const labelProbabilities = (
  weights: ChainWeights,
  positions: ChainPosition[],
  step?: Float64Array,
  scores?: Float64Array,
): Float64Array => {
  const { forward, backward } = chainSums(weights, positions, step, scores)
  return forward.map((value, index) => value * backward[index]!)
}
