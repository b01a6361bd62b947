import { WrongScim } from './errors.ts'

/** One condition of a filter, such as userName eq "ada@example.com". */
export interface Condition {
  /** In lower case, without the name of a schema: `username`, `emails.value`. */
  attribute: string
  operator: Operator
  /** Null for `pr`, which asks whether there is any. */
  value: string | number | boolean | null
}

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'pr'] as const
type Operator = (typeof operators)[number]

const longestFilter = 2000
const token = /\s*(?:"((?:[^"\\]|\\.)*)"|([()[\]])|([^\s"()[\]]+))/gy

type Token = { text: string; isQuoted: boolean }

function tokensOf(filter: string): Token[] {
  if (filter.length > longestFilter) throw wrong()
  const tokens: Token[] = []
  token.lastIndex = 0
  const text = filter.trim()
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    if (!found) throw wrong()
    tokens.push(
      found[1] === undefined
        ? { text: found[2] ?? found[3] ?? '', isQuoted: false }
        : { text: unquoted(found[1]), isQuoted: true },
    )
  }
  return tokens
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    throw wrong()
  }
}

const wrong = () =>
  new WrongScim(
    'invalidFilter',
    'This filter is not understood. Write conditions such as userName eq "ada@example.com", joined by and.',
  )

/** The name of an attribute without its schema, in lower case. */
export const plainAttribute = (path: string): string =>
  path
    .replace(/^urn:[^/]*?:(?:User|Group):/i, '')
    .trim()
    .toLowerCase()

/**
 * Reads what directories ask: conditions that all have to hold. `emails[type eq "work" and value eq "…"]` is one of them, with its parts
 * below `emails`. Throws `invalidFilter` for everything else (`or`, `not`, comparisons by size).
 */
export function readFilter(filter: string): Condition[] {
  const tokens = tokensOf(filter)
  const conditions: Condition[] = []
  let at = 0
  const next = () => tokens[at++]
  const isNext = (text: string) => tokens[at]?.isQuoted === false && tokens[at]?.text.toLowerCase() === text
  const all = (within: string, end: string | null) => {
    do one(within)
    while (isNext('and') && next())
    if (end === null ? at < tokens.length : !isNext(end)) throw wrong()
    if (end !== null) at++
  }
  const one = (within: string) => {
    const first = next()
    if (!first || first.isQuoted) throw wrong()
    if (first.text === '(') return all(within, ')')
    const name = plainAttribute(first.text)
    if (!/^[a-z$][\w.$-]*$/.test(name)) throw wrong()
    const attribute = within + name
    if (isNext('[')) {
      if (within) throw wrong()
      at++
      return all(`${attribute}.`, ']')
    }
    const operator = operators.find((each) => isNext(each))
    if (!operator) throw wrong()
    at++
    conditions.push({ attribute, operator, value: operator === 'pr' ? null : scalarOf(next()) })
  }
  all('', null)
  return conditions
}

function scalarOf(given: Token | undefined): string | number | boolean | null {
  if (!given) throw wrong()
  if (given.isQuoted) return given.text
  const plain = given.text.toLowerCase()
  if (plain === 'true' || plain === 'false') return plain === 'true'
  if (plain === 'null') return ''
  if (/^-?\d+$/.test(plain)) return Number(plain)
  throw wrong()
}

/** What of a resource can be asked for: each attribute's values, and whether large and small letters are the same in it. */
export interface Askable {
  values: readonly (string | boolean)[]
  isExact?: boolean
}

/** Whether everything holds that a filter asks. Throws `invalidFilter` for an attribute that nothing is known about. */
export function fits(conditions: readonly Condition[], askable: Record<string, Askable>): boolean {
  return conditions.every(({ attribute, operator, value }) => {
    const known = askable[attribute]
    if (!known) throw new WrongScim('invalidFilter', `Filters cannot ask for ${attribute} here.`)
    const plain = (each: unknown) => (known.isExact ? String(each) : String(each).toLowerCase())
    const given = known.values.filter((each) => each !== '')
    if (operator === 'pr') return given.length > 0
    const asked = plain(value)
    if (operator === 'ne') return !given.some((each) => plain(each) === asked)
    return given.some((each) => holds[operator](plain(each), asked))
  })
}

const holds: Record<Exclude<Operator, 'pr' | 'ne'>, (text: string, asked: string) => boolean> = {
  eq: (text, asked) => text === asked,
  co: (text, asked) => text.includes(asked),
  sw: (text, asked) => text.startsWith(asked),
  ew: (text, asked) => text.endsWith(asked),
}
