import type { Fact } from '../facts.ts'
import { isPlace, isRegion } from '../knowledge/places.ts'
import { headingKind } from '../knowledge/sections.ts'
import { findSkills } from '../knowledge/skills.ts'
import { findTitles } from '../knowledge/titles.ts'
import { withoutGlyphs } from './glyphs.ts'
import type { Row } from './rows.ts'
import { closeLetterSpacing } from './sections.ts'

interface Candidate {
  value: string
  start: number
  end: number
  row: number
  score: number
}

const particle =
  /^(?:de|da|del|della|der|den|di|do|dos|du|la|le|van|von|vander|al|el|bin|bint|ibn|ben|st\.?|y|e|zu|ter|ten|mc|mac)$/i
const nameWord = /^(?:\p{Lu}[\p{L}\p{M}'’`´-]*\.?|\p{Lu}\.|\p{Lu}\.\p{Lu}\.?)$/u
const cjkName = /^[\u4e00-\u9fff\u3400-\u4dbf·]{2,4}$/u
const honorific = /^(?:mr|mrs|ms|miss|dr|prof|er|ca|smt|shri|sri|md|sir)\.?\s+(?=\p{Lu})/iu
const suffixes = new Set(
  'phd md mba pmp cpa pe rn esq jr sr ii iii iv msc bsc ms bs ma ba cfa ccna cissp csm bsn msn mtech btech mca bca phr sphr shrmcp edd jd med mph hehim sheher theythem'.split(
    ' ',
  ),
)

/** "Ann Roe, MBA, Ph.D. (she/her)" → "Ann Roe". */
const withoutSuffix = (text: string): string => {
  let rest = text
  for (let turn = 0; turn < 5; turn += 1) {
    const tail = /[\s,]+(\(?[^\s,]{1,12})$/.exec(rest)
    if (!tail || tail.index === 0) break
    const pair = /[\s,]+([A-Z][a-z]?\.\s[A-Z]\.?)$/.exec(rest)
    const letters = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '')
    if (pair && suffixes.has(letters(pair[1]!))) rest = rest.slice(0, pair.index)
    else if (suffixes.has(letters(tail[1]!))) rest = rest.slice(0, tail.index)
    else break
  }
  return rest
}
const lead =
  /^(?:(?:full |candidate )?name|nom|nombre|姓名|curriculum vitae(?: of)?|résumé of|resume of|cv of|resume|cv|curriculum vitae|bio ?-?data of)\s*[:：–—-]?\s+(?=\S)|^姓\s*名\s*[:：]?\s*|^(?:name|nom|姓名)[:：]/iu
const documentWord = /^(?:curriculum|vitae|resume|résumé|cv|portfolio|bio-?data|confidential|page|sample|template|example)$/i
/** Words that names do not contain: places, organisations, trades, headings and the furniture of documents. */
const stopWord =
  /^(?:and|or|of|the|for|in|at|to|with|by|on|my|your|as|is|a|an|from|about|street|st|road|rd|avenue|ave|lane|drive|city|state|country|university|college|school|institute|inc|ltd|llc|corp|company|group|technologies|technology|solutions|systems|services|bank|hospital|department|center|centre|engineering|science|computer|software|business|management|marketing|sales|finance|design|development|research|data|web|digital|project|product|customer|service|support|human|resources|information|professional|personal|technical|summary|profile|objective|experience|education|skills|contact|phone|email|e-mail|mobile|address|references|language|languages|english|french|german|spanish|hindi|india|usa|uk|china|january|february|jan|feb|mar|apr|jul|aug|sept?|oct|nov|dec|summer|winter|fall|march|june|july|september|october|november|december|present|current|microsoft|google|oracle|java|python|javascript|linux|windows|android|excel|graduate|student|fresher|senior|junior|certified|expert|enthusiast|leader|leadership|communication|team|work|job|career|key|core|areas|expertise|available|willing|relocate|anywhere|dear|thesis|award|winner|bachelor|master|doctor|degree|diploma|b\.?tech|mba|last|updated|date|birth|gender|male|female|nationality|married|single|template|sample|house|apartment|apt|floor|block|north|south|east|west|new|san|los|united|states|kingdom|republic|general|national|international|global|world|social|media|public|private|limited|pvt|high|academy|association|foundation|council|society|church|club|hotel|restaurant|law|medical|health|care|clinical|nursing|accounting|banking|apartments?|circle|crescent|cresent|box|level|family|first|last|middle|surname|given|station|county|village|town|plaza|suite|unit|zip|code|curriculum|dear|sir|madam|regards|sincerely|thank|thanks|clear|distinct|relevant|consistent|teaching|training|operations|production|quality|security|network|cloud|machine|learning|artificial|intelligence|full|stack|front|end|back|open|source)$/i

const mayBeginName = /^[\p{Lu}\u3400-\u9fff]/u

const mayHoldName = /^[^\p{L}]{0,12}[\p{Lu}\u3400-\u9fff]|^(?:name|nom|nombre|resume|cv)\b/u

const properCase = (text: string) => text === text.toUpperCase() || /^\p{Lu}/u.test(text)

/** Whether words could be the name of a person, as far as their form tells. */
export const couldBeName = (text: string): boolean => {
  if (cjkName.test(text)) return headingKind(text) === null
  if (text.length < 4 || text.length > 48 || /[\d@|/\\:;!?()[\]{}<>•&+#*"“”=%$]/.test(text)) return false
  const words = text.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > 5 || !properCase(text)) return false
  let real = 0
  for (const word of words) {
    if (particle.test(word) || /^\p{Lu}\.?$/u.test(word)) continue
    if (!nameWord.test(word) || stopWord.test(word.replace(/\.$/, '')) || documentWord.test(word)) return false
    if (word.replace('.', '').length > 1) real += 1
  }
  if (real < 1 || (real < 2 && words.length < 2)) return false
  if (headingKind(text) !== null) return false
  return true
}

const titleWord =
  /\b(?:engineer|developer|manager|analyst|consultant|intern|director|architect|scientist|administrator|assistant|associate|officer|designer|specialist|accountant|teacher|executive|coordinator|supervisor|programmer|president|researcher|trainer|trainee|tester|technician|representative|agent|advisor|founder|owner|professor|lecturer|instructor|tutor|nurse|writer|editor|operator|receptionist|secretary|recruiter|strategist|planner|producer|controller|auditor|inspector|mechanic|electrician|attorney|lawyer|solicitor|artist|photographer|expert|professional|practitioner|fresher|student|graduate|aspirant|worker|therapist|pharmacist|counselor|ceo|cto|cfo|chef|clerk|cashier|waiter|waitress|bartender|barista|hostess|attendant|librarian|coach|journalist|reporter|stylist|technologist|therapist|scientist|machinist|welder|plumber|caregiver|salesman|salesperson|freelancer|entrepreneur|enthusiast)s?\b/i

/** In lower case, so that "Nora Cook" is not taken for a kind of cook: only words that make up a title count. */
const isTitle = (text: string) => {
  if (titleWord.test(text)) return true
  const lower = text.toLowerCase()
  return findTitles(lower).some(({ start, end }) => end - start > lower.length * 0.6)
}

/** "Spring Boot" and "Microsoft Azure" have the form of a name too. */
const isSkill = (text: string) =>
  findSkills(text).some(({ start, end, ambiguous }) => !ambiguous && end - start > text.length * 0.8)

/** "JOHN DOE" is kept as written; letter-spaced names are closed up with the help of the wider gap or the e-mail address. */
const candidateTexts = (row: Row): { text: string; start: number; end: number; cued: boolean }[] => {
  const found: { text: string; start: number; end: number; cued: boolean }[] = []
  const add = (raw: string, offset: number, cued: boolean) => {
    let text = raw
    let from = offset
    const skip = /^[^\p{L}]+/u.exec(text)?.[0].length ?? 0
    text = text.slice(skip)
    from += skip
    const title = honorific.exec(text)?.[0].length ?? 0
    text = text.slice(title)
    from += title
    if (text.length > 90 || !mayBeginName.test(text)) return
    if (text.length > 6 && (text.includes(',') || !couldBeName(text))) text = withoutSuffix(text)
    text = text.replace(/[\s,.;:|•·–—-]+$/u, (tail) => (/^\.$/.test(tail) ? tail : ''))
    if (text.length > 1) found.push({ text, start: from, end: from + text.length, cued })
  }
  const cue = lead.exec(row.text)
  if (cue) {
    const rest = row.text.slice(cue[0].length).split(/\s{3,}|[|•·]|\s[–—-]\s/)[0]!
    const isName = /name|nom|姓/i.test(cue[0])
    add(rest, row.start + cue[0].length, isName)
  }
  if (row.parts.length > 1 && closeLetterSpacing(row.text) !== row.text) add(row.text, row.start, false)
  for (const part of row.parts) {
    const inner = part.text.search(/\s*(?:[|•·]|(?<=[\u4e00-\u9fff])\s{2,}|\s[–—-]\s|,\s(?=[A-Z][a-z]+ )|\()/)
    add(part.text, part.start, false)
    if (inner > 1 && inner < 60) add(part.text.slice(0, inner), part.start, false)
    const contact = part.text.search(/\s+(?:[\p{L}\p{N}._-]+@|\+?\(?\d|https?:|www\.|e-?mail|phone|mobile|tel\b)/iu)
    if (contact > 3 && contact < 60) add(part.text.slice(0, contact), part.start, false)
  }
  return found
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

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
  const candidates: Candidate[] = []
  const consider = (text: string, start: number, end: number, row: Row, cued: boolean, order: number) => {
    const spaced = closeLetterSpacing(text)
    const value = spaced === text ? text.replace(/\s+/g, ' ') : splitClosed(spaced, addresses)
    const plain = withoutGlyphs(value)
    const letterSpaced = spaced !== text && !value.includes(' ')
    if (!letterSpaced && !couldBeName(plain)) return
    if (letterSpaced && (headingKind(plain) !== null || plain.length < 6)) return
    const coversRow = end - start >= (row.end - row.start) * 0.85
    const echo = echoes(value, addresses)
    let score = echo * 2.5 + (cued ? 4 : 0)
    if (row.size > 0 && largest > 0 && row.size >= largest - 0.5) score += 3
    else if (row.size > 0 && largest > 0 && row.size >= largest * 0.8) score += 1
    score += order === 0 ? 2.5 : order < 3 ? 1.5 : order < 6 ? 0.5 : order < 14 ? 0 : -1
    if (row.bullet) score -= 2
    if (coversRow && besideContact(row.index)) score += 1.5
    if (coversRow) score += 0.5
    if (row.page > 1) score -= 1
    candidates.push({ value: plain, start, end, row: row.index, score })
  }
  const contactRows = new Set(
    rows
      .filter((row) => (row.index < 60 || row.index > rows.length - 12) && row.text.length < 160 && contact.test(row.text))
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
    const isPlain = row.bullet && row.index > 8 && row.size < largest - 0.5
    if (
      isPlain ||
      row.text.length > 160 ||
      row.text.length < 2 ||
      !row.parts.some((part) => mayHoldName.test(part.text)) ||
      readsAsSentence.test(row.text)
    ) {
      order += 1
      continue
    }
    const labelled = labelBefore(rows, row.index)
    for (const { text, start, end, cued } of candidateTexts(row)) consider(text, start, end, row, cued || labelled, order)
    const next = rows[row.index + 1]
    // given name and family name on two lines of the same large type
    const isLarge = row.size > 0 && row.size >= largest - 0.5
    if (
      next &&
      (isLarge || (row.size === 0 && row.index === 0 && !next.text.includes(' '))) &&
      Math.abs(next.size - row.size) < 0.5 &&
      /^[\p{L}'’.-]+$/u.test(row.text) &&
      /^[\p{L}'’. -]+$/u.test(next.text)
    )
      consider(`${row.text} ${next.text}`, row.start, next.end, row, false, order)
    if (!isFurniture(row.text)) order += 1
  }
  const best = candidates
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .find((one) => one.score < enough || !meansElse(one.value))
  if (!best || best.score < enough) return null
  const repeated = rows.some((row) => row.index > best.row + 3 && row.text.includes(best.value))
  const confidence = Math.min(0.99, 0.45 + (best.score + (repeated ? 1 : 0)) * 0.08)
  const page = rows[best.row]!.page
  return {
    value: best.value,
    confidence,
    quotes: [{ page, start: best.start, end: best.end, quote: document.text.slice(best.start, best.end) }],
  }
}

/** Three words in lower case in a row: prose, not a head line. */
const readsAsSentence = /(?:^|\s)\p{Ll}{3,}\s\p{Ll}{3,}\s\p{Ll}{2,}/u

/** Lines that a person's name stands beside: an address of mail, a phone number, a postal code with a street. */
const contact =
  /[\p{L}\p{N}._-]@[\p{L}\p{N}-]|\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}|\+\d[\d ()-]{8}|\b(?:e-?mail|phone|mobile|tel|cell|ph)\s?[:.]|^\d{1,5} [\p{L} ]{3,30} (?:street|st|road|rd|avenue|ave|drive|dr|lane|crescent)\b/iu
const nameLabel = /^(?:full |candidate )?(?:name|nom|nombre|姓名)\s*[:：]?$/iu

/** "NAME" or "NAME / :" on the lines before. */
const labelBefore = (rows: Row[], index: number) => {
  const previous = rows[index - 1]
  if (!previous || previous.text.length > 24) return false
  if (nameLabel.test(previous.text)) return true
  return /^[:：]$/.test(previous.text) && index > 1 && nameLabel.test(rows[index - 2]!.text)
}

const enough = 2

/** Words in the form of a name that are a title, a skill or a place. */
const meansElse = (value: string) =>
  isTitle(value) ||
  isSkill(value) ||
  isPlace(value) ||
  /,\s*[A-Z]{2}$|,\s*[A-Z][a-z]$/u.test(value) ||
  value.split(/,\s*/).some(isRegion)

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
