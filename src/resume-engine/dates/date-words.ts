import { languages } from '../taxonomy/languages/index.ts'
import { listed } from '../taxonomy/languages/words.ts'

export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const isPlain = /^[\x00-\x7f]*$/
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 's',
  æ: 'a',
  œ: 'o',
  '’': "'",
  '‘': "'",
  '`': "'",
  '\u00a0': ' ',
}

/**
 * The text in lower case, without accents and with the digits of ASCII, letter for letter, so that offsets stay as they are. Years in
 * Chinese numerals and the first year of a Japanese era become digits.
 */
export const aligned = (text: string): string => {
  if (isPlain.test(text)) return text.toLowerCase()
  let result = ''
  for (let at = 0; at < text.length; at += 1) result += alignedUnit(text[at]!)
  if (result.includes('年')) result = withNumerals(result)
  return keptAccent.test(text) ? withAccent(text, result) : result
}

/** "dès 2014" is no December: one word needs its accent. */
const keptAccent = /(?<!\p{L})dès(?!\p{L})/iu
const withAccent = (text: string, plain: string) =>
  plain.replace(/(?<!\p{L})des(?!\p{L})/gu, (word, at: number) => (text[at + 1]?.toLowerCase() === 'è' ? 'dès' : word))

const units = new Map<string, string>()

const alignedUnit = (unit: string): string => {
  const code = unit.charCodeAt(0)
  if (code < 0x80) return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : unit
  const known = units.get(unit)
  if (known !== undefined) return known
  const made = plainUnit(unit, code)
  units.set(unit, made)
  return made
}

const plainUnit = (unit: string, code: number): string => {
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  if (code >= 0xff10 && code <= 0xff19) return String(code - 0xff10)
  if (code >= 0x3040) return unit
  // "¼" and "²" would become digits
  if (!/\p{L}/u.test(unit)) return plain[unit] ?? unit
  const lower = unit.toLowerCase()
  const letter = lower.length === 1 ? lower : lower[0]!
  return plain[letter] ?? letter.normalize('NFKD')[0]!
}

const numerals = '〇一二三四五六七八九'
const withNumerals = (text: string) =>
  text
    .replace(/[〇零一二三四五六七八九]{4}(?=年)/g, (year) =>
      Array.from(year, (numeral) => (numeral === '零' ? 0 : numerals.indexOf(numeral))).join(''),
    )
    .replace(/(?<=令和|平成|昭和|民国|民國)\s?元(?=\s?年)/g, (first) => first.replace('元', '1'))

const phrases = (words: string | undefined) => listed(words).map(aligned)
const everywhere = (list: (dates: (typeof languages)[number]['dates']) => string | undefined) =>
  [...new Set(languages.flatMap(({ dates }) => phrases(list(dates))))].sort((a, b) => b.length - a.length)

/** Names of months, of one word or of two ("تشرين الأول"): number from 0. */
export const months = new Map<string, number>()
/** Last words of names of two words. */
export const monthEndings = new Set<string>()
for (const { dates } of languages)
  for (const [number, words] of dates.months.entries())
    for (const name of phrases(words)) {
      if (!months.has(name)) months.set(name, number)
      const space = name.lastIndexOf(' ')
      if (space > 0) monthEndings.add(name.slice(space + 1))
    }

/** A part of a year by the last word of its name, longest name first: "wintersemester", "1. quartal". */
export interface NamedPart {
  name: string
  from: number
  to: number
}
export const partsByEnding = new Map<string, NamedPart[]>()
/** Parts whose names stand behind the year: "2019年上半年", "2019년 하반기". */
export const partsBehind: NamedPart[] = []
for (const { dates, script } of languages)
  for (const { words, from, to } of dates.parts ?? [])
    for (const name of phrases(words)) {
      const ending = /[^\s.]+$/.exec(name)?.[0] ?? name
      const known = partsByEnding.get(ending)
      if (!known) partsByEnding.set(ending, [{ name, from, to }])
      else if (!known.some((part) => part.name === name)) known.push({ name, from, to })
      if (script === 'Han' || script === 'Hangul' || script === 'Japanese') partsBehind.push({ name, from, to })
    }
for (const parts of partsByEnding.values()) parts.sort((a, b) => b.name.length - a.name.length)

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '[\\s\\-]+')
const anyOf = (list: string[]) => list.map(escaped).join('|')
const isUnspaced = (phrase: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(phrase)

const present = everywhere((dates) => dates.present)
/** What stands in place of the end of something that goes on, at a place of an aligned text. */
export const presentAt = new RegExp(`(?:${anyOf(present)})`, 'y')
/** The same without any dash before it: only words that can hardly mean anything else there. */
const certain = present.filter(
  (phrase) =>
    isUnspaced(phrase) ||
    phrase.length >= 6 ||
    ['now', 'today', 'heden', 'heute', '현재', 'dosud', 'halen', 'сейчас'].includes(phrase),
)
export const certainPresentAt = new RegExp(`(?:${anyOf(certain)})`, 'y')
/** Right-to-left lines may begin with it: "الآن - 2019". */
const rightToLeft = present.filter((phrase) => /[\u0590-\u06ff]/.test(phrase))
export const presentBefore = new RegExp(`(?:^|[^\\u0590-\\u06ff])(?:${anyOf(rightToLeft)})\\s*[-–—]\\s*$`)

const to = everywhere((dates) => dates.to).filter((word) => !/^[~–-]$/.test(word))
const dash = '[-–—−‒―‐‑\\u00ad~〜～>→⟶➔/－]|i¼[\\u0080-\\u00bf\\u200b]*|--|->|——|&'
/** What may stand between the two dates of a range, in an aligned text. */
export const between = new RegExp(
  `^[\\s.]*(?:(?:${dash}|${anyOf(to)}|through|thru|fino a|until the)\\s*(?:[-–—‐\\u00ad]\\s*)?){1,2}(?:(?:the|kb\\.|ende|anfang|mitte|end of|fin de?|finales de|שנת|שנה|עד|عام|سنة|شهر|rok|roku|anno|ano|year|år|год|году|рік)\\s)?$`,
)
/** The last words before a bare month and the first month of a range: "Jan - Mar 2020", "Mai bis August 2019". */
export const joinsMonths = new RegExp(`(?:\\s*(?:${dash})\\s*|\\s(?:${anyOf(to)})\\s)$`)

const since = everywhere((dates) => dates.since)
/** Before the first date of what goes on. */
export const openStart = new RegExp(
  `(?:(?:^|[^\\p{L}])(?:${anyOf(since.filter((phrase) => !isUnspaced(phrase)))})(?:\\s?(?:dem jahr|jahr|roku|rok|anno|año|ano|year|год|года|рік|року|år|jaar))?[\\s:]{1,3}|(?:${anyOf(since.filter(isUnspaced))})\\s?|(?:^|[^\\u0590-\\u05ff])מ-?)$`,
  'u',
)
/** Last words by which `openStart` is worth asking. */
export const sinceEndings = new Set(
  [
    ...since.map((phrase) => phrase.split(' ').at(-1)!),
    ...'jahr roku rok anno ano year год года рік року ar jaar מ'.split(' '),
  ].map(aligned),
)
const sinceAfter = everywhere((dates) => dates.sinceAfter).filter((phrase) => !/^[-–~〜～]$/.test(phrase))
/** The same behind it. */
export const openEndWord = new RegExp(
  `^\\.?(?:\\s?(?:${anyOf(sinceAfter.filter(isUnspaced))})|\\s?(?:${anyOf(sinceAfter.filter((phrase) => !isUnspaced(phrase)))})(?!\\p{L}))`,
  'u',
)

/** What may follow a month that stands behind its year: the end of the line, a dash, or words that lead to the end of the period. */
export const behindMonth = new RegExp(
  `^\\s{0,3}(?:$|[-–—~〜→>,;|)\\n/]|(?:${anyOf([...to, ...present, ...sinceAfter])}|through|thru|to|bis)(?!\\p{L}))`,
  'u',
)

const marks = everywhere((dates) => dates.yearMarks).filter((mark) => !isUnspaced(mark) && !/[가-힣]/.test(mark))
/** Behind a year: "2019 г.", "2019 r.". A letter without a full stop needs an end behind it. */
export const yearMarkAt = new RegExp(
  `(?:\\s?(?:${anyOf(marks.filter((mark) => mark.length > 1))})(?!\\p{L})|\\s?(?:${anyOf(marks.filter((mark) => mark.length === 1))})(?=\\s*(?:$|[-–—,;:)→~>]|(?:${anyOf(to.filter((word) => word.length > 2))})(?!\\p{L}))))`,
  'uy',
)
export const yearMarkStarts = new Set(marks.map((mark) => mark[0]!))

/** Words between month and year: "mayo de 2019", "styczeń roku 2019". */
export const monthLinks = new Set(everywhere((dates) => dates.ofYear).flatMap((phrase) => phrase.split(' ')))

/** Years to add to those of an era. */
export const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 民國: 1911, 民国: 1911 }

/** Units of a length of time, in months. */
export const durationUnits = new Map<string, number>()
for (const { dates } of languages) {
  for (const unit of phrases(dates.years)) durationUnits.set(unit.replace(/\.$/, ''), 12)
  for (const unit of phrases(dates.monthUnits)) durationUnits.set(unit.replace(/\.$/, ''), 1)
}
