import type { Fact } from '../facts.ts'
import { languages } from '../taxonomy/languages/index.ts'
import { listed } from '../taxonomy/languages/words.ts'
import { quoteAt } from './quotes.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'
import { isUnspaced } from './unspaced.ts'

const numbers: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+')
const longestFirst = (list: string[]) => [...new Set(list)].sort((left, right) => right.length - left.length)
const anyOf = (list: string[]) => longestFirst(list).map(escaped).join('|')
const yearWords = languages
  .flatMap(({ dates }) => listed(dates.years))
  .filter((word) => /^\p{L}{2,}$/u.test(word) && !isUnspaced(word))
const monthWords = languages
  .flatMap(({ dates }) => listed(dates.monthUnits))
  .filter((word) => /^\p{L}{2,}$/u.test(word) && !isUnspaced(word))
const experienceWords = languages.flatMap(({ experience }) => listed(experience))
const spacedExperience = anyOf(experienceWords.filter((word) => !isUnspaced(word)))
const unspacedExperience = anyOf(experienceWords.filter(isUnspaced))

const amount = `(?<![\\p{L}\\d.$])(?<number>\\d{1,2}(?:[.,]\\d{1,2})?|${Object.keys(numbers).join('|')})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?<plus>\\+|plus)?\\s?(?:-\\s?)?`
const unit = `(?:${anyOf(yearWords)})(?!\\p{L})\\.?['’]?`
const stated = new RegExp(
  `${amount}${unit}(?:\\s?(?:and|und|et|y|e|en|i|a|og|och|ja|ve|и|і|та|&)?\\s?(?<months>\\d{1,2})\\s?(?:${anyOf(monthWords)})(?!\\p{L}))?(?<after>[^.;\\n]{0,60})`,
  'giu',
)
/** "10年以上の経験", "8年工作经验", "5년 경력". */
const unspacedYears = new RegExp(
  `(?<!\\d)(?<number>\\d{1,2})\\s?(?:\\+|多|余|餘)?\\s?(?:年(?:間|间)?|년)(?:\\s?(?<months>\\d{1,2})\\s?(?:개월|ヶ月|か月|カ月|个月|個月))?(?:以上|이상|간|차)?(?:的|の|의)?[^，。；、,\\n]{0,10}?(?:${unspacedExperience}|工作)`,
  'u',
)
const unspacedYearsBehind =
  /(?:总|總|총|総)?\s?(?:工作经验|工作經驗|工作年限|年資|经验|經驗|경력|経験年数|実務経験)\s?[:：]?\s?(?:约|約|약)?\s?(?<number>\d{1,2})\s?(?:年(?!\s?\d{1,2}\s?月)|년(?!\s?\d{1,2}\s?월))/u
const aboutWork = new RegExp(
  `^(?:\\s?\\)?\\s?(?:of|in|d['’]|de|as|'s)?(?!\\p{L}).{0,34}(?<!\\p{L})(?:experience|exp|expertise|working|work|career|track record|industry|${spacedExperience})(?!\\p{L})|\\s+(?:in|as)\\s)`,
  'iu',
)
const before = new RegExp(
  `(?<!\\p{L})(?:experience|exp\\.?|worked|working|${spacedExperience})(?:\\s(?:zawodowego|zawodowe|работы|роботи|professionnelle|laboral|profesional))?\\s?(?:of|:|–|-|—|is|for|\\(|de|di|van|von|של)?\\s?(?:over|more than|around|about|nearly|über|plus de|más de|oltre|mais de|ponad|více než|over|más|\\+)?\\s?$`,
  'iu',
)

/** "Fresher", "no prior work experience": none is stated as clearly as any number of years. Experience of one thing ("no experience in sales") is not meant. */
const none = new RegExp(
  `(?<![\\p{L}-])(?:(?:with\\s+)?(?:${anyOf(languages.flatMap(({ noExperience }) => listed(noExperience.replaceAll('’', "'"))))}))(?!\\s+(?:in|with|of|as|mit|en|con|dans|w|v|в)\\s)(?![\\p{L}])`,
  'iu',
)

/** Lines of a resume that say of themselves that they are about a first job. */
const saysNone = (row: Row) => {
  // "İ" has no lower case of one letter
  const match = row.text.length <= 400 ? none.exec(row.text.replaceAll('İ', 'i').replaceAll('’', "'")) : null
  return match && { start: row.start + match.index, end: row.start + match.index + match[0].length }
}

/** The total experience that the summary, the head or a line of its own states; the largest figure that is not about one skill. */
export const readStatedYears = (text: string, sections: Section[]): Fact<number> | null => {
  let best: Fact<number> | null = null
  for (const section of sections) {
    if (
      section.kind === 'education' ||
      section.kind === 'references' ||
      section.kind === 'projects' ||
      section.kind === 'volunteering'
    )
      continue
    const isSummary = section.kind === 'head' || section.kind === 'summary'
    for (const row of section.rows) {
      if (section.kind === 'skills' && /\(\s?\d{1,2}\s?(?:years?|yrs?)/i.test(row.text)) continue
      for (const fact of fromRow(text, row)) if (betters(fact, best, isSummary)) best = fact
    }
  }
  return best ?? statedNone(text, sections)
}

/** Where a sentence about oneself may say that there is no experience yet. */
const aboutOneself = new Set(['head', 'summary', 'experience', 'personal', 'other'])

const statedNone = (text: string, sections: Section[]): Fact<number> | null => {
  for (const { kind, rows } of sections) {
    if (!aboutOneself.has(kind)) continue
    for (const row of rows) {
      const place = saysNone(row)
      if (place) return { value: 0, confidence: 0.8, quotes: [quoteAt(text, row.page, place.start, place.end)] }
    }
  }
  return null
}

const wordsForYears = new RegExp(
  `\\d\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus)?[\\s-]{0,2}(?:${anyOf(yearWords)}|\\+?\\s?年|多年|余年|년)`,
  'iu',
)
/** Other lines are not looked at. */
const mayState = (text: string) => /year|yrs?\b/i.test(text) || (/\d/.test(text) && wordsForYears.test(text))

const betters = (fact: Fact<number>, best: Fact<number> | null, isSummary: boolean) => {
  if (!isSummary && best) return false
  return best === null || fact.value > best.value
}

const fromRow = (text: string, row: Row): Fact<number>[] => {
  if (!mayState(row.text)) return []
  const facts: Fact<number>[] = []
  const add = (value: number, index: number, length: number) => {
    if (value < 0 || value > 60) return
    facts.push({ value, confidence: 0.8, quotes: [quoteAt(text, row.page, row.start + index, row.start + index + length)] })
  }
  for (const match of row.text.matchAll(stated)) {
    const { number, months, after } = match.groups!
    const lead = row.text.slice(Math.max(0, match.index - 34), match.index)
    if (!aboutWork.test(after ?? '') && !before.test(lead)) continue
    if (/\b(?:old|age|warranty)\b/i.test(after ?? '') || /\b(?:age|aged|last|past|within|every|each)\s?:?\s?$/i.test(lead))
      continue
    const whole = numbers[number!.toLowerCase()] ?? Number(number!.replace(',', '.'))
    const length = match[0].length - (after?.length ?? 0)
    add(whole + (months ? Number(months) / 12 : 0), match.index, length)
  }
  const match = unspacedYears.exec(row.text) ?? unspacedYearsBehind.exec(row.text)
  if (match) add(Number(match.groups!.number) + Number(match.groups!.months ?? 0) / 12, match.index, match[0].length)
  return facts
}
