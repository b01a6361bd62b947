/** Places from 0, ties sharing the mean of theirs. */
const ranks = (values: number[]) => {
  const order = values.map((_, i) => i).toSorted((a, b) => values[a]! - values[b]! || a - b)
  const places = new Array<number>(values.length).fill(0)
  for (let i = 0; i < order.length; ) {
    let j = i
    while (j + 1 < order.length && values[order[j + 1]!] === values[order[i]!]) j += 1
    for (let k = i; k <= j; k += 1) places[order[k]!] = (i + j) / 2
    i = j + 1
  }
  return places
}

export const mean = (values: number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN

/** Rank correlation from -1 to 1. */
export const spearman = (a: number[], b: number[]) => {
  const [x, y] = [ranks(a), ranks(b)]
  const [meanX, meanY] = [mean(x), mean(y)]
  const covariance = x.reduce((sum, value, i) => sum + (value - meanX) * (y[i]! - meanY), 0)
  const spread = Math.sqrt(x.reduce((sum, v) => sum + (v - meanX) ** 2, 0) * y.reduce((sum, v) => sum + (v - meanY) ** 2, 0))
  return spread ? covariance / spread : 0
}

/** Indexes by falling score; equal scores keep their order. */
const byScore = (scores: number[]) => scores.map((_, i) => i).toSorted((a, b) => scores[b]! - scores[a]! || a - b)

const gain = (grades: number[]) => grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)

/** Normalised discounted cumulative gain of the first `depth`, from 0 to 1. */
export const ndcg = (scores: number[], grades: number[], depth = 10) => {
  const best = gain(grades.toSorted((a, b) => b - a).slice(0, depth))
  return best
    ? gain(
        byScore(scores)
          .slice(0, depth)
          .map((i) => grades[i]!),
      ) / best
    : 0
}

/** Share of the first ten that are relevant. */
export const precisionAtTen = (scores: number[], relevant: boolean[]) =>
  byScore(scores)
    .slice(0, 10)
    .filter((i) => relevant[i]).length / 10

/** Chance that a relevant one is scored above one that is not. */
export const auc = (scores: number[], relevant: boolean[]) => {
  const positive = scores.filter((_, i) => relevant[i])
  const negative = scores.filter((_, i) => !relevant[i])
  if (!positive.length || !negative.length) return Number.NaN
  let above = 0
  for (const p of positive) for (const n of negative) above += p > n ? 1 : p === n ? 0.5 : 0
  return above / (positive.length * negative.length)
}
