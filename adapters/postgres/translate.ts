import { LruMap } from '#src/shared/lru-map.ts'
import { closingOf, solidFrom, type Token, tokensOf } from './tokens.ts'

/** Words that may follow a subquery of a `from`: after anything else its name is missing. */
const clauses = new Set(
  'where group order limit offset on inner left right cross join union except having returning window set using for'.split(' '),
)
/** After these a `+` belongs to the value behind it: SQLite's way to say that an index is not to be used. */
const beforeValue = new Set('where and or on by select not when then else having in'.split(' '))
/** Functions that PostgreSQL has under another name. */
const functions = new Map([
  ['char', 'chr'],
  ['group_concat', 'string_agg'],
  ['json_object', 'json_build_object'],
  ['json_array', 'json_build_array'],
])
/** What SQLite's `cast` makes of these. */
const numbers = new Map([
  ['integer', 'bigint'],
  ['real', 'double precision'],
])
const afterIs = new Set(['null', 'true', 'false', 'distinct', 'unknown'])

const known = new LruMap<string, string>(2_000_000, (translated) => translated.length)

/**
 * A statement of SQLite's, as drizzle and the repositories write it, for PostgreSQL. What has no equal there is written in a way that both
 * understand, where it stands (`adapters/database/portable.ts`); functions of SQLite's that PostgreSQL lacks are made in `functions.ts`.
 *
 * - `?` becomes `$1`, names keep their capitals, `like` does not look at them: SQLite's does not either.
 * - What is empty is the smallest: `desc` puts it last.
 * - A subquery has a name. Hints about indexes go: PostgreSQL counts by itself.
 */
export function toPostgres(statement: string): string {
  const before = known.get(statement)
  if (before !== undefined) return before
  const translated = translate(tokensOf(statement))
  known.set(statement, translated)
  return translated
}

function translate(tokens: Token[]): string {
  const out = tokens.map(({ text }) => text)
  let parameters = 0
  let subqueries = 0
  let previous: Token | undefined
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'space') continue
    const next = solidFrom(tokens, at + 1)
    const following = tokens[next]
    if (token.kind === 'parameter') out[at] = token.text === '?' ? `$${++parameters}` : `$${token.text.slice(1)}`
    else if (token.kind === 'name') out[at] = `"${token.text.slice(1, -1)}"`
    else if (token.kind === 'sign') {
      if (token.text === '+' && isBeforeValue(previous)) out[at] = ''
      if (token.text === '(' && isSubquery(previous, following)) {
        const end = closingOf(tokens, at)
        const behind = tokens[solidFrom(tokens, end + 1)]
        if (end > 0 && !isName(behind)) out[end] += ` as "part ${++subqueries}"`
      }
    } else if (token.kind === 'word') {
      const word = token.text.toLowerCase()
      const isCall = following?.text === '('
      if (word === 'indexed' && wordOf(following) === 'by') {
        const name = solidFrom(tokens, next + 1)
        for (let gone = at; gone <= name; gone++) out[gone] = ''
        at = name
      } else if (word === 'conflict' && isCall) withoutTable(tokens, out, next)
      else if (word === 'like') out[at] = 'ilike'
      else if (word === 'cross' && isConditional(tokens, next)) out[at] = ''
      else if (word === 'desc' && wordOf(following) !== 'nulls') out[at] = 'desc nulls last'
      else if (numbers.has(word) && wordOf(previous) === 'as') out[at] = numbers.get(word)!
      else if (word === 'limit' && following?.text === '-') {
        out[next] = ''
        out[solidFrom(tokens, next + 1)] = 'all'
      } else if (word === 'is') isSame(tokens, out, at, next)
      else if (isCall && functions.has(word)) out[at] = functions.get(word)!
      else if (!isCall && /[a-z]/.test(token.text) && /[A-Z]/.test(token.text)) out[at] = `"${token.text}"`
    }
    previous = token
  }
  return out.join('')
}

/** Whether a join has a condition: with one, `cross` tells SQLite alone in which order to look. */
function isConditional(tokens: readonly Token[], join: number): boolean {
  for (let at = solidFrom(tokens, join + 1); at > 0; at = solidFrom(tokens, at + 1)) {
    if (tokens[at]!.text === '(') at = closingOf(tokens, at)
    const word = wordOf(tokens[at])
    if (word === 'on') return true
    if (at < 0 || ['join', 'where', 'group', 'order', 'limit', 'union'].includes(word)) return false
  }
  return false
}

const wordOf = (token: Token | undefined) => (token?.kind === 'word' ? token.text.toLowerCase() : '')

const isBeforeValue = (token: Token | undefined) =>
  token === undefined || ['(', ',', '=', '<', '>', '<>', '<=', '>='].includes(token.text) || beforeValue.has(wordOf(token))

const isSubquery = (before: Token | undefined, inside: Token | undefined) =>
  ['from', 'join'].includes(wordOf(before)) && (['select', 'with', 'values'].includes(wordOf(inside)) || inside?.text === '(')

const isName = (token: Token | undefined) =>
  token?.kind === 'name' || (token?.kind === 'word' && !clauses.has(token.text.toLowerCase()))

/** SQLite's `is` compares any two values, and two that are empty are the same. */
function isSame(tokens: readonly Token[], out: string[], at: number, next: number) {
  const isNot = wordOf(tokens[next]) === 'not'
  const behind = isNot ? solidFrom(tokens, next + 1) : next
  if (afterIs.has(wordOf(tokens[behind]))) return
  out[at] = isNot ? 'is distinct from' : 'is not distinct from'
  if (isNot) out[next] = ''
}

/** What a row may run into is named without its table. */
function withoutTable(tokens: Token[], out: string[], open: number) {
  const end = closingOf(tokens, open)
  for (let at = open + 1; at < end; at++)
    if (tokens[at + 1]?.text === '.' && tokens[at]!.kind !== 'sign')
      for (const gone of [at, at + 1]) {
        out[gone] = ''
        tokens[gone] = { kind: 'space', text: '' }
      }
}
