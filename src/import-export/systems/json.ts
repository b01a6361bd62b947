export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** A text or a number as text; '' for everything else. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The first of the fields that says something. */
export const firstOf = (from: Json, ...names: string[]): string => {
  for (const name of names) {
    const text = textIn(from[name])
    if (text) return text
  }
  return ''
}

/** The name of a user who may be given as an object, as a name, or as an id that `names` knows. */
export const nameIn = (value: unknown, names: ReadonlyMap<string, string> = new Map()): string | null => {
  if (isObject(value))
    return firstOf(value, 'name', 'text') || [textIn(value.first_name), textIn(value.last_name)].join(' ').trim() || null
  const text = textIn(value)
  return (names.get(text) ?? text) || null
}

const deepest = 12
const mostLeaves = 5000

/**
 * Every value of an entry under its path, lists as `[]`: `applications[].source.public_name`. Empty values are left out: they say
 * nothing. What is nested deeper than anybody nests, or is more than anybody writes, is told as it stands.
 */
export function leavesOf(entry: Json): Map<string, string[]> {
  const leaves = new Map<string, string[]>()
  let count = 0
  const add = (path: string, text: string) => {
    count += 1
    const known = leaves.get(path)
    if (known) known.push(text)
    else leaves.set(path, [text])
  }
  const walk = (value: unknown, path: string, depth: number) => {
    if (count >= mostLeaves || depth > deepest) {
      if (value !== null && value !== '' && value !== undefined) add(path, JSON.stringify(value).slice(0, 2000))
      return
    }
    if (Array.isArray(value)) for (const each of value) walk(each, `${path}[]`, depth + 1)
    else if (isObject(value))
      for (const [name, each] of Object.entries(value)) walk(each, path ? `${path}.${name}` : name, depth + 1)
    else {
      const text = textIn(value)
      if (text !== '') add(path, text)
    }
  }
  walk(entry, '', 0)
  return leaves
}
