import type { Fact, Month, Role } from '../../facts.ts'
import { quoteAt } from '../quotes.ts'
import type { ReadEntry, Run } from './entry.ts'

const factOf = (text: string, run: Run): Fact<string> => {
  const [first, last] = [run.pieces[0]!, run.pieces.at(-1)!]
  if (first.more) {
    const lines = [first, ...first.more]
    return {
      value: first.text.replace(/\s+/g, ' '),
      confidence: run.confidence,
      quotes: lines.map(({ start, end, row }) => quoteAt(text, row.page, start, end)),
    }
  }
  const quote = quoteAt(text, first.row.page, first.start, last.end)
  return { value: quote.quote.replace(/\s+/g, ' '), confidence: run.confidence, quotes: [quote] }
}

/** Of several runs of a kind the surest counts, of equals the first. */
const surest = (entry: ReadEntry, field: string): Run | null =>
  entry.runs
    .filter((run) => run.field === field)
    .reduce<Run | null>((best, run) => (!best || run.confidence > best.confidence + 0.2 ? run : best), null)

type Dates = NonNullable<Role['dates']>

/** The period of an entry: one piece with both ends, or two pieces with one end each. */
const datesOf = (text: string, entry: ReadEntry, field = 'dates'): Dates | null => {
  const dated = entry.runs
    .filter((run) => run.field === field)
    .map(({ pieces, confidence }) => ({ piece: pieces[0]!, confidence }))
  const whole = dated.find(({ piece }) => piece.period?.isRange) ?? null
  if (whole) return dates(text, whole.piece.period!.from, whole.piece.period!.to, [whole.piece], whole.confidence)
  const [first, second] = dated.filter(({ piece }) => piece.period !== null)
  if (!first) return null
  const from = first.piece.period!.from
  const to = second?.piece.period?.to
  if (second && typeof to === 'number' && to >= from) return dates(text, from, to, [first.piece, second.piece], first.confidence)
  return dates(text, from, first.piece.period!.to, [first.piece], Math.min(0.6, first.confidence))
}

const dates = (text: string, start: Month, end: Month | 'present', pieces: Run['pieces'], confidence: number): Dates => ({
  value: { start, end },
  confidence,
  quotes: pieces.map((piece) => quoteAt(text, piece.row.page, piece.start, piece.end)),
})

/**
 * Positions from the entries of work, as the document orders them. An entry that names only an employer is the head of a group: those
 * after it without an employer of their own were held there.
 */
export const rolesOfEntries = (text: string, entries: ReadEntry[]): Role[] => {
  const roles: Role[] = []
  let employer: Fact<string> | null = null
  let last: ReadEntry | null = null
  /** The period beside an employer: that of the first position there, where it states none. */
  let ofGroup: Dates | null = null
  for (const entry of entries) {
    if (entry.part !== 'work') {
      employer = null
      ofGroup = null
      continue
    }
    const title = surest(entry, 'title')
    const own = surest(entry, 'employer')
    const isHeadOfGroup = own !== null && title === null && isBeforeTitleOnly(entries, entry)
    if (own) employer = factOf(text, own)
    if (isHeadOfGroup) {
      last = entry
      ofGroup = datesOf(text, entry) ?? datesOf(text, entry, 'detail')
      continue
    }
    if (!title && !own) continue
    const company = own ? factOf(text, own) : last ? employer : null
    const held = datesOf(text, entry) ?? datesOf(text, entry, 'detail') ?? (own ? null : ofGroup)
    ofGroup = null
    roles.push({ title: title && factOf(text, title), company, dates: held, counts: true })
    last = entry
  }
  return roles
}

const isBeforeTitleOnly = (entries: ReadEntry[], entry: ReadEntry) => {
  const next = entries[entries.indexOf(entry) + 1]
  return next?.part === 'work' && surest(next, 'title') !== null && surest(next, 'employer') === null
}
