import type { BulkAnswer } from '../../../api/bulk.ts'

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
  /** With this it can be taken back; null where it cannot. */
  undoId: string | null
}

/** What can be done with several people in a dialog of its own. */
export type ManyDeed = 'reject' | 'mail' | 'assess' | 'schedule'

export interface ManyFormProps {
  people: readonly ChosenPerson[]
  onDone: (outcomes: Outcomes) => void
  onClose: () => void
}

/** A line for each person of a change that the server made in one go. */
export const outcomesOf = (people: readonly ChosenPerson[], answer: BulkAnswer, done: string): Outcomes => {
  const left = new Map(answer.left.map(({ _id, reason }) => [_id, reason]))
  return {
    title: answer.text,
    lines: people.map(({ _id, name }) => ({ id: _id, name, text: left.get(_id) ?? done, isDone: !left.has(_id) })),
    undoId: answer._id,
  }
}
