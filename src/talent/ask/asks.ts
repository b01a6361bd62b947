import { type Asks, plainList } from './condition.ts'
import { type Draft, places, use } from './found.ts'
import { numberOf, numberPattern } from './numbers.ts'

const measures = '(match(?:es)?|scores?|percentages?|experience|years?(?: of experience)?)'
const measured = (word: string): Asks['of'] => (/^(?:exp|year)/.test(word) ? 'years' : 'score')
const those = '(?:candidates?|match(?:es)?|people|persons?|fits?|ones?|applicants?|resumes?)'

/** 'The five most experienced' are five. */
const leadingNumber = (text: string) => {
  const found = new RegExp(`\\b${numberPattern}\\b`).exec(text)
  return found ? Math.max(1, Math.min(100, numberOf(found[0]))) : 1
}

type Rule = [pattern: string, asks: (match: RegExpMatchArray) => Asks]

/** What is asked about those who fit; the first that stands in a question counts. */
const rules: Rule[] = [
  ['compare|comparison (?:of|between)', () => ({ ...plainList, kind: 'compare' })],
  [`(?:average|mean|avg\\.?|typical) ${measures}`, (match) => ({ kind: 'average', of: measured(match[1]!), n: 0 })],
  ['how many(?! years?)|(?:the )?(?:number|count) of|^count', () => ({ ...plainList, kind: 'count' })],
  [
    `(?:top|best|first|strongest|highest[- ](?:ranked|scoring|rated)) (${numberPattern})|(?:the )?(${numberPattern}) (?:best|top|strongest|highest)(?:[- ](?:ranked|scoring|rated|matching))?`,
    (match) => ({ kind: 'top', of: 'score', n: Math.min(100, numberOf((match[1] ?? match[2])!)) }),
  ],
  [
    `(?:the )?(?:(?:most|longest|greatest) experience|most years(?: of experience)?|(?:(?:${numberPattern}) )?most experienced)`,
    (match) => ({ kind: 'most', of: 'years', n: leadingNumber(match[0]) }),
  ],
  [
    `(?:the )?(?:(?:least|fewest|shortest) (?:years of )?experience|(?:(?:${numberPattern}) )?least experienced|fewest years(?: of experience)?)`,
    (match) => ({ kind: 'least', of: 'years', n: leadingNumber(match[0]) }),
  ],
  [
    `(?:the )?(?:highest|best|top|maximum) (?:match(?:ing)? )?(?:score|match(?! for)|percentage)(?:es|s)?`,
    () => ({ kind: 'most', of: 'score', n: 1 }),
  ],
  [
    `(?:the )?(?:lowest|worst|weakest|poorest|minimum) (?:match(?:ing)? )?(?:score|match|percentage|candidate)(?:es|s)?`,
    () => ({ kind: 'least', of: 'score', n: 1 }),
  ],
  [
    '(?:the )?(?:newest|latest|most recent)|(?:added|uploaded|came in|arrived|received|applied) (?:the )?(?:last|latest|most recently)(?! (?:\\d|week|month|year))',
    () => ({ kind: 'most', of: 'added', n: 1 }),
  ],
  [
    '(?:the )?oldest|(?:added|uploaded|came in|arrived|received|applied) (?:the )?(?:first|earliest)|waiting (?:the )?longest',
    () => ({ kind: 'least', of: 'added', n: 1 }),
  ],
  [
    `(?:the )?(?:(?:single )?best|strongest|top) ${those}`,
    (match) => ({
      kind: 'top',
      of: 'score',
      n: /(?:candidates|matches|people|persons|fits|ones|applicants|resumes)$/.test(match[0]) ? 5 : 1,
    }),
  ],
]

export function findAsks(draft: Draft): Asks {
  for (const [pattern, asks] of rules)
    for (const { match, start, end } of places(draft, pattern)) {
      use(draft, start, end)
      return asks(match)
    }
  return plainList
}
