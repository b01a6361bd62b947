import { stopWords } from '#src/resume-engine/taxonomy/stop-words.ts'

type Bag = Map<string, number>

/** Word counts without function words, the way the simple rankers see a text. */
export const bagOf = (text: string): Bag => {
  const bag: Bag = new Map()
  for (const word of text.toLowerCase().match(/[a-z][a-z0-9+#.]*[a-z0-9+#]/g) ?? []) {
    if (!stopWords.has(word)) bag.set(word, (bag.get(word) ?? 0) + 1)
  }
  return bag
}

const cosine = (a: Bag, b: Bag, weight: (word: string, count: number) => number) => {
  let product = 0
  let squareA = 0
  let squareB = 0
  for (const [word, count] of a) {
    const value = weight(word, count)
    squareA += value * value
    const other = b.get(word)
    if (other) product += value * weight(word, other)
  }
  for (const [word, count] of b) squareB += weight(word, count) ** 2
  return product / (Math.sqrt(squareA * squareB) || 1)
}

const rarityIn = (bags: Bag[]) => {
  const frequency = new Map<string, number>()
  for (const bag of bags) for (const word of bag.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  return (word: string) => Math.log((bags.length + 1) / ((frequency.get(word) ?? 0) + 1)) + 1
}

const bm25 = (query: Bag, bags: Bag[]) => {
  const lengths = bags.map((bag) => bag.values().reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / bags.length || 1
  const frequency = (word: string) => bags.filter((bag) => bag.has(word)).length
  const rarities = new Map([...query.keys()].map((word) => [word, frequency(word)]))
  const rarity = (word: string) => Math.log(1 + (bags.length - rarities.get(word)! + 0.5) / (rarities.get(word)! + 0.5))
  return bags.map((bag, i) =>
    [...query.keys()].reduce((sum, word) => {
      const count = bag.get(word) ?? 0
      return sum + (rarity(word) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * lengths[i]!) / average))
    }, 0),
  )
}

/** Simple rankers to compare with: scores of each text for one query; `everything` is what the rarity of words is taken from. */
export const baselines: Record<string, (query: Bag, bags: Bag[], everything: (word: string) => number) => number[]> = {
  'word counts': (query, bags) => bags.map((bag) => cosine(query, bag, (_, count) => count)),
  'tf-idf': (query, bags) => {
    const rarity = rarityIn(bags)
    return bags.map((bag) => cosine(query, bag, (word, count) => (1 + Math.log(count)) * rarity(word)))
  },
  'tf-idf, whole file': (query, bags, everything) =>
    bags.map((bag) => cosine(query, bag, (word, count) => count * everything(word))),
  BM25: (query, bags) => bm25(query, bags),
}

export const rarityOf = rarityIn
