/** How predicted fields are compared with labels: the same rules as the scorer that comes with the labelled data. */

/** Words in lower case, Chinese and Japanese letters one by one, "B.S." as one word. */
export const words = (text: string): string[] => {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[’'`´]/g, '')
    .replace(/(?<=(?<![\p{L}\p{N}_])[\p{L}\p{N}_])\.(?=[\p{L}\p{N}_](?![\p{L}\p{N}_])|[\p{L}\p{N}_]\.|\s|$)/gu, '')
  return (
    plain.match(
      /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|(?:(?![\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])[\p{L}\p{N}])+[+#]*/gu,
    ) ?? []
  )
}

/** Share of common words, from 0 to 1. */
export const overlap = (a: string[], b: string[]): number => {
  if (a.length === 0 || b.length === 0) return 0
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count > 0) {
      common += 1
      left.set(word, count - 1)
    }
  }
  return (2 * common) / (a.length + b.length)
}

const closeness = (text: string, alternatives: string[]) =>
  Math.max(0, ...alternatives.map((one) => overlap(words(text), words(one))))

const enough = 0.6

/** Hits, false alarms and misses. */
export type Counts = [hits: number, wrong: number, missed: number]

/** Pairs predicted with labelled items one to one, best first. What repeats a found item or fits an optional one is not wrong. */
export const scoreList = (
  predicted: string[],
  gold: string[][],
  optional: string[],
): Counts & { wrongItems?: string[]; missedItems?: string[] } => {
  const distinct = [...new Map(predicted.map((one) => [words(one).join(' '), one.trim()])).entries()]
    .filter(([key]) => key !== '')
    .map(([, one]) => one)
  const pairs = distinct
    .flatMap((one, i) => gold.map((alternatives, j) => ({ score: closeness(one, alternatives), i, j })))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score || b.i - a.i || b.j - a.j)
  const usedPredictions = new Set<number>()
  const found = new Set<number>()
  for (const { i, j } of pairs)
    if (!usedPredictions.has(i) && !found.has(j)) {
      usedPredictions.add(i)
      found.add(j)
    }
  const wrong = distinct.filter(
    (one, i) =>
      !usedPredictions.has(i) &&
      !gold.some((alternatives, j) => found.has(j) && closeness(one, alternatives) >= enough) &&
      !optional.some((other) => closeness(one, [other]) >= enough),
  )
  const result: ReturnType<typeof scoreList> = [found.size, wrong.length, gold.length - found.size]
  result.wrongItems = wrong
  result.missedItems = gold.filter((_, j) => !found.has(j)).map(([first]) => first!)
  return result
}

/** Precision, recall and their harmonic mean. */
export const rates = ([hits, wrong, missed]: Counts) => {
  const precision = hits + wrong ? hits / (hits + wrong) : 0
  const recall = hits + missed ? hits / (hits + missed) : 0
  return { precision, recall, f1: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 }
}
