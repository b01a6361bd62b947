import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { ResumeFacts } from '../facts.ts'
import { isPlace } from '../taxonomy/places.ts'
import { schoolNamesIn } from '../taxonomy/schools.ts'
import { labelPieces } from './entries/read-entries.ts'
import { rowsOf } from './rows.ts'
import { sectionsOf } from './sections.ts'

/** Pieces of a resume that say who somebody is and not what they can do, as they are written there. */
export interface ResumeIdentity {
  names: string[]
  /** E-mail addresses, numbers, links, postal addresses. */
  contacts: string[]
  schools: string[]
  /** Dates of birth, nationality, family: what lines about the person say. */
  personal: string[]
}

const contact =
  /\S@\S|https?:|www\.|\b(?:linkedin|github|gitlab|behance|dribbble|xing|twitter|instagram|facebook|skype|telegram|whatsapp)\b|\b[\w-]{2,}\.(?:com|org|net|io|dev|me|de|fr|es|it|pl|nl|pt)\b|(?:\+|\b00)\d[\d\s().-]{6,}\d/i
const manyDigits = /\(?\d[\d\s().-]{7,}\d/g
const postal =
  /\b(?:street|avenue|road|lane|drive|apartment|p\.? ?o\.? box|zip|postal|nagar|colony|platz|allee|rue|calle|via|ulica|ul\.)\b|straße|strasse|\b\d{5,6}\b/i
/** A house in a street, or what follows a label: hidden wherever it stands. */
const house =
  /\b\d{1,5}[a-z]?,? (?:[\p{Lu}][\p{L}.'’-]+ ){1,3}(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|drive|court|square|terrace|boulevard)\b|\p{L}+(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee) \d{1,4}\b|^(?:home |postal |mailing |current )?(?:address|adresse|anschrift|direcci[oó]n|indirizzo|morada|endere[cç]o|adres|adress|osoite|住所|地址|주소|כתובת|العنوان|адрес|адреса)\s*[:：]/iu
const birth =
  /\b(?:born|birth|d\.?o\.?b|age[d]?|nationality|citizenship|marital|gender|sex|pronouns|religion|passport|geboren|geburt\w*|staatsangehörigkeit|familienstand|né(?:e)?|naissance|nacimiento|nacionalidad|estado civil|nascimento|nascita|urodzen\w+|narozen\w*|geboortedatum|född|født|syntynyt|doğum)\b|生年月日|出生|性别|国籍|婚姻|생년월일|תאריך לידה|تاريخ الميلاد|дата рождения|дата народження/iu
const wholeDate = /\b(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})\b|\d{4}年\d{1,2}月\d{1,2}日/
/** Rows that are read as the head of a resume, where contact data stands without a heading. */
const headRows = 12
const longest = 200

const holdsNumber = (line: string) =>
  [...line.matchAll(manyDigits)].some(
    ([digits]) => digits.replace(/\D/g, '').length >= 9 && !/\b(?:19|20)\d\d\b/.test(digits.replace(/[().]/g, ' ')),
  )

const piecesOfLine = (line: string): string[] =>
  line
    .split(/\s*[|•·‧▪]\s*|\s{3,}|\t+|\s[–—-]\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && piece.length <= longest)

/** What of a resume has to be hidden from somebody who shall not know whose it is. */
export function identityIn(document: ReadDocument, facts: Pick<ResumeFacts, 'name' | 'email' | 'phone'>): ResumeIdentity {
  const { text } = document
  const rows = rowsOf(document)
  const names = [facts.name?.value, ...(facts.name?.quotes.map(({ quote }) => quote) ?? [])]
  const contacts = [facts.email?.value, facts.phone?.value]
  const schools = schoolNamesIn(text).map(({ start, end }) => text.slice(start, end))
  const personal: string[] = []
  for (const { label, piece } of labelPieces(text, rows))
    if (/^school/.test(label)) schools.push(text.slice(piece.start, piece.end))
  for (const { kind, rows: own } of sectionsOf(rows))
    for (const { text: line, index } of own) {
      const isPersonal = kind === 'personal' || kind === 'contact' || kind === 'references'
      for (const piece of piecesOfLine(line)) {
        if (contact.test(piece) || house.test(piece) || holdsNumber(piece)) contacts.push(piece)
        else if (
          isPersonal ||
          (piece.length < 100 && birth.test(piece) && (kind === 'head' || /[:：]/.test(piece) || wholeDate.test(piece)))
        )
          personal.push(piece)
        else if (kind === 'head' && index < headRows && (postal.test(piece) || wholeDate.test(piece) || isPlace(piece)))
          contacts.push(piece)
      }
    }
  return {
    names: distinct(names),
    contacts: distinct(contacts.flatMap((line) => (line ? partsOf(line) : []))),
    schools: distinct(schools),
    personal: distinct(personal.flatMap(partsOf)),
  }
}

const label = /^[^:：]{2,30}[:：]\s*/u

/** A line about the person and its parts: other fields may hold one of them alone, such as a street among the skills. */
const partsOf = (line: string): string[] => {
  const said = line.replace(label, '')
  const parts = said
    .split(/\s*[,;]\s*/)
    .filter((part) => (/\d/.test(part) ? part.length >= 5 : part.length >= 8 && house.test(line)))
  return [line, ...(/\d/.test(said) ? [said] : []), ...parts]
}

const distinct = (values: (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value?.replace(/\s+/g, ' ').trim() || [])),
]
