import type { Fact, Month, Role } from '../../facts.ts'
import { languages } from '../../taxonomy/languages/index.ts'
import { sentenceWords } from '../../taxonomy/languages/sentence-words.ts'
import { listed } from '../../taxonomy/languages/words.ts'
import { quoteAt } from '../quotes.ts'
import type { ReadEntry, Run } from './entry.ts'
import { wordClassesOf } from './word-classes.ts'

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

/** Ranks of the armed forces as they stand behind what somebody did there: "Platoon Sergeant, SFC". */
const rank =
  /^(?:(?:pvt|pv2|pfc|spc|cpl|lcpl|sgt|ssg|ssgt|sfc|msg|msgt|tsgt|1sg|sgm|csm|smsgt|cmsgt|gysgt|mgysgt|sra|amn|a1c|cw[2-5]|wo1|2lt|1lt|2nd lt|1st lt|cpt|capt|maj|ltc|lt col|col|bg|ltjg|lcdr|cdr|po[123]|cpo|scpo|mcpo|[eow]-?\d{1,2}|[a-z]{2}[123c])(?:\s*[-–/]\s*|$)){1,2}$/i

/** What stands where employers do and is none: a rank, or words of a list behind the title ("Driver, dry van"). */
const isNoEmployer = ({ pieces, confidence }: Run) => {
  const { text, separator, count } = pieces[0]!
  // "BOARD SERVICE" on a line of its own
  if (count === 1 && pieces.length === 1 && wordClassesOf(text).heading !== null) return true
  if (bareWords.test(text.trim())) return true
  return (
    isUnfinished(pieces.at(-1)!.text) ||
    rank.test(text.trim()) ||
    (separator === 'comma' && (text.includes(' ') || confidence < unsure) && /^\p{Ll}+(?:\s\p{Ll}+)*$/u.test(text))
  )
}
/** A length of time, a legal form without its firm, a placeholder, an end that is open. */
const bareWords =
  /^(?:(?:total )?(?:experience|duration)?[\s:]*\d{1,2}(?:\.\d)?\+?\s?(?:years?|yrs?|months?|mos?)\b[\s\d,a-z]{0,16}|(?:inc|ltd|llc|corp|co|gmbh|pvt|plc|limited)\.?|[\dx\s–-]+|current|present|till date|to date)$/i
const unsure = 0.97
const unsureTitle = 0.7

/** "Department lead since", with the year behind it: a sentence that tells of a date. */
const sinceWords = new Set(languages.flatMap(({ dates }) => listed(dates.since)))
/** Words that a sentence leads to a name with, and that are left where it was cut wrongly: "chez", "Entre", "I". */
const looseWords = new Set(
  [
    'i',
    ...Object.values(sentenceWords).flatMap((one) => Object.values(one).flatMap((list) => listed(list))),
    ...languages.flatMap(({ dates }) => [dates.since, dates.from, dates.until].flatMap((list) => listed(list))),
  ].map((word) => word.toLowerCase()),
)
const isUnfinished = (text: string) => sinceWords.has(text.split(/\s+/).at(-1)!) || looseWords.has(text.toLowerCase())

/** "Sysco, Olathe KS": the town behind an employer is no part of its name, unless it is a school's ("University of California, Berkeley"). */
const withoutTown = (run: Run): Run => {
  if (run.field === 'employer' && run.pieces.length > 1 && rank.test(run.pieces[0]!.text))
    return withoutTown({ ...run, pieces: run.pieces.slice(1) })
  if (run.field !== 'employer' || run.pieces.length < 2 || wordClassesOf(run.pieces[0]!.text).school) return run
  const { separator, text } = run.pieces.at(-1)!
  const { place, town } = wordClassesOf(text)
  const isTown = place === 2 || (town && /\s\p{Lu}{2}$/u.test(text))
  return separator === 'comma' && isTown ? withoutTown({ ...run, pieces: run.pieces.slice(0, -1) }) : run
}

/** Which of the two stands first in the entries that have one of each; 0 where neither does more often. */
const usualOrder = (entries: ReadEntry[]): number =>
  entries.reduce((sum, { runs }) => {
    const heads = runs.filter(({ field }) => field === 'title' || field === 'employer')
    return heads.length === 2 && heads[0]!.field !== heads[1]!.field ? sum + (heads[0]!.field === 'employer' ? 1 : -1) : sum
  }, 0)

const titleWords = ({ pieces }: Run) => Math.max(...pieces.map(({ text }) => wordClassesOf(text).title))

/** Two titles and no employer: one of them is the employer, by its words, or by its place in the entries beside. */
const withEmployer = (entry: ReadEntry, order: number): ReadEntry => {
  const runs = entry.runs
    .map(withoutTown)
    .filter((run) =>
      run.field === 'employer' ? !isNoEmployer(run) : run.field !== 'title' || !isUnfinished(run.pieces.at(-1)!.text),
    )
  const titles = runs.filter(({ field }) => field === 'title')
  if (titles.length !== 2 || runs.some(({ field }) => field === 'employer') || !runs.some(({ field }) => field === 'dates'))
    return { ...entry, runs }
  const [first, second] = titles as [Run, Run]
  const [one, other] = [titleWords(first), titleWords(second)]
  if ([first, second].some(({ pieces }) => /^\d/.test(pieces[0]!.text))) return { ...entry, runs }
  const employer =
    one === 0 && other > 0 ? first : other === 0 && one > 0 ? second : order > 0 ? first : order < 0 ? second : null
  if (!employer || (employer === second && second.pieces[0]!.row === first.pieces[0]!.row && other > 0 && order > -2))
    return { ...entry, runs }
  return { ...entry, runs: runs.map((run) => (run === employer ? { ...run, field: 'employer', confidence: 0.5 } : run)) }
}

const only = (entry: ReadEntry | undefined, fields: string[]) =>
  entry?.part === 'work' && fields.every((field) => entry.runs.filter((run) => run.field === field).length === 1)

/** A dated title and an undated one right below it, both without an employer: one position, of which one of them is the employer. */
const joinedHeads = (entries: ReadEntry[], order: number): ReadEntry[] => {
  const joined: ReadEntry[] = []
  for (const entry of entries) {
    const above = joined.at(-1)
    const isRest =
      only(above, ['title', 'dates']) &&
      !above!.hasText &&
      only(entry, ['title']) &&
      ![above!, entry].some(({ runs }) => runs.some(({ field }) => field === 'employer')) &&
      !entry.runs.some(({ field }) => field === 'dates')
    const first = above?.runs.find(({ field }) => field === 'title')
    const second = entry.runs.find(({ field }) => field === 'title')
    const employer = !isRest ? null : order > 0 ? first! : order < 0 && titleWords(second!) === 0 ? second! : null
    if (!employer) {
      joined.push(entry)
      continue
    }
    const runs = [...above!.runs, ...entry.runs]
    joined[joined.length - 1] = {
      ...entry,
      runs: runs.map((run) => (run === employer ? { ...run, field: 'employer', confidence: 0.5 } : run)),
    }
  }
  return joined
}

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
export const rolesOfEntries = (text: string, read: ReadEntry[]): Role[] => {
  const order = usualOrder(read)
  const entries = joinedHeads(
    read.map((entry) => (entry.part === 'work' ? withEmployer(entry, order) : entry)),
    order,
  )
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
    // a line about the work that nothing but its place makes a title
    if (!own && !held && title && title.confidence < unsureTitle && titleWords(title) === 0) continue
    roles.push({ title: title && factOf(text, title), company, dates: held, counts: true })
    last = entry
  }
  return roles
}

const isBeforeTitleOnly = (entries: ReadEntry[], entry: ReadEntry) => {
  const next = entries[entries.indexOf(entry) + 1]
  return next?.part === 'work' && surest(next, 'title') !== null && surest(next, 'employer') === null
}
