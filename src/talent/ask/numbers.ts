/** Part of a question that bounds a number. Offsets are into the question. */
export interface FoundRange {
  start: number
  end: number
  operator: string
  values: string[]
  unit: 'years' | 'score' | null
}

const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

export const numberPattern = `(?:\\d{1,3}(?:\\.\\d)?|${numberWords.slice(1).join('|')})`

export const numberOf = (text: string) => {
  const known = numberWords.indexOf(text)
  return known >= 0 ? known : Number(text)
}

const unit = '(years?|yrs?|yoe|%|percent|per cent|points?)?'
const between = (text: string) => `(?<![\\w.])(?:${text})(?![\\w])`

const before: [operator: string, words: string][] = [
  ['at-least', 'at least|no less than|not less than|no fewer than|not fewer than|min(?:imum)?\\.?(?: of)?|>=|≥'],
  ['at-most', 'at most|up to|no more than|not more than|not over|max(?:imum)?\\.?(?: of)?|<=|≤'],
  ['more-than', 'more than|over|above|greater than|higher than|better than|beyond|exceeding|longer than|>'],
  ['less-than', 'less than|under|below|fewer than|lower than|worse than|shorter than|<'],
  ['exactly', 'exactly|precisely|=|equal to'],
]

const after: [operator: string, words: string][] = [
  [
    'at-least',
    '\\+|plus|or more|and more|or above|and above|or over|and over|or better|or higher|and up|upwards?|at least|minimum',
  ],
  ['at-most', 'or less|or fewer|or under|or below|or lower|and below|at most|maximum'],
]

const filler = '(?:(?:a|an|the|score|match|percentage|experience|of|is)\\s+)*'

const unitOf = (text: string | undefined): FoundRange['unit'] =>
  text === undefined || text === '' ? null : /^y/.test(text) ? 'years' : 'score'

const number = (text: string) => String(numberOf(text))

/** Bounds on numbers, in the order of the question, with the unit where it is written beside them. */
export function findRanges(lower: string): FoundRange[] {
  const found: FoundRange[] = []
  const add = (start: number, end: number, range: Omit<FoundRange, 'start' | 'end'>) => {
    if (found.every((other) => end <= other.start || start >= other.end)) found.push({ start, end, ...range })
  }
  const n = `(${numberPattern})`
  for (const pattern of [
    `(?:between|from)\\s+${n}\\s*${unit}\\s*(?:-|to|and|&)\\s*${n}\\s*${unit}`,
    `${n}\\s*${unit}\\s*(?:-|to)\\s*${n}\\s*${unit}`,
  ])
    for (const match of lower.matchAll(new RegExp(`(?<![\\w.-])${pattern}(?![\\w-])`, 'g'))) {
      const [text, low, lowUnit, high, highUnit] = match
      add(match.index, match.index + text.trimEnd().length, {
        operator: 'between',
        values: [number(low!), number(high!)],
        unit: unitOf(highUnit) ?? unitOf(lowUnit),
      })
    }
  for (const [operator, words] of before)
    for (const match of lower.matchAll(
      new RegExp(`(?<![\\w])(?:${words})\\s*${filler}${n}\\s*${unit}(?:\\s*\\+)?(?![\\w-])`, 'g'),
    )) {
      const [text, value, given] = match
      add(match.index, match.index + text.trimEnd().length, { operator, values: [number(value!)], unit: unitOf(given) })
    }
  for (const [operator, words] of after)
    for (const match of lower.matchAll(
      new RegExp(`(?<![\\w.])${n}\\s*${unit}\\s*(?:of experience\\s*)?(?:${words})(?![\\w])\\s*${unit}(?![\\w])`, 'g'),
    )) {
      const [text, value, first, second] = match
      add(match.index, match.index + text.trimEnd().length, {
        operator,
        values: [number(value!)],
        unit: unitOf(second) ?? unitOf(first),
      })
    }
  for (const match of lower.matchAll(new RegExp(between(`${n}\\s*-?\\s*(years?|yrs?|yoe|%|percent|per cent)`), 'g'))) {
    const [text, value, given] = match
    add(match.index, match.index + text.length, { operator: 'at-least', values: [number(value!)], unit: unitOf(given) })
  }
  return found.map((range) => ({ ...range, unit: range.unit ?? unitAround(lower, range) })).toSorted((a, b) => a.start - b.start)
}

/** A number without a unit takes it from the words around it, or from its size. */
function unitAround(lower: string, { start, end, values }: FoundRange): FoundRange['unit'] {
  const behind = lower.slice(Math.max(0, start - 24), start)
  const ahead = lower.slice(end, end + 24)
  const inside = lower.slice(start, end)
  if (/(?:scor\w*|match\w*|percentage|rat(?:ed|ing))\W*(?:\w+\W+){0,2}$/.test(behind) || /^\W*(?:match|scor)/.test(ahead))
    return 'score'
  if (/experience\W*(?:\w+\W+){0,2}$/.test(behind) || /^\W*(?:of )?experience/.test(ahead)) return 'years'
  if (/score|match|percentage/.test(inside)) return 'score'
  if (inside.includes('experience')) return 'years'
  return Math.max(...values.map(Number)) > 40 ? 'score' : null
}
