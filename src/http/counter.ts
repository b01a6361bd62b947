/** Counts by person, and forgets who has nothing left. */
export function createCounter() {
  const counts = new Map<string, number>()
  let total = 0
  const add = (person: string, by: number) => {
    total += by
    const count = (counts.get(person) ?? 0) + by
    if (count > 0) counts.set(person, count)
    else counts.delete(person)
  }
  return {
    of: (person: string) => counts.get(person) ?? 0,
    total: () => total,
    more: (person: string) => add(person, 1),
    less: (person: string) => add(person, -1),
  }
}
