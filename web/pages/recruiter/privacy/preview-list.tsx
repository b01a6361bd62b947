import type { DeletionPreview, PreviewedPerson } from '../../../api/privacy.ts'

/** Whom a deletion takes along, and who stays because of a hold. */
export const PreviewList = ({ preview: { people, missing } }: { preview: DeletionPreview }) => {
  const going = people.filter(({ held }) => held === null)
  const held = people.filter((person) => person.held !== null)
  return (
    <>
      {going.length > 0 && (
        <>
          <p>Everything kept of {going.length === 1 ? 'this person' : `these ${going.length} people`} goes:</p>
          <ul className="preview-people grid gap-2">
            {going.map((person) => (
              <li className="grid pad-tight outlined rounded-2 break-anywhere" key={person.candidateIds.join()}>
                <strong>{person.name}</strong>
                <span className="text-soft text-2">{contents(person)}</span>
                {person.jobTitles.length > 1 && (
                  <span className="text-soft text-2">Ranked for: {person.jobTitles.join(', ')}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {held.length > 0 && (
        <>
          <p>{held.length === 1 ? 'One person stays' : `${held.length} people stay`}, because a hold keeps them:</p>
          <ul className="preview-people grid gap-2">
            {held.map((person) => (
              <li className="grid pad-tight outlined rounded-2 break-anywhere" key={person.candidateIds.join()}>
                <strong>{person.name}</strong>
                <span className="text-soft text-2">{person.held}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing > 0 && <p>{missing === 1 ? 'One is' : `${missing} are`} deleted already.</p>}
    </>
  )
}

const several = (count: number, one: string, more = `${one}s`) =>
  count === 0 ? null : count === 1 ? `1 ${one}` : `${count} ${more}`

const contents = ({ resumes, rankings, notes, messages, others }: PreviewedPerson): string =>
  [
    several(resumes, 'resume'),
    several(rankings, 'ranking'),
    several(notes, 'note'),
    several(messages, 'message'),
    ...Object.entries(others).map(([what, count]) => several(count, what.replace(/s$/, ''), what)),
  ]
    .filter(Boolean)
    .join(', ')
