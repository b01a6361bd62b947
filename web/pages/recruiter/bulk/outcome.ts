import { type BulkAnswer, undoMany } from '../../../api/bulk.ts'
import type { CallResult } from '../../../api/client.ts'

/** Somebody who was chosen on a list. */
export interface ChosenPerson {
  _id: string
  name: string
}

/** What became of one of them. */
export interface Outcome {
  id: string
  name: string
  /** "was rejected" */
  text: string
  isDone: boolean
}

export interface Outcomes {
  title: string
  lines: Outcome[]
  /** Takes all of it back; null where that cannot be done. */
  undo: (() => Promise<CallResult<TakenBack>>) | null
  /** Until when, where that is not the usual ten minutes. */
  undoNote?: string
}

/** What became of taking it back: whoever is left stays as they are, each with the reason. */
export interface TakenBack {
  text: string
  left: readonly { _id: string; reason: string }[]
}

/** What can be done with several people in a dialog of its own. */
export type ManyDeed = 'reject' | 'mail' | 'assess' | 'schedule'

export interface ManyFormProps<Person extends ChosenPerson = ChosenPerson> {
  people: readonly Person[]
  onDone: (outcomes: Outcomes) => void
  /** Whether it is being done: nobody closes the dialog over that. */
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** A line for each person of a change that the server made in one go. */
export const outcomesOf = (people: readonly ChosenPerson[], answer: BulkAnswer, done: string): Outcomes => {
  const left = new Map(answer.left.map(({ _id, reason }) => [_id, reason]))
  const { _id } = answer
  return {
    title: answer.text,
    lines: people.map(({ _id, name }) => ({ id: _id, name, text: left.get(_id) ?? done, isDone: !left.has(_id) })),
    undo: _id === null ? null : () => undoMany(_id),
  }
}
