import { type FormEvent, useEffect, useState } from 'react'
import { dayKey, dayWords, offsetWords, timeWords, zoneName, zoneWords } from '#src/scheduling/time-views.ts'
import { fill } from '#src/words/fill.ts'
import { useWords } from '../words/words.ts'

export interface SlotFormProps {
  token: string
  slots: string[]
  minutes: number
  /** The recruiter's zone: in it the times stand until the script is awake. */
  zone: string
  /** The number of changes of what is booked; null when nothing is. */
  seen: number | null
  /** The zone of what is booked. */
  chosenZone: string | null
}

/** A plain form: the script only reads the times by the visitor's own clock. */
export default function SlotForm({ token, slots, minutes, zone: theirs, seen, chosenZone }: SlotFormProps) {
  const words = useWords('schedule')
  const [zone, setZone] = useState(chosenZone ?? theirs)
  /** Every zone there is, once a script can do something with a choice. */
  const [zones, setZones] = useState<string[]>([])
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const own = zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone || theirs)
    if (!chosenZone) setZone(own)
    setZones([...new Set([own, theirs, 'UTC', ...Intl.supportedValuesOf('timeZone').map(zoneName)])].toSorted())
  }, [theirs, chosenZone])
  useEffect(() => {
    // Back in the browser's history the page stands as it was left.
    const handleShow = () => setBusy(false)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
  const handleSubmit = (event: FormEvent) => {
    if (busy) event.preventDefault()
    setBusy(true)
  }
  const days = Map.groupBy(slots, (slot) => dayKey(slot, zone))
  return (
    <form method="post" action={`/schedule/${encodeURIComponent(token)}/choose`} className="stack gap-4" onSubmit={handleSubmit}>
      <input type="hidden" name="seen" value={seen ?? ''} />
      <input type="hidden" name="zone" value={zones.length > 0 ? zone : ''} />
      {zones.length > 0 ? (
        <div className="field">
          <label className="field-label" htmlFor="schedule-zone">
            {words.yourZone}
          </label>
          <select className="input" id="schedule-zone" value={zone} onChange={(event) => setZone(event.target.value)}>
            {zones.map((each) => (
              <option key={each} value={each}>
                {zoneWords(each)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="muted">{fill(words.allTimesIn, { zone: zoneWords(zone), offset: offsetWords(slots[0]!, zone) })}</p>
      )}
      {[...days].map(([day, starts]) => (
        <fieldset key={day}>
          <legend className="mb-2 strong">{dayWords(starts[0]!, zone, words)}</legend>
          <div className="slot-times grid gap-2">
            {starts.map((start) => (
              <label key={start} className="slot relative block">
                <input
                  className="absolute w-full h-full m-0 pointer inset-0"
                  type="radio"
                  name="start"
                  value={start}
                  checked={chosen === start}
                  onChange={() => setChosen(start)}
                  required
                />
                <span className="grid place-center rounded-3 surface medium numeric min-h-11 outlined-control">
                  {timeWords(start, zone)}
                  <span className="visually-hidden">{` ${fill(words.to, { time: timeWords(Date.parse(start) + minutes * 60_000, zone) })}`}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <button type="submit" className="job-button">
          {busy ? words.booking : seen === null ? words.book : words.move}
        </button>
      </div>
    </form>
  )
}
