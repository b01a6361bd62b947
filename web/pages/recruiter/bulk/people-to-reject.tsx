import { type ReactNode, useState } from 'react'
import type { RejectionReason } from '#src/hiring/constants.ts'
import { RejectionReasonOptions } from '../../../components/rejection-reason-options.tsx'
import type { ChosenPerson } from './outcome.ts'

/** With more than this nobody would look at each of them. */
export const mostToReject = 50
/** Said where more are chosen. */
export const tooManyToReject = `At most ${mostToReject} can be rejected at once, so that you can look at each of them. Choose fewer.`

/** Reasons of those who have one of their own. */
export type OwnReasons = Record<string, RejectionReason>

interface PeopleToRejectProps<Person extends ChosenPerson> {
  people: readonly Person[]
  own: OwnReasons
  onOwn: (own: OwnReasons) => void
  /** What the decision about one of them rests on; it is opened with their name, and says when it is there. */
  evidence: (person: Person, onOpened: () => void) => ReactNode
}

/** Whom a rejection is about: a press of a name opens the evidence, and it is counted whose is open. */
export const PeopleToReject = <Person extends ChosenPerson>({ people, own, onOwn, evidence }: PeopleToRejectProps<Person>) => {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const handleOwn = (id: string, reason: RejectionReason | '') => {
    const { [id]: _, ...rest } = own
    onOwn(reason === '' ? rest : { ...rest, [id]: reason })
  }
  return (
    <div className="stack gap-2">
      <fieldset className="scroll-y max-h-24">
        <legend className="field-label">Whom it is about</legend>
        <ul className="bare">
          {people.slice(0, mostToReject).map((person) => (
            <li className="py-1 line-top" key={person._id} data-opened={opened.has(person._id) || undefined}>
              <details
                onToggle={({ currentTarget }) => currentTarget.open && setUnfolded((before) => new Set(before).add(person._id))}
              >
                <summary className="text-strong">
                  {person.name}
                  {opened.has(person._id) && <span className="small muted"> · evidence opened</span>}
                </summary>
                {unfolded.has(person._id) && (
                  <div className="stack gap-2">
                    {evidence(person, () => setOpened((before) => new Set(before).add(person._id)))}
                    <select
                      className="input"
                      aria-label={`Reason for ${person.name}`}
                      value={own[person._id] ?? ''}
                      onChange={({ currentTarget: { value } }) => handleOwn(person._id, value as RejectionReason | '')}
                    >
                      <option value="">The reason for all</option>
                      <RejectionReasonOptions />
                    </select>
                  </div>
                )}
              </details>
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="small muted" role="status">
        Evidence opened here for {opened.size} of {people.length}. You decide, not the score: whoever's evidence you have opened
        neither here nor before stays where they are.
      </p>
    </div>
  )
}
