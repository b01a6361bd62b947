import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const occupationCount = 1016

let rarities: Map<string, number> | undefined

const load = () => {
  const loaded = new Map<string, number>()
  for (const line of readFileSync(join(import.meta.dir, 'term-frequencies.tsv'), 'utf8')
    .split('\n')
    .slice(1)) {
    const tab = line.indexOf('\t')
    const rarity = Math.log(occupationCount / Number(line.slice(0, tab)))
    if (tab > 0) for (const term of line.slice(tab + 1).split(' ')) loaded.set(term, rarity)
  }
  return loaded
}

/**
 * How much a term tells about the work, from 0 (in every occupation) to about 7; 0 as well for words that no occupation uses:
 * names of people, places and companies are among them. Fixed data, never computed from the documents compared.
 */
export const termRarity = (term: string): number => {
  rarities ??= load()
  return rarities.get(term) ?? 0
}

/** What a term weighs in a comparison: how often it occurs times the root of its rarity. */
export const termWeight = (term: string, count: number) => count * Math.sqrt(termRarity(term))
