import type { Fact } from '../facts.ts'
import { isDocumentName, isNameLabel, isReadingLabel } from '../taxonomy/languages/lexicon.ts'
import {
  honorificEnd,
  honorificLength,
  isCompactName,
  nameLabelStart,
  startsWithReadingLabel,
} from '../taxonomy/languages/person-words.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { withoutGlyphs } from './glyphs.ts'
import { isOrdinary, meansElse } from './name-doubts.ts'
import { couldBeName, isTitle, lead, mayBeginName, mayHoldName, soundsLikeWork, withoutSuffix } from './name-form.ts'
import type { Row } from './row.ts'
import { closeLetterSpacing } from './sections.ts'
import { stackedNames } from './stacked-name.ts'
import { introductionLength, toldName } from './told-name.ts'

interface Candidate {
  value: string
  start: number
  end: number
  row: number
  score: number
  /** Words of it that an address repeats. */
  echo: number
  /** An address repeats it, a label, its place or its type announces it: then even words of work are a name. */
  sure: boolean
}

interface CandidateText {
  text: string
  start: number
  end: number
  /** A label announces it. */
  cued: boolean
  /** A form of address or a degree stands before it. */
  titled: boolean
}

/** "Patricia Kemelu FNP-C": shorter ones may be a family name. */
const endsInLetters = /\p{Ll}\S*\s\p{Lu}[\p{Lu}.-]{2,7}$/u

/** "JOHN DOE" is kept as written; letter-spaced names are closed up with the help of the wider gap or the e-mail address. */
const candidateTexts = (row: Row): CandidateText[] => {
  const found: CandidateText[] = []
  const add = (raw: string, offset: number, cued: boolean) => {
    let text = raw
    let from = offset
    const skip = /^[^\p{L}\p{N}]+/u.exec(text)?.[0].length ?? 0
    text = text.slice(skip)
    from += skip
    // "Mgr inż. Katarzyna": two of them
    for (let turn = 0; turn < 3; turn += 1) {
      const title = honorificLength(text)
      if (title === 0 || title >= text.length) break
      text = text.slice(title)
      from += title
    }
    text = text.replace(honorificEnd, '')
    if (text.length > 90 || !mayBeginName.test(text)) return
    if (text.length > 6 && (text.includes(',') || endsInLetters.test(text) || !couldBeName(text))) text = withoutSuffix(text)
    text = withoutTitle(onlyOnce(text))
    text = text.replace(/[\s,.;:|•·–—-]+$/u, (tail) => (/^\.$/.test(tail) ? tail : ''))
    if (text.length > 1) found.push({ text, start: from, end: from + text.length, cued, titled: from > offset + skip })
  }
  const label = nameLabelStart(row.text)
  const cue = label ?? lead.exec(row.text)?.[0]
  if (cue) {
    const rest = row.text.slice(cue.length).split(/\s{3,}|[|•·]|\s[–—-]\s|[（(]/)[0]!
    const isName = label !== null || /name|nom|姓|氏|candidate|applicant/i.test(cue)
    add(rest, row.start + cue.length, isName)
    if (label) return found
  }
  if (row.parts.length > 1 && closeLetterSpacing(row.text) !== row.text) add(row.text, row.start, false)
  for (const part of row.parts) {
    const inner = part.text.search(/\s*(?:[|•·]|(?<=[\u4e00-\u9fff])\s{2,}|\s[–—-]\s|,\s(?=[A-Z][a-z]+ )|[(（])/)
    add(part.text, part.start, false)
    if (inner > 1 && inner < 60) add(part.text.slice(0, inner), part.start, false)
    const contact = part.text.search(/\s+(?:[\p{L}\p{N}._-]+@|\+?\(?\d|https?:|www\.|e-?mail|phone|mobile|tel\b)/iu)
    if (contact > 3 && contact < 60) add(part.text.slice(0, contact), part.start, false)
  }
  return found
}

/** A head that a page shows twice, once for a wide and once for a narrow window: "Ann Roe Ann Roe". */
const onlyOnce = (text: string) => /^(.{5,45})\s+\1$/u.exec(text)?.[1] ?? text

/** "Ann Roe, Residential Manager" */
const withoutTitle = (text: string) => {
  const comma = text.indexOf(', ')
  return comma > 3 && isTitle(text.slice(comma + 2)) ? text.slice(0, comma) : text
}

/** Letters of Cyrillic as addresses write them, and those that Unicode does not take apart. */
const latin: Record<string, string> = Object.fromEntries(
  `а a б b в v г g ґ g д d е e є ie ж zh з z и i і i ї i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu
  я ya ь _ ъ _ ł l ø o đ d ß ss æ ae œ oe ı i`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, letter, index, all) => {
      if (index % 2 === 0) pairs.push([letter, all[index + 1]!.replace('_', '')])
      return pairs
    }, []),
)

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .replace(/[\u0400-\u04ffłøđßæœı]/g, (letter) => latin[letter] ?? letter)

/** How many words of the name an address, such as an e-mail's local part or a profile link, repeats. */
const echoes = (name: string, addresses: string[]) => {
  const words = name.split(/[\s,]+/).map(lettersOf)
  let best = 0
  for (const address of addresses) {
    const letters = lettersOf(address)
    const hits = words.filter((word) => word.length >= 3 && letters.includes(word)).length
    const initials = words.map((word) => word[0]).join('')
    best = Math.max(best, hits + (hits > 0 && letters.includes(initials) ? 0.3 : 0))
  }
  return best
}

const profile = /(?:linkedin\.com\/in\/|github\.com\/|gitlab\.com\/|behance\.net\/)([\p{L}\p{N}._-]{3,60})/giu

/**
 * The person's name: the words at the head of the document, largest of their page, echoed by the e-mail address, that are neither a
 * heading nor a title nor a place. Null when nothing speaks for any candidate.
 */
export const findName = (document: { text: string }, rows: Row[], emails: string[]): Fact<string> | null => {
  const addresses = emails.map((email) => email.split('@')[0]!)
  for (const row of rows.slice(0, 40)) for (const match of row.text.matchAll(profile)) addresses.push(match[1]!)
  const firstPage = rows.filter(({ page }) => page === 1)
  const largest = Math.max(0, ...firstPage.map(({ size }) => size))
  const largestRows = firstPage.filter(({ size }) => size > 0 && size >= largest - 0.5).length
  const candidates: Candidate[] = []
  const consider = (
    text: string,
    start: number,
    end: number,
    row: Row,
    cued: boolean,
    order: number,
    titled = false,
    isGlued = false,
  ) => {
    const intro = introductionLength(text)
    if (intro > 0) return consider(text.slice(intro).replace(/[.,!]$/, ''), start + intro, end, row, true, order, titled)
    const isLargest = row.size > 0 && row.size >= largest - 0.5
    const whole = isLargest || order === 0 ? withoutLooseSigns(text) : text
    const spaced = closeLetterSpacing(whole)
    const value = spaced === whole ? whole.replace(/\s+/g, ' ') : splitClosed(spaced, addresses)
    const plain = withoutGlyphs(value)
    const coversRow = titled || end - start >= (row.end - row.start) * 0.85
    const letterSpaced = spaced !== text && !value.includes(' ')
    if (
      !letterSpaced &&
      !couldBeName(
        plain,
        (cued || start === row.start) && (cued || order < 3 || besideContact(row.index) || (isLargest && largestRows <= 4)),
      )
    )
      return
    if (letterSpaced && (headingKind(plain) !== null || plain.length < 6)) return
    const echo = echoes(value, addresses)
    let score = echo * 2.5 + (cued ? 4 : 0)
    if (isLargest) score += 3
    else if (row.size > 0 && largest > 0 && row.size >= largest * 0.8) score += 1
    score += order === 0 ? 2.5 : order < 3 ? 1.5 : order < 6 ? 0.5 : order < 14 ? 0 : -1
    if (titled) score += 1
    if (isGlued) score += 0.3
    if (row.bullet) score -= 2
    if (coversRow && besideContact(row.index)) score += 1.5
    if (coversRow) score += 0.5
    if (isCompactName(plain) || /^[\u3400-\u9fff]+[ \u3000][\u3400-\u9fff\u3040-\u30ff]+$/.test(plain)) score += 1
    // a reading aid beside the name
    else if (/^[\u3040-\u30ff\s\u3000・]+$/.test(plain)) score -= 1.5
    if (score >= enough && echo < 1 && !cued && soundsLikeWork(plain)) score -= 4
    if (row.page > 1) score -= 1
    candidates.push({
      value: plain,
      start,
      end,
      row: row.index,
      score,
      echo,
      sure: cued || echo >= 1 || isLargest || order === 0,
    })
  }
  const contactRows = new Set(
    rows
      .filter((row) => (row.index < 60 || row.index > rows.length - 12) && row.text.length < 160 && isContact(row.text))
      .map(({ index }) => index),
  )
  const besideContact = (index: number) => [-1, 1, 2].some((step) => contactRows.has(index + step))
  // further down only something besides the form of the words can speak for a name
  const mayTell = (row: Row) =>
    row.index < 14 ||
    besideContact(row.index) ||
    (addresses.length > 0 && row.index < 40 && row.text.length < 50) ||
    (row.page === 1 && ((row.size > 0 && row.size >= largest - 0.5) || (row.text.length < 80 && lead.test(row.text)))) ||
    (row.text.length < 50 && labelBefore(rows, row.index))
  const scanned = rows.filter(mayTell)
  let order = 0
  for (const row of scanned) {
    const told = row.index < 14 ? toldName(row) : null
    if (told) consider(told.text, told.start, told.end, row, true, order)
    const isPlain = row.bullet && row.index > 8 && row.size < largest - 0.5
    if (
      isPlain ||
      row.text.length > 160 ||
      row.text.length < 2 ||
      !row.parts.some((part) => mayHoldName.test(part.text)) ||
      readsAsSentence.test(row.text) ||
      startsWithReadingLabel(row.text) ||
      (row.index > 0 && isReadingLabel(rows[row.index - 1]!.text))
    ) {
      order += 1
      continue
    }
    const labelled = labelBefore(rows, row.index)
    for (const { text, start, end, cued, titled } of candidateTexts(row))
      consider(text, start, end, row, cued || labelled, order, titled)
    const next = rows[row.index + 1]
    const parted = next && partedName(row, next)
    if (parted) consider(parted, row.start, next.end, row, true, order)
    const single = candidates.filter((one) => one.row === row.index).reduce((most, { echo }) => Math.max(most, echo), 0)
    const isLarge = row.size > 0 && row.size >= largest - 0.5
    if (isLarge)
      for (const { text, start, end, isGlued } of stackedNames(rows, row.index)) {
        // a line in the same type may be a title: without a broken word an address has to know more of the name
        const isOneWord = !row.parts[0]!.text.includes(' ')
        if (
          echoes(text, addresses) > single ||
          (isGlued && /\p{Ll}/u.test(text)) ||
          (isOneWord && !isGlued && text.split(' ').length <= 3)
        )
          consider(text, start, end, row, false, order, false, isGlued)
      }
    // given name and family name on two lines of the same large type
    if (
      next &&
      !isDocumentName(row.text) &&
      (isLarge || (row.size === 0 && row.index === 0 && !next.text.includes(' '))) &&
      Math.abs(next.size - row.size) < 0.5 &&
      /^[\p{L}'’.-]+$/u.test(row.text) &&
      /^[\p{L}'’. -]+$/u.test(next.text)
    )
      consider(`${row.text} ${next.text}`, row.start, next.end, row, false, order)
    if (!isFurniture(row.text)) order += 1
  }
  // given and family name in the only large type of the page, of which a column has taken one away
  const large = firstPage.filter(({ size }) => size > 0 && size >= largest - 0.5)
  const [one, other] = large
  if (one && other && large.length === 2 && other.index > one.index + 1 && large.every(({ text }) => isOneWord.test(text)))
    if (echoes(`${one.text} ${other.text}`, addresses) >= 2)
      consider(`${one.text} ${other.text}`, one.start, one.end, one, true, 0)
  const best = candidates
    .sort((a, b) => b.score - a.score || a.start - b.start || b.end - a.end)
    .find((one) => one.score < enough || one.echo >= 2 || (!meansElse(one.value) && (one.sure || !isOrdinary(one.value))))
  if (!best || best.score < enough) return null
  const repeated = rows.some((row) => row.index > best.row + 3 && row.text.includes(best.value))
  const confidence = Math.min(0.99, 0.75 + (best.score + (repeated ? 1 : 0)) * 0.03)
  const page = rows[best.row]!.page
  return {
    value: best.value,
    confidence,
    quotes: [{ page, start: best.start, end: best.end, quote: document.text.slice(best.start, best.end) }],
  }
}

/** "ClaytonO ' Dell", "D r . Rogelio H . Nájera", "Bakke- Lie": wide letter spacing sets signs apart and swallows the gap between words. */
const withoutLooseSigns = (text: string) => {
  const closed = text
    .replace(/(?<![\p{L}])(\p{Lu})\s(\p{Ll}{1,2})\s?\./gu, '$1$2.')
    .replace(/(?<=\p{L})\s?(['’])\s(?=\p{L})/gu, '$1')
    .replace(/(?<=\p{L})\s\.(?=\s|$)/gu, '.')
    .replace(/(?<=\p{L})-\s(?=\p{Lu})/gu, '-')
    .replace(/^(?:\p{L}\s){2,}(?=\p{L}+['’])/u, (letters) => letters.replaceAll(' ', ''))
  return closed.includes(' ') ? closed : closed.replace(/(?<=\p{Ll})(?<!^(?:Mc|Mac|De|Di|La|Le|Van|Von|Fitz|Du))(?=\p{Lu})/u, ' ')
}

/** Three words in lower case in a row: prose, not a head line. */
const readsAsSentence = /(?:^|\s)\p{Ll}{3,}\s\p{Ll}{3,}\s\p{Ll}{2,}/u

/** Lines that a person's name stands beside: an address of mail, a phone number, a postal code with a street. */
const isContact = (text: string) =>
  /\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}|\+\d[\d ()-]{8}|\b(?:e-?mail|phone|mobile|tel|cell|ph)\s?[:.]/i.test(text) ||
  (text.includes('@') && /[\p{L}\p{N}._-]@[\p{L}\p{N}-]/u.test(text)) ||
  /^\d{1,5} [\p{L} ]{3,30} (?:street|st|road|rd|avenue|ave|drive|dr|lane|crescent)\b/iu.test(text)

/** "Vorname: Anna" and "Nachname: Zimmermann" on the next line. */
const partedName = (row: Row, next: Row): string | null => {
  const [one, other] = [nameLabelStart(row.text), nameLabelStart(next.text)]
  if (!one || !other) return null
  const parts = [row.text.slice(one.length).trim(), next.text.slice(other.length).trim()]
  if (parts.some((part) => part.length < 2 || part.length > 30 || /[\s\d,@]/.test(part))) return null
  return isFamilyLabel.test(one) ? `${parts[1]} ${parts[0]}` : `${parts[0]} ${parts[1]}`
}
const isFamilyLabel =
  /^(?:nachname|familienname|zuname|surname|last|family|nom\s*[:：]|apellido|cognome|apelido|sobrenome|achternaam|familienaam|nazwisko|příjmení|efternamn|efternavn|etternavn|sukunimi|soyad|фамилия|прізвище|姓|اسم العائلة|שם משפחה)/iu
const nameLabel = {
  test: (text: string) => isNameLabel(text.replace(/\s*[:：]$/u, '')),
}

/** "NAME" or "NAME / :" on the lines before. */
const labelBefore = (rows: Row[], index: number) => {
  const previous = rows[index - 1]
  if (!previous || previous.text.length > 24) return false
  if (nameLabel.test(previous.text)) return true
  return /^[:：]$/.test(previous.text) && index > 1 && nameLabel.test(rows[index - 2]!.text)
}

const isOneWord = /^[\p{L}\p{M}'’.-]{2,28}$/u

const enough = 2

const isFurniture = (text: string) =>
  text.length < 30 &&
  /^(?:(?:sample |my )?(?:resume|résumé|cv|curriculum vitae)(?: template)?|page \d+.*|confidential)$/i.test(text)

/** Closed letter spacing without word gaps: "JOHNDOE" is cut where an address shows the seam, else left whole. */
const splitClosed = (closed: string, addresses: string[]) => {
  if (closed.includes(' ')) return closed
  const letters = closed.toLowerCase()
  for (const address of addresses)
    for (const piece of address.toLowerCase().split(/[._-]/))
      if (piece.length >= 3 && piece.length < letters.length - 1) {
        if (letters.startsWith(piece)) return `${closed.slice(0, piece.length)} ${closed.slice(piece.length)}`
        if (letters.endsWith(piece)) return `${closed.slice(0, -piece.length)} ${closed.slice(-piece.length)}`
      }
  return closed
}
