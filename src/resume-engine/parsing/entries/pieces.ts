import type { Period } from '../dates.ts'
import { findPeriods } from '../dates.ts'
import { readsAsProse, startsWithDeed } from '../entry-rows.ts'
import type { Row } from '../row.ts'
import { joinBrokenDates } from './broken-dates.ts'
import { joinCells } from './cells.ts'
import type { Piece, Separator } from './piece.ts'
import { leadsToDate, type ToldLine, toldCuts, toldLinesOf, viaCut } from './told-lines.ts'
import { wordClassesOf } from './word-classes.ts'

/** Longer lines, or those with more words, are sentences, which are not taken apart at commas. */
const longestHead = 150
const mostWords = 18

/** Prepositions between a title and an employer: "Engineer at Acme". Other meanings do no harm, since pieces can be joined again. */
const at =
  'at|@|with|for|bei der Firma|bei|beim|chez|pour|presso|per|c/o|para|em|na empresa|bij|voor|hos|på|ve firmě|w firmie|у компанії|в компании|w/'
/** The same where a name follows; before other words they say where, when or what of. */
const beforeName = 'no|na|nos|nas|ved|vid|w|v|en|i'
const headCuts = [
  viaCut,
  '(?<bar>\\s*[|¦•·‖➢◆▪~∙⋅■●]\\s*|\\s+(?:/{1,2}|::|[»›❯▸▹▶→⇒⟩◊])\\s+|\\t+|\\s{3,})',
  '(?<dash>\\s+[–—−‒―-]+\\s+|\\s*[–—]\\s*|\\s+[-–—]+$|^[-–—]+\\s+)',
  '(?<comma>\\s*[,，、;；،؛]\\s*)',
  '(?<colon>\\s*[:：]\\s+|[：])',
  '(?<bracket>\\s*[()（）[\\]【】]\\s*)',
  `(?<at>\\s+(?:(?:${at})\\s+(?=[\\p{L}\\d])|(?-i:(?:${beforeName})\\s+(?=\\p{Lu}))))`,
  '(?<space>(?<=[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af）)])\\s+(?=[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7afA-Z（(]))',
]
const cutsOfHead = new RegExp(headCuts.join('|'), 'giu')
/** "Engineer. Acme Ltd, Leeds": behind a word that no abbreviation is as long as, once on the line, and not at its end as in prose. */
const stop = /(?<=\p{Ll}{5})\.\s+(?=\p{Lu})/gu
const isTwoThings = (text: string) =>
  /^\p{Lu}/u.test(text) && !text.endsWith('.') && !readsAsProse(text) && !startsWithDeed(text) && text.match(stop)?.length === 1
const cutsOfPair = new RegExp([`(?<sentence>(?-i:${stop.source}))`, ...headCuts].join('|'), 'giu')
/** Sentences that tell of a position, with the words that lead to its parts; capitals tell names there. */
const cutsOfTold = new RegExp([...toldCuts, ...headCuts.filter((cut) => !/^\(\?<(?:at|via)>/.test(cut))].join('|'), 'gu')
/** In sentences only what surely parts two things does. */
const cutsOfText = /(?<bar>\s*[|¦•·‖]\s*|\t+|\s{3,})/gu

const legal =
  /^(?:inc|incorporated|llc|ltd|limited|co|corp|gmbh|l\.?l\.?c|s\.?a|s\.?l|plc|pvt|jr|sr|ph\.?d|llp|b\.?v|n\.?v)\.?(?:\s+(?:ltd\.?|limited|kg))?$/i

/** "Marlowe, Finch and Partners LLP": the names of partners are one firm. */
const partners =
  /^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e|i|og|och|en) (?:[Pp]artne(?:rs?|re|rzy|ři)\b|[Aa]ssoci|[Kk]olleg|[Cc]ollègues|[Ss]oci[oi]?s?\b|[Ss]ócios|\p{Lu}[\p{L}'’-]+ (?:LLP|LLC|GmbH|mbB|AG|SA|Ltd|Inc|SCP|SLP)\b)/u
const oneName = /^\p{Lu}[\p{L}'’-]+$/u

/** Cuts the lines of a document, or of a part of it, into pieces. */
export const piecesOf = (rows: Row[]): Piece[] => {
  const told = toldLinesOf(rows)
  const pieces = rows.map((row) => piecesOfRow(row, told.get(row)))
  joinBrokenDates(rows, pieces)
  return joinCells(pieces).flat()
}

const piecesOfRow = (row: Row, told?: ToldLine): Piece[] => {
  const words = row.text.split(/\s+/).length
  const isShort = row.text.length <= longestHead && words <= mostWords
  const periods = !told && (isShort || row.parts.length > 1) ? findPeriods(row.text) : []
  const dates =
    told?.dates ?? periods.map((period) => ({ ...period, start: row.start + period.start, end: row.start + period.end }))
  const pieces: Piece[] = []
  const add = (start: number, end: number, separator: Separator, period: Period | null) => {
    const place = trimmed(row.text, start - row.start, end - row.start)
    if (!place) return
    pieces.push({
      ...place,
      start: row.start + place.start,
      end: row.start + place.end,
      row,
      order: 0,
      count: 0,
      separator,
      bold: false,
      period,
      ...(told && { isTold: true }),
    })
  }
  for (const [index, part] of row.parts.entries()) {
    let from = part.start
    let separator: Separator = index === 0 ? 'line' : 'gap'
    const within = dates.filter(({ start, end }) => start >= part.start && end <= part.end)
    const isText = !isShort || (dates.length === 0 && readsAsProse(row.text))
    const pattern = told
      ? cutsOfTold
      : isText && part.text.length > 40
        ? cutsOfText
        : isTwoThings(part.text)
          ? cutsOfPair
          : cutsOfHead
    for (const period of [...within, null]) {
      const to = period ? period.start : part.end
      const between = row.text.slice(from - row.start, to - row.start)
      for (const cut of cuts(told && period ? between.replace(leadsToDate, '') : between, pattern)) {
        const edge = pattern === cutsOfHead || pattern === cutsOfPair ? boldEdge(row, from + cut.start, from + cut.end) : null
        add(from + cut.start, edge ?? from + cut.end, cut.separator ?? separator, null)
        if (edge !== null) add(edge, from + cut.end, 'bar', null)
      }
      if (!period) break
      const before = row.text.slice(from - row.start, to - row.start)
      add(period.start, period.end, /\S\s*$/.test(before) ? lastSeparator(before) : separator, period)
      from = period.end
      separator = firstSeparator(row.text.slice(period.end - row.start, part.end - row.start))
    }
  }
  if (pieces.length === 0) return []
  for (const [order, piece] of pieces.entries()) {
    piece.order = order
    piece.count = pieces.length
    piece.bold = isBold(piece)
  }
  return pieces
}

/**
 * Where bold type ends or begins between two words, if that is the one thing it does on the line: "**Cook** Hotel Belmont" are two things,
 * words in bold within a sentence are none.
 */
const boldEdge = ({ boldParts, bullet, text, start: first, end: last }: Row, start: number, end: number): number | null => {
  const [bold, other] = boldParts ?? []
  if (!bold || other || bullet || (bold.start > first + 1 && bold.end < last - 1)) return null
  const edge = bold.start > first + 1 ? bold.start : bold.end
  if (edge <= start + 1 || edge >= end - 1) return null
  const [before, after] = [text.slice(start - first, edge - first), text.slice(edge - first, end - first)]
  return (/\s$/.test(before) || /^\s/.test(after)) && /\p{L}{2}/u.test(before) && /\p{L}{2}/u.test(after) ? edge : null
}

const isBold = ({ start, end, row: { bold, boldParts } }: Piece) => {
  if (!boldParts) return bold
  const length = boldParts.reduce((sum, part) => sum + Math.max(0, Math.min(part.end, end) - Math.max(part.start, start)), 0)
  return 2 * length > end - start
}

/** What the words of a sentence are like on the line of a head: "as Engineer" is a "Position: Engineer". */
const likeOf: Record<string, Separator> = { as: 'colon', in: 'comma', via: 'bracket', sentence: 'bar', behind: 'space' }

interface Cut {
  start: number
  end: number
  /** Null for the first. */
  separator: Separator | null
}

const cuts = (text: string, pattern: RegExp): Cut[] => {
  const found: Cut[] = []
  let from = 0
  let separator: Separator | null = null
  for (const match of text.matchAll(pattern)) {
    const group = Object.entries(match.groups!).find(([, value]) => value !== undefined)![0]
    const kind = likeOf[group] ?? (group as Separator)
    // "Acme, Inc." is one name
    const rest = text.slice(match.index + match[0].length)
    const next = /^[^,|()\n]*/.exec(rest)![0].trim()
    if (kind === 'comma' && (legal.test(next) || (partners.test(next) && oneName.test(text.slice(from, match.index).trim()))))
      continue
    // "Licenciatura em Turismo" is what was studied; short words lead to an employer only behind a title
    if (kind === 'at' && !isBeforeEmployer(text.slice(from, match.index).trim(), match[0].trim())) continue
    found.push({ start: from, end: match.index, separator })
    from = match.index + match[0].length
    separator = kind
  }
  found.push({ start: from, end: text.length, separator })
  return found
}

const shortWord = new RegExp(`^(?:${beforeName})$`, 'iu')
const beforeField = new RegExp(`^(?:${beforeName}|em|para|pour|for|voor|på)$`, 'iu')
const isBeforeEmployer = (before: string, word: string) => {
  const { degree, title } = wordClassesOf(before)
  return degree > 0 ? !beforeField.test(word) : title > 0 || !shortWord.test(word)
}

const lastSeparator = (before: string): Separator => {
  const mark = before.trimEnd().at(-1) ?? ''
  if (/\s{3,}$|\t$/.test(before)) return 'gap'
  return separatorOf(mark)
}
const firstSeparator = (after: string): Separator => {
  if (/^\s{3,}|^\t/.test(after)) return 'gap'
  return separatorOf(after.trimStart()[0] ?? '')
}
const separatorOf = (mark: string): Separator => {
  if (/[|¦•·‖/]/.test(mark)) return 'bar'
  if (/[-–—−]/.test(mark)) return 'dash'
  if (/[,，、;；،؛]/.test(mark)) return 'comma'
  if (/[()（）[\]]/.test(mark)) return 'bracket'
  if (/[:：]/.test(mark)) return 'colon'
  return 'space'
}

/** Without the signs around it; null when nothing is left. A bracket that opens inside stays with its closing one. */
const trimmed = (text: string, start: number, end: number): { start: number; end: number; text: string } | null => {
  const raw = text.slice(start, end)
  const lead = /^[\s,;:|•·()[\]（）–—\-/、，\u00ad*]+/u.exec(raw)?.[0].length ?? 0
  let inner = raw.slice(lead).replace(/[\s,;:|•·([（–—\-/、，\u00ad]+$/u, '')
  if (/[)\]）]$/.test(inner) && !/[([（]/.test(inner)) inner = inner.replace(/[\s)\]）]+$/u, '')
  if (!/[\p{L}\p{N}]/u.test(inner)) return null
  return { start: start + lead, end: start + lead + inner.length, text: inner }
}
