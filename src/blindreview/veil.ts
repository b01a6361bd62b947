import { hiddenText } from '#src/shared/constants.ts'
import { concealerOf } from './concealing.ts'
import type { HiddenPerson } from './hidden-person.ts'

/** Hides people in what leaves the server. */
export interface Veil {
  /** The person behind an id of a candidate, resume, file, application or person; undefined when nobody of theirs is hidden. */
  person(id: string | undefined): HiddenPerson | undefined
  /**
   * A copy of an answer in which nobody can be recognised who is hidden. Records are told by the ids in them; names and contact
   * data in full are hidden wherever they stand. `about` is whom the whole answer is about.
   */
  answer<Value>(value: Value, about?: HiddenPerson): Value
  /** The same for lines of plain text, such as rows of a table or a calendar: whoever has an id in a line is what it is about. */
  lines(text: string): string
}

type Scope = readonly HiddenPerson[]

/** More people than this in one record are a list: nothing in it belongs to all of them. */
const mostInOneRecord = 12
const longestId = 80
const idInLine = /[\w-]{16,80}/g
const nameKeys = new Set(['filename', 'resumeFile', 'file'])

/** Records that say that they are hidden: a candidate, an application. What else names one shows the stand-in and nothing more. */
const isWholeRecord = (value: object) => 'matchingResult' in value || ('candidateEmail' in value && 'match' in value)

export function createVeil(byId: ReadonlyMap<string, HiddenPerson>, people: readonly HiddenPerson[]): Veil {
  const anywhere = concealerOf(people.flatMap((person) => person.anywhere))
  const person = (id: string | undefined) => (id === undefined ? undefined : byId.get(id))

  const hide = (text: string, key: string, scope: Scope): string => {
    if (text === '' || byId.has(text)) return text
    for (const one of scope) {
      if (one.isName(text)) return one.label
      if (one.isContact(text)) return hiddenText
    }
    const [own] = scope
    if (own && scope.length === 1) {
      if (nameKeys.has(key)) return `${own.label}${/\.[a-z0-9]{1,5}$/i.exec(text)?.[0] ?? ''}`
      // A link to their file: what stands in the file nobody can hide.
      if (text.startsWith('/files/')) return ''
    }
    let hidden = text
    for (const one of scope) hidden = one.conceal(hidden)
    return anywhere(hidden)
  }

  /** Who is spoken of in each object, itself and everything in it. */
  const look = (value: unknown, found: Map<object, Set<HiddenPerson>>): Set<HiddenPerson> | null => {
    if (typeof value === 'string') {
      const one = value.length <= longestId ? byId.get(value) : undefined
      return one ? new Set([one]) : null
    }
    if (typeof value !== 'object' || value === null || value instanceof Date) return null
    let all: Set<HiddenPerson> | null = null
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
      const some = look(part, found)
      if (some) all = new Set([...(all ?? []), ...some])
    }
    if (all) found.set(value, all)
    return all
  }

  const copy = (value: unknown, key: string, scope: Scope, found: Map<object, Set<HiddenPerson>>): unknown => {
    if (typeof value === 'string') return hide(value, key, scope)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    const own = found.get(value)
    if (Array.isArray(value)) {
      // In a list of records each is its own: what stands beside somebody hidden is about somebody else.
      const inner = own ? [] : scope
      return value.map((part) => copy(part, key, inner, found))
    }
    // A record of many people is a list as well: nothing in it belongs to all of them.
    const inner = own ? (own.size <= mostInOneRecord ? [...own] : []) : scope
    const copied: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(value)) copied[copiedKey(name, inner)] = copy(part, name, inner, found)
    if (typeof copied._id === 'string' && byId.has(copied._id) && isWholeRecord(value)) copied.blindReview = true
    return copied
  }
  const copiedKey = (key: string, scope: Scope) => (key.length < longestId && !/\s|@/.test(key) ? key : hide(key, '', scope))

  return {
    person,
    answer<Value>(value: Value, about?: HiddenPerson): Value {
      const found = new Map<object, Set<HiddenPerson>>()
      look(value, found)
      return copy(value, '', about ? [about] : [], found) as Value
    },
    lines: (text) =>
      text
        .split('\n')
        .map((line) => {
          const named = new Set((line.match(idInLine) ?? []).flatMap((id) => byId.get(id) ?? []))
          let hidden = line
          for (const one of named) hidden = one.conceal(hidden)
          return anywhere(hidden)
        })
        .join('\n'),
  }
}
