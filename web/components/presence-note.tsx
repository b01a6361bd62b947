import { initialsOf, namesOf, usePeopleAtCandidate, usePeopleAtCard } from '../state/presence.ts'

const mostMarks = 3

/** Who else looks at this candidate right now, so that two people do not write to the same person. */
export const PresenceNote = ({ candidateId }: { candidateId: string }) => {
  const people = usePeopleAtCandidate(candidateId)
  const writers = people.filter(({ isWriting }) => isWriting)
  return (
    <div className="presence flex flex-wrap items-center text-strong small gap-1-2">
      <Marks names={people.map(({ fullName }) => fullName)} />
      {/* Who came is read aloud; that somebody types is only to be seen. */}
      <span role="status">{people.length > 0 && `${namesOf(people)} ${people.length === 1 ? 'is' : 'are'} also here`}</span>
      {writers.length > 0 && (
        <span className="text-accent medium">
          {namesOf(writers)} {writers.length === 1 ? 'is' : 'are'} writing a note
        </span>
      )}
    </div>
  )
}

/** On a card of the board: who has that candidate open. */
export const CardPresence = ({ candidateId }: { candidateId: string }) => {
  const people = usePeopleAtCard(candidateId)
  if (people.length === 0) return null
  const isWritten = people.some(({ isWriting }) => isWriting)
  return (
    <p className="presence mt-1 flex flex-wrap items-center text-strong small gap-1-2" data-writing={isWritten || undefined}>
      <Marks names={people.map(({ fullName }) => fullName)} />
      <span className="small">
        {namesOf(people)} {people.length === 1 ? 'is' : 'are'} {isWritten ? 'writing a note' : 'here'}
      </span>
    </p>
  )
}

const Marks = ({ names }: { names: string[] }) => (
  <span className="flex" aria-hidden="true">
    {names.slice(0, mostMarks).map((name) => (
      <span
        key={name}
        className="presence-mark grid place-center rounded-full bold surface-accent text-on-accent size-6"
        title={name}
      >
        {initialsOf(name)}
      </span>
    ))}
  </span>
)
