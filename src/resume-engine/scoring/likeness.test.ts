import { expect, test } from 'bun:test'
import { termRarity } from '../taxonomy/term-rarity.ts'
import { meaningfulTerms } from '../taxonomy/terms.ts'
import { wordsInCommon } from './likeness.ts'

const asked = meaningfulTerms('Weld steel pipes and inspect the welds. Read drawings of pressure vessels and grind the seams.')
const welder = 'Welded steel pipes for pressure vessels. Read drawings and inspected seams.'
const gardener =
  'Pruned roses and hedges. Watered seedlings, mowed lawns and raked leaves. Planted bulbs, laid turf and fertilized orchards. '
const others = [
  gardener,
  'Cooked soups and sauces, baked bread, plated desserts and scrubbed kitchens. ',
  'Groomed horses, trimmed hooves, vaccinated cattle and milked goats at dawn. ',
  'Composed music, rehearsed orchestras, tuned violins and conducted choirs. ',
  'Audited ledgers, reconciled invoices, filed taxes and forecast budgets for clients. ',
  'Drove trucks, loaded pallets, stacked crates and delivered parcels to warehouses. ',
  'Taught pupils algebra, graded essays, supervised playgrounds and counseled parents. ',
  'Sewed garments, ironed shirts, embroidered linen and dyed fabric for theaters. ',
]
const likeness = (text: string) => wordsInCommon(asked, { terms: meaningfulTerms(text) }).likeness
const squareOf = (text: string) => meaningfulTerms(text).reduce((sum, [term, count]) => sum + count ** 2 * termRarity(term), 0)

test('what a short resume tells beside the work asked for costs nothing', () => {
  expect(squareOf(gardener + welder)).toBeLessThan(30 ** 2)
  expect(likeness(welder)).toBeGreaterThan(0)
  expect(likeness(gardener + welder)).toBe(likeness(welder))
})

/** A resume that tells of all kinds of other work `times` over, besides `text`. */
const among = (text: string, times: number) => {
  const own = meaningfulTerms(text)
  const known = new Set(own.map(([term]) => term))
  const beside = meaningfulTerms(others.join('')).filter(([term]) => !known.has(term))
  return { terms: [...own, ...beside.map(([term, count]): [string, number] => [term, count * times])] }
}

test('who tells of this work is nearer than who tells of it among much else', () => {
  const [usual, long] = [1, 4].map((times) => wordsInCommon(asked, among(welder, times)).likeness)
  expect(usual).toBe(likeness(welder))
  expect(long).toBeLessThan(likeness(welder))
  expect(long).toBeGreaterThan(likeness(welder) / 3)
})

test('more words in common never make a text less like, however long it is', () => {
  const said = ['Welded.', 'Welded steel.', 'Welded steel pipes.', 'Welded steel pipes, read drawings.', welder]
  const likenesses = said.map((words) => wordsInCommon(asked, among(words, 4)).likeness)
  expect(likenesses).toEqual(likenesses.toSorted((a, b) => a - b))
})

test('a word that a job description says over and over does not drown the others', () => {
  const terms: [string, number][] = [
    ['weld', 1],
    ['pipe', 1],
  ]
  const share = (times: number) => {
    const [most, other] = wordsInCommon(
      [
        ['weld', times],
        ['pipe', 1],
      ],
      { terms },
    ).terms
    return most![1] / other![1] / (termRarity(most![0]) / termRarity(other![0]))
  }
  expect(share(1)).toBeCloseTo(1)
  expect(share(7)).toBeCloseTo(3)
})
