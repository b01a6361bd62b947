import { useRef, useState } from 'react'
import { type CallFailure, type CallResult, said } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import type { ChosenPerson, ManyFormProps, Outcome } from './outcome.ts'

interface Done {
  text: string
  isDone: boolean
  failure?: CallFailure
}

interface Run {
  lines: Outcome[]
  /** For how many of them it was done. */
  done: number
  /** What is wrong with a field of the form, and so for everybody: it is said there. */
  wrong: CallFailure | null
}

/**
 * Does one thing for each of several people, one after the other. Everybody has a key of their own, which stays the same when it is tried
 * again, so that nobody gets anything twice. Where a field of the form is wrong, nobody else is tried: they are `left`.
 */
export const useOneByOne = <Person extends ChosenPerson>({
  people,
  onBusy,
  left,
}: Pick<ManyFormProps<Person>, 'people' | 'onBusy'> & { left?: string }) => {
  const keys = useRef(new Map<string, string>())
  const [at, setAt] = useState<number | null>(null)
  const keyOf = (id: string, wish: unknown) => {
    const name = `${id} ${JSON.stringify(wish)}`
    const key = keys.current.get(name) ?? newIdempotencyKey()
    keys.current.set(name, key)
    return key
  }
  const run = async (wish: unknown, act: (person: Person, key: string) => Promise<Done>): Promise<Run> => {
    const lines: Outcome[] = []
    let wrong: CallFailure | null = null
    onBusy(true)
    for (const [place, person] of people.entries()) {
      setAt(place)
      const became: Done = wrong && left ? { text: left, isDone: false } : await act(person, keyOf(person._id, wish))
      const { text, isDone, failure } = became
      if (left && failure?.details?.field) wrong = failure
      lines.push({ id: person._id, name: person.name, text, isDone })
    }
    setAt(null)
    onBusy(false)
    return { lines, done: lines.filter(({ isDone }) => isDone).length, wrong }
  }
  return { run, busy: at !== null, progress: at === null ? null : `${at + 1} of ${people.length}` }
}

/** It was not done for somebody: "gets no email", and why. */
export const notDone = (text: string, failure: CallFailure): Done => ({
  text: `${text}: ${said(failure, 'the server could not be reached')}`,
  isDone: false,
  failure,
})

/** An answer that was lost is asked for once more: with the same key, or for what is so already, nothing is done twice. */
export const askedAgain = async <Answer>(ask: () => Promise<CallResult<Answer>>): Promise<CallResult<Answer>> => {
  const answer = await ask()
  return answer.ok || answer.failure.status !== 0 ? answer : ask()
}
