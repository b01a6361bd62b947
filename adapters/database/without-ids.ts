/** A piece of JSON without the entries of lists that name one of these ids; null when the whole of it does. */
export function withoutIds(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !names(entry, ids)).map((entry) => withoutIds(entry, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, Array.isArray(entry) ? withoutIds(entry, ids) : entry]),
  )
}

function names(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((entry) => names(entry, ids))
}
