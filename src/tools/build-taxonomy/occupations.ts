import { knownWordsOf } from '#src/resume-engine/taxonomy/known-words.ts'
import { sharedTokensOf } from '#src/resume-engine/taxonomy/shared-tokens.ts'
import type { Table } from './table.ts'

/** How much a word counts by where it stands: in the occupation's title, its description, … */
const weights = {
  title: 5,
  description: 2,
  coreTask: 1,
  otherTask: 0.6,
  alternateTitle: 0.5,
  sharedTechnology: 0.3,
  technology: 0.15,
}

/** Terms kept per occupation: the most telling ones. */
const termsKept = 200

/** Every term of a text with how often it occurs. */
const termsOf = (text: string) => {
  const counts = new Map<string, number>()
  for (const { term } of knownWordsOf(sharedTokensOf(text))) if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const documentsOf = (table: Table) => {
  const occupations = table('occupations')
  const documents = new Map(occupations.map(({ code }) => [code!, new Map<string, number>()]))
  const add = (code: string, text: string, weight: number) => {
    const document = documents.get(code)
    if (document) for (const [term, count] of termsOf(text)) document.set(term, (document.get(term) ?? 0) + count * weight)
  }
  for (const { code, title, description } of occupations) {
    add(code!, title!, weights.title)
    add(code!, description!, weights.description)
  }
  for (const { code, task, type } of table('occupation-tasks'))
    add(code!, task!, type === 'Core' ? weights.coreTask : weights.otherTask)
  for (const { code, alternate_title } of table('occupation-titles')) add(code!, alternate_title!, weights.alternateTitle)
  for (const { code, technology, hot, in_demand } of table('occupation-technologies')) {
    add(code!, technology!, hot === 'Y' || in_demand === 'Y' ? weights.sharedTechnology : weights.technology)
  }
  return documents
}

/**
 * What is computed from the descriptions of occupations, without a sentence of theirs:
 * `occupations.tsv`: code and name; `term-frequencies.tsv`: in how many occupations each term occurs, grouped by that number;
 * `occupation-terms.tsv`: term, then occupation (its line number, base 36) and weight (0 to 999, base 36) pairs.
 */
export const buildOccupations = (table: Table) => {
  const documents = documentsOf(table)
  const frequencies = new Map<string, number>()
  for (const document of documents.values())
    for (const term of document.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  const rarity = (term: string) => Math.log(documents.size / frequencies.get(term)!)
  const postings = new Map<string, string[]>()
  for (const [number, document] of [...documents.values()].entries()) {
    const weighted = [...document].map(([term, count]): [string, number] => [term, Math.log(1 + count) * rarity(term)])
    const telling = weighted.toSorted((a, b) => b[1] - a[1]).slice(0, termsKept)
    const length = Math.hypot(...telling.map(([, weight]) => weight))
    for (const [term, weight] of telling) {
      const share = Math.round((weight / length) * 999)
      if (share > 0) postings.set(term, [...(postings.get(term) ?? []), `${number.toString(36)} ${share.toString(36)}`])
    }
  }
  const byFrequency = Map.groupBy([...frequencies.keys()].toSorted(), (term) => frequencies.get(term)!)
  const common = [...byFrequency].filter(([frequency]) => frequency > 1).toSorted(([a], [b]) => a - b)
  return {
    'occupations.tsv': lines(
      'code\tname',
      table('occupations').map(({ code, title }) => `${code}\t${title}`),
    ),
    'term-frequencies.tsv': lines(
      'occupations\tterms',
      common.map(([frequency, terms]) => `${frequency}\t${terms.join(' ')}`),
    ),
    'related-occupations.tsv': relatedOccupations(table),
    'occupation-terms.tsv': lines(
      'term\toccupations and weights',
      [...postings].toSorted().map(([term, pairs]) => `${term}\t${pairs.join(' ')}`),
    ),
  }
}

const tiers = ['Primary-Short', 'Primary-Long', 'Supplemental']

/** First line: all codes; then one line per occupation: the numbers (base 36) of related ones, the three tiers apart. */
const relatedOccupations = (table: Table) => {
  const codes = table('occupations').map(({ code }) => code!)
  const numbers = new Map(codes.map((code, number) => [code, number.toString(36)]))
  const byCode = Map.groupBy(table('occupation-related'), ({ code }) => code!)
  const rows = codes.map((code) =>
    tiers
      .map((tier) =>
        (byCode.get(code) ?? [])
          .filter((row) => row.tier === tier)
          .flatMap(({ related }) => numbers.get(related!) ?? [])
          .join(' '),
      )
      .join('|'),
  )
  return lines(codes.join(' '), rows)
}

const lines = (head: string, rows: string[]) => `${[head, ...rows].join('\n')}\n`
