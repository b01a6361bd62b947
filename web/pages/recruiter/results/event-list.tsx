import { useState } from 'react'
import type { Mark } from './time-line.ts'
import { clockOf, lengthOf } from './words.ts'

interface EventListProps {
  marks: Mark[]
  /** Whether there is anything to play from there. */
  canSeek: boolean
  onSeek: (ms: number) => void
  isOver: boolean
}

/** More than anybody reads at once. */
const atFirst = 30

/** What happened in the candidate's tab, as facts with their times. */
export const EventList = ({ marks, canSeek, onSeek, isOver }: EventListProps) => {
  const [all, setAll] = useState(false)
  const shown = all ? marks : marks.slice(0, atFirst)
  return (
    <section className="panel result-events stack gap-3" aria-labelledby="events-heading">
      <h3 id="events-heading">What happened in the tab</h3>
      {marks.length === 0 ? (
        <p className="muted">{isOver ? 'Nothing: the candidate stayed on the page.' : 'Nothing so far.'}</p>
      ) : (
        <ol className="bare stack gap-1 scroll-y max-h-24">
          {shown.map(({ key, at, end, text, isViolation }) => (
            <li className="grid items-baseline gap-3 rounded-2 break-anywhere" key={key}>
              {canSeek ? (
                <button type="button" className="result-time numeric" onClick={() => onSeek(at)}>
                  <span className="visually-hidden">Go to </span>
                  {clockOf(at)}
                </button>
              ) : (
                <span className="result-time numeric">{clockOf(at)}</span>
              )}
              <span>
                {text}
                {end !== null && <span className="muted"> for {lengthOf(end - at)}</span>}
                {isViolation && <span className="ml-1 inline-block text-warning small medium"> counted as leaving</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {marks.length > shown.length && (
        <button type="button" className="link-button" onClick={() => setAll(true)}>
          Show all {marks.length}
        </button>
      )}
      <p className="small muted">
        No entry rejects anyone or changes a score. A notification, a screen reader or a second window can cause one.
      </p>
    </section>
  )
}
