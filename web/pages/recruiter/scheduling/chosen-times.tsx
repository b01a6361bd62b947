import { Button } from '@radix-ui/themes'
import { useId, useRef, useState } from 'react'
import { maximumSlots } from '#src/scheduling/constants.ts'
import { TextField } from '../../../components/field.tsx'
import { wallName } from './wall-times.ts'

interface ChosenTimesProps {
  times: string[]
  error: string | null
  onChange: (times: string[]) => void
}

/** The times of the offer as a list, and a way to add one that is not in the grid. */
export const ChosenTimes = ({ times, error, onChange }: ChosenTimesProps) => {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [missing, setMissing] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const heading = useId()
  const add = () => {
    if (!day || !time) return setMissing('Choose a day and a time.')
    setMissing('')
    onChange([...times, `${day}T${time}`])
    setTime('')
  }
  const remove = (wall: string) => {
    const at = times.indexOf(wall)
    onChange(times.filter((each) => each !== wall))
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[Math.max(0, at - 1)]?.focus())
  }
  return (
    <div className="stack gap-3">
      <div className="growing-fields flex flex-wrap items-end gap-3">
        <TextField label="Day" type="date" value={day} onChange={(event) => setDay(event.target.value)} error={missing || null} />
        <TextField label="Time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        <Button
          className="beside-field"
          type="button"
          variant="soft"
          color="gray"
          onClick={add}
          disabled={times.length >= maximumSlots}
        >
          Add this time
        </Button>
      </div>
      <section aria-labelledby={heading} className="stack gap-2">
        <h3 id={heading} className="field-label">
          Chosen <span className="muted numeric">{times.length}</span>
        </h3>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {times.length === 0 && <p className="muted">No time yet. Press the ones you offer above, or add one.</p>}
        <ul className="chosen-times rows" ref={list}>
          {times.map((wall) => (
            <li key={wall}>
              <span>{wallName(wall)}</span>
              <button type="button" className="link-button" onClick={() => remove(wall)}>
                Remove<span className="visually-hidden"> {wallName(wall)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
