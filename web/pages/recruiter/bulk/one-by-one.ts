import { useRef, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import type { ChosenPerson, ManyFormProps, Outcome } from './outcome.ts'

type Done = { text: string; isDone: boolean }

/**
 * Does one thing for each of several people, one after the other. Everybody has a key of their own, which stays the same when it is tried
 * again, so that nobody gets anything twice.
 */
export const useOneByOne = <Person extends ChosenPerson>({
  people,
  onBusy,
}: Pick<ManyFormProps<Person>, 'people' | 'onBusy'>) => {
  const keys = useRef(new Map<string, string>())
  const [at, setAt] = useState<number | null>(null)
  const keyOf = (id: string, wish: unknown) => {
    const name = `${id} ${JSON.stringify(wish)}`
    const key = keys.current.get(name) ?? newIdempotencyKey()
    keys.current.set(name, key)
    return key
  }
  const run = async (wish: unknown, act: (person: Person, key: string) => Promise<Done>): Promise<Outcome[]> => {
    const lines: Outcome[] = []
    onBusy(true)
    for (const [place, person] of people.entries()) {
      setAt(place)
      lines.push({ id: person._id, name: person.name, ...(await act(person, keyOf(person._id, wish))) })
    }
    setAt(null)
    onBusy(false)
    return lines
  }
  return { run, busy: at !== null, progress: at === null ? null : `${at + 1} of ${people.length}` }
}

/** An answer that was lost is asked for once more: with the same key, or for what is so already, nothing is done twice. */
export const askedAgain = async <Answer>(ask: () => Promise<CallResult<Answer>>): Promise<CallResult<Answer>> => {
  const answer = await ask()
  return answer.ok || answer.failure.status !== 0 ? answer : ask()
}
