import { readsAsProse, startsWithDeed } from '../entry-rows.ts'
import type { Row } from '../row.ts'
import { bodySize, closeLetterSpacing } from '../sections.ts'
import type { ChainPosition } from './linear-chain.ts'
import type { Piece } from './piece.ts'
import { separators } from './piece.ts'
import { crossed, template } from './templates.ts'
import { type WordClasses, wordClassesOf } from './word-classes.ts'

/** What a piece is by its words, the strongest sign first. */
const kinds = [
  'plain',
  'dates',
  'open-dates',
  'one-date',
  'year',
  'work-heading',
  'education-heading',
  'entries-heading',
  'skills-heading',
  'other-heading',
  'label',
  'contact',
  'legal-form',
  'degree',
  'school',
  'title',
  'maybe-title',
  'organisation',
  'place',
  'employment',
  'deed',
  'prose',
  'skill',
  'spoken',
  'none',
] as const
type Kind = (typeof kinds)[number]
const kindNumber = new Map<Kind, number>(kinds.map((kind, number) => [kind, number]))
const [PLAIN, NONE] = [kindNumber.get('plain')!, kindNumber.get('none')!]

const levels = ['0', '1', '2', '3'] as const
const flags = ['no', 'yes'] as const
const positions = ['only', 'first', 'middle', 'last'] as const
const sizes = ['unknown', 'smaller', 'body', 'larger', 'largest'] as const
const gaps = ['none', 'small', 'large', 'block', 'page'] as const
const indents = ['unknown', 'left', 'inside', 'right'] as const
const shapes = ['capitals', 'title-case', 'sentence', 'lower', 'no-letters', 'no-case'] as const
const lengths = ['1', '2', '3', '4-5', '6-8', '9-14', 'more'] as const
const sections = ['none', 'work', 'education', 'entries', 'other', 'skills'] as const
const distances = ['0', '1', '2-3', '4-9', 'more'] as const
const mixes = ['all alike', 'plain', 'bold'] as const
const counts = ['1', '2', '3-5', 'more'] as const
const places = ['1', '2', '3', '4', 'more'] as const
const steps = ['on it', '1', '2', 'more', 'none'] as const
const others = ['none', 'title', 'organisation', 'both'] as const

/** What the taxonomy knows a piece as: no skill, one, or a language that people speak. */
export const skillKinds = ['none', 'skill', 'spoken'] as const

const labelKinds = ['none', 'title', 'employer', 'place', 'dates', 'degree', 'school', 'field', 'description', 'tools'] as const
const labelNumber = (label: string | null) => Math.max(0, labelKinds.indexOf((label ?? 'none') as (typeof labelKinds)[number]))

const t = {
  bias: template('always', ['yes']),
  kind: template('words', kinds),
  title: template('title', levels),
  organisation: template('organisation', 3),
  school: template('school', flags),
  degree: template('degree', 3),
  place: template('place', 3),
  town: template('town', flags),
  townSeparator: crossed('town, separator', flags, separators),
  townColumn: crossed('town, pieces there: places', flags, levels),
  separator: template('separator', separators),
  position: template('position', positions),
  shape: template('shape', shapes),
  length: template('length', lengths),
  stop: template('ends with a full stop', flags),
  digits: template('digits', flags),
  bold: template('bold', flags),
  size: template('size', sizes),
  upper: template('capitals', flags),
  bullet: template('bullet', flags),
  gap: template('gap before', gaps),
  gapAfter: template('gap after', gaps),
  indent: template('indent', indents),
  rowDate: template('dates on the line', flags),
  wasDate: template('dates above', 3),
  willDate: template('dates below', 3),
  section: template('section', sections),
  distance: crossed('section, lines since', sections, distances),
  unknownHeading: template('looks like a heading', levels),
  sinceUnknown: crossed('since what looks like a heading', distances, flags),
  styleCount: template('lines of its style', counts),
  styleDate: template('style: dates', levels),
  styleTitle: template('style: titles', levels),
  styleOrganisation: template('style: organisations', levels),
  styleSchool: template('style: schools and degrees', levels),
  kindSection: crossed('words, section', kinds, sections),
  kindSeparator: crossed('words, separator', kinds, separators),
  kindPosition: crossed('words, position', kinds, positions),
  kindBefore: crossed('words, words before on the line', kinds, kinds),
  kindAfter: crossed('words, words after on the line', kinds, kinds),
  kindAbove: crossed('words, line above', kinds, kinds),
  kindBelow: crossed('words, line below', kinds, kinds),
  below2: template('second line below', kinds),
  above2: template('second line above', kinds),
  kindRowDate: crossed('words, dates on the line', kinds, flags),
  kindBullet: crossed('words, bullet', kinds, flags),
  kindGap: crossed('words, gap before', kinds, gaps),
  kindStyleTitle: crossed('words, style: titles', kinds, levels),
  kindStyleOrganisation: crossed('words, style: organisations', kinds, levels),
  kindUnknown: crossed('words, looks like a heading', kinds, levels),
  titleOrganisation: crossed('style: titles, organisations', levels, levels),
  titleDate: crossed('style: titles, dates', levels, levels),
  organisationDate: crossed('style: organisations, dates', levels, levels),
  headingDate: crossed('looks like a heading, dates below', levels, ['0', '1', '2']),
  boldSeparator: crossed('bold, separator', flags, separators),
  mixed: template('bold beside other type', mixes),
  kindMixed: crossed('words, bold beside other type', kinds, mixes),
  mixedPosition: crossed('bold beside other type, position', mixes, positions),
  mixedSection: crossed('bold beside other type, section', mixes, sections),
  boldDate: crossed('bold, dates on the line', flags, flags),
  positionDate: crossed('position, dates on the line', positions, flags),
  label: template('label', labelKinds),
  labelBefore: template('label before on the line', labelKinds),
  labelAbove: template('label above', labelKinds),
  columnTitle: template('pieces there: titles', levels),
  columnOrganisation: template('pieces there: organisations', levels),
  columnSchool: template('pieces there: schools', levels),
  columnDate: template('pieces there: dates', levels),
  columnPlace: template('pieces there: places', levels),
  columnBoth: crossed('pieces there: titles, organisations', levels, levels),
  kindColumnTitle: crossed('words, pieces there: titles', kinds, levels),
  kindColumnOrganisation: crossed('words, pieces there: organisations', kinds, levels),
}

/** Heads: lines that follow each other without text or headings between them. */
const b = {
  dates: crossed('head: lines from the dates above, to those below', steps, steps),
  lines: crossed('head: line, lines', places, places),
  kindLine: crossed('words, head: line', kinds, places),
  kindOthers: crossed('words, head: other lines', kinds, others),
  othersDates: crossed('head: other lines, lines to the dates below', others, steps),
}

/** Lists of skills: what the taxonomy knows of the piece, of its line's style and of the lines below. */
const sk = {
  skill: template('skill', skillKinds),
  skillSection: crossed('skill, section', skillKinds, sections),
  styleSkill: template('style: skills', levels),
  columnSkill: template('pieces there: skills', levels),
  rowSkill: crossed('words, skills on the line', kinds, levels),
  belowSkill: crossed('words, skills on the lines below', kinds, levels),
  aboveSkill: crossed('words, skills on the line above', kinds, levels),
}

/** What the older rules take a piece for. */
export const hints = ['nothing', 'title', 'employer', 'dates', 'degree'] as const
const h = {
  hint: template('rules', hints),
  kindHint: crossed('words, rules', kinds, hints),
  hintSection: crossed('rules, section', hints, sections),
  hintAbove: crossed('rules, line above', hints, kinds),
  hintBelow: crossed('rules, line below', hints, kinds),
}

/** How a piece follows the one before: on the same line, on the next, after a gap, or in another block. */
export const stepKinds = ['line', 'next', 'gap', 'block'] as const

interface Seen {
  classes: WordClasses
  skill: number
  kind: number
}

interface RowSeen {
  row: Row
  pieces: Piece[]
  first: number
  hasDate: boolean
  isProse: boolean
  style: string
  size: number
  upper: boolean
  gap: number
  indent: number
  /** Number of the row's kind: that of its first telling piece. */
  kind: number
  looksLikeHeading: number
  head: Head
  /** Share of the pieces that are skills, as a level. */
  skills: number
}

/** Where a line stands in a run of lines without text between them, all numbers as places in the lists of values. */
interface Head {
  line: number
  lines: number
  fromDates: number
  toDates: number
  others: number
}

const noHead: Head = { line: 0, lines: 0, fromDates: 4, toDates: 4, others: 0 }

const entrySections = new Set(['projects', 'volunteering', 'courses', 'certifications', 'awards', 'publications'])

const kindOf = (piece: Piece, classes: WordClasses, skill: number): Kind => {
  const { period, text, row } = piece
  if (period) return period.to === 'present' ? 'open-dates' : period.isRange ? 'dates' : period.yearsOnly ? 'year' : 'one-date'
  const isWhole = piece.count === 1 || piece.separator === 'line'
  if (classes.heading && isWhole) {
    if (classes.heading === 'experience' || classes.heading === 'internships') return 'work-heading'
    if (classes.heading === 'education') return 'education-heading'
    if (classes.heading === 'role-detail') return 'label'
    if (classes.heading === 'skills') return 'skills-heading'
    return entrySections.has(classes.heading) ? 'entries-heading' : 'other-heading'
  }
  if (classes.contact) return 'contact'
  if (piece.count === 1 && readsAsProse(text)) return startsWithDeed(text) ? 'deed' : 'prose'
  if (classes.employment) return 'employment'
  if (classes.organisation === 2) return 'legal-form'
  if (classes.degree === 2) return 'degree'
  if (classes.school) return 'school'
  if (classes.title >= 2) return 'title'
  if (classes.place === 2 || (classes.town && classes.organisation === 0)) return 'place'
  if (skill === 2) return 'spoken'
  if (skill === 1 && classes.title < 2) return 'skill'
  if (classes.organisation === 1) return 'organisation'
  if (classes.degree === 1) return 'degree'
  if (classes.title === 1) return 'maybe-title'
  if (row.bullet && startsWithDeed(text)) return 'deed'
  return 'plain'
}

const bucket = (share: number) => (share === 0 ? 0 : share < 0.34 ? 1 : share < 0.67 ? 2 : 3)
const lengthOf = (text: string) => {
  const words = /[\u3040-\u30ff\u3400-\u9fff]/.test(text) ? Math.ceil(text.length / 3) : text.split(/\s+/).length
  return words <= 3 ? words - 1 : words <= 5 ? 3 : words <= 8 ? 4 : words <= 14 ? 5 : 6
}
const shapeOf = (text: string) => {
  if (!/\p{L}/u.test(text)) return 4
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return 5
  if (!/\p{Ll}/u.test(text)) return 0
  if (/^[^\p{L}]*\p{Ll}/u.test(text)) return 3
  const words = text.match(/\p{L}[\p{L}\p{M}'’.-]*/gu) ?? []
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return capital >= 0.7 * words.length ? 1 : 2
}

/** What most names of schools are: three words with capitals. */
const [shapeOfSchool, lengthOfSchool] = [1, 2]

const styleOf = (row: Row, upper: boolean) => `${Math.round(row.size * 2)} ${row.bold} ${upper} ${row.bullet}`

/** Where pieces of the same part stand on lines of the same style: first, last or between, with dates on the line or not. */
const columnOf = ({ style, hasDate }: RowSeen, { order, count, separator, bold }: Piece) =>
  `${style} ${bold} ${hasDate} ${order === 0 ? 0 : order === count - 1 ? 2 : 1} ${count > 3 ? 3 : count} ${separator}`

class Rate {
  all = 0
  titles = 0
  organisations = 0
  schools = 0
  dates = 0
  places = 0
  skills = 0
  add({ classes, kind, skill }: Seen) {
    this.all += 1
    if (skill === 1) this.skills += 1
    if (classes.title >= 2 && classes.organisation < 2) this.titles += 1
    if (classes.organisation > 0 && classes.title < 3) this.organisations += 1
    if (classes.school || classes.degree > 0) this.schools += 1
    if (classes.place === 2 || classes.town) this.places += 1
    if (kind >= 1 && kind <= 4) this.dates += 1
  }
}

const rateOf = (rates: Map<string, Rate>, key: string) => {
  let rate = rates.get(key)
  if (!rate) {
    rate = new Rate()
    rates.set(key, rate)
  }
  return rate
}

/** A position of the chain, and the column that its piece stands in: where a document sets one title, it sets them all. */
export interface PiecePosition extends ChainPosition {
  column: string
}

/** What other readers say about a piece: number of a hint, and of a kind of skill. */
export interface Signs {
  hintOf(piece: Piece): number
  skillOf(piece: Piece): number
}
const noSigns: Signs = { hintOf: () => 0, skillOf: () => 0 }

/** The features of every piece of a document, in order, with the way each follows the one before. */
export const positionsOf = (pieces: Piece[], { hintOf, skillOf }: Signs = noSigns): PiecePosition[] => {
  const seen = pieces.map((piece): Seen => {
    const classes = wordClassesOf(piece.text)
    const skill = skillOf(piece)
    return { classes, skill, kind: kindNumber.get(kindOf(piece, classes, skill))! }
  })
  const rows = rowsSeen(pieces, seen)
  const byStyle = new Map<string, Rate>()
  const byColumn = new Map<string, Rate>()
  for (const row of rows) {
    for (const [index, piece] of row.pieces.entries()) {
      rateOf(byStyle, row.style).add(seen[row.first + index]!)
      rateOf(byColumn, columnOf(row, piece)).add(seen[row.first + index]!)
    }
  }
  const stylesWithDates = new Map<string, { rows: number; dated: number }>()
  for (const [index, row] of rows.entries()) {
    const count = stylesWithDates.get(row.style) ?? { rows: 0, dated: 0 }
    stylesWithDates.set(row.style, count)
    count.rows += 1
    if (row.hasDate || rows[index + 1]?.hasDate) count.dated += 1
  }
  const result: PiecePosition[] = []
  let section = 0
  let since = 9
  let sinceUnknown = 99
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1]
    const below = rows[at + 1]
    const heading = kinds[row.kind]
    const isHeading = row.pieces.length <= 2 && !row.row.bullet
    if (isHeading && heading === 'work-heading') [section, since, sinceUnknown] = [1, 0, 99]
    else if (isHeading && heading === 'education-heading') [section, since, sinceUnknown] = [2, 0, 99]
    else if (isHeading && heading === 'entries-heading') [section, since, sinceUnknown] = [3, 0, 99]
    else if (isHeading && heading === 'other-heading') [section, since, sinceUnknown] = [4, 0, 99]
    else if (isHeading && heading === 'skills-heading') [section, since, sinceUnknown] = [5, 0, 99]
    else since += 1
    if (row.looksLikeHeading === 3 && since > 0) sinceUnknown = 0
    else if (sinceUnknown < 99) sinceUnknown += 1
    const distance = distanceOf(since)
    const unknownDistance = distanceOf(sinceUnknown)
    const style = byStyle.get(row.style)!
    const { rows: styleRows, dated } = stylesWithDates.get(row.style)!
    const next = below?.gap ?? 3
    const skillsBelow = Math.max(below?.skills ?? 0, rows[at + 2]?.skills ?? 0)
    const wasDate = above?.hasDate ? 1 : rows[at - 2]?.hasDate ? 2 : 0
    const willDate = below?.hasDate ? 1 : rows[at + 2]?.hasDate ? 2 : 0
    for (const [index, piece] of row.pieces.entries()) {
      const { classes, kind } = seen[row.first + index]!
      const columnName = columnOf(row, piece)
      const column = byColumn.get(columnName)!
      const separator = separators.indexOf(piece.separator)
      const position = piece.count === 1 ? 0 : piece.order === 0 ? 1 : piece.order === piece.count - 1 ? 3 : 2
      const before = index > 0 ? seen[row.first + index - 1]!.kind : NONE
      const after = index + 1 < row.pieces.length ? seen[row.first + index + 1]!.kind : NONE
      const [kindAbove, kindBelow] = [above?.kind ?? NONE, below?.kind ?? NONE]
      const rowDate = Number(row.hasDate)
      const bold = Number(piece.bold)
      const mixed = row.row.boldParts ? 1 + Number(piece.bold) : 0
      const bullet = Number(row.row.bullet)
      const titles = bucket(style.titles / style.all)
      const organisations = bucket(style.organisations / style.all)
      const dates = bucket(dated / styleRows)
      const columnTitles = bucket(column.titles / column.all)
      const columnOrganisations = bucket(column.organisations / column.all)
      const looks = row.looksLikeHeading
      const pair = (a: number, width: number, b: number) => a * width + b
      const features = [
        t.bias.first,
        t.kind.first + kind,
        t.title.first + classes.title,
        t.organisation.first + classes.organisation,
        t.school.first + Number(classes.school),
        t.degree.first + classes.degree,
        t.place.first + classes.place,
        t.town.first + Number(classes.town),
        t.townSeparator.first + pair(Number(classes.town), separators.length, separator),
        t.townColumn.first + pair(Number(classes.town), 4, bucket(column.places / column.all)),
        t.separator.first + separator,
        t.position.first + position,
        // Which school it is must not move anything: all names of schools look alike.
        t.shape.first + (classes.school ? shapeOfSchool : shapeOf(piece.text)),
        t.length.first + (classes.school ? lengthOfSchool : lengthOf(piece.text)),
        t.stop.first + Number(/[.;!?。]$/.test(piece.text)),
        t.digits.first + Number(/\d/.test(piece.text)),
        t.bold.first + bold,
        t.size.first + row.size,
        t.upper.first + Number(row.upper),
        t.bullet.first + bullet,
        t.gap.first + row.gap,
        t.gapAfter.first + next,
        t.indent.first + row.indent,
        t.rowDate.first + rowDate,
        t.wasDate.first + wasDate,
        t.willDate.first + willDate,
        t.section.first + section,
        t.distance.first + pair(section, distances.length, distance),
        t.unknownHeading.first + looks,
        t.sinceUnknown.first + pair(unknownDistance, 2, Number(sinceUnknown < 99)),
        t.styleCount.first + (styleRows <= 2 ? styleRows - 1 : styleRows <= 5 ? 2 : 3),
        t.styleDate.first + dates,
        t.styleTitle.first + titles,
        t.styleOrganisation.first + organisations,
        t.styleSchool.first + bucket(style.schools / style.all),
        t.kindSection.first + pair(kind, sections.length, section),
        t.kindSeparator.first + pair(kind, separators.length, separator),
        t.kindPosition.first + pair(kind, positions.length, position),
        t.kindBefore.first + pair(kind, kinds.length, before),
        t.kindAfter.first + pair(kind, kinds.length, after),
        t.kindAbove.first + pair(kind, kinds.length, kindAbove),
        t.kindBelow.first + pair(kind, kinds.length, kindBelow),
        t.below2.first + (rows[at + 2]?.kind ?? NONE),
        t.above2.first + (rows[at - 2]?.kind ?? NONE),
        t.kindRowDate.first + pair(kind, 2, rowDate),
        t.kindBullet.first + pair(kind, 2, bullet),
        t.kindGap.first + pair(kind, gaps.length, row.gap),
        t.kindStyleTitle.first + pair(kind, 4, titles),
        t.kindStyleOrganisation.first + pair(kind, 4, organisations),
        t.kindUnknown.first + pair(kind, 4, looks),
        t.titleOrganisation.first + pair(titles, 4, organisations),
        t.titleDate.first + pair(titles, 4, dates),
        t.organisationDate.first + pair(organisations, 4, dates),
        t.headingDate.first + pair(looks, 3, willDate),
        t.boldSeparator.first + pair(bold, separators.length, separator),
        t.mixed.first + mixed,
        t.kindMixed.first + pair(kind, 3, mixed),
        t.mixedPosition.first + pair(mixed, positions.length, position),
        t.mixedSection.first + pair(mixed, sections.length, section),
        t.boldDate.first + pair(bold, 2, rowDate),
        t.positionDate.first + pair(position, 2, rowDate),
        t.label.first + labelNumber(classes.label),
        t.labelBefore.first + labelNumber(index > 0 ? seen[row.first + index - 1]!.classes.label : null),
        t.labelAbove.first + (above?.pieces.length === 1 ? labelNumber(seen[above.first]!.classes.label) : 0),
        t.columnTitle.first + columnTitles,
        t.columnOrganisation.first + columnOrganisations,
        t.columnSchool.first + bucket(column.schools / column.all),
        t.columnDate.first + bucket(column.dates / column.all),
        t.columnPlace.first + bucket(column.places / column.all),
        t.columnBoth.first + pair(columnTitles, 4, columnOrganisations),
        t.kindColumnTitle.first + pair(kind, 4, columnTitles),
        t.kindColumnOrganisation.first + pair(kind, 4, columnOrganisations),
        sk.skill.first + seen[row.first + index]!.skill,
        sk.skillSection.first + pair(seen[row.first + index]!.skill, sections.length, section),
        sk.styleSkill.first + bucket(style.skills / style.all),
        sk.columnSkill.first + bucket(column.skills / column.all),
        sk.rowSkill.first + pair(kind, 4, row.skills),
        sk.belowSkill.first + pair(kind, 4, skillsBelow),
        sk.aboveSkill.first + pair(kind, 4, above?.skills ?? 0),
        b.dates.first + pair(row.head.fromDates, steps.length, row.head.toDates),
        b.lines.first + pair(row.head.line, places.length, row.head.lines),
        b.kindLine.first + pair(kind, places.length, row.head.line),
        b.kindOthers.first + pair(kind, others.length, row.head.others),
        b.othersDates.first + pair(row.head.others, steps.length, row.head.toDates),
      ]
      const hint = hintOf(piece)
      features.push(
        h.hint.first + hint,
        h.kindHint.first + pair(kind, hints.length, hint),
        h.hintSection.first + pair(hint, sections.length, section),
        h.hintAbove.first + pair(hint, kinds.length, kindAbove),
        h.hintBelow.first + pair(hint, kinds.length, kindBelow),
      )
      result.push({ features, step: index > 0 ? 0 : row.gap === 0 ? 1 : row.gap <= 2 ? 2 : 3, column: `${columnName} ${kind}` })
    }
  }
  return result
}

const distanceOf = (lines: number) => (lines <= 1 ? lines : lines <= 3 ? 2 : lines <= 9 ? 3 : 4)

/** Lines with what the pieces on them and their look say. */
const rowsSeen = (pieces: Piece[], seen: Seen[]): RowSeen[] => {
  const rows: RowSeen[] = []
  const all = [...new Set(pieces.map(({ row }) => row))]
  const body = bodySize(all)
  const leftOf = leftEdges(all)
  const typical = typicalStep(all)
  for (let first = 0; first < pieces.length; ) {
    const { row } = pieces[first]!
    let last = first
    while (last < pieces.length && pieces[last]!.row === row) last += 1
    const own = pieces.slice(first, last)
    const upper = !/\p{Ll}/u.test(row.text) && /\p{Lu}/u.test(closeLetterSpacing(row.text))
    const telling = seen.slice(first, last).find(({ kind }) => kind !== PLAIN && (kind < 1 || kind > 4)) ?? seen[first]!
    const previous = rows.at(-1)?.row
    const left = leftOf.get(row.block) ?? row.left
    rows.push({
      row,
      pieces: own,
      first,
      hasDate: own.some(({ period }) => period?.isRange || (period && own.length <= 4)) && !(row.bullet && row.text.length > 90),
      isProse: readsAsProse(row.text),
      style: styleOf(row, upper),
      size: row.size === 0 ? 0 : row.size < body - 0.4 ? 1 : row.size <= body + 0.4 ? 2 : row.size <= body + 2.6 ? 3 : 4,
      upper,
      gap: gapBetween(previous, row, typical),
      indent: row.left === 0 ? 0 : row.left <= left + 4 ? 1 : row.left <= left + 60 ? 2 : 3,
      kind: telling.kind,
      looksLikeHeading: 0,
      head: noHead,
      skills: bucket(seen.slice(first, last).filter(({ skill }) => skill === 1).length / own.length),
    })
    first = last
  }
  markHeadings(rows)
  markHeads(rows, seen)
  return rows
}

/** Text and headings part the heads of entries. */
const partsHeads = ({ row, kind, isProse, hasDate }: RowSeen) =>
  isProse || textOrHeading.has(kind) || (row.bullet && !hasDate && row.text.length > 40)
const textOrHeading = new Set(
  (['work-heading', 'education-heading', 'entries-heading', 'skills-heading', 'other-heading', 'deed', 'prose'] as const).map(
    (kind) => kindNumber.get(kind)!,
  ),
)

/** Other lines of a head that count are this near. */
const near = 3

const markHeads = (rows: RowSeen[], seen: Seen[]) => {
  for (let first = 0; first < rows.length; ) {
    if (partsHeads(rows[first]!)) {
      first += 1
      continue
    }
    let last = first
    while (last < rows.length && !partsHeads(rows[last]!)) last += 1
    const lines = rows.slice(first, last)
    const says = lines.map(({ first: from, pieces }) => saidBy(seen, from, from + pieces.length))
    let before = Number.POSITIVE_INFINITY
    for (const [line, row] of lines.entries()) {
      before = row.hasDate ? 0 : before + 1
      let around = 0
      for (let other = Math.max(0, line - near); other <= line + near && other < lines.length; other += 1)
        if (other !== line) around |= says[other]!
      row.head = {
        line: Math.min(4, line),
        lines: Math.min(4, lines.length - 1),
        fromDates: stepsTo(before),
        toDates: stepsTo(lines.slice(line, line + 4).findIndex(({ hasDate }) => hasDate)),
        others: around,
      }
    }
    first = last
  }
}

const stepsTo = (lines: number) => (lines < 0 || lines === Number.POSITIVE_INFINITY ? 4 : Math.min(3, lines))

/** 1 where a title is among the pieces, 2 where an organisation is, 3 for both. */
const saidBy = (seen: Seen[], from: number, to: number) => {
  let said = 0
  for (let at = from; at < to; at += 1) {
    const { title, organisation, school } = seen[at]!.classes
    if (title >= 2 && organisation < 2) said |= 1
    if (organisation > 0 && title < 3 && !school) said |= 2
  }
  return said
}

const gapBetween = (previous: Row | undefined, row: Row, typical: number) => {
  if (!previous) return 4
  if (previous.page !== row.page) return 4
  if (previous.block !== row.block) return 3
  if (row.left === 0 || typical === 0) return row.afterGap ? 2 : 0
  const step = row.top - previous.top
  return step <= typical * 1.25 ? 0 : step <= typical * 1.8 ? 1 : 2
}

/** The usual distance from one line to the next, in points. */
const typicalStep = (rows: Row[]) => {
  const steps: number[] = []
  for (let at = 1; at < rows.length; at += 1) {
    const step = rows[at]!.top - rows[at - 1]!.top
    if (rows[at]!.block === rows[at - 1]!.block && rows[at]!.page === rows[at - 1]!.page && step > 2) steps.push(step)
  }
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 0
}

const leftEdges = (rows: Row[]) => {
  const edges = new Map<number, number>()
  for (const { block, left } of rows) edges.set(block, Math.min(edges.get(block) ?? Number.POSITIVE_INFINITY, left))
  return edges
}

/**
 * Whether a line looks like a heading, whatever it says: 3 for the very look of lines whose words are known headings, 2 for short lines
 * larger than the text or in capitals, 1 for short bold ones.
 */
const markHeadings = (rows: RowSeen[]) => {
  const known = new Map<string, number>()
  for (const row of rows) {
    const kind = kinds[row.kind]!
    if (row.pieces.length === 1 && (kind === 'work-heading' || kind.endsWith('-heading')))
      known.set(row.style, (known.get(row.style) ?? 0) + 1)
  }
  for (const row of rows) {
    const { text, bullet, bold } = row.row
    const isShort = text.length <= 48 && row.pieces.length <= 2 && !bullet && !/[.;,]$/.test(text)
    if (!isShort) continue
    if ((known.get(row.style) ?? 0) >= 2) row.looksLikeHeading = 3
    else if (row.size >= 3 || row.upper) row.looksLikeHeading = 2
    else if (bold) row.looksLikeHeading = 1
  }
}
