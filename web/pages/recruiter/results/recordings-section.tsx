import { useMemo, useState } from 'react'
import { violations } from '#src/assessment/constants.ts'
import type { ResultRecord, ResultRecording } from '../../../api/results.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { EventList } from './event-list.tsx'
import { RatingPanel } from './rating-panel.tsx'
import { Stage } from './stage.tsx'
import { useScreening } from './synced-playback.ts'
import { isPlayable, timeLineOf } from './time-line.ts'
import type { PartProps } from './use-result.ts'

/** Camera and screen on one time line with what happened in the tab, and what a person makes of it. */
export const RecordingsSection = (part: PartProps) => {
  const { result, renewLink } = part
  const [lengths, setLengths] = useState<ReadonlyMap<string, number>>(new Map())
  const line = useMemo(() => timeLineOf(result, lengths), [result, lengths])
  const screening = useScreening({
    line,
    onLength: (id, ms) => setLengths((before) => (before.get(id) === ms ? before : new Map(before).set(id, ms))),
    renewLink,
  })
  const left = result.events.filter(({ type }) => violations.includes(type)).length
  const notes = notesOn(result)
  const unplayable = result.recordings.filter((each) => each.url !== null && !isPlayable(each))
  return (
    <section id="recordings" className="stack gap-3" aria-labelledby="recordings-heading">
      <div className="result-section-head row justify-between gap-2-4">
        <h2 id="recordings-heading">Recordings</h2>
        {result.options.proctored && (
          <StatusBadge tone={left > 0 ? 'warning' : 'neutral'}>
            {left === 1 ? 'Left the page once' : left > 1 ? `Left the page ${left} times` : 'Never left the page'}
          </StatusBadge>
        )}
      </div>
      {notes.length + unplayable.length > 0 && (
        <ul className="stack gap-1 muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {unplayable.map((each) => (
            <li key={each._id}>
              {nameOf(each, result.recordings)}: in a format that cannot be played here. <a href={each.url ?? ''}>Download it</a>
            </li>
          ))}
        </ul>
      )}
      {result.recordings.length > 0 && <Stage line={line} screening={screening} />}
      <div className="cards tile-20 items-start">
        {result.options.proctored && (
          <EventList
            marks={line.marks}
            canSeek={screening.canPlay}
            onSeek={screening.seek}
            isOver={result.status === 'completed'}
          />
        )}
        <RatingPanel {...part} />
      </div>
    </section>
  )
}

const named = { camera: 'Camera', screen: 'Screen' }

const nameOf = ({ device, part }: ResultRecording, all: ResultRecording[]) =>
  all.filter((each) => each.device === device).length > 1 ? `${named[device]}, part ${part}` : named[device]

/** What one should know about the recordings before one watches them. */
function notesOn({ options, recordings, status }: ResultRecord): string[] {
  if (!options.proctored) return ['This link was unproctored: neither camera nor screen was recorded.']
  const has = (device: 'camera' | 'screen') => recordings.some((each) => each.device === device)
  const yet = status === 'in-progress' ? ' so far' : ''
  const notes: string[] = []
  if (!has('camera')) notes.push(options.camera ? `No camera was recorded${yet}.` : 'This link asked for no camera.')
  if (!has('screen'))
    notes.push(`No screen was recorded${yet}: the candidate did not share it, or the browser cannot, as on phones.`)
  for (const recording of recordings) {
    const { state, incomplete } = recording
    const name = nameOf(recording, recordings)
    if (state === 'arriving')
      notes.push(`${name}: still arriving. It plays once the sitting is over and its pieces are put together.`)
    if (state === 'expired') notes.push(`${name}: deleted when its retention period ended.`)
    if (incomplete && state === 'whole') notes.push(`${name}: some pieces never came, and it jumps there.`)
  }
  return notes
}
