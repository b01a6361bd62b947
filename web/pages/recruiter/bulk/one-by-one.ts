import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import type { ChosenPerson, Outcome } from './outcome.ts'

type Done = { text: string; isDone: boolean }

/**
 * Does one thing for each of several people, one after the other. Everybody has a key of their own, which stays the same when it is tried
 * again, so that nobody gets anything twice.
 */
export const useOneByOne = (people: readonly ChosenPerson[]) => {
  const keys = useRef(new Map<string, string>())
  const [at, setAt] = useState<number | null>(null)
  const keyOf = (id: string, wish: unknown) => {
    const name = `${id} ${JSON.stringify(wish)}`
    const key = keys.current.get(name) ?? newIdempotencyKey()
    keys.current.set(name, key)
    return key
  }
  const run = async (wish: unknown, act: (person: ChosenPerson, key: string) => Promise<Done>): Promise<Outcome[]> => {
    const lines: Outcome[] = []
    for (const [place, person] of people.entries()) {
      setAt(place)
      lines.push({ id: person._id, name: person.name, ...(await act(person, keyOf(person._id, wish))) })
    }
    setAt(null)
    return lines
  }
  return { run, busy: at !== null, progress: at === null ? null : `${at + 1} of ${people.length}` }
}
