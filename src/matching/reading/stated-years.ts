import type { Fact } from '../facts.ts'
import { quoteAt } from './quotes.ts'
import type { Row } from './rows.ts'
import type { Section } from './sections.ts'

const numbers: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const amount = `(?<![\\p{L}\\d.$])(?<number>\\d{1,2}(?:\\.\\d{1,2})?|${Object.keys(numbers).join('|')})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?<plus>\\+|plus)?\\s?(?:-\\s?)?`
const unit = `(?:years?|yrs?|ans|años|jahre|anni|anos)\\b\\.?['’]?`
const stated = new RegExp(
  `${amount}${unit}(?:\\s?(?:and|&)?\\s?(?<months>\\d{1,2})\\s?(?:months?|mos?)\\b)?(?<after>[^.;\\n]{0,60})`,
  'giu',
)
const chinese = /(?<number>\d{1,2})\s?(?:\+|多)?\s?年(?:以上)?(?:的)?[^，。；\n]{0,10}(?:经验|工作)/u
const aboutWork =
  /^(?:\s?\)?\s?(?:of|in|d['’]|de|as|'s)?\b.{0,34}\b(?:experience|exp\b|expertise|working|work|career|track record|industry|expérience|experiencia|erfahrung|berufserfahrung|esperienza)|\s+(?:in|as)\s)/iu
const before =
  /(?:experience|exp\.?|worked|working|expérience|erfahrung)\s?(?:of|:|–|-|is|–|for|\()?\s?(?:over|more than|around|about|nearly|\+)?\s?$/i

/** "Fresher", "no prior work experience": none is stated as clearly as any number of years. Experience of one thing ("no experience in sales") is not meant. */
const none =
  /(?<![\p{L}-])(?:fresher|freshers?\s+(?:candidate|graduate)|(?:with\s+)?no\s+(?:(?:prior|previous|formal|relevant)\s+)?(?:work(?:ing)?|professional|job|employment|industry)\s+experience|without\s+(?:any\s+)?(?:prior\s+)?(?:work(?:ing)?|professional)\s+experience|(?:noch\s+)?(?:ohne|keine)\s+berufserfahrung|sans\s+expérience\s+professionnelle|sin\s+experiencia\s+(?:laboral|profesional)|senza\s+esperienz[ae]\s+(?:lavorativ[ae]|professional[ei])|sem\s+experiência\s+(?:profissional|de\s+trabalho)|zonder\s+werkervaring|geen\s+werkervaring|bez\s+doświadczenia\s+zawodowego|bez\s+pracovních\s+zkušeností|utan\s+(?:tidigare\s+)?arbetslivserfarenhet|iş\s+deneyimi(?:m)?\s+yok|без\s+опыта\s+работы|без\s+досвіду\s+роботи|无工作经验|無工作經驗|应届(?:毕业)?生)(?!\s+(?:in|with|of|as|mit|en|in|con|con|dans|w|v|в)\s)(?![\p{L}])/iu

/** Lines of a resume that say of themselves that they are about a first job. */
const saysNone = (row: Row) => {
  const match = row.text.length <= 400 ? none.exec(row.text) : null
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

const betters = (fact: Fact<number>, best: Fact<number> | null, isSummary: boolean) => {
  if (!isSummary && best) return false
  return best === null || fact.value > best.value
}

const fromRow = (text: string, row: Row): Fact<number>[] => {
  if (!/year|yrs?\b|\bans\b|años|jahre|anni|anos|年/i.test(row.text)) return []
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
    const whole = numbers[number!.toLowerCase()] ?? Number(number)
    const length = match[0].length - (after?.length ?? 0)
    add(whole + (months ? Number(months) / 12 : 0), match.index, length)
  }
  const match = chinese.exec(row.text)
  if (match) add(Number(match.groups!.number), match.index, match[0].length)
  return facts
}
