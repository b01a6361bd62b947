import { WrongScim } from './errors.ts'
import { type Condition, plainAttribute, readFilter } from './scim-filter.ts'

/** One thing that a directory wants to be otherwise. */
export interface Change {
  does: 'add' | 'replace' | 'remove'
  /** In lower case, with what is within it: `name.givenname`, `members`. */
  attribute: string
  /** Which of several values is meant; null for all of them. */
  which: Condition[] | null
  value: unknown
}

const mostOperations = 1000
const pathForm = /^([a-z$][\w$-]*)(?:\[(.*)\])?(?:\.([a-z$][\w$-]*))?$/

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const memberOf = (object: Record<string, unknown>, name: string): unknown =>
  Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1]

/**
 * The operations of a PATCH, in their order, in the shapes that directories send: with a path or with an object of attributes, `op` in
 * large or small letters, and dotted names as keys. Throws `invalidSyntax`, `invalidPath` or `noTarget`.
 */
export function readPatch(body: unknown): Change[] {
  const operations = isObject(body) ? memberOf(body, 'operations') : undefined
  if (!Array.isArray(operations) || operations.length === 0)
    throw new WrongScim('invalidSyntax', 'A PATCH needs a list of Operations.')
  if (operations.length > mostOperations) throw new WrongScim('tooMany', `Send ${mostOperations} operations at most in one call.`)
  return operations.flatMap((operation: unknown) => {
    const does = String(isObject(operation) ? memberOf(operation, 'op') : '').toLowerCase()
    if (!isObject(operation) || (does !== 'add' && does !== 'replace' && does !== 'remove'))
      throw new WrongScim('invalidSyntax', 'Each operation has an op: add, replace or remove.')
    const path = memberOf(operation, 'path')
    const value = memberOf(operation, 'value')
    if (typeof path === 'string' && path.trim() !== '') return changesAt(does, path, value)
    if (does === 'remove') throw new WrongScim('noTarget', 'What to remove has to be named by a path.')
    if (!isObject(value)) throw new WrongScim('invalidValue', 'Without a path, the value is an object of attributes.')
    return readAttributes(value, does)
  })
}

/** The attributes of a whole resource, or of an operation without a path. */
export const readAttributes = (attributes: Record<string, unknown>, does: 'add' | 'replace' = 'replace'): Change[] =>
  Object.entries(attributes).flatMap(([key, value]): Change[] => {
    // An extension: nothing of it is kept.
    if (/^urn:/i.test(key) && /:(?:User|Group)$/i.test(key))
      return isObject(value) && /:core:/i.test(key) ? readAttributes(value, does) : []
    return changesAt(does, key, value)
  })

function changesAt(does: Change['does'], path: string, value: unknown): Change[] {
  // The schema may stand before the name; the filter keeps its large letters.
  const plain = path.trim().replace(/^urn:[^[\]]*?:(?:User|Group):/i, '')
  const bracket = plain.search(/[[\]]/)
  const head = bracket < 0 ? plainAttribute(plain) : plain.slice(0, bracket).toLowerCase()
  const tail = bracket < 0 ? '' : plain.slice(bracket)
  const end = tail.lastIndexOf(']')
  const found = pathForm.exec(head + tail.slice(0, end + 1) + tail.slice(end + 1).toLowerCase())
  if (!found?.[1]) throw new WrongScim('invalidPath', 'This path is not understood.')
  const [, name, filter, part] = found
  const which = filter === undefined ? null : conditionsIn(filter)
  if (part === undefined && which === null && name === 'name' && isObject(value))
    return Object.entries(value).flatMap(([key, each]) => changesAt(does, `name.${key}`, each))
  return [{ does, attribute: part === undefined ? name : `${name}.${part}`, which, value }]
}

function conditionsIn(filter: string): Condition[] {
  try {
    return readFilter(filter)
  } catch {
    throw new WrongScim('invalidPath', 'The filter in this path is not understood.')
  }
}
