import { glyphsGlued } from './glyphs.ts'
import type { Row, Span } from './row.ts'

interface FoundEmail {
  value: string
  start: number
  end: number
  /** Set when a narrow column broke the address: where the rest of it stands, on the next line. */
  rest?: { start: number; end: number }
}

const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-]{1,64}(?:\.[\p{L}\p{N}_%+-]{1,64}){0,8}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/giu

/** Generic top-level domains that people have mail under; two letters are a country. */
const domains = new Set(
  `com org net edu gov mil int info biz name pro aero coop museum jobs mobi tel travel cat asia post xyz io app dev tech online site me email
  cloud ai co blog design studio agency digital software systems solutions consulting engineer engineering academy school university
  college live life world global group company world space website page link network media social photography art works work team expert
  kitchen restaurant cafe bar coffee food farm garden house land estate homes property care health clinic dental doctor fitness yoga fashion
  clothing gallery photo photos pictures film video productions band dance music audio events wedding law legal lawyer attorney tax finance
  capital ventures partners holdings management build builders construction contractors energy solar green eco earth education training
  institute science computer technology berlin hamburg koeln cologne bayern wien swiss nyc london paris amsterdam brussels vlaanderen bzh
  cymru wales scot irish quebec tokyo africa example test localhost invalid club shop store top vip icu fun one ninja rocks guru today news mail fyi zone plus run host tools`.split(
    /\s+/,
  ),
)

const isTopLevel = (domain: string) => {
  const last = domain.slice(domain.lastIndexOf('.') + 1).toLowerCase()
  return /^[a-z]{2}$/.test(last) || domains.has(last)
}

/** Words that a line may glue to the front of an address: "E-mail:a@b.com" is clean, "Emaila@b.com" and icon names are not. */
const gluedLabel = /^(?:mailto|[Ee]-?[Mm]ail|envelope|[Mm]ail)(?=[:\-_]|[A-Z])[:\-_]?/

/** The addresses of a document in order, without icons and labels that a layout glued to them. */
export const findEmails = (rows: Row[]): FoundEmail[] => {
  const found: FoundEmail[] = []
  /** What of the next line belongs to an address that began on the line before. */
  let taken: FoundEmail['rest']
  for (const [index, row] of rows.entries()) {
    const before = taken
    taken = undefined
    if (/[[({<]/.test(row.text)) found.push(...spelledAddresses(row))
    if (!row.text.includes('@') && !endsAddress.test(row.text)) continue
    const next = rows[index + 1]
    const broken = next && next.page === row.page ? brokenAddress(row, next) : null
    for (const match of row.text.matchAll(address)) {
      const start = row.start + match.index
      if (before && start < before.end && start + match[0].length > before.start) continue
      if (broken && start < broken.end && start + match[0].length > broken.start) continue
      const one = cleanAddress(match[0], start)
      if (one && !isRest(rows[index - 1], row, one)) found.push(one)
    }
    if (broken && !(broken.start === row.start && isRest(rows[index - 1], row, broken))) {
      found.push(broken)
      taken = broken.rest
    }
  }
  return found
}

const spelledDot = /\s?[[({<]\s?(?:dot|punkt|point|punto|ponto|\.)\s?[\])}>]\s?/giu
/** "jane.doe [at] example [dot] org", written so that programs do not find it. */
const spelled = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])([\\p{L}\\p{N}_%+-]{1,64}(?:\\.[\\p{L}\\p{N}_%+-]{1,64}){0,8})\\s?[[({<]\\s?(?:at|ät|chez|arroba|arobase|@)\\s?[\\])}>]\\s?([a-z0-9-]{1,63}(?:(?:\\.|${spelledDot.source})[a-z0-9-]{1,63}){1,5})`,
  'giu',
)

const spelledAddresses = ({ text, start }: Row): FoundEmail[] =>
  Array.from(text.matchAll(spelled)).flatMap((match) => {
    const domain = match[2]!.replace(spelledDot, '.')
    const place = { start: start + match.index, end: start + match.index + match[0].length }
    return isTopLevel(domain) ? [{ value: `${match[1]}@${domain}`, ...place }] : []
  })

const cleanAddress = (written: string, start: number): FoundEmail | null => {
  let value = written
  let skipped = 0
  const label = gluedLabel.exec(value)
  if (label && value[label[0].length] !== '@') skipped = label[0].length
  skipped += glyphsGlued(value.slice(skipped))
  value = value.slice(skipped)
  const at = value.indexOf('@')
  let domain = value.slice(at + 1)
  // "jane@mail.comPhone": the end of the domain ran into the next word
  const run = /^(.*\.(?:com|org|net|edu|gov|in|io|co\.uk|de|fr))(?:[A-Z][a-z]+|linkedin|github|phone|mobile|tel)$/.exec(domain)
  if (run) domain = run[1]!
  if (at < 1 || !isTopLevel(domain) || domain.startsWith('-')) return null
  value = value.slice(0, at + 1) + domain
  return { value, start: start + skipped, end: start + skipped + value.length }
}

const localPart = '[\\p{L}\\p{N}_%+-]{1,64}(?:\\.[\\p{L}\\p{N}_%+-]{1,64}){0,8}'
/** An address that the end of a line or of a part of it cut: behind the "@", within the domain, or before a dot of the local part. */
const endsAddress = new RegExp(`(?<![\\p{L}\\p{N}._%+@/-])(?:${localPart}@[a-z0-9.-]{0,63}|${localPart}[._+])$`, 'iu')
const domainRest = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}(?![@\p{L}\p{N}])/iu
const addressRest = new RegExp(`^${localPart}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,5}(?![@\\p{L}\\p{N}])`, 'iu')
const shortestLocal = 4
/** Points by which the edges of two lines of a column may differ. */
const slack = 8

/** Where an address that was cut in `part` may go on: in the same column of the next line, or at its beginning. */
const restsBelow = (row: Row, next: Row, part: Span): Span[] => {
  const last = next.parts.at(-1)!
  const hasLayout = row.right > 0 && part === row.parts.at(-1) && next.parts.length > 1
  const isBelow = hasLayout && (Math.abs(row.right - next.right) <= slack || Math.abs((part.x ?? 0) - (last.x ?? 0)) <= slack)
  const isBeside = row.parts.length > 1 && part === row.parts[0] && Math.abs(next.left - row.left) > slack
  return [...(isBelow ? [last] : []), ...(isBeside ? [] : [next])]
}

/** The address that begins at the end of the row, or of its first part, and ends in the next. */
const brokenAddress = (row: Row, next: Row): FoundEmail | null => {
  if (next.bullet) return null
  for (const part of row.parts.length > 1 ? [row.parts[0]!, row.parts.at(-1)!] : row.parts) {
    const first = endsAddress.exec(part.text)?.[0]
    if (!first) continue
    // "Nora S." and "Lind Jr." end a name, not the beginning of an address
    if (!first.includes('@') && (first !== part.text || !/^[\p{Ll}\d]/u.test(first) || first.length < shortestLocal)) continue
    for (const below of restsBelow(row, next, part)) {
      const second = (first.includes('@') ? domainRest : addressRest).exec(below.text)?.[0]
      if (!second) continue
      const start = part.end - first.length
      const whole = cleanAddress(first + second, start)
      if (!whole || whole.value.length < first.length + second.length - (whole.start - start)) continue
      // what is an address already goes on only where the next line is no word of its own
      const isOpen = /[.-]$/.test(first) || (below.text === second && !second.includes('.') && isGeneric(whole.value))
      if (isWhole(first) && !isOpen) continue
      const rest = { start: below.start, end: below.start + second.length }
      return { value: whole.value, start: whole.start, end: part.end, rest }
    }
  }
  return null
}

/** Ends in a domain of more than two letters that exists: what was cut within it would else end in one of a country. */
const isGeneric = (written: string) => domains.has(written.slice(written.lastIndexOf('.') + 1).toLowerCase())

const isWhole = (written: string) => written.includes('@') && isTopLevel(written.slice(written.indexOf('@') + 1))

/** Something before an address that may be the beginning of it. */
const mayBegin = /^[\p{L}\p{N}_%+-]{2,64}(?:\.[\p{L}\p{N}_%+-]{1,64}){0,8}[.-]?$/u

/**
 * Whether an address is only the end of one: a narrow column breaks long ones anywhere, or with a hyphen that nobody knows to be part
 * of it. No address is better than a wrong one.
 */
const isRest = (above: Row | undefined, row: Row, { start }: FoundEmail): boolean => {
  if (start !== row.start || !above || above.page !== row.page || row.bullet) return false
  const word = above.text.split(/[\s:：]/u).at(-1)!
  // "Mail praestegaard-": a label needs no colon; "o@example.org" alone is hardly anybody's address
  if (/^[\p{Ll}\d][\p{L}\p{N}._%+]*-$/u.test(word)) return true
  if (/^[\p{L}\d]{1,2}@/u.test(row.text) && /^\p{Ll}[\p{Ll}\d._-]{2,}$/u.test(word) && above.text.split(' ').length <= 2)
    return true
  const last = above.parts.length > 1 ? word : above.text.replace(/^.*[:：]\s*/u, '')
  if (!mayBegin.test(last) || (last.includes('.') && isTopLevel(last))) return false
  if (/\p{L}-$/u.test(last)) return true
  // a line that is shorter than what follows broke nothing for want of room
  const hadRoom = above.right - above.left < row.right - row.left - slack
  return row.left > 0 && /^\p{Ll}/u.test(last) && above.parts.length === 1 && above.right >= row.right - slack && !hadRoom
}
