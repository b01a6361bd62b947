import { languages } from '../../taxonomy/languages/index.ts'
import { sentenceWords } from '../../taxonomy/languages/sentence-words.ts'
import { listed } from '../../taxonomy/languages/words.ts'
import { findPeriods, type Period } from '../dates.ts'
import { readsAsProse } from '../entry-rows.ts'
import type { Row } from '../row.ts'
import { isUnspaced } from '../unspaced.ts'

const words = (kind: keyof (typeof sentenceWords)['en']) =>
  [...new Set(Object.values(sentenceWords).flatMap((one) => listed(one[kind])))].sort((a, b) => b.length - a.length)
/** With or without capitals at the beginning of its words. */
const escaped = (word: string) =>
  word
    .split(' ')
    .map((one) => {
      const [first = '', ...rest] = one
      const plain = rest
        .join('')
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replaceAll(/['’]/g, "['’]")
      return /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase().slice(0, 1)}]${plain}` : `${first}${plain}`
    })
    .join('\\s+')
/** Words as they stand between spaces, or, in scripts without them, anywhere. */
const anyOf = (list: string[]) => {
  const spaced = list.filter((word) => !isUnspaced(word))
  const unspaced = list.filter(isUnspaced)
  return `(?:(?:^|\\s+|(?<=[\\s,.;:(]))(?:${spaced.map(escaped).join('|')})\\s*[:：]?\\s+${unspaced.length > 0 ? `|(?:${unspaced.map(escaped).join('|')})[\\s:：]*` : ''})`
}
const behind = (list: string[]) => {
  const spaced = list.filter((word) => !isUnspaced(word))
  const unspaced = list.filter(isUnspaced)
  return `(?:\\s+(?:${spaced.map(escaped).join('|')})(?![\\p{L}])|(?:${unspaced.map(escaped).join('|')}))`
}
const article =
  "(?:(?:an?|the|une?|l[ae]|un[ao]?|eine?[nrm]?|der|die|das|den|dem|een|de|het|en|ett?|um|uma|my|its)\\s+|l['’]|d['’]|un['’])?"
/** What has a name begins with a capital where the script has them. */
const aName = '(?=["“«„‘\'(]?[\\p{Lu}\\p{Lo}\\d])'

/** A full stop behind these ends no sentence. */
const abbreviations =
  '[Ll]td|[Ii]nc|[Cc]o|[Cc]orp|[Ss]t|[Dd]r|[Mm]r|[Mm]s|[Nn]r|[Nn]o|[Ss]p|[Pp]vt|bzw|ca|[Dd]ept|[Uu]niv|[Pp]rof|[Ii]ng|[Dd]ipl|[Mm]gr|гг|ул|пр|[Jj]r|[Ss]r'

/** Between the parts of a sentence that tells of a position: what stands before a title, an employer, a town, an agency, and behind them. */
export const toldCuts = [
  `(?<sentence>^\\s*[.]\\s+|(?<=[\\p{L}\\d)"»”]{2})(?<!(?<!\\p{L})(?:${abbreviations}))[.!?]\\s+(?=[\\p{Lu}\\d])|[。！？])`,
  `(?<via>${anyOf(words('via'))}${article}${aName})`,
  `(?<as>${anyOf(words('as'))}${article}(?=[\\p{L}]))`,
  `(?<at>${anyOf(words('at'))}${article}${aName})`,
  `(?<in>${anyOf(words('in'))}${aName})`,
  `(?<behind>${behind([...words('asBehind'), ...words('atBehind')])})`,
]

/** Words that lead to a date and belong to no name before it: "Moorland Schools Trust since 2018". */
export const leadsToDate = new RegExp(
  `(?:^|\\s+|,\\s*)(?:${[
    ...new Set(languages.flatMap(({ dates }) => [dates.since, dates.from, dates.until].flatMap((list) => listed(list)))),
  ]
    .filter((word) => !isUnspaced(word))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\s*$`,
  'u',
)

/** The same before an agency in the head of an entry, where only words that mean nothing else are taken: "Hotel Javor přes Studio Javor". */
export const viaCut = `(?<via>[\\s(]+(?:${words('via')
  .filter((word) => /^(?:via|vía|přes)$/.test(word) || (word.length > 5 && !isUnspaced(word)))
  .map(escaped)
  .join('|')})\\s*[:：]?\\s+(?=[\\p{L}\\d]))`

const tellsTitle = new RegExp(`${anyOf(words('as'))}|${behind(words('asBehind'))}`, 'iu')

const tellsEmployer = new RegExp(`${anyOf(words('at'))}${article}${aName}|${behind(words('atBehind'))}`, 'u')

/** A sentence that names its dates, and has the words before a title and before an employer. */
const tellsOfPosition = (text: string, periods: readonly Period[]): boolean => {
  let from = 0
  for (const end of [...Array.from(text.matchAll(/[.!?](?=\s+[\p{Lu}\d])|[。！？]/gu), ({ index }) => index + 1), text.length]) {
    const sentence = text.slice(from, end)
    const isDated = periods.some(({ start }) => start >= from && start < end)
    if (isDated && tellsTitle.test(sentence) && tellsEmployer.test(sentence)) return true
    from = end
  }
  return false
}

/** Longer paragraphs are cut after so many lines. */
const mostLines = 30

export interface ToldLine {
  /** Offsets into the document. */
  dates: Period[]
}

/**
 * Lines of paragraphs and bullets in which a sentence tells of a position, with its dates: "Since May 2019 I have been a baker at …". They
 * are cut like the heads of entries, and dates that a line break parts are read as one.
 */
export const toldLinesOf = (rows: readonly Row[]): Map<Row, ToldLine> => {
  const told = new Map<Row, ToldLine>()
  for (let first = 0; first < rows.length; ) {
    if (!mayTell(rows[first]!)) {
      first += 1
      continue
    }
    let last = first + 1
    while (last < rows.length && last - first < mostLines && goesOn(rows[last - 1]!, rows[last]!)) last += 1
    markTold(rows.slice(first, last), told)
    first = last
  }
  return told
}

const fewestWords = 5
const hasWords = (text: string) => isUnspaced(text) || text.split(/\s+/, fewestWords).length === fewestWords

const mayTell = ({ text, parts }: Row) =>
  parts.length === 1 && text.length > 20 && hasWords(text) && (readsAsProse(text) || tellsTitle.test(text))

const goesOn = (above: Row, row: Row) =>
  !row.bullet &&
  !row.afterGap &&
  row.page === above.page &&
  row.block === above.block &&
  row.bold === above.bold &&
  Math.abs(row.size - above.size) < 0.5 &&
  row.parts.length === 1 &&
  (readsAsProse(row.text) || readsAsProse(above.text)) &&
  !/[:：]$/u.test(row.text)

const markTold = (rows: Row[], told: Map<Row, ToldLine>) => {
  const places: number[] = []
  let text = ''
  for (const row of rows) {
    if (text !== '') text += isUnspaced(text.at(-1)!) ? '' : ' '
    places.push(text.length)
    text += row.text
  }
  if (!tellsTitle.test(text)) return
  const periods = findPeriods(text)
  if (!tellsOfPosition(text, periods)) return
  for (const row of rows) told.set(row, { dates: [] })
  for (const period of periods) {
    let isFirst = true
    for (const [at, row] of rows.entries()) {
      const [from, to] = [Math.max(period.start, places[at]!), Math.min(period.end, places[at]! + row.text.length)]
      if (to <= from) continue
      const place = { start: row.start + from - places[at]!, end: row.start + to - places[at]! }
      told.get(row)!.dates.push({ ...period, ...place, isRange: isFirst && period.isRange })
      isFirst = false
    }
  }
}
