import type { Fact, Role } from '../facts.ts'

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What says the same in other signs once, with the places of all. */
export const withoutRepeats = (facts: Fact<string>[]): Fact<string>[] => {
  const seen = new Map<string, Fact<string>>()
  for (const fact of facts) {
    const known = seen.get(keyOf(fact.value))
    if (known) known.quotes.push(...fact.quotes)
    else seen.set(keyOf(fact.value), { ...fact, quotes: [...fact.quotes] })
  }
  return [...seen.values()]
}

const endOf = ({ dates }: Role) => (dates ? (dates.value.end === 'present' ? Number.POSITIVE_INFINITY : dates.value.end) : null)

/** Newest first; a role without dates stays beside the one it follows. */
export const newestFirst = (roles: Role[]): Role[] => {
  let last = Number.POSITIVE_INFINITY
  return roles
    .map((role, index) => {
      last = endOf(role) ?? last
      return { role, index, end: last }
    })
    .toSorted((a, b) => (a.end === b.end ? a.index - b.index : b.end - a.end))
    .map(({ role }) => role)
}
