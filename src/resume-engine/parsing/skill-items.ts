import { findSkills } from '../taxonomy/skills.ts'
import { findPeriods } from './dates.ts'
import type { Row } from './row.ts'

export interface SkillItem {
  start: number
  end: number
  page: number
  /** As written, on one line. */
  text: string
  /** True for words that are too many to be the name of a skill. */
  isPhrase: boolean
}

/** Rows that were one line before a narrow column broke them. */
interface LogicalLine {
  start: number
  end: number
  page: number
}

const labelled = /^[\p{L}&/() +-]{2,40}[:：]/u

const joinWrapped = (rows: Row[], others: Row[]): LogicalLine[] => {
  const lines: LogicalLine[] = []
  const longest = Math.max(24, ...rows.map((row) => row.text.length))
  let previous: Row | null = null
  for (const row of rows) {
    const last = lines.at(-1)
    if (last && previous && continues(previous, row, () => isFull(previous!, row, others, longest))) last.end = row.end
    else lines.push({ start: row.start, end: row.end, page: row.page })
    previous = row
  }
  return lines
}

const usualSize = (rows: Row[]) => {
  const sizes = rows.map(({ size }) => size).toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

const nearby = 120

/** True when the next word would not have fitted on the line: then a narrow column has broken it. */
const isFull = (previous: Row, next: Row, others: Row[], longest: number) => {
  if (previous.right === 0) return previous.text.length > longest * 0.72
  let edge = previous.right
  for (const row of others.slice(Math.max(0, previous.index - nearby), previous.index + nearby))
    if (row.page === previous.page && Math.abs(row.left - previous.left) <= 60 && row.right > edge) edge = row.right
  const word = next.text.split(' ', 1)[0]!.length + 1
  return previous.right + (word * (next.right - next.left)) / next.text.length > edge
}

const continues = (previous: Row, row: Row, isBroken: () => boolean) => {
  if (
    row.bullet ||
    row.afterGap ||
    notSkill.test(row.text) ||
    notSkill.test(previous.text) ||
    labelled.test(row.text) ||
    row.parts.length > 1 ||
    previous.parts.length > 1
  )
    return false
  if (/^[a-z(]/.test(row.text) && /[,(/&-]|\band$/.test(previous.text)) return true
  if (/[,，、،]$/.test(previous.text)) return true
  return /[,;•|·]/.test(previous.text) && !/\.$/.test(previous.text) && isBroken()
}

const opening = /^(?:and|&|or|e\.?g\.?|i\.?e\.?|such as|like|including|etc|other)\b[\s:.]*/i
const intro =
  /^(?:(?:highly |very )?(?:proficient|proficiency|skilled|experienced|experience|expert|expertise|knowledge(?:able)?|familiar(?:ity)?|fluent|working knowledge|hands[- ]on(?: experience)?|strong|good|excellent|basic|advanced|sound|in-depth)\s+)+(?:in|with|of|on|knowledge of|understanding of|using|at)\s+(?:the\s+)?/i
const innerLabel = /^[\p{L} /&]{3,24}[:：]\s+(?=\S)/u
const level =
  /\s*(?:[([–-]\s*)?(?:\b(?:less than )?\d{1,2}\+?\s*(?:years?|yrs?|months?)\b|\b(?:advanced|intermediate|beginner|basic|expert|proficient|native|fluent|novice|professional)\s*$|\d{1,3}\s*%|[★☆●○◦•]{2,}|\d\s*\/\s*\d{1,2}\s*$).*$/iu
const notSkill =
  /^(?:etc|others?|various|basic|advanced|intermediate|beginner|expert|proficient|skills?|tools?|technical|programming|languages?|frameworks?|databases?|libraries|software|hardware|platforms?|operating systems?|applications?|packages?|technologies|web|methodologies|environment|ides?|domain|known|good|excellent|strong|years?|months?|and|n\/a|none|yes|no|present|current|over|lines|familiar|一般|了解|熟悉|精通|掌握|超过|低于|行|编程|云计算)\.?:?$/iu

const trimItem = (text: string, start: number, end: number): { start: number; end: number } => {
  let from = start
  let to = end
  while (
    from < to &&
    /[\s"'“”`.:–—\-)>\uf000-\uf8ff•·*Â]/u.test(text[from]!) &&
    !/^\.(?:net|js)/i.test(text.slice(from, from + 4))
  )
    from += 1
  while (to > from && /[\s"'“”`.:;,–—\-(\uf000-\uf8ff•·Â]/u.test(text[to - 1]!)) to -= 1
  return { start: from, end: to }
}

const cutPieces = (text: string, start: number, end: number): { start: number; end: number }[] => {
  const pieces: { start: number; end: number }[] = []
  let depth = 0
  let from = start
  const written = text.slice(start, end)
  const lastClose = start + Math.max(written.lastIndexOf(')'), written.lastIndexOf(']'))
  for (let at = start; at < end; at += 1) {
    const letter = text[at]!
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    else if (depth === 0 || at > lastClose) {
      const isSplit =
        /[,;|•·●▪◦‣∙■➢►✓✔*，、；،؛\t]/u.test(letter) ||
        ((letter === '–' || letter === '—' || letter === '-') && text[at - 1] === ' ' && text[at + 1] === ' ') ||
        (letter === ' ' && text[at + 1] === ' ' && text[at + 2] === ' ') ||
        (letter === '.' &&
          text[at + 1] === ' ' &&
          /[\p{Ll}\p{Lu})]{2}/u.test(text.slice(at - 2, at)) &&
          /\p{Lu}/u.test(text[at + 2] ?? ''))
      if (isSplit) {
        pieces.push({ start: from, end: at })
        from = at + 1
      }
    }
  }
  pieces.push({ start: from, end })
  return pieces
}

/** "Windows and Mac OS" is two when both sides are skills; "Research and Development" stays one. */
const splitAnd = (text: string, start: number, end: number): { start: number; end: number }[] => {
  const middle = /\s(?:and|&|or|et|und|y)\s/i.exec(text.slice(start, end))
  if (!middle) return [{ start, end }]
  const left = { start, end: start + middle.index }
  const right = { start: left.end + middle[0].length, end }
  const whole = findSkills(text, { start, end, listContext: true })
  if (whole.some((found) => found.start < left.end && found.end > right.start)) return [{ start, end }]
  const isSkill = (part: { start: number; end: number }) =>
    findSkills(text, { ...part, listContext: true }).some((found) => found.end - found.start >= (part.end - part.start) * 0.6)
  return isSkill(left) && isSkill(right) ? [left, right] : [{ start, end }]
}

/** Kinds whose names head lists ("AI/ML:", "Databases:") rather than stand in them. */
const categories = new Set(['human_language', 'concept', 'field', 'knowledge', 'method', 'ai', 'soft', 'standard'])

/** The items of a list of skills, labels ("Languages:"), levels and introductions taken off. */
export const listItems = (text: string, rows: Row[], others = rows): SkillItem[] => {
  const items: SkillItem[] = []
  const add = (from: number, to: number, page: number, alone = false) => {
    let { start, end } = trimItem(text, from, to)
    for (const lead of [opening, innerLabel, intro, opening]) {
      const match = lead.exec(text.slice(start, end))
      if (match) start += match[0].length
    }
    const tail = level.exec(text.slice(start, end))
    if (tail && tail.index > 1) end = start + tail.index
    ;({ start, end } = trimItem(text, start, end))
    const written = text.slice(start, end).replace(/\s+/g, ' ')
    if (written.length === 0 || written.length > 160 || notSkill.test(written) || !/\p{L}/u.test(written)) return
    if (written.length === 1 && !/^[CRD]$/.test(written)) return
    if (/@|https?:|www\./.test(written) || findPeriods(written).some(({ isRange }) => isRange)) return
    const words = written.split(' ')
    const lower = words.filter((word) => /^[a-z]/.test(word)).length
    // a line of its own in lower case is rather a piece of prose than the name of a skill
    const isProse = alone && lower === words.length && /^\p{Ll}/u.test(written) && words.length > 1
    items.push({
      start,
      end,
      page,
      text: written,
      isPhrase: isProse || words.length > 5 || written.length > 46 || (words.length > 4 && lower > 3),
    })
  }
  const usual = usualSize(rows)
  // larger type inside the section names a group of skills
  const plain = rows.filter((row) => row.size <= usual + 1 || row.parts.length > 1 || /[,;•|]/.test(row.text))
  for (const line of joinWrapped(plain, others)) {
    let from = line.start
    const written = text.slice(line.start, line.end)
    const colon = /^[^:：,;]{1,46}[:：]/u.exec(written) ?? /^[^:：,;–—]{2,40}\s[–—-](?=\s[^,]{1,40},)/u.exec(written)
    if (colon) {
      const label = { start: line.start, end: line.start + colon[0].length - 1 }
      const named = findSkills(text, { ...label, listContext: false })
      const isNamed = named.some(
        (found) => !found.ambiguous && !categories.has(found.kind) && found.end - found.start >= (label.end - label.start) * 0.8,
      )
      if (isNamed && colon[0].length < written.length) add(label.start, label.end, line.page)
      from = line.start + colon[0].length
      if (/^\s*\w*\s*languages?\s*$/i.test(colon[0].slice(0, -1)) && !programmingLine(text, from, line.end)) continue
    }
    if (!colon) from += labelColumn(written)
    const pieces = cutPieces(text, from, line.end)
    for (const piece of pieces) {
      if (pieces.length === 1) {
        const several = unseparated(text, piece)
        if (several) {
          for (const one of several) add(one.start, one.end, line.page)
          continue
        }
      }
      const skipped = intro.exec(text.slice(piece.start, piece.end).trimStart())?.[0].length ?? 0
      const lead = text.slice(piece.start, piece.end).length - text.slice(piece.start, piece.end).trimStart().length
      const from = skipped > 0 ? piece.start + lead + skipped : piece.start
      for (const part of splitAnd(text, from, piece.end)) add(part.start, part.end, line.page, pieces.length === 1 && !colon)
    }
  }
  return items
}

/** "Digital skills      SQL, Excel": a label set apart by a gap in place of a colon. */
const labelColumn = (written: string) => {
  const gap = /\s{3,}|\t/.exec(written)
  if (!gap || gap.index > 40) return 0
  const label = written.slice(0, gap.index)
  return /(?:skills?|languages?|tongues?(?:\(s\))?|tools?|frameworks?|databases?|technologies|systems|software|competences?)$/i.test(
    label,
  )
    ? gap.index + gap[0].length
    : 0
}

const programmingLine = (text: string, start: number, end: number) =>
  findSkills(text, { start, end, listContext: true }).some(({ kind }) => kind !== 'human_language' && kind !== 'soft')

/** "Go Python Node.js TypeScript": names side by side without a separator, as pills and columns come out. */
const unseparated = (text: string, piece: { start: number; end: number }) => {
  const written = text.slice(piece.start, piece.end)
  if (/\b(?:and|of|for|with|in)\b/i.test(written)) return null
  const found = findSkills(text, { ...piece, listContext: true })
  if (found.length < 2) return null
  const length = found.reduce((sum, { start, end }) => sum + end - start, 0)
  return length >= written.replace(/\s/g, '').length * 0.9 ? found : null
}
