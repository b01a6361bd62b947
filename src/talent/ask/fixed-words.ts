import { addItem, type Draft, type Item, places } from './found.ts'

type Made = Pick<Item, 'category' | 'operator'> & Partial<Pick<Item, 'values' | 'denied'>>

const type = (value: string): Made => ({ category: 'type', operator: 'is', values: [value] })
const status = (value: string): Made => ({ category: 'status', operator: 'is', values: [value] })
const contact = (value: string): Made => ({ category: 'contact', operator: 'has', values: [value] })

const workExperience = '(?:any )?(?:work |professional |prior |previous |job )?experience'

/** Words with one meaning, whatever the workspace holds. */
const rules: [pattern: string, made: Made][] = [
  [
    `${workExperience} (?:is |are )?(?:unknown|not known|not stated|not given|missing)|unknown (?:years of )?experience|unknown years|(?:do not|don't|does not|doesn't) (?:say|state|give|mention) (?:their |how many )?(?:years(?: of experience)?|experience)`,
    { category: 'years', operator: 'unknown' },
  ],
  [
    '(?:years of )?experience (?:is |are )?(?:known|stated|given)|known (?:years of )?experience',
    { category: 'years', operator: 'unknown', denied: true },
  ],
  [
    `freshers?|entry[- ]level|(?:with )?no ${workExperience}|without ${workExperience}|(?:fresh|recent) graduates?`,
    type('Fresher'),
  ],
  ['experienced', type('Experienced')],
  ['reject(?:ed|s|ions?)?|turned down', status('rejected')],
  ['hired?|hires', status('hired')],
  [
    '(?:still )?(?:in (?:the )?(?:process|progress|running|pipeline)|under consideration|being considered|undecided)|still (?:open|active|considered)|(?:active|open)(?= (?:candidates|people|applicants|applications))',
    status('open'),
  ],
  ['untagged|(?:without|with no) (?:a |any )?tags?', { category: 'tag', operator: 'any', denied: true }],
  [
    'tagged(?= (?:candidates|people|at all)|[?.!]?$)|(?:with|has|have) (?:a |any )tags?(?! \\w)',
    { category: 'tag', operator: 'any' },
  ],
  [
    '(?:been )?(?:contacted|e-?mailed|mailed|messaged|written to|wrote to|reached out to|in touch with|heard from us)(?: yet)?|(?:been )?sent (?:an? |any )?(?:e-?mails?|mails?|messages?)|written(?= (?:in|since|on|last|this|yesterday|today))',
    { category: 'contacted', operator: 'any' },
  ],
  [
    "(?<=\\b(?:did|didn't|do|don't|we|to|i|not|never) )(?:contact|e-?mail|mail|message|write to|reach out to)(?! (?:address|details|data))(?: yet)?",
    { category: 'contacted', operator: 'any' },
  ],
  [
    '(?:tele)?phones?(?! (?:screen|interview|call))(?: numbers?)?|mobiles?(?: numbers?)?|(?:cell|mobile) ?phones?(?: numbers?)?',
    contact('phone'),
  ],
  ['e-?mails?(?: address(?:es)?)?', contact('email')],
]

export function findFixedWords(draft: Draft) {
  for (const [pattern, { values = [], ...made }] of rules)
    for (const { start, end } of places(draft, pattern)) addItem(draft, { start, end, values, ...made })
}

const degreeWord = "(?:'?s)?(?:[- ](?:level )?degrees?)?"

const levels: [pattern: string, level: string][] = [
  [`(?:ph\\.? ?d\\.?|doctorate|doctoral|d\\.?phil)${degreeWord}`, 'doctorate'],
  [`(?<!scrum |web)(?:masters?|postgraduates?)${degreeWord}(?! data)`, 'master'],
  [`(?:bachelors?|undergraduates?)${degreeWord}`, 'bachelor'],
  [`associate'?s? degrees?`, 'associate'],
  ['diplomas?', 'diploma'],
  ['high[- ]?school(?: (?:diplomas?|certificates?|degrees?))?', 'high school'],
]

const named: [pattern: string, canonical: string][] = [
  ['mbas?|m\\.b\\.a\\.?', 'Master of Business Administration'],
  ['m\\.? ?sc\\.?', 'Master of Science'],
  ['m\\.? ?tech\\.?', 'Master of Technology'],
  ['mca', 'Master of Computer Applications'],
  ['b\\.? ?sc\\.?', 'Bachelor of Science'],
  ['b\\.? ?tech\\.?', 'Bachelor of Technology'],
  ['b\\.? ?com\\.?', 'Bachelor of Commerce'],
  ['bca', 'Bachelor of Computer Applications'],
  ['bba', 'Bachelor of Business Administration'],
  ['masters? of science', 'Master of Science'],
  ['masters? of arts', 'Master of Arts'],
  ['masters? of business administration', 'Master of Business Administration'],
  ['bachelors? of science', 'Bachelor of Science'],
  ['bachelors? of arts', 'Bachelor of Arts'],
  ['bachelors? of (?:engineering)|b\\.e\\.?', 'Bachelor of Engineering'],
  ['bachelors? of technology', 'Bachelor of Technology'],
]

/** What may follow 'in' and is no subject. */
const dayOrPlace =
  /^(?:the|stage|screening|interview|offer|last|this|january|february|march|april|may|june|july|august|september|october|november|december)\b/

const orHigher = '(?: degree)?(?:,? (?:or|and) (?:higher|above|better|more|up)|\\+)'

/** Degrees by their level, by name, by field, or any at all. */
export function findDegreeWords(draft: Draft) {
  const add = (start: number, end: number, operator: string, ...values: string[]) =>
    addItem(draft, { start, end, category: 'degree', operator, values })
  for (const [pattern, level] of levels) {
    for (const { start, end } of places(
      draft,
      `(?:at least|minimum|min\\.?)(?: of)? (?:an? )?(?:${pattern})|(?:${pattern})${orHigher}`,
    ))
      add(start, end, 'at-least', level)
  }
  for (const [pattern, canonical] of named)
    for (const { start, end } of places(draft, `(?:${pattern})(?: degrees?)?(?: (?:holders?|graduates?))?`))
      add(start, end, 'is', canonical)
  for (const [pattern, level] of levels)
    for (const { start, end } of places(draft, `(?:${pattern})(?: holders?)?`)) add(start, end, 'level', level)
  const field = '([a-z]+(?: (?!with|and|or|but|who|from|above|below|over|in|not|at|for|without)[a-z]+){0,3})'
  // 'A master's degree in physics' is both a level and a field.
  for (const { end: from } of draft.items.filter(({ category }) => category === 'degree')) {
    const subject = new RegExp(`^ in ${field}`).exec(draft.lower.slice(from))
    if (subject && !dayOrPlace.test(subject[1]!)) add(from + 4, from + subject[0].length, 'is', subject[1]!)
  }
  for (const { match, start, end } of places(draft, `(?:degrees?|graduates?|graduated|studied|majored) (?:in |of )?${field}`)) {
    const words = match[1]!
    if (/^(?:in|of|from|with|and|or|but|who|above|below|over|not|at|for|without|since|before|after)\b/.test(words)) continue
    if (/^(?:studied|majored)/.test(match[0]) || / in /.test(match[0])) add(start, end, 'is', words)
  }
  for (const { start, end } of places(
    draft,
    '(?:(?:university|college|academic|any) )?degrees?|(?:university |college )?graduates?',
  )) {
    add(start, end, 'any')
  }
}
