import type { Fact, Month, Role } from '../facts.ts'
import { organisation } from '../taxonomy/places.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { isCareerBreak } from './career-breaks.ts'
import type { ReadEntry as LearntEntry } from './entries/entry.ts'
import { rolesOfEntries } from './entries/roles-of-entries.ts'
import { employerOf, type Piece, piecesOf } from './entry-pieces.ts'
import { type Entry, entriesOf, startsWithDeed } from './entry-rows.ts'
import { quoteAt } from './quotes.ts'
import type { Section } from './sections.ts'

interface ReadEntry {
  entry: Entry
  pieces: Piece[]
  title: Piece | null
  company: Piece | null
}

type Dates = { start: Month; end: Month | 'present' }

const clearTitle = 0.5
const leastTitle = 0.2

/** Which of the two stands first, in the entries where both are beyond doubt. */
const usualOrder = (read: ReadEntry[]): 'title-first' | 'company-first' | null => {
  let titleFirst = 0
  let companyFirst = 0
  for (const { title, company } of read) {
    if (!title || !company || title.title < clearTitle) continue
    const weight = organisation.test(company.text) ? 2 : 1
    if (title.order < company.order) titleFirst += weight
    else companyFirst += weight
  }
  if (titleFirst === companyFirst) return null
  return titleFirst > companyFirst ? 'title-first' : 'company-first'
}

const isBlanked = (entry: Entry) => entry.rows.some(({ isBlanked }) => isBlanked)

const nameable = (piece: Piece) => !piece.place && piece.company > 0

const assign = (entry: Entry, pieces: Piece[]): ReadEntry => {
  const byTitle = pieces.filter(({ title }) => title >= clearTitle)
  let title: Piece | null = byTitle.find(({ label }) => label === 'title') ?? null
  if (!title && byTitle.length > 0) {
    // "Bank of Teaching Hospital" loses against "Nurse": an organisation's suffix speaks against a title
    title = byTitle.reduce((best, one) => (weigh(one) > weigh(best) + 0.12 ? one : best))
  }
  const others = pieces.filter((piece) => piece !== title && nameable(piece) && piece.label !== 'title')
  const company =
    title && !isBlanked(entry)
      ? others.length > 0
        ? others.reduce((best, one) => (fitsCompany(one, title) > fitsCompany(best, title) + 0.01 ? one : best))
        : null
      : null
  return { entry, pieces, title, company }
}

const weigh = (piece: Piece) => piece.title - (piece.company > 0.8 && piece.title < 0.9 ? 0.35 : 0)

/** A company stands next to its title; at the right margin and behind other pieces there are places and departments. */
const fitsCompany = (piece: Piece, title: Piece) => {
  const distance = Math.abs(piece.order - title.order)
  const secondTitle = piece.title >= 0.6 ? 0.5 : 0
  return piece.company - 0.12 * (distance - 1) - secondTitle
}

const couldBeTitle = ({ text }: Piece) => text.split(/\s+/).length <= 6 && !/[:.]|\d{2}/.test(text)

const settle = (read: ReadEntry, order: ReturnType<typeof usualOrder>): void => {
  const open = read.pieces.filter(nameable)
  if (read.title === null) {
    if (open.length === 0) return
    if (open.length >= 2 && order && couldBeTitle(open[order === 'title-first' ? 0 : 1]!)) {
      const [first, second] = open as [Piece, Piece]
      read.title = order === 'title-first' ? first : second
      read.company = order === 'title-first' ? second : first
      if (organisation.test(read.title.text) && !organisation.test(read.company.text))
        [read.title, read.company] = [read.company, read.title]
      return
    }
    const best = open.reduce((a, b) => (b.company > a.company + 0.01 ? b : a))
    if (isBlanked(read.entry) || (order === 'title-first' && !organisation.test(best.text))) read.title = best
    else read.company = best
    return
  }
  // two neighbours fit: the side on which companies stand in this document decides
  if (read.company && order && !isBlanked(read.entry) && !organisation.test(read.company.text)) {
    const title = read.title
    const side = open.filter(
      (piece) =>
        piece !== title && piece.title < 0.6 && (order === 'title-first' ? piece.order > title.order : piece.order < title.order),
    )
    const near = side.toSorted((a, b) => Math.abs(a.order - title.order) - Math.abs(b.order - title.order))[0]
    if (near && near.company >= 0.3) read.company = near
  }
}

const isDated = ({ rows }: Entry) => rows.some(({ period }) => period !== null)
/** Lines of a head without dates; more is a list of something else. */
const longestUndated = 4

const isUsable = ({ entry, title, company }: ReadEntry) => {
  if (!title && !company) return false
  if (isDated(entry)) return true
  // without dates only a clear title on a short head is believed
  return (
    title !== null &&
    title.title >= 0.6 &&
    !/[.;:!?]$/.test(title.text) &&
    !startsWithDeed(title.text) &&
    (company !== null || entry.hasBody)
  )
}

const factOf = (text: string, piece: Piece, confidence: number): Fact<string> => ({
  value: piece.text.replace(/\s+/g, ' '),
  confidence,
  quotes: [quoteAt(text, piece.row.page, piece.start, piece.end)],
})

const datesOf = (text: string, entry: Entry): Fact<Dates> | null => {
  const dated = entry.rows.find(({ period }) => period?.isRange) ?? entry.rows.find(({ period }) => period)
  if (!dated?.period) return null
  const { from, to, start, end, isRange } = dated.period
  return { value: { start: from, end: to }, confidence: isRange ? 0.9 : 0.6, quotes: [quoteAt(text, dated.row.page, start, end)] }
}

/** Measured on labelled resumes: what reads as a known title is one, what only has a title's last word is one in two. */
const titleConfidence = (likeness: number) =>
  likeness >= 0.95 ? 0.93 : likeness >= 0.8 ? 0.85 : likeness >= 0.6 ? 0.6 : likeness >= clearTitle ? 0.5 : 0.2

/** Its place alone makes no title: what stands there may be a town, a heading or a product. */
const believed = ({ title, label }: Piece) => title >= leastTitle || label === 'title'

/** The roles that one section lists, as the document orders them. */
const rolesOf = (text: string, sections: Section[], counts: boolean): Role[] => {
  const read = sections
    .flatMap(entriesOf)
    .filter((entry) => isDated(entry) || (counts && entry.rows.length <= longestUndated))
    .map((entry) => assign(entry, piecesOf(entry)))
  const order = usualOrder(read)
  for (const one of read) {
    settle(one, order)
    if (one.title && !one.company && !isBlanked(one.entry))
      one.company = one.pieces.map(employerOf).find((piece) => piece !== null) ?? null
  }
  const roles: Role[] = []
  let employer: Fact<string> | null = null
  for (const one of read) {
    if (!isUsable(one)) {
      // a company on a line of its own above several titles
      const alone = one.pieces.filter(nameable)
      if (one.entry.rows.length === 1 && alone.length === 1 && alone[0]!.company > 0.8) employer = factOf(text, alone[0]!, 0.6)
      continue
    }
    const title =
      one.title && (believed(one.title) || isBlanked(one.entry))
        ? factOf(text, one.title, titleConfidence(one.title.title))
        : null
    const own = one.company ? factOf(text, one.company, Math.min(0.9, 0.45 + Math.max(0, one.company.company) * 0.4)) : null
    if (own || isBlanked(one.entry)) employer = own
    roles.push({ title, company: own ?? employer, dates: datesOf(text, one.entry), counts })
  }
  return roles
}

/** Where a work history may stand that no heading announces. */
const unannounced = new Set(['head', 'other', 'summary', 'personal', 'courses'])

/** Parts whose entries are no positions, however they look; and those whose entries are positions that do not count as work. */
const noPositions = new Set(['education', 'certifications', 'awards', 'publications', 'references', 'courses'])
const unpaidPositions = new Set(['projects', 'volunteering'])

/** What a part is about is known by its heading: a position among projects is none of paid work, and one among studies is none. */
const inItsPart = (role: Role, sections: Section[]): Role[] => {
  const start = (role.title ?? role.company)?.quotes[0]?.start
  const section = sections.findLast(({ rows }) =>
    rows.some((row) => start !== undefined && row.start <= start && start < row.end),
  )
  if (!section) return [role]
  if (noPositions.has(section.kind)) return []
  // "Approved Electrician / Tester" below the name is a headline
  if (section.kind === 'head' && role.dates === null) return []
  return [unpaidPositions.has(section.kind) ? { ...role, counts: false } : role]
}

/** Headings that no position is called by; "Volunteer" and "Intern" are both. */
const onlyHeadings = new Set(['experience', 'education', 'skills', 'summary', 'contact'])

/** The heading of a part, and a sentence with its full stop, are no title, wherever they stand. */
const isNoTitle = (title: string) => onlyHeadings.has(headingKind(title) ?? '') || /\p{Ll}{5,}\.$/u.test(title)

const withRealTitle = (role: Role): Role[] => {
  if (!role.title || !isNoTitle(role.title.value)) return [role]
  return role.company || role.dates ? [{ ...role, title: null }] : []
}

/** One word may be the name of a firm: "Auszeit" with a title beside it. */
const isBreak = ({ title, company }: Role) =>
  (title !== null && isCareerBreak(title.value)) ||
  (company !== null && (title === null || company.value.includes(' ')) && isCareerBreak(company.value))

/** Every position of the document: paid work and internships, then projects and volunteering, which do not count beside them. */
export const readRoles = (text: string, sections: Section[], entries: LearntEntry[] = []): Role[] =>
  allRoles(text, sections, entries)
    .filter((role) => !isBreak(role))
    .flatMap(withRealTitle)

const allRoles = (text: string, sections: Section[], entries: LearntEntry[]): Role[] => {
  const held = rolesOfEntries(text, entries).flatMap((role) => inItsPart(role, sections))
  if (held.length > 0) {
    const taken = held.flatMap(({ title, company, dates }) => [title, company, dates].flatMap((fact) => fact?.quotes ?? []))
    const isTaken = ({ title, company, dates }: Role) =>
      [title, company, dates].some((fact) =>
        fact?.quotes.some((quote) => taken.some((one) => one.start < quote.end && quote.start < one.end)),
      )
    const unpaid = sections.filter(({ kind }) => unpaidPositions.has(kind))
    return [...held, ...rolesOf(text, unpaid, false).filter((role) => !isTaken(role))]
  }
  const work = sections.filter(({ kind }) => kind === 'experience' || kind === 'internships')
  const paid = rolesOf(text, work, true)
  const other = sections.filter(({ kind }) => unpaidPositions.has(kind))
  const found = [...paid, ...rolesOf(text, other, false)]
  if (work.length > 0) return found
  const guessed = rolesOf(
    text,
    sections.filter(({ kind }) => unannounced.has(kind)),
    true,
  ).filter(({ title, dates }) => title !== null && title.confidence >= 0.6 && dates !== null && dates.confidence > 0.8)
  return [...guessed, ...found]
}
