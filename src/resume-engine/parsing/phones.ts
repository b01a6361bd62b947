import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { findPeriods } from './dates.ts'
import type { Row } from './row.ts'

interface FoundPhone {
  start: number
  end: number
  confidence: number
  /** The number, where it does not stand in the text as it is to be dialled. */
  value?: string
  /** Set when a narrow column broke the number: where the rest of it stands, on the next line. */
  rest?: { start: number; end: number }
}

const shaped = /(?<![\p{L}\p{N}/.@_=-])(?:\+|00|\(\s?\+?)?\d(?:[\d\s().·‐‑–­/-]|\(0\)){6,22}\d(?![\d%@]|[\p{L}]{2})/giu
const cue =
  /(?:phone|mobile|mob|cell|tel|téléphone|telephone|telefon|tél|portable|contact(?: (?:no|number|#))?|ph|call|whats ?app|handy|móvil|movil|celular|cellulare|telefono|teléfono|telefone|telemóvel|telefoon|telefonnummer|rufnummer|tlf|tfno|tlfno|telf|tfn|cel|טל|puhelin|puh|gsm|komórka|kom|cep tel(?:efonu)?|телефон|тел|моб|мобильный|мобільний|טלפון|נייד|هاتف|جوال|الهاتف|전화|휴대폰|연락처|電話|携帯|手机|电话|联系电话|联系方式|mobil|fax|☎|✆|📞|📱|\uf095|\uf10b|\uf3cd)\s*(?:no|number|nr|#)?['’׳]?\s*[.:：#)\]-]{0,2}\s*(?:\(?\+?\d{0,2}\)?)?$/iu
const shortCue = /(?:^|[\s|,•·])[mpthcMPTHC]\s?[.:)]\s*$/

/** The number of somebody else on the line. */
const others = /\b(?:supervisor|referee|reference|emergency|next of kin|reports? to)\b/i

const longestLine = 400

/** Where the person is likely to be dialled from, by what the lines near the number say. Most fictional and American first. */
const regions: [RegExp, CountryCode][] = [
  [
    /\bindia\b|\b(?:bangalore|bengaluru|mumbai|pune|hyderabad|chennai|delhi|kolkata|noida|gurgaon|maharashtra|karnataka|telangana)\b/i,
    'IN',
  ],
  [/\b(?:united kingdom|england|london|scotland|wales|manchester|birmingham|coventry)\b|\buk\b/i, 'GB'],
  [/\b(?:france|paris|lyon|toulouse|marseille|nantes)\b/i, 'FR'],
  [/\b(?:germany|deutschland|berlin|münchen|munich|hamburg)\b/i, 'DE'],
  [/[\u4e00-\u9fff]|\b(?:china|shanghai|beijing|shenzhen)\b/i, 'CN'],
  [/\b(?:spain|españa|madrid|barcelona)\b/i, 'ES'],
  [/\b(?:australia|sydney|melbourne|brisbane)\b/i, 'AU'],
  [/\bsingapore\b/i, 'SG'],
  [/\b(?:brazil|brasil|são paulo)\b/i, 'BR'],
  [/\b(?:pakistan|lahore|karachi|islamabad)\b/i, 'PK'],
  [/\b(?:nepal|kathmandu)\b/i, 'NP'],
]

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** "20190531", but not "20557241". */
const wholeDate = /^(?:19|20[0-4])\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01])$/

const isDateLike = (text: string) => {
  if (findPeriods(text).some(({ start, end }) => end - start > text.length * 0.6)) return true
  return /^\(?(?:19|20)\d\d\)?\s*[-–/.\s]\s*\(?(?:19|20)\d\d/.test(text) || wholeDate.test(text)
}

/** North American in shape, valid or invented (555-0123): three, three and four digits set apart. */
const northAmerican = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.‐‑–­-]{0,3}\d{3}[\s.‐‑–­-]{1,3}\d{4}$/

/**
 * The phone number of the person: a number with a cue before it or near the e-mail at the head of the document is taken in any
 * form; elsewhere only a number that exists somewhere.
 */
export const findPhone = (rows: Row[], emailStart: number | null): FoundPhone | null => {
  const emailRow = emailStart === null ? -1 : rows.findIndex((row) => row.start <= emailStart && emailStart < row.end)
  const candidates: (FoundPhone & { score: number })[] = []
  for (const row of rows) {
    if (!/\d[\s\S]{5}/.test(row.text)) continue
    const isHead = row.index < 12 && row.page === 1
    const isNearEmail = emailRow >= 0 && Math.abs(row.index - emailRow) <= 4
    // a line with more numbers than this is a table, not an address
    for (const match of row.text.slice(0, longestLine).matchAll(shaped)) {
      // a wide gap is the end of it, or sets a postal code apart
      const part = match[0].split(/\s{3,}|\t/).find((one) => digitsOf(one).length >= 7) ?? match[0]
      let written = part.replace(/[\s(/.·•–-]+$/, '')
      let from = match.index + match[0].indexOf(part)
      const beginning = from === 0 ? beginningAbove(rows[row.index - 1], row, written) : null
      if (from === 0 && !beginning && isRest(rows[row.index - 1], row, written)) continue
      if (written.includes(' / ') || /\d\s*\/\s*\+?\d{6}/.test(written)) {
        const first = written.split('/')[0]!.trimEnd()
        // "0171/3920039" is one number
        if (digitsOf(first).length >= 7) written = first
      }
      written = withoutOther(written)
      if (/^\([^)]*$/.test(written)) {
        written = written.slice(1)
        from += 1
      }
      // "Denver, CO 80202 · (303) 555-0147": what stands before a wide gap or a bracket is a postal code
      const code = /^\d{5,6}(?:-\d{4})?(?:\s*[·•|]\s*|\s{2,}|\s(?=\())/.exec(written)
      if (code && digitsOf(written).length > 11) {
        written = written.slice(code[0].length)
        from += code[0].length
      }
      const digits = digitsOf(written)
      const before = row.text.slice(Math.max(0, from - 24), from)
      const previous = from < 3 ? (rows[row.index - 1]?.text ?? '') : ''
      const hasCue = cue.test(before) || shortCue.test(before) || (from < 3 && previous.length < 16 && cue.test(previous))
      const isBegun =
        digits.length < 7 && from + written.length >= row.text.length && restBelow(row, rows[row.index + 1], false) !== null
      if ((digits.length < 7 && !isBegun) || digits.length > 15 || (!hasCue && isDateLike(written))) continue
      const isFax = /fax[\s.:#]*$/i.test(before) || others.test(row.text.slice(Math.max(0, from - 80), from))
      const international = /^\(?\s?(?:\+|00)/.test(written)
      let score = (hasCue ? 4 : 0) + (isNearEmail ? 2 : 0) + (isHead ? 2 : 0) + (international ? 2 : 0) + (isFax ? -5 : 0)
      if (northAmerican.test(written)) score += 2
      if (/\d{7}/.test(written) === false && digits.length >= 9 && /[\s().-]/.test(written)) score += 1
      const isAlone =
        written.length >= row.text.length - 3 ||
        row.parts.some((part) => part.text === written) ||
        standsBetweenSigns(row.text, written)
      const isBesideEmail = emailRow >= 0 && Math.abs(row.index - emailRow) <= 1
      // "91175-000" may be a postal code
      if (!hasCue && /^\d{5}-\d{3,4}$/.test(written)) continue
      if (isAlone && isNearEmail) score += digits.length >= 9 ? 2 : 1
      if (isAlone && isPlainNumber(written)) score += isHead || row.page === 1 ? 3 : 0
      if (isBesideEmail) score += 1
      if (
        digits.length < 9 &&
        !hasCue &&
        !isBegun &&
        !(isHead && isAlone && isPlainNumber(written)) &&
        !(digits.length === 8 && isAlone && (isBesideEmail || (isHead && isNearEmail)))
      )
        continue
      if (/^(?:19|20)\d\d\D/.test(written) && !hasCue) score -= 3
      if (score >= 2 && score < 5 && isReal(written, region(rows, row.index))) score += 2
      if (score < 4) continue
      const start = row.start + from
      const end = start + written.length
      const after = row.text.slice(from + written.length)
      const near = rows.slice(Math.max(0, row.index - 3), row.index + 4)
      if (isUnclear(written, after, near)) continue
      const isCut = /^[-–]$/.test(after)
      const rest = isCut || after === '' ? restBelow(row, rows[row.index + 1], isCut) : null
      if (isCut && !rest) continue
      const value = beginning
        ? `${beginning.text}${beginning.text.endsWith('-') ? '' : ' '}${written}`
        : rest
          ? `${written}${isCut ? '-' : ' '}${rest.text}`
          : turned(written, after, near)
      candidates.push({
        ...(beginning ? { start: beginning.start, end: beginning.end } : { start, end }),
        ...{ score, confidence: Math.min(0.98, 0.5 + score * 0.06) },
        ...(value && { value }),
        ...(beginning ? { rest: { start, end } } : rest && { rest: { start: rest.start, end: rest.end } }),
      })
    }
  }
  if (candidates.length > 0) {
    const best = candidates.reduce((winner, one) => (one.score > winner.score ? one : winner))
    const { score: _, ...phone } = best
    return phone
  }
  return inLastLines(rows)
}

const isYear = /^(?:19|20)\d\d(?:\s?[-–].*)?$/

/** Digits that a number has at least. */
const fewestDigits = 8

/** "06 39 98 99 04 – 71730 Mâcon", "(509) 555-0173 · 77": behind a sign between spaces stands something else. */
const withoutOther = (written: string) => {
  for (const match of written.matchAll(/\s+[–—·•-]\s+/g)) {
    const first = written.slice(0, match.index)
    if (digitsOf(first).length >= fewestDigits) return first
  }
  return written
}

/** The code of a town that a narrow column left on the line above: "Phone No.: (03)" before "5550 1304". */
const codeAbove = /(?:^|[\s:：.])(\(\s?\+?\d{1,4}\s?\)|\(?\+\d{1,3}\)?(?:\s\(?\d{1,4}\)?){0,2}|0\d{1,4}-)\s?$/u
const beginningAbove = (above: Row | undefined, row: Row, written: string) => {
  if (!above || above.page !== row.page || above.block !== row.block || above.parts.length > 1 || row.parts.length > 1)
    return null
  const text = /^[+(]/.test(written) || isAmong([above, row]) ? undefined : codeAbove.exec(above.text)?.[1]
  if (!text) return null
  const start = above.start + above.text.lastIndexOf(text)
  return { text, start, end: start + text.length }
}

/** A number that is a part of a line between signs: "jane@example.com | 905 55 503 | Bergen". */
const standsBetweenSigns = (text: string, written: string) =>
  text.split(/\s+[|‖•·⋄◦~∙–—/]\s+|\s{3,}/).some((part) => part.trim() === written)

/** Figures alone that are hardly anything but a number to call: with the zero of a trunk line, in pairs, or as Danes and Norwegians write theirs. */
const isPlainNumber = (written: string) =>
  /^0\d{1,4}(?:[ -]\d{2,8}){1,4}$|^0\d{8,10}$/.test(written) ||
  /^[2-9]\d(?: \d\d){3}$|^[49]\d\d \d\d \d{3}$|^[2-9]\d{7}$/.test(written)

/** Figures that a narrow column moved to the next line: alone there, or behind a hyphen that ends the line above. */
const onlyFigures = /^\d[\d .-]{0,12}$/
/** The end of a number on the next line of contact data that run on: "… GSM +90 533 000 40" before "14 ~ e-mail …". */
const figuresThenSign = /^\d{2,4}(?=\s+[~|·•/‖⋄◦∙]\s)/
/** A longer line has more than a label before the number. */
const longestLabel = 40
const figuresFirst = /^\d[\d-]{1,10}(?=\s|$)/

const restBelow = (row: Row, next: Row | undefined, isCut: boolean) => {
  if (next === undefined || next.page !== row.page) return null
  const wrapped = isCut || row.text.length < longestLabel ? undefined : figuresThenSign.exec(next.text)?.[0]
  if (wrapped && !isYear.test(wrapped)) return { text: wrapped, start: next.start, end: next.start + wrapped.length }
  if (!isCut && next.block !== row.block) return null
  const text = (isCut ? figuresFirst : onlyFigures).exec(next.text)?.[0]
  // a year below a number that may be whole stands there by itself
  if (text && !isCut && isYear.test(text)) return null
  return text ? { text, start: next.start, end: next.start + text.length } : null
}

/** "(+86) 150-" on the line above: what follows is the end of that number, and alone it is none. */
const beginsNumber = /\d\s?[-–]$|^(?:\p{L}+\.?[:：]?\s*)?[+(][\d() -]{2,12}$/u

const isRest = (above: Row | undefined, row: Row, written: string) =>
  above !== undefined && above.page === row.page && !/^[+(]/.test(written) && beginsNumber.test(above.text)

const plusBehind = /^\s?\+(?!\d)/
const isPossible = (written: string) => parsePhoneNumberFromString(`+${written}`)?.isPossible() ?? false

/** Groups joined by hyphens stay in order or are turned, as the writer's program had it: only one way may be a number. */
const isForward = (written: string) => /^[\d-]+$/.test(written) && isPossible(written)
const rightToLeft = /[\u0590-\u06ff]/

/** Nobody knows which way round it is: both are numbers, or both ends begin with a zero. */
const isUnclear = (written: string, after: string, near: Row[]) => {
  if (plusBehind.test(after)) return isForward(written) && isPossible(written.split('-').reverse().join('-'))
  const groups = written.split(/\s+/)
  return (
    groups.length > 2 && groups.every((group, at) => (at > 0 && at < groups.length - 1) || group.startsWith('0')) && isAmong(near)
  )
}

const isAmong = (near: Row[]) => near.some(({ text }) => rightToLeft.test(text))

/**
 * Among words that run from right to left a number may come out group by group: the plus that begins it stands at its end, or the group
 * with the zero that begins it comes last.
 */
const turned = (written: string, after: string, near: Row[]): string | null => {
  const codeBehind = /^(.*\d)\s*\((\d{1,4})$/.exec(written)
  if (codeBehind && after.startsWith(')')) return `(${codeBehind[2]}) ${codeBehind[1]}`
  if (/^\s*[+(]/.test(written)) return null
  const backward = written.split(/([\s-]+)/).reverse()
  if (plusBehind.test(after)) return isForward(written) ? `+${written}` : `+${backward.join('')}`
  const isBackward = backward.length > 1 && backward[0]!.startsWith('0') && !written.startsWith('0')
  return isBackward && isAmong(near) ? backward.join('') : null
}

const region = (rows: Row[], index: number): CountryCode => {
  const head = rows
    .slice(Math.max(0, index - 6), index + 7)
    .map((row) => row.text)
    .join(' ')
  return regions.find(([pattern]) => pattern.test(head))?.[1] ?? 'US'
}

const isReal = (written: string, country: CountryCode) => parsePhoneNumberFromString(written, country)?.isValid() ?? false

/** Numbers in the international form anywhere in the first and last lines, where people also put their contact data. */
const inLastLines = (rows: Row[]): FoundPhone | null => {
  const tail = rows.slice(-12).filter((row) => /\+\s?\d/.test(row.text))
  for (const row of tail) {
    const [hit] = findPhoneNumbersInText(row.text.slice(0, longestLine))
    if (hit) return { start: row.start + hit.startsAt, end: row.start + hit.endsAt, confidence: 0.6 }
  }
  return null
}
