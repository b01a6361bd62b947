import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Fact, JobDetails, Quote, TitleMeaning } from '../facts.ts'
import { findSkills } from '../taxonomy/skills.ts'
import type { Interval } from '../taxonomy/terms.ts'
import type { Statement } from './requirements-sections.ts'

const mostDuties = 20
const longestDuty = 400
const shortestDuty = 20
/** Languages and licences beyond these are lists of something else. */
const most = 8

const wished = /\b(?:preferred|preferably|a plus|plus|nice to have|ideally|desirable|desired|advantage|bonus|helpful)\b/i
const licence =
  /\b(?:(?:valid |current |clean |state |unrestricted )*(?:driver['’]?s?|driving|motor vehicle|forklift|nursing|medical|pharmacy|pharmacist|teaching|teacher|real estate|insurance|electrician['’]?s?|plumb(?:er['’]?s?|ing)|contractor['’]?s?|pilot['’]?s?|pesticide|cosmetology|security|RN|LPN|LVN|CDL(?: class [AB])?|class [ABC](?: CDL)?|state|professional|broker['’]?s?) licen[cs](?:e|ure)|CDL(?: class [AB])?|licen[cs]ed (?:practical nurse|registered nurse|vocational nurse|clinical social worker|electrician|plumber|pharmacist|psychologist|real estate agent)|führerschein|permis de conduire|carn[eé] de conducir|patente di guida|prawo jazdy|rijbewijs)\b/giu
const placeLabel =
  /(?:^|[\n.;]|\b)(?:job |work |office |primary )?location(?:s)?\s*[:–-]\s*([^\n.;|(]{2,80}?)(?=\s*(?:$|[\n.;|(]|\s(?:Job|Salary|Type|Department|Overview|About|Position|Duration|Pay|Schedule|Industry)\b))/im
const based = /\b(?:based in|located in|on-?site in|(?:role|position) in|office in)\s+((?:[A-Z][\p{L}.'’-]+(?:,? |, )?){1,4})/u
const presences: [JobDetails['presence'] extends Fact<infer Kind> | null ? Kind : never, RegExp][] = [
  ['hybrid', /\bhybrid\b(?! cloud| and multi|-?electric| vehicle| clouds| app| mobile| infra| environment)/i],
  [
    'remote',
    /\b(?:(?:100% |fully |completely )?remote(?:ly)?(?=\s*(?:role|position|job|work|[-–,.;)\n]|first|within|in the|from|option|friendly|$))|work from (?:home|anywhere))/i,
  ],
  ['on-site', /\b(?:on[- ]?site|in[- ]office|in person)\b/i],
]
const notRemote = /\b(?:no|not|cannot be) (?:a )?remote|remote candidates will not/i
const amount = '(?:[$€£]|USD|EUR|GBP|CHF)\\s?\\d[\\d.,]*\\s?[kK]?'
const pay = new RegExp(
  `${amount}(?:\\s?(?:[-–—]|to|and)\\s?${amount})?(?:\\s?(?:/|per|an?|p\\.)\\s?(?:hour|hr|year|yr|annum|month|day|week)|\\s?(?:hourly|annually|yearly|monthly))?`,
)
const aboutPay =
  /\b(?:salary|pay|compensation|wage|rate|per (?:hour|year|annum)|annually|\/ ?(?:hr|hour|yr|year)|base|range|earn)\b/i
/** What a company has raised, sold or manages is not what it pays. */
const otherMoney =
  /\b(?:raised|funding|revenue|valuation|budgets?|sales|assets|invest|portfolio|billion|million|bonus of|401|stipend|allowance|match)\b/i

/** Reads what a job description says besides skills, years and degree. */
export function detailsIn(
  { text }: ReadDocument,
  statements: Statement[],
  titleMeaning: TitleMeaning | null,
  quoteOf: (place: Interval) => Quote,
): JobDetails {
  const fact = <Value>(value: Value, confidence: number, place: Interval): Fact<Value> => ({
    value,
    confidence,
    quotes: [quoteOf(place)],
  })
  const said = statements.filter(({ heading }) => !heading)
  const wordsOf = ({ start, end }: Interval) => text.slice(start, end)

  const duties = said
    .filter(({ kind, start, end }) => kind === 'duties' && end - start >= shortestDuty && end - start <= longestDuty)
    .slice(0, mostDuties)
    .map((place) => fact(wordsOf(place).replace(/\s+/g, ' '), 0.8, place))

  const languages = new Map<string, JobDetails['languages'][number]>()
  const licences = new Map<string, JobDetails['licences'][number]>()
  for (const statement of said) {
    if (statement.kind === 'boilerplate') continue
    const words = wordsOf(statement)
    for (const found of findSkills(text, statement))
      if (found.kind === 'human_language' && !languages.has(found.skill)) {
        const must = statement.kind !== 'preferred' && !wished.test(words)
        languages.set(found.skill, fact({ language: found.skill, must }, 0.8, found))
      }
    for (const match of words.matchAll(licence)) {
      const start = statement.start + match.index
      const name = match[0].replace(/\s+/g, ' ')
      if (!licences.has(name.toLowerCase()))
        licences.set(name.toLowerCase(), fact(name, 0.8, { start, end: start + match[0].length }))
    }
  }
  return {
    duties,
    languages: [...languages.values()].slice(0, most),
    licences: [...licences.values()].slice(0, most),
    place: placeIn(text, fact),
    presence: presenceIn(text, fact),
    pay: payIn(text, said, fact),
    seniority: titleMeaning?.seniority ?? null,
  }
}

type MakeFact = <Value>(value: Value, confidence: number, place: Interval) => Fact<Value>

function placeIn(text: string, fact: MakeFact): JobDetails['place'] {
  for (const [pattern, confidence] of [
    [placeLabel, 0.8],
    [based, 0.6],
  ] as const) {
    const match = pattern.exec(text)
    const value = match?.[1]?.trim().replace(/[\s,(]+$/, '')
    if (!match || !value) continue
    const start = match.index + match[0].lastIndexOf(match[1]!)
    return fact(value, confidence, { start, end: start + value.length })
  }
  return null
}

function presenceIn(text: string, fact: MakeFact): JobDetails['presence'] {
  const isNotRemote = notRemote.test(text)
  for (const [kind, pattern] of presences) {
    const match = pattern.exec(text)
    if (!match || (kind === 'remote' && isNotRemote)) continue
    return fact(kind, 0.7, { start: match.index, end: match.index + match[0].length })
  }
  return null
}

function payIn(text: string, said: Statement[], fact: MakeFact): JobDetails['pay'] {
  for (const { start, end } of said) {
    const words = text.slice(start, end)
    const match = pay.exec(words)
    if (!match || !/\d{2,}/.test(match[0])) continue
    const around = text.slice(Math.max(0, start + match.index - 60), start + match.index + match[0].length + 40)
    const isRange = /[-–—]|\bto\b|\band\b|per|\//.test(match[0])
    if (otherMoney.test(around) || (!isRange && !aboutPay.test(around))) continue
    const at = start + match.index
    return fact(match[0].trim(), 0.8, { start: at, end: at + match[0].trimEnd().length })
  }
  return null
}
